"""The benchmark: its fixed floor does not change, and its rows fit the product's tables."""

import hashlib
import re
import sys
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from accounts.models import Issuer
from bench.loads import courier_rows
from bench.management.commands import grow_bench, seed_bench
from bench.rows import GROWTH_ROWS, ROWS
from bench.servers import Seed, Server
from certificates.search import operations as search
from tests.paths import ROOT
from webhooks.courier.claims import claim
from webhooks.lifecycle import DeliveryState
from webhooks.models import Delivery
from webhooks.outbox import _waker

# A change of the floor makes every earlier figure incomparable: make it knowingly, or not at all.
REFERENCE = ROOT / "bench" / "reference"
REFERENCE_DIGEST = "c29b7f2ed0173e407c2047f7487cd089088dcb32111c00b9745887c1421f2e74"


def reference_files() -> list[Path]:
    return sorted(path for path in REFERENCE.rglob("*") if path.is_file() and path.suffix != ".pyc")


def test_the_fixed_floor_has_not_changed():
    digest = hashlib.sha256()
    for path in reference_files():
        digest.update(f"{path.relative_to(REFERENCE)}\0".encode() + path.read_bytes() + b"\0")
    assert digest.hexdigest() == REFERENCE_DIGEST


def test_the_fixed_floor_imports_nothing_of_the_product():
    imported = {
        name
        for path in reference_files()
        for name in re.findall(r"^\s*(?:from|import) ([\w.]+)", path.read_text(), re.MULTILINE)
    }
    outside = {
        name.partition(".")[0] for name in imported if not name.startswith("bench.reference")
    }
    assert outside <= {*sys.stdlib_module_names, "django", "rest_framework"}


def test_each_row_sends_both_sides_as_much():
    seed = Seed(
        api_key="k",
        issuer_id="i",
        type_id=1,
        certificates=[["cert_a", "a"], ["cert_b", "b"]],
        mailed_key="m",
        mailed_type_id=1,
        listened_key="l",
        listened_type_id=1,
        session="s",
    )
    server = Server(port=1, pid=1, database="", seed=seed)
    for row in (*ROWS, *GROWTH_ROWS):
        product, floor = row.product.load(server), row.floor.load(server)
        if product.units != floor.units:  # many at once beside one by one
            assert product.body.count("serialNumber") == product.units
            continue
        assert (product.method, product.status, product.body) == (
            floor.method,
            floor.status,
            floor.body,
        )
        assert (product.program, product.connections) == (floor.program, floor.connections)


@pytest.mark.django_db(transaction=True)
def test_the_courier_finds_the_rows_that_it_is_measured_on(issuer, monkeypatch):
    """They are made by plain SQL, and a new column would be missed there only by `make bench`."""
    monkeypatch.setattr(_waker, "wake", lambda: None)
    url = "https://hooks.customer.example/hook"
    for _ in range(2):  # the second time over what the first one left
        courier_rows.fill(url, issuers=2, endpoints=3, events=12, body=b"{}")
        assert Delivery.objects.filter(state="pending").count() == 12
        assert len(claim(100)) == 12
    assert courier_rows.took() == []
    tenth = courier_rows.silence(one=True)
    courier_rows.happen(tenth, 1)
    assert len(courier_rows.waited()) == 12 + 3 - 3  # the silent one is left out


@pytest.mark.django_db(transaction=True)
def test_the_grown_rows_are_found_as_issued_ones_are(monkeypatch):
    """They are made by plain SQL: search keys, names and deliveries have to be the product's own."""
    monkeypatch.setattr(_waker, "wake", lambda: None)
    call_command(seed_bench.Command(), certificates=1, stdout=StringIO())
    call_command(grow_bench.Command(), 200)
    issuer_id = Issuer.objects.get(slug="bench").pk
    assert len(search.by_term(issuer_id, "GROWN-77")) == 1
    assert len(search.by_holder(issuer_id, "Muster77")) == 1
    assert len(search.by_holder(issuer_id, "Erika", limit=50)) == 50
    assert Delivery.objects.filter(state=DeliveryState.SUCCEEDED).count() == 1 + 198
    assert Delivery.objects.filter(state=DeliveryState.EXHAUSTED).count() == 2
    assert Delivery.objects.values("endpoint").distinct().count() == grow_bench.ENDPOINTS

"""The benchmark's floor does what the product does: same rows, same queries, same web server."""

import hashlib
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.operations.keys import authentication
from bench import courier_rows, floor
from bench.growth import Side, Sizes
from bench.rows import ROWS, Seed
from bench.webhook_rows import GROWTH_ROWS, WEBHOOK_ROWS
from certificates.operations import read
from certificates.operations.issuing import issue_sql
from certificates.verification import queries
from tests.conftest import Api
from tests.paths import ROOT
from webhooks.delivery.claims import claim
from webhooks.models import Delivery
from webhooks.outbox.wake import _waker

INSERT = re.compile(r"INSERT INTO (\w+)\s*\(([^)]*)\)")
# Written by the product beside the certificate, and by no floor: see docs/benchmark.md.
OWN_BURDEN = {"accounts_quotaslot", "certificates_holdername", "webhooks_delivery"}
INSERTS = (
    floor.INSERT_CERTIFICATE,
    floor.INSERT_HISTORY,
    floor.INSERT_EVENT,
    floor.INSERT_KEYS,
)


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


def inserts(*statements: str) -> dict[str, set[str]]:
    """Table -> columns, of every INSERT."""
    return {
        table: {column.strip() for column in columns.split(",")}
        for text in statements
        for table, columns in INSERT.findall(text)
    }


def written_tables(text: str) -> set[str]:
    return set(re.findall(r"(?:INSERT INTO|(?<!FOR )UPDATE) (\w+)", text))


def test_the_floor_fills_the_columns_that_the_product_fills():
    statement = issue_sql.one(counted=True)
    written = inserts(statement)
    product = {table: columns for table, columns in written.items() if table not in OWN_BURDEN}
    assert product.keys() == written_tables(statement) - OWN_BURDEN
    assert inserts(*INSERTS) == product


@pytest.mark.parametrize("text", INSERTS)
def test_the_floor_has_a_value_for_each_column(text):
    (columns,) = inserts(text).values()
    assert text.count("%s") == len(columns)


@pytest.mark.parametrize(
    ("of_floor", "of_product"),
    [
        (floor.FIND_KEY, authentication._FIND_KEY),
        (floor.FIND_CERTIFICATE, read._FIND),
        (floor.VERIFY_CERTIFICATE, queries.FIND),
    ],
    ids=["key", "certificate", "verification"],
)
def test_the_floor_asks_what_the_product_asks(of_floor, of_product):
    assert of_floor.split() == of_product.split()


@pytest.mark.django_db
def test_the_floor_lists_what_the_product_lists(key, certificate):
    with CaptureQueriesContext(connection) as asked:
        assert Api(key).get("certificates?limit=200").status_code == 200
    (of_product,) = [q["sql"] for q in asked if "ORDER BY" in q["sql"]]
    of_floor = floor.LIST_CERTIFICATES.replace("%(issuer_id)s", "%s").replace("'live'", "%s")
    assert plain(of_product) == plain(of_floor)


def plain(text: str) -> list[str]:
    """A query's words, however its tables are called and whatever its columns are named."""
    text = (
        re.sub(r' AS "\w+"', "", text)
        .replace("INNER JOIN", "JOIN")
        .replace("ORDER BY 1", "ORDER BY id")
    )
    text = re.sub(r'[("]|certificates_certificate(type)?"?\.|\b[ct]\.|\)', "", text)
    return re.sub(r"(certificates_certificate(?:type)?) [ct]\b", r"\1", text).split()


def test_the_floor_holds_no_code_of_the_product():
    imported = re.findall(
        r"^(?:from|import) (\w+)", (ROOT / "bench/floor.py").read_text(), re.MULTILINE
    )
    assert not {"accounts", "certificates", "config", "edu", "lib", "webhooks"} & set(imported)


def test_each_row_sends_both_sides_as_much():
    seed = Seed(
        port=1,
        port_without_redis=2,
        api_key="k",
        issuer_id="i",
        type_id=1,
        version_id=1,
        certificates=[["cert_a", "a"], ["cert_b", "b"]],
    )
    side = Side(port=3, environment={})
    grown = replace(seed, sizes=Sizes(grown=side, small=side))
    for row in (*ROWS, *WEBHOOK_ROWS, *GROWTH_ROWS):
        product, bare = row.product(grown), row.floor(grown)
        if product.units != bare.units:  # many at once beside one by one
            assert product.body.count("serialNumber") == product.units
            continue
        assert (product.method, product.status, product.body) == (
            bare.method,
            bare.status,
            bare.body,
        )
        assert len(product.paths) == len(bare.paths)


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

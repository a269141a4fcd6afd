"""Searching by a type's keys, and by one term over all keys."""

from collections.abc import Callable
from importlib import import_module
from itertools import chain
from typing import Any
from uuid import UUID

import orjson
import pytest
from django.apps import apps
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import Issuer
from accounts.scopes import Mode
from bench.management.commands.grow_bench import HASH
from certificates.certificate.document import Item
from certificates.models import CertificateKey, CertificateType
from certificates.search import lists, operations as search
from certificates.search.keys import forget, hash_of
from certificates.search.models import PART_COLUMNS
from certificates.types.operations import change_type
from lib import ids
from lib.sql import IdSlot
from tests.factories import context_of, issue_one, make_type

pytestmark = pytest.mark.django_db


def field(key: str, label: str, *, searchable: bool = True) -> dict[str, Any]:
    return {"key": key, "label": {"en": label}, "searchable": searchable}


def statements(act: Callable[[], object]) -> list[str]:
    """What was asked of the database, without the values."""
    with CaptureQueriesContext(connection) as asked:
        act()
    return [query["sql"] for query in asked.captured_queries]


def test_keys_of_every_version_with_the_newest_label(issuer: Issuer, other_issuer: Issuer):
    """Each leaves the database once: a type may have hundreds of versions, of fifty fields each."""
    kept = make_type(issuer, fields=[field("heat", "Heat"), field("melt", "Melt")])
    fields = [field("heat", "Heat No"), field("melt", "Melt", searchable=False)]
    change_type(context=context_of(kept.issuer), certificate_type=kept, fields=fields)
    make_type(issuer, code="other", fields=[field("holderName", "Holder"), field("lot", "Lot")])
    make_type(other_issuer, fields=[field("theirs", "Theirs")])
    found: dict[str, dict[str, str]] = {}
    (asked,) = statements(lambda: found.update(lists.searchable_labels(issuer.pk)))
    assert "DISTINCT" in asked
    assert found == {"heat": {"en": "Heat No"}, "lot": {"en": "Lot"}, "melt": {"en": "Melt"}}


def test_sql_computes_the_hash_alike(issuer: Issuer):
    """The benchmark adds keys of its own, and so does the test of the plans."""
    with connection.cursor() as cursor:
        for value in ("4711", "ü/é", ""):
            parts = {"issuer": "%s::uuid", "mode": "%s", "name": "%s", "value": "%s"}
            cursor.execute(f"SELECT {HASH.format(**parts)}", [issuer.pk, "live", "batch", value])
            assert cursor.fetchone() == (hash_of(issuer.pk, Mode.LIVE, "batch", value),)


def test_slots_of_ids_are_in_their_order(certificate_type: CertificateType):
    """Computed by SQL in the index and by Python in a cursor."""
    made = [issue_one(certificate_type, metadata={"batch": "B"}).pk for _ in range(3)]
    key = hash_of(certificate_type.issuer_id, Mode.LIVE, "batch", "B")
    keys: Any = CertificateKey.objects.with_hash("batch", key)
    slots = {(ids.slot(pk), pk) for pk in made}
    assert set(keys.values_list("slot", "certificate_id")) == slots
    assert sorted((ids.slot(pk), pk) for pk in made) == [(ids.slot(pk), pk) for pk in made]
    highest = UUID(int=2**127 - 1)
    with connection.cursor() as cursor:
        slot = IdSlot.template % {"expressions": "%s::uuid"}
        cursor.execute(f"SELECT {slot}", [highest])
        assert cursor.fetchone() == (ids.slot(highest),)


def test_one_statement_finds_a_term_however_many_names_it_may_stand_under(issuer: Issuer):
    """Each name has two modes and three spellings: they are values, not branches of the statement."""
    few = make_type(issuer, fields=[field("heat", "Heat")])
    first = statements(lambda: search.by_term(issuer.pk, "H-1"))
    make_type(issuer, code="many", fields=[field(f"key{number}", "Key") for number in range(40)])
    assert statements(lambda: search.by_term(issuer.pk, "H-1")) == first
    made = [
        issue_one(few, mode=mode, metadata={"heat": heat, "batch": "H-1"})
        for mode in Mode
        for heat in ("H-1", "h-1")
    ]
    newest = sorted((each.pk for each in made), reverse=True)
    assert search.by_term(issuer.pk, "H-1") == newest
    assert search.by_term(issuer.pk, "h-1", limit=3) == newest[:3]


BY_PART = (
    *("0005", "00 05", "mw-2026", "MW 2026 0000", "26-0000005", "S355-00", "j2+n", "hea", "–1177"),
    *("po 45", "em7", "Größe"),
)
BY_NONE = ("05", "2026", "MW-2026-0001", "MW-2026-0000059", "Anna", "---", "")


def test_values_are_found_by_their_beginning_and_end(
    certificate_type: CertificateType, other_issuer: Issuer
):
    """Blanks, dashes and case are ignored. Names of holders are not searched by parts."""
    one = issue_one(
        certificate_type,
        certificate_number="MW-2026-0000005",
        serial_number="SN 47/11‑77",
        external_ref="PO-4500",
        product_id="S355-00 J2+N",
        holder_name="Anna Bach",
        items=(Item(serial_number="Item-7", batch="GRÖSSE-M"),),
        metadata={"batch": "Heat-9"},
    )
    issue_one(make_type(other_issuer, code="theirs"), serial_number="0005")
    terms = BY_PART + BY_NONE
    found = {term for term in terms if search.by_term(certificate_type.issuer_id, term) == [one.pk]}
    assert found == set(BY_PART)
    forget(one, orjson.loads(bytes(one.document)))
    assert not any(search.by_part(certificate_type.issuer_id, term) for term in terms)


def test_a_whole_value_comes_before_parts(certificate_type: CertificateType):
    """Scanning SN-1 opens SN-1, although SN-12 begins so."""
    short, longer = (issue_one(certificate_type, serial_number=each) for each in ("SN-1", "SN-12"))
    assert search.by_term(certificate_type.issuer_id, "SN-1") == [short.pk]
    assert set(search.by_term(certificate_type.issuer_id, "sn1")) == {short.pk, longer.pk}


def test_parts_longer_than_a_code_are_told_apart(certificate_type: CertificateType):
    """Those that share nine letters by the nine that follow, others on the certificate."""
    made = [
        issue_one(certificate_type, serial_number=f"ACME-2026-{number:05}ж") for number in (7, 71)
    ]
    assert search.by_term(certificate_type.issuer_id, "acme 2026 00071") == [made[1].pk]
    assert search.by_term(certificate_type.issuer_id, "07Ж") == [made[0].pk]
    assert search.by_term(certificate_type.issuer_id, "07z") == []


def test_certificates_from_before_get_their_codes(certificate_type: CertificateType):
    """The migration adds what issuing writes now; erasing deletes it alike."""
    one = issue_one(
        certificate_type,
        serial_number="SN-4711",
        certificate_number="N-0815-Ø-000012345",
        external_ref="Æ-1",
        metadata={"batch": "Größe ж"},
        items=(Item(product_id="P-1", serial_number="I-1", batch="B-1"),),
    )
    columns = sorted(chain(*PART_COLUMNS.values()))

    def codes() -> set[tuple[str, int]]:
        rows = CertificateKey.objects.filter(certificate=one).values(*columns)
        return {(name, code) for row in rows for name, code in row.items() if code is not None}

    written = codes()
    CertificateKey.objects.update(**dict.fromkeys(chain(*PART_COLUMNS.values())))
    assert search.by_term(certificate_type.issuer_id, "4711") == []
    migration = import_module("certificates.migrations.0014_beginnings_and_ends_of_all")
    with connection.schema_editor(atomic=True) as editor:
        migration.add_codes(apps, editor)
    assert search.by_term(certificate_type.issuer_id, "4711") == [one.pk]
    assert codes() == written
    forget(one, orjson.loads(bytes(one.document)))
    assert not CertificateKey.objects.filter(certificate=one).exists()

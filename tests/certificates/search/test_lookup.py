"""Searching by a type's keys, and by one term over all keys."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import Issuer
from accounts.scopes import Mode
from bench.management.commands.grow_bench import HASH
from certificates.models import CertificateKey, CertificateType
from certificates.search import lists, operations as search
from certificates.search.keys import hash_of
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

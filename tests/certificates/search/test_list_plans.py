"""Every combination of filters of the list uses an index: query plans at 100,000 rows."""

import itertools
import json
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.api.lists import rows_after
from accounts.models import Issuer
from accounts.scopes import Mode
from bench.management.commands.grow_bench import HASH
from certificates.errors import CertificateFilterTooBroad
from certificates.issuing.insertion import find_conflicts
from certificates.issuing.rules import UniquenessClaim
from certificates.lifecycle import Status
from certificates.models import CertificateType, HolderName
from certificates.search import lists, operations as search
from certificates.search.keys import ranges_of
from certificates.search.lists import CertificateFilters, Period
from lib import ids, sql
from lib.database.tenancy import acting_for
from tests.factories import context_of, make_type
from tests.support.query_plans import analyze_every_row, truncate_tables

ROWS = 100_000
FEW = 2_000  # rows that may be sorted: a key that finds no more than these
TABLES = {"certificates_certificate", "certificates_certificatekey", "certificates_holdername"}

# One certificate every five minutes. Half of them are over by now, every tenth never ends, one in a
# hundred is ahead; of a hundred, five are no more active.
SEED = """
INSERT INTO certificates_certificate
  (id, issuer_id, mode, type_id, version_id, number, product_id, serial_number, locale, issued_at,
   issued_on, valid_until, starts_at, ends_at, document, data_hash, state, state_changed_at,
   sequence, superseded_by_id)
SELECT seed.id, %(issuer)s, 'live', (%(types)s::bigint[])[1 + n %% 3],
       (%(versions)s::bigint[])[1 + n %% 3], 'N-' || n, 'P-' || n %% 20, 'S-' || n, 'en', seed.at,
       seed.at::date, seed.ends::date,
       seed.at + CASE WHEN n %% 100 = 7 THEN interval '900 days' ELSE interval '0' END,
       seed.ends + CASE WHEN n %% 100 = 7 THEN interval '900 days' ELSE interval '0' END,
       '{}'::bytea, decode(repeat('00', 32), 'hex'), seed.state,
       seed.at + CASE WHEN seed.state = 'active' THEN interval '0' ELSE interval '1 hour' END, 1,
       CASE WHEN seed.state = 'superseded' THEN seed.id END
  FROM (SELECT n, now() - n * interval '5 minutes' AS at,
               CASE WHEN n %% 10 = 0 THEN NULL
                    ELSE now() - n * interval '5 minutes' + interval '347 days' END AS ends,
               (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - n * 300000::bigint), 12, '0')
                || '7' || substr(md5(%(issuer)s::text || n), 1, 3)
                || '8' || substr(md5(%(issuer)s::text || n), 4, 15))::uuid AS id,
               CASE n %% 100 WHEN 1 THEN 'revoked' WHEN 2 THEN 'suspended' WHEN 3 THEN 'pending'
                             WHEN 4 THEN 'superseded' WHEN 5 THEN 'revoked' ELSE 'active' END AS state
          FROM generate_series(1, %(rows)s) AS n) AS seed
"""
_VALUES = {
    "product": ("productId", "c.product_id"),
    "serial_number": ("serialNumber", "c.serial_number"),
    "batch": ("batch", "'B-' || substr(c.number, 3)::int / 100"),
    "plant": ("plant", "'Prishtina'"),
    "line": ("line", "'L' || substr(c.number, 3)::int %% 4"),
    "holder_email": ("holderEmail", "'p' || substr(c.number, 3)::int / 10 || '@example.com'"),
}
_HASHES = (
    HASH.format(issuer="c.issuer_id", mode="c.mode", name=f"'{name}'", value=value)
    for name, value in _VALUES.values()
)
SEED_KEYS = f"""
INSERT INTO certificates_certificatekey (issuer_id, certificate_id, {", ".join(_VALUES)}, number_start)
SELECT c.issuer_id, c.id, {", ".join(_HASHES)}, %(n)s + substr(c.number, 3)::int FROM certificates_certificate c
"""
SEED_NAMES = """
INSERT INTO certificates_holdername (issuer_id, mode, value, certificate_id)
SELECT issuer_id, mode, 'person ' || substr(number, 3), id FROM certificates_certificate
"""


@pytest.fixture
def many(issuer: Issuer, other_issuer: Issuer) -> CertificateType:
    """An issuer with 100,000 certificates, and another one with a tenth of it."""
    truncate_tables("certificates_certificate")
    for owner, rows in ((issuer, ROWS), (other_issuer, ROWS // 10)):
        types = [make_type(owner, code=f"type-{n}") for n in range(3)]
        params = {
            "issuer": owner.pk,
            "types": [each.pk for each in types],
            "versions": [each.current_id for each in types],
            "rows": rows,
        }
        with connection.cursor() as cursor:
            cursor.execute(SEED, params)
    with connection.cursor() as cursor:
        (_, lowest, _, _), *_ = ranges_of(issuer.pk, Mode.LIVE, "n")
        cursor.execute(SEED_KEYS, {"n": lowest})
        cursor.execute(SEED_NAMES)
    # The types too: a plan also depends on how many of them statistics of earlier tests tell of.
    analyze_every_row(*TABLES, "certificates_certificatetype")
    return CertificateType.objects.for_issuer(issuer.pk)[0]


def combinations(certificate_type: CertificateType, now: datetime) -> Iterator[CertificateFilters]:
    """What can be asked for together, allowed or not: every pair of values, and every eleventh combination."""
    day = timedelta(days=1)
    dates: list[dict[str, Any]] = [
        {},
        {"issued": Period(start=now - 30 * day, end=now)},
        {"issued": Period(start=now - 600 * day)},
        {"changed": Period(start=now - 30 * day)},
        {"changed": Period(end=now - 300 * day)},
        {"valid_until_from": now.date()},
        {"valid_until_to": now.date()},
        {"valid_until_from": date(2020, 1, 1), "valid_until_to": date(2040, 1, 1)},
        {"issued": Period(start=now - 30 * day), "changed": Period(start=now - 30 * day)},
    ]
    keys: list[tuple[tuple[str, str], ...]] = [
        (),
        (("serialNumber", "S-777"),),
        (("batch", "B-77"),),
        (("productId", "P-7"),),
        (("plant", "Prishtina"),),
        (("plant", "Prishtina"), ("line", "L1"), ("productId", "P-5")),
    ]
    values = (dates, keys, (None, "N-777"), (None, certificate_type.pk), (None, *Status))
    # Eleven divides no number of values, so each meets each of another kind.
    every_eleventh = itertools.islice(itertools.product(*values), 0, None, 11)
    for dated, found_by, number, type_id, status in every_eleventh:
        yield CertificateFilters(
            keys=found_by, number=number, type_id=type_id, status=status, **dated
        )


def plan(rows: Any) -> dict[str, Any]:
    """How PostgreSQL would run this."""
    sql, params = rows.query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (FORMAT JSON) {sql}", params)
        (explained,) = cursor.fetchone()
    tree = json.loads(explained) if isinstance(explained, str) else explained
    found: dict[str, Any] = tree[0]["Plan"]
    return found


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("Plans", ()):
        yield from nodes(child)


def faults(tree: dict[str, Any]) -> list[str]:
    """Whole tables read, and long sorts."""
    wrong = [
        f"{node['Node Type']} of {node['Relation Name']}"
        for node in nodes(tree)
        if node["Node Type"] == "Seq Scan" and node["Relation Name"] in TABLES
    ]
    wrong += [
        f"{node['Node Type']} of {node['Plans'][0]['Plan Rows']} rows"
        for node in nodes(tree)
        if "Sort" in node["Node Type"]
        and not sorts_within_moments(node)
        and node["Plans"][0]["Plan Rows"] > FEW
    ]
    return wrong


def sorts_within_moments(node: dict[str, Any]) -> bool:
    """Whether the rows come in the order of time, so that those of a quarter second, or of one request, are
    sorted."""
    (time,) = node.get("Presorted Key", [""])
    return time.endswith(("slot", "state_changed_at"))


def test_every_list_is_read_along_an_index(issuer: Issuer, many: CertificateType):
    """As the web reads it: a condition that is not leakproof could not use an index under its policies."""
    with acting_for(issuer.pk):
        no_combination_reads_a_whole_table_or_sorts_a_long_list(issuer, many)
        a_page_far_back_begins_where_it_begins(issuer)
        people_are_found_along_the_index(issuer)
        a_term_is_looked_up_along_the_index(issuer)
        a_subject_is_looked_up_along_the_index(many)
        parts_are_looked_up_along_their_indexes(issuer)


def no_combination_reads_a_whole_table_or_sorts_a_long_list(
    issuer: Issuer, many: CertificateType
) -> None:
    now = timezone.now()
    served = refused = 0
    bad: dict[str, list[str]] = {}
    first_plan = ""  # of the first query that is read otherwise, to see why
    for asked in combinations(many, now):
        try:
            listing = lists.select(issuer_id=issuer.pk, mode=Mode.LIVE, filters=asked, now=now)
        except CertificateFilterTooBroad:
            refused += 1
            continue
        served += 1
        rows = listing.summaries().order_by(*(f"-{column}" for column in listing.order_by))[:51]
        tree = plan(rows)
        if wrong := faults(tree):
            bad[str(asked)] = wrong
            first_plan = first_plan or json.dumps(tree, indent=1)
        if served % 20 == 0:
            assert sql.fetch_values(rows) == list(rows), asked
    assert bad == {}, first_plan
    assert served > 100
    assert refused > 1


def a_page_far_back_begins_where_it_begins(issuer: Issuer) -> None:
    """The cursor's own bound is one of the index: what lies before it is not read."""
    asked = CertificateFilters(keys=(("plant", "Prishtina"),))
    listing = lists.select(issuer_id=issuer.pk, mode=Mode.LIVE, filters=asked, now=timezone.now())
    place = UUID(int=2**127)
    rows = listing.summaries().filter(rows_after(listing.order_by, (ids.slot(place), place)))
    tree = plan(rows.order_by("-slot", "-certificate_id")[:51])
    bounds = [node.get("Index Cond", "") for node in nodes(tree)]
    assert any("slot <=" in bound for bound in bounds), bounds
    assert faults(tree) == []


def people_are_found_along_the_index(issuer: Issuer) -> None:
    names = HolderName.objects.for_issuer(issuer.pk, Mode.LIVE).beginning("pers")
    rows = lists.ListQuery(names, (), "certificate__").summaries("value")
    assert faults(plan(rows.order_by("value", "certificate_id")[:51])) == []
    keys = search.with_email(issuer.pk, Mode.LIVE, "P7@example.com")
    rows = lists.ListQuery(keys, (), "certificate__").summaries()
    assert faults(plan(rows.order_by("-slot", "-certificate_id")[:51])) == []


def a_term_is_looked_up_along_the_index(issuer: Issuer) -> None:
    """Also one that every certificate has: of each place in the index, no more than are wanted."""
    with connection.cursor() as cursor:
        # Nothing is vacuumed here: an index alone costs as much as the index with its table.
        cursor.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off")
        asked = search.key_parameters(issuer.pk, {"Prishtina", "PRISHTINA"}, limit=50)
        cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {search.KEYS}", asked)
        (explained,) = cursor.fetchone()
    tree = explained[0]["Plan"]
    scans = [node for node in nodes(tree) if node.get("Relation Name") in TABLES]
    assert {node["Node Type"] for node in scans} == {"Index Scan"}
    assert all(
        node["Actual Rows"] <= 51 for node in scans
    )  # the last one's slot is read to its end


def parts_are_looked_up_along_their_indexes(issuer: Issuer) -> None:
    """Also a beginning that every certificate has: no more than are wanted are read."""
    asked = search.part_parameters(issuer.pk, "n", limit=50)
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {search.PARTS}", asked)
        (explained,) = cursor.fetchone()
    scans = [node for node in nodes(explained[0]["Plan"]) if node.get("Relation Name") in TABLES]
    assert {node["Node Type"] for node in scans} == {"Index Scan"}
    assert max(node["Actual Rows"] * node["Actual Loops"] for node in scans) == 50


def a_subject_is_looked_up_along_the_index(certificate_type: CertificateType) -> None:
    """What `uniqueBy` compares, before a second certificate of it is refused."""
    for names, subject in (("serial", "s\x1fS-7"), ("product_and_serial", "ps\x1fP-7\x1fS-7")):
        claim = UniquenessClaim(
            type_id=certificate_type.pk, unique_by=names, natural_key=subject, number=None
        )
        context = context_of(certificate_type.issuer)
        with CaptureQueriesContext(connection) as asked:
            find_conflicts(context, {0: claim})
        (query,) = (each["sql"] for each in asked if "unique_by" in each["sql"])
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN (FORMAT JSON) {query}")
            (explained,) = cursor.fetchone()
        (scan,) = (node for node in nodes(explained[0]["Plan"]) if "Index Name" in node)
        assert scan["Index Name"] in {"certificates_serial_once", "certificates_product_once"}


@pytest.mark.django_db
def test_a_certificate_is_written_into_at_most_eight_indexes_beside_its_primary_key():
    """One of three holds what is unique. Into those of erasing, tests and successions few are written."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT indexrelid::regclass::text FROM pg_index"
            " WHERE indrelid = 'certificates_certificate'::regclass AND NOT indisprimary"
            " AND coalesce(pg_get_expr(indpred, indrelid), '') !~"
            " 'erasure_id IS NOT NULL|''test''|supersede[sd].*_id IS NOT NULL|unique_by'"
        )
        assert len(cursor.fetchall()) <= 7

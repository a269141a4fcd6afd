"""How rows are stored: every index of the large tables has its query, and what changes often is updated in place."""

import itertools
import json
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import ApiKey, ApiKeyUse, Issuer
from certificates.models import CertificateType
from certificates.search.models import KEY_COLUMNS
from tests.factories import context_of, issue_one, make_key
from tests.support.query_plans import only_index
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields
from webhooks.models import Endpoint

pytestmark = pytest.mark.django_db
ID = f"'{UUID(int=1)}'::uuid"
OWN = f"issuer_id = {ID} AND mode = 'live'"
NEWEST = "ORDER BY id DESC LIMIT 51"
TYPE = "type_id = 1 AND mode = 'live'"
OCCUPYING = "state IN ('pending', 'active', 'suspended')"
OPEN = "state IN ('pending', 'leased')"
# Table -> index -> the condition and the order of its query.
QUERIES = {
    "certificates_certificate": {
        "certificates_certificate_pkey": f"id = {ID}",
        "certificates_newest": f"{OWN} {NEWEST}",  # the list without a filter, or by days of issue
        "certificates_of_type": f"type_id = 1 AND mode = 'live' {NEWEST}",
        "certificates_changed": f"{OWN} AND state_changed_at >= now() ORDER BY state_changed_at DESC",
        "certificates_not_active": (
            f"{OWN} AND state = 'revoked' AND state <> 'active' ORDER BY state_changed_at DESC"
        ),
        "certificates_valid_until": (
            f"{OWN} AND valid_until >= '2026-01-01' ORDER BY valid_until DESC"
        ),
        "certificates_number_once": f"{OWN} AND number = 'N-1'",
        "certificates_serial_once": f"{TYPE} AND unique_by = 's' AND serial_number = 's' AND {OCCUPYING}",
        "certificates_product_once": (
            f"{TYPE} AND unique_by = 'ps' AND product_id = 'p' AND serial_number = 's' AND {OCCUPYING}"
        ),
        "certificates_reference_once": f"{TYPE} AND unique_by = 'x' AND external_ref = 'r' AND {OCCUPYING}",
        "certificates_notice_due": "next_notice_at <= now() ORDER BY next_notice_at",
        "certificates_to_erase": f"erasure_id = {ID}",
        "certificates_test_notices": f"issuer_id = {ID} AND mode = 'test' AND next_notice_at <= now()",
        "certificates_of_tests": f"mode = 'test' AND id < {ID} ORDER BY id",
        "certificates_successors": f"supersedes_id = {ID}",
        "certificates_predecessors": f"superseded_by_id = {ID}",
    },
    "certificates_certificatehistory": {
        "certificates_certificatehistory_pkey": f"certificate_id = {ID} ORDER BY sequence",
    },
    "certificates_certificatekey": {
        f"certificates_key_{column}": f"{column} = 1 ORDER BY slot DESC, certificate_id DESC LIMIT 51"
        for column in KEY_COLUMNS
    },
    "certificates_holdername": {
        "certificates_holdername_pkey": f"{OWN} AND value >= 'ana' AND value < 'anb' ORDER BY value",
    },
    "webhooks_event": {
        "webhooks_event_pkey": f"id = {ID}",
        "webhooks_event_sequence_once": f"subject = {ID} AND sequence = 1",
        "webhooks_event_feed": f"{OWN} AND txid >= '7'::xid8 ORDER BY txid, id LIMIT 101",
        "webhooks_event_of_tests": f"mode = 'test' AND id < {ID} ORDER BY id",
    },
    "webhooks_delivery": {
        "webhooks_delivery_pkey": f"id = {ID}",
        "webhooks_delivery_once": f"event_id = {ID} AND endpoint_id = {ID}",
        "webhooks_delivery_due": (
            f"endpoint_id = {ID} AND priority = 0 AND {OPEN} AND next_at <= now()"
            " ORDER BY next_at LIMIT 10"
        ),
        "webhooks_delivery_leased": f"state = 'leased' AND endpoint_id = {ID}",
        "webhooks_delivery_list": f"{OWN} {NEWEST}",
        "webhooks_delivery_endpoint": f"endpoint_id = {ID} {NEWEST}",
        "webhooks_delivery_open": f"{OWN} AND state = 'held' AND state <> 'succeeded' {NEWEST}",
        "webhooks_delivery_type": f"{OWN} AND event_type = 'certificate.issued' {NEWEST}",
        "webhooks_delivery_failed": f"{OWN} AND last_outcome = 'timeout' {NEWEST}",
        "webhooks_delivery_held": f"endpoint_id = {ID} AND state = 'held' ORDER BY created_at",
    },
}


def rows(query: str, *params: object) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(query, params)
        return cursor.fetchall()


@pytest.mark.parametrize("table", QUERIES)
def test_every_index_has_a_query(table: str):
    indexes = rows(
        "SELECT indexrelid::regclass::text FROM pg_index WHERE indrelid = %s::regclass", table
    )
    assert {name for (name,) in indexes} == set(QUERIES[table])


@pytest.mark.parametrize(
    ("table", "index"), [(table, index) for table, named in QUERIES.items() for index in named]
)
def test_the_query_is_a_range_of_its_index(table: str, index: str):
    """Not only a walk over all of it, in its order."""
    with only_index(index, bitmap=False):
        ((explained,),) = rows(
            f"EXPLAIN (FORMAT JSON) SELECT * FROM {table} WHERE {QUERIES[table][index]}"
        )
    tree = explained if isinstance(explained, list) else json.loads(explained)
    scan = tree[0]["Plan"]
    while scan.get("Plans"):
        (scan,) = scan["Plans"]
    assert (scan.get("Index Name"), bool(scan.get("Index Cond"))) == (index, True)


@pytest.mark.parametrize(
    "table", ["certificates_certificate", "certificates_certificatehistory", "webhooks_event"]
)
def test_columns_come_by_size(table: str):
    """No column is padded but the last ones: those of eight bytes come first, then those of four."""
    widths = [
        width
        for (width,) in rows(
            "SELECT CASE attlen WHEN -1 THEN 1 WHEN 16 THEN 8 ELSE attlen END FROM pg_attribute"
            " WHERE attrelid = %s::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
            table,
        )
    ]
    grows = [later > earlier for earlier, later in itertools.pairwise(widths)]
    assert sum(grows) <= (table == "certificates_certificate")  # columns that refer to later tables


def updates() -> dict[str, tuple[int, int]]:
    """Updates of each table, and those to another page or with an index; tests before this one count."""
    found = rows(
        "SELECT relname, n_tup_upd, n_tup_upd - n_tup_hot_upd FROM pg_stat_xact_user_tables"
        " WHERE relname IN ('accounts_quotaslot', 'accounts_apikeyuse', 'webhooks_endpoint')"
        " ORDER BY relname"
    )
    return {table: (updated, elsewhere) for table, updated, elsewhere in found}


def test_rows_that_change_often_are_updated_in_place(
    issuer: Issuer, certificate_type: CertificateType
):
    """HOT: the page has room for the next version, and no index holds what changes."""
    before = updates()
    endpoint = create_endpoint(
        context=context_of(issuer),
        stated=EndpointFields(url="https://192.88.98.1/hook", events=["certificate.*"], headers={}),
    )
    make_key(issuer)
    api_key = ApiKey.objects.get(issuer=issuer)
    for number in range(4):  # versions of one transaction stay on the page: room for no more
        issue_one(certificate_type)
        moment = timezone.now() + timedelta(seconds=number)
        ApiKeyUse.objects.filter(key=api_key).update(last_used_at=moment)
        Endpoint.objects.filter(pk=endpoint.pk).update(
            failures=number,
            last_failure_at=moment,
            failing_since=moment,
            allowance=number,
            allowance_at=moment,
            parked_until=moment,
        )
    changed = [
        (table, updated - before[table][0] > 3, elsewhere - before[table][1])
        for table, (updated, elsewhere) in updates().items()
    ]
    assert changed == [
        ("accounts_apikeyuse", True, 0),
        ("accounts_quotaslot", True, 0),
        ("webhooks_endpoint", True, 0),
    ]


def test_a_new_issuer_is_known_to_the_planner_after_1_000_certificates():
    """Not after a tenth of the table, as is the default; until then it takes any index of the issuer."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT reloptions FROM pg_class WHERE oid = 'certificates_certificate'::regclass"
        )
        ((options,),) = cursor.fetchall()
    analyzed = {"autovacuum_analyze_scale_factor=0", "autovacuum_analyze_threshold=1000"}
    assert analyzed <= set(options)

"""Rows that belong to a certificate are read along an index.

Told by PostgreSQL's own counts, so that the checks of foreign keys, which no EXPLAIN shows, are
counted too; the tables are large enough, and analysed, so that reading them whole would be dearer.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from uuid import UUID

import pytest
from django.db import connection
from django.utils import timezone

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.jobs.models import Job
from accounts.scopes import Mode
from certificates import exports
from certificates.erasure import execution, operations as erasure
from certificates.holders.operations import queue_mails
from certificates.lifecycle import Action, Reason, State
from certificates.models import Certificate, CertificateType
from certificates.sandbox import operations as sandbox
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition, transition_many
from tests.certificates.erasure.helpers import AFTER
from tests.factories import TESTER, issue_one, make_type
from tests.support.query_plans import analyze_every_row, truncate_tables

ROWS = 10_000
BATCH = 20
TABLES = (
    *(
        "certificates_certificate",
        "certificates_certificatehistory",
        "certificates_certificatelink",
    ),
    *("certificates_hold", "certificates_attachmentfile", "certificates_printout"),
    "certificates_seal",
    "accounts_outgoingmail",
)
FIRST = Actor(kind=ActorKind.SYSTEM, id="first")

# Test certificates that have had their time, each the successor of the one before it, each with one
# row in every table beside it.
SEED = """
INSERT INTO certificates_certificate
  (id, issuer_id, mode, type_id, version_id, locale, issued_at, issued_on, starts_at, document,
   data_hash, state, state_changed_at, sequence, supersedes_id, superseded_by_id)
SELECT seed.id, %(issuer)s, 'test', %(type)s, %(version)s, 'en', seed.at, seed.at::date, seed.at,
       '{}'::bytea, decode(repeat('00', 32), 'hex'), 'active', seed.at, 1,
       lag(seed.id) OVER (ORDER BY seed.id), lead(seed.id) OVER (ORDER BY seed.id)
  FROM (SELECT now() - interval '90 days' + n * interval '1 second' AS at,
               (lpad(to_hex((extract(epoch FROM now() - interval '90 days') * 1000)::bigint
                            + n * 1000), 12, '0')
                || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid AS id
          FROM generate_series(1, %(rows)s) AS n) AS seed;
INSERT INTO certificates_certificatehistory
  (issuer_id, certificate_id, sequence, to_state, at, actor_kind, actor_id, request_id)
SELECT issuer_id, id, 1, 'active', issued_at, 'system', 'seed', '' FROM certificates_certificate;
INSERT INTO certificates_hold
  (id, issuer_id, certificate_id, reason, actor_kind, actor_id, placed_at, lifted_at)
SELECT gen_random_uuid(), issuer_id, id, 'recall', 'system', 'seed', issued_at, issued_at
  FROM certificates_certificate;
INSERT INTO accounts_outgoingmail
  (issuer_id, kind, subject, details, created_at, due_at, attempts, sent_at)
SELECT issuer_id, 'certificate_issued', id, '{}', issued_at, issued_at, 1, issued_at
  FROM certificates_certificate;
INSERT INTO certificates_certificatelink (id, issuer_id, certificate_id, rel, target_id, created_at)
SELECT gen_random_uuid(), issuer_id, id, 'relatedTo', supersedes_id, issued_at
  FROM certificates_certificate WHERE supersedes_id IS NOT NULL;
INSERT INTO certificates_attachmentfile (issuer_id, certificate_id, number, name, uploaded_at)
SELECT issuer_id, id, 1, id::text, issued_at FROM certificates_certificate;
INSERT INTO certificates_printout (issuer_id, certificate_id, locale, sha256, printed_at)
SELECT issuer_id, id, 'en', data_hash, issued_at FROM certificates_certificate;
INSERT INTO certificates_seal (issuer_id, certificate_id, signed_at)
SELECT issuer_id, id, issued_at FROM certificates_certificate;
"""
WITHOUT_INDEX = """
SELECT c.conrelid::regclass::text, a.attname
  FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
 WHERE c.contype = 'f' AND c.confrelid = 'certificates_certificate'::regclass
   AND NOT EXISTS (
     SELECT FROM pg_index i
      WHERE i.indrelid = c.conrelid AND i.indisvalid AND i.indkey[0] = a.attnum
        AND (i.indpred IS NULL
             OR pg_get_expr(i.indpred, i.indrelid) = format('(%%I IS NOT NULL)', a.attname)))
"""


@pytest.fixture
def crowded(certificate_type: CertificateType) -> CertificateType:
    truncate_tables("certificates_certificate")
    params = {
        "issuer": certificate_type.issuer_id,
        "type": certificate_type.pk,
        "version": certificate_type.current_id,
        "rows": ROWS,
    }
    with connection.cursor() as cursor:
        cursor.execute(SEED, params)
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")
    analyze_every_row(*TABLES)
    return certificate_type


def whole_reads() -> dict[str, int]:
    """How often this transaction has read each of the tables from its beginning to its end."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname, seq_scan FROM pg_stat_xact_user_tables WHERE relname = ANY (%s)",
            [list(TABLES)],
        )
        return dict(cursor.fetchall())


def read_whole(act: Callable[[], object]) -> dict[str, int]:
    """The tables that this reads whole, the checks of its foreign keys included."""
    before = whole_reads()
    act()
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")
    return {name: n - before[name] for name, n in whole_reads().items() if n > before[name]}


def test_nothing_reads_a_table_whole_for_a_few_certificates(crowded: CertificateType, folder):
    now = timezone.now()
    context = RequestContext(issuer=crowded.issuer.facts(), mode=Mode.TEST, actor=TESTER, now=now)
    wary = make_type(crowded.issuer, code="wary", release_required=True)
    a, b, c, d = (
        issue_one(wary, mode=Mode.TEST, actor=FIRST, holder_email=f"{n}@example.com").pk
        for n in range(4)
    )
    queue_mails(certificate_ids=[a, b, c, d], now=now)
    why = Explanation(reason=Reason.DATA_ERROR)
    old = Certificate.objects.filter(type=crowded).order_by("pk").values_list("pk", flat=True)
    some = Certificate.objects.filter(pk__in=list(old[:BATCH]))
    found = {
        "the page of one": read_whole(some[0].holds.exists),
        "an export": read_whole(lambda: exports.certificates(some, None, BATCH)),
        "a release": read_whole(
            lambda: transition(
                context=context, action=Action.RELEASE, certificate_id=a, explanation=why
            )
        ),
        "a rejection": read_whole(
            lambda: transition(
                context=context, action=Action.REJECT, certificate_id=b, explanation=why
            )
        ),
        "releases": read_whole(lambda: many_at_once(context, Action.RELEASE, c)),
        "rejections": read_whole(lambda: many_at_once(context, Action.REJECT, d)),
        "a look at an erasure": read_whole(
            lambda: erasure.preview(context=context, certificate_ids=[a])
        ),
        "an erasure": read_whole(lambda: erase(context, a)),
        "a removal": read_whole(lambda: remove_some(now)),
    }
    assert {what: whole for what, whole in found.items() if whole} == {}
    assert Certificate.objects.get(pk=a).state == State.ACTIVE
    assert Certificate.objects.filter(type=crowded).count() == ROWS - BATCH


def many_at_once(context: RequestContext, action: Action, certificate_id: UUID) -> None:
    why = Explanation(reason=Reason.DATA_ERROR)
    transition_many(
        context=context, action=action, certificate_ids=[certificate_id], explanation=why
    )


def erase(context: RequestContext, certificate_id: UUID) -> None:
    asked = erasure.request(context=context, certificate_ids=[certificate_id])
    assert execution.erase(erasure=asked, now=context.now + AFTER)


def remove_some(now: datetime) -> None:
    assert sandbox.remove_old(now=now, batch=BATCH, budget=timedelta(0)) == BATCH


def test_a_page_of_an_export_reads_its_own_rows_only(crowded: CertificateType):
    """Whatever has been exported before: otherwise each page of a large export takes longer."""
    job = Job(id=UUID(int=2**128 - 1), issuer_id=crowded.issuer_id, mode=Mode.TEST)
    middle = Certificate.objects.order_by("pk")[ROWS // 2].pk
    before = rows_read()
    rows = exports.certificates_before(job)
    assert len(exports.certificates(rows, middle, BATCH)) == BATCH
    assert len(exports.proof_files(rows, middle, BATCH)) == BATCH
    assert {
        name: n - before[name] for name, n in rows_read().items() if n - before[name] > 250
    } == {}


def rows_read() -> dict[str, int]:
    """How many rows of each of the tables this transaction has read."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname, seq_tup_read + coalesce(idx_tup_fetch, 0)"
            " FROM pg_stat_xact_user_tables WHERE relname = ANY (%s)",
            [list(TABLES)],
        )
        return dict(cursor.fetchall())


@pytest.mark.django_db
def test_every_foreign_key_to_a_certificate_is_led_by_an_index():
    with connection.cursor() as cursor:
        cursor.execute(WITHOUT_INDEX % ())
        assert cursor.fetchall() == []

"""A recall of many certificates is published at once, whatever PostgreSQL knows of its tables."""

import pytest
from django.db import connection, transaction
from django.utils import timezone

from certificates.lifecycle import State
from certificates.models import Certificate
from certificates.status_lists import operations as status_lists
from tests.certificates.status_lists.many import copy_certificate, give_places
from tests.factories import issue_one, make_issuer, make_type
from tests.support.query_plans import truncate_tables

pytestmark = pytest.mark.django_db
COUNT = 2_000
READ = """
SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) FROM pg_stat_xact_user_tables
 WHERE relname IN ('certificates_seal', 'certificates_certificate')
"""


def rows_read() -> int:
    """How many certificates and rows this transaction has read."""
    with connection.cursor() as cursor:
        cursor.execute(READ)
        return int(cursor.fetchone()[0])


def test_each_certificate_of_a_list_is_read_once_although_none_was_recalled_when_last_analyzed():
    truncate_tables("certificates_certificate", "certificates_statuslist")
    kind = make_type(make_issuer())
    copy_certificate(issue_one(kind), COUNT)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE certificates_certificate, certificates_seal")
    give_places(kind)
    Certificate.objects.update(state=State.SUSPENDED)
    before = rows_read()
    with transaction.atomic():
        assert status_lists.publish_due(now=timezone.now()) == 1
    assert rows_read() - before < 10 * COUNT

"""Lists that have to be published anew because certificates changed, or the key that signed them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from django.db import connection, transaction
from django.db.models import F, QuerySet
from django.db.models.functions import Least

from accounts.scopes import Mode
from certificates.models import StatusList
from lib.database.tenancy import as_worker

_LISTS_OF = """
SELECT DISTINCT status_list_id FROM certificates_seal
 WHERE certificate_id = ANY (%s) AND status_list_id IS NOT NULL
"""
# Of changes, not of issues: those have no place yet.
_LISTS_OF_WAITING = """
SELECT DISTINCT s.status_list_id
  FROM certificates_unlogged u
  JOIN certificates_certificatehistory h USING (certificate_id, sequence)
  JOIN certificates_seal s USING (certificate_id)
 WHERE u.sequence > 1 AND h.at < %s AND s.status_list_id IS NOT NULL
"""
LATE = timedelta(seconds=5)


def certificates_changed(certificate_ids: Sequence[UUID], *, now: datetime) -> None:
    """The lists in which these certificates stand are due now; inside the caller's transaction."""
    _mark_found(_LISTS_OF, list(certificate_ids), now)


@as_worker("changes of any issuer's certificates may wait")
@transaction.atomic
def changes_wait(*, now: datetime) -> None:
    """Where the log is held up, the lists of certificates whose changes wait for it are due all the same."""
    _mark_found(_LISTS_OF_WAITING, now - LATE, now)


def key_compromised(issuer_id: UUID, mode: Mode, *, now: datetime) -> None:
    """All lists of the issuer in this mode are due, to be signed by another key."""
    _mark(StatusList.objects.filter(issuer=issuer_id, mode=mode), now)


def _mark_found(query: str, parameter: list[UUID] | datetime, now: datetime) -> None:
    with connection.cursor() as cursor:
        cursor.execute(query, [parameter])
        list_ids = [list_id for (list_id,) in cursor.fetchall()]
    _mark(StatusList.objects.filter(pk__in=list_ids), now)


def _mark(lists: QuerySet[StatusList], now: datetime) -> None:
    """Have these lists published now; also those that are due already, as one may be read at this moment.

    Locked in one order, or two that mark several lists would wait for each other.
    """
    in_order = lists.order_by("issuer", "mode", "form", "id")
    locked = list(in_order.select_for_update(no_key=True).values_list("pk", flat=True))
    StatusList.objects.filter(pk__in=locked).update(due_at=Least(F("due_at"), now))

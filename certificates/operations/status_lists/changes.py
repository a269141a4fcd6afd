"""Lists that have to be published anew because certificates changed, or the key that signed them."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from django.db.models import F, QuerySet
from django.db.models.functions import Least

from accounts.scopes import Mode
from certificates.models import StatusList


def certificates_changed(certificate_ids: Collection[UUID], *, now: datetime) -> None:
    """The lists in which these certificates stand are due now; inside the caller's transaction."""
    _mark(StatusList.objects.filter(seal__certificate__in=certificate_ids), now)


def key_compromised(issuer_id: UUID, mode: Mode, *, now: datetime) -> None:
    """All lists of the issuer in this mode are due, to be signed by another key."""
    _mark(StatusList.objects.filter(issuer=issuer_id, mode=mode), now)


def _mark(lists: QuerySet[StatusList], now: datetime) -> None:
    """Locked in one order, or two that mark several lists would wait for each other. Also those that
    are due already: one may be on the point of being published as it was before."""
    marked = StatusList.objects.filter(pk__in=lists.values("pk"))
    in_order = marked.order_by("issuer", "mode", "form", "id")
    locked = list(in_order.select_for_update(no_key=True).values_list("pk", flat=True))
    StatusList.objects.filter(pk__in=locked).update(due_at=Least(F("due_at"), now))

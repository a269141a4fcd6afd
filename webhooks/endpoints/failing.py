"""Review failing endpoints: tell their owners by event and mail, disable them after five days.

The courier only notes when what failed (webhooks.courier.settlement); what follows from it is decided
here, every few seconds, in one transaction for each endpoint: state, event, audit, mails.
"""

from collections.abc import Mapping
from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet
from django.urls import reverse

from accounts.actors import ActionContext, Actor, ActorKind
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import OutgoingMail
from accounts.querysets import OutgoingMailQuerySet
from accounts.scopes import Mode, Role
from lib.database.tenancy import acting_for, as_worker
from webhooks import outbox
from webhooks.endpoints.health import count_deliveries
from webhooks.endpoints.models import NotifiedState
from webhooks.lifecycle import (
    DISABLE_AFTER,
    DISABLE_FAILURES,
    WARN_BEFORE,
    DeliveryState,
    DisabledReason,
    EndpointNotice,
    EndpointState,
)
from webhooks.models import Delivery, Endpoint

NOT_NOTIFIED = (
    NotifiedState.NOTHING,
    NotifiedState.ENABLED,
)  # about present failures
COURIER = Actor(kind=ActorKind.SYSTEM, id="webhooks")
EVENTS = {
    EndpointNotice.FAILING: "webhook_endpoint.failing",
    EndpointNotice.LAST_DAY: "webhook_endpoint.failing",
    EndpointNotice.DISABLED: "webhook_endpoint.disabled",
    EndpointNotice.RECOVERED: "webhook_endpoint.recovered",
    EndpointNotice.HELD: "webhook_endpoint.held_expiring",
}


@as_worker("endpoints of any issuer may fail")
def review_endpoints(*, now: datetime) -> int:
    """Notify owners and disable endpoints as needed. Returns for how many endpoints something was done."""
    _tidy(now)
    long_down = Q(
        failing_since__lte=now - DISABLE_AFTER + WARN_BEFORE, failures__gte=DISABLE_FAILURES
    )
    noted = Endpoint.objects.filter(
        Q(state=EndpointState.ACTIVE)
        & (Q(alarm_at__isnull=False, notified__in=NOT_NOTIFIED) | long_down)
        | Q(state=EndpointState.ACTIVE, failing_since=None) & ~Q(notified=NotifiedState.NOTHING)
        | Q(state=EndpointState.DISABLED)
        & ~Q(notified=NotifiedState.DISABLED)
        & ~Q(disabled_reason=DisabledReason.BY_HAND)
    )
    reviewed = 0
    for key, issuer_id in noted.values_list("pk", "issuer_id"):
        with acting_for(issuer_id):
            reviewed += _review(key, now)
    return reviewed


def _tidy(now: datetime) -> None:
    """Hold or cancel deliveries that were left behind.

    An event may be recorded at the moment at which an endpoint is disabled or deleted, and a courier
    may die while it sends to it.
    """
    Delivery.objects.filter(endpoint__in=_all_that_are(EndpointState.DISABLED)).hold()
    Delivery.objects.filter(endpoint__in=_all_that_are(EndpointState.DELETED)).cancel(now)


def _all_that_are(state: EndpointState) -> QuerySet[Endpoint]:
    return Endpoint.objects.filter(state=state)


@transaction.atomic
def _review(key: UUID, now: datetime) -> bool:
    """Review one endpoint, unless another process has it locked."""
    rows = Endpoint.objects.sealed().select_for_update(of=("self",), no_key=True, skip_locked=True)
    endpoint = rows.filter(pk=key).first()
    kind = _due(endpoint, now) if endpoint else None
    if endpoint is None or kind is None:
        return False
    if kind is EndpointNotice.DISABLED:
        _disable(endpoint, now)
    endpoint.notified = (
        NotifiedState.NOTHING if kind is EndpointNotice.RECOVERED else NotifiedState[kind.name]
    )
    endpoint.save(update_fields=["state", "disabled_reason", "disabled_at", "notified"])
    notify_owners(endpoint, kind, now=now)
    return True


def _due(endpoint: Endpoint, now: datetime) -> EndpointNotice | None:
    """The notice that is due for this endpoint; None if none is."""
    since, last = endpoint.failing_since, endpoint.last_failure_at
    notified = NotifiedState.NOTHING if endpoint.notified in NOT_NOTIFIED else endpoint.notified
    if endpoint.state == EndpointState.DISABLED:
        by_hand = endpoint.disabled_reason == DisabledReason.BY_HAND
        return (
            EndpointNotice.DISABLED if notified < NotifiedState.DISABLED and not by_hand else None
        )
    if endpoint.state != EndpointState.ACTIVE:
        return None
    if since is None:
        return EndpointNotice.RECOVERED if endpoint.notified != NotifiedState.NOTHING else None
    if endpoint.failures >= DISABLE_FAILURES:
        if last and last - since >= DISABLE_AFTER:
            return EndpointNotice.DISABLED
        if notified < NotifiedState.LAST_DAY and now - since >= DISABLE_AFTER - WARN_BEFORE:
            return EndpointNotice.LAST_DAY
    return (
        EndpointNotice.FAILING if endpoint.alarm_at and notified < NotifiedState.FAILING else None
    )


def _disable(endpoint: Endpoint, now: datetime) -> None:
    """Disable an endpoint and hold its deliveries. One disabled already by the courier (410) keeps its reason."""
    if endpoint.state == EndpointState.ACTIVE:
        endpoint.state = EndpointState.DISABLED
        endpoint.disabled_reason, endpoint.disabled_at = DisabledReason.FAILING, now
    Delivery.objects.filter(endpoint=endpoint).hold()
    record(
        ActionContext(actor=COURIER, now=now),
        "webhook_endpoint.disabled",
        endpoint.public_id,
        audit.initial_values({"reason": endpoint.disabled_reason}),
        issuer_id=endpoint.issuer_id,
        mode=Mode(endpoint.mode),
    )


def notify_owners(
    endpoint: Endpoint, kind: EndpointNotice, *, now: datetime, days: int | None = None
) -> None:
    """Record the event, and write a mail to each owner. The caller has locked the endpoint.

    `days` is of HELD: until what is held is given up.
    """
    _announce(endpoint, kind, now, {} if days is None else {"daysLeft": days})
    queue_mails(endpoint, kind, now=now, days=days)


def _announce(
    endpoint: Endpoint, kind: EndpointNotice, now: datetime, more: Mapping[str, object]
) -> None:
    endpoint.sequence += 1
    endpoint.save(update_fields=["sequence"])
    outbox.record(
        outbox.new_event(
            type=EVENTS[kind],
            issuer_id=endpoint.issuer_id,
            mode=Mode(endpoint.mode),
            subject=endpoint.pk,
            sequence=endpoint.sequence,
            occurred_at=now,
            data={
                "endpointId": endpoint.public_id,
                "url": endpoint.url.partition("?")[0],  # the query may hold a secret
                "failingSince": endpoint.failing_since,
                "disabledReason": endpoint.disabled_reason,
                "held": count_deliveries(endpoint, DeliveryState.HELD),
                **more,
            },
        )
    )


MAIL = "webhook_endpoint"


def queue_mails(
    endpoint: Endpoint, notice: EndpointNotice, *, now: datetime, days: int | None = None
) -> None:
    """A mail to each owner. `days` is of HELD: until what is held is given up."""
    enqueue_for_members(
        MAIL,
        issuer_id=endpoint.issuer_id,
        roles={Role.OWNER},
        subject=endpoint.pk,
        now=now,
        details={"kind": notice.value, "days": days},
    )


def mails_about(
    endpoint: Endpoint, notice: EndpointNotice, *, days: int | None
) -> OutgoingMailQuerySet:
    """The mails of this content, sent or not."""
    mails = OutgoingMail.objects.about(MAIL, [endpoint.pk])
    return mails.filter(details={"kind": notice.value, "days": days})


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Whatever became of the endpoint since: each mail tells of its own moment."""
    endpoint = Endpoint.objects.sealed().get(pk=mail.subject)
    return MailContent(
        context={
            "notice": mail.details,
            "endpoint": endpoint,
            "address": endpoint.url.partition("?")[0],
            "url": settings.BASE_URL
            + reverse("admin:webhooks_endpoint_change", args=[endpoint.pk]),
        }
    )


register_mail_kind(MailKind(name=MAIL, compose=compose))

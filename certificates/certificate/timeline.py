"""The timeline of a certificate: changes of its status, its erasure and its mails, the latest first."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.audit_display import actor_display, attach_actors
from accounts.admin.requests import request_log_link
from accounts.domain.actors import ActorKind
from accounts.models import AuditEntry
from certificates.lifecycle import ERASE, Action, Reason, State
from certificates.models import Certificate, CertificateHistory, Hold

MAX_SHOWN = 50
_KEY = ActorKind.KEY.value
TITLES: Mapping[str | None, str | Promise] = {
    None: _("Issued"),
    Action.RELEASE.value: _("Released"),
    Action.REJECT.value: _("Rejected"),
    Action.SUSPEND.value: _("Suspended"),
    Action.REINSTATE.value: _("Hold lifted"),
    Action.REVOKE.value: _("Revoked"),
    Action.SUPERSEDE.value: _("Superseded"),
    ERASE: _("Content erased"),
}
# What the audit knows beyond the history.
AUDITED = {
    "certificate.holder_notified": _("Link sent to the holder"),
    "certificate.contact_changed": _("Address of the holder changed"),
    "certificate.contact_confirmed": _("Address of the holder confirmed"),
    "certificate.erasure_requested": _("Erasure requested"),
    "certificate.erasure_undone": _("Erasure undone"),
    "certificate.attachment_uploaded": _("File uploaded"),
    "certificate.linked": _("Link added"),
    "certificate.unlinked": _("Link removed"),
}
TONES = {
    Action.SUSPEND.value: "warning",
    Action.REVOKE.value: "danger",
    Action.REJECT.value: "danger",
    Action.SUPERSEDE.value: "warning",
    ERASE: "danger",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TimelineEntry:
    """One change: when, what, by whom, and why."""

    at: datetime
    title: str
    who: SafeString | str
    tone: str = ""
    reason: str = ""
    public_note: str = ""
    note: str = ""
    request_log: SafeString | str = ""  # for a change by an API key: leads to its request


def timeline(certificate: Certificate) -> Sequence[TimelineEntry]:
    """The latest changes of a certificate."""
    changes = CertificateHistory.objects.filter(certificate=certificate)
    audited = AuditEntry.objects.filter(
        issuer=certificate.issuer_id, target=certificate.public_id, action__in=AUDITED
    )
    entries = [
        *(_change(row) for row in _with_actors(changes.order_by("-sequence"))),
        *(_audited(row) for row in _with_actors(audited.defer("txid").order_by("-at", "-id"))),
    ]
    return sorted(entries, key=lambda entry: entry.at, reverse=True)[:MAX_SHOWN]


def open_holds(certificate: Certificate) -> Sequence[TimelineEntry]:
    """Why the certificate is suspended: its open holds, the latest first."""
    if certificate.state != State.SUSPENDED:
        return ()
    holds = Hold.objects.filter(certificate=certificate, lifted_at=None).order_by("-id")
    return [
        TimelineEntry(
            at=hold.placed_at,
            title=str(Reason(hold.reason).label),
            who=_who(hold),
            public_note=hold.public_note or "",
        )
        for hold in _with_actors(holds)
    ]


def _with_actors(rows: Any) -> Iterable[Any]:
    """The rows with what names their actors: a person, or an API key."""
    return attach_actors(rows[:MAX_SHOWN])


def _change(change: Any) -> TimelineEntry:
    return TimelineEntry(
        at=change.at,
        title=str(TITLES[change.action]),
        who=_who(change),
        tone=TONES.get(change.action, ""),
        reason=str(Reason(change.reason).label) if change.reason else "",
        public_note=change.public_note or "",
        note=change.note or "",
        request_log=_request_log(change),
    )


def _audited(entry: Any) -> TimelineEntry:
    return TimelineEntry(
        at=entry.at,
        title=str(AUDITED[entry.action]),
        who=_who(entry),
        request_log=_request_log(entry),
    )


def _request_log(row: Any) -> SafeString | str:
    return request_log_link(row.request_id, _("Request")) if row.actor_kind == _KEY else ""


def _who(row: Any) -> SafeString | str:
    """The key's name, the person's name, or the service."""
    return actor_display(row)

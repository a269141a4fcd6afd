"""The page of one certificate: what was certified, its timeline, what belongs to it, what can be done."""

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

import orjson
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.actors import ActorKind
from accounts.audit.sentences import actor_display, attach_actors
from accounts.back_office.pages import badge
from accounts.mail import addresses
from accounts.models import AuditEntry, MailOutcome, OutgoingMail
from accounts.request_log.admin import request_log_link
from accounts.scopes import Locale, Mode, Standing
from certificates.addresses import verify_url
from certificates.credentials.admin import credential_files
from certificates.digital_link.operations import certificate_digital_link
from certificates.holders.admin import MAIL_TITLES, mail_moment, mail_note, mail_state
from certificates.holders.operations import all_mails_about, contact_address
from certificates.lifecycle import ERASE, Action, Reason, State, Status
from certificates.models import Certificate, CertificateHistory, Hold, Printout
from certificates.search import lists
from certificates.search.lists import CertificateFilters
from certificates.types.models import ShowHolder
from certificates.verification import operations as verification
from certificates.verification.sharing import qr_svg
from certificates.verification.verify_html import verify_page_content
from webhooks.deliveries.admin import COLOURS, outcome_badge
from webhooks.event_types import in_words
from webhooks.lifecycle import DeliveryState
from webhooks.models import Delivery, Event

from .operations import summaries

MAX_CHANGES = 50
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
    who: SafeString | str  # the key's name, the person's name, or the service
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
    return sorted(entries, key=lambda entry: entry.at, reverse=True)[:MAX_CHANGES]


def open_holds(certificate: Certificate) -> Sequence[TimelineEntry]:
    """Why the certificate is suspended: its open holds, the latest first."""
    if certificate.state != State.SUSPENDED:
        return ()
    holds = Hold.objects.filter(certificate=certificate, lifted_at=None).order_by("-id")
    return [
        TimelineEntry(
            at=hold.placed_at,
            title=str(Reason(hold.reason).label),
            who=actor_display(hold),
            public_note=hold.public_note or "",
        )
        for hold in _with_actors(holds)
    ]


def _with_actors(rows: Any) -> Iterable[Any]:
    """The rows with what names their actors: a person, or an API key."""
    return attach_actors(rows[:MAX_CHANGES])


def _change(change: Any) -> TimelineEntry:
    return TimelineEntry(
        at=change.at,
        title=str(TITLES[change.action]),
        who=actor_display(change),
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
        who=actor_display(entry),
        request_log=_request_log(entry),
    )


def _request_log(row: Any) -> SafeString | str:
    return request_log_link(row.request_id, _("Request")) if row.actor_kind == _KEY else ""


MAX_EVENTS = 20
MAX_RECENT = 10
OBSTACLES = {
    MailOutcome.OBJECTED: _("The holder does not want such mails: none is sent."),
    MailOutcome.UNREACHABLE: _(
        "A mail to this address came back: none is sent until another address is stated, or this one again."
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownDelivery:
    """One delivery: what happened in words, its state and last answer as badges."""

    row: Delivery
    words: str
    state: SafeString
    answer: SafeString | str


def deliveries(certificate: Certificate) -> Sequence[ShownDelivery]:
    """The deliveries of the certificate's latest events, newest first."""
    events = Event.objects.filter(subject=certificate.pk).order_by("-sequence")
    event_ids = list(events.values_list("pk", flat=True)[:MAX_EVENTS])
    rows = Delivery.objects.for_issuer(certificate.issuer_id).filter(event__in=event_ids)
    rows = rows.select_related("endpoint", "event").defer(
        "event__body",
        "event__txid",
        "endpoint__secret",
        "endpoint__old_secret",
        "endpoint__headers",
    )
    return [_shown(row) for row in rows.order_by("-pk")[:MAX_RECENT]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownMail:
    """One mail to the holder: when, what it said, what became of it, and why."""

    at: datetime
    title: str
    state: SafeString
    note: str


def mails(certificate: Certificate) -> Sequence[ShownMail]:
    """The latest mails to the holder."""
    rows = all_mails_about([certificate.pk]).order_by("-pk")[:MAX_RECENT]
    return [_mail(row) for row in rows]


def mail_obstacle(certificate: Certificate) -> str:
    """Why mails do not reach the holder at present; empty if nothing is known."""
    address = contact_address(certificate)
    if not address:
        return ""
    outcome = addresses.obstacle(address, issuer_id=certificate.issuer_id, subject=certificate.pk)
    return str(OBSTACLES[outcome]) if outcome else ""


def printed(certificate: Certificate) -> Sequence[Printout]:
    """The PDF files that were handed out, newest first."""
    return list(Printout.objects.filter(certificate=certificate).order_by("-pk")[:MAX_RECENT])


def _shown(row: Delivery) -> ShownDelivery:
    state = DeliveryState(row.state)
    return ShownDelivery(
        row=row,
        words=in_words(row.event_type),
        state=badge(state.label, COLOURS.get(state, "")),
        answer=outcome_badge(row.last_outcome, row.last_status),
    )


def _mail(mail: OutgoingMail) -> ShownMail:
    return ShownMail(
        at=mail_moment(mail),
        title=str(MAIL_TITLES[mail.kind]),
        state=mail_state(mail),
        note=mail_note(mail),
    )


BATCH = "batch"
MAX_PEERS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class RelatedObject:
    """A link to another page of the back office; `status` of a certificate."""

    label: str | Promise
    title: str
    url: str
    status: Status | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchPeers:
    """Other certificates of the same batch: a few of them, and the pages with all."""

    batch: str
    peers: Sequence[RelatedObject]
    more: bool
    list_url: str
    recall_url: str


Finder = Callable[[HttpRequest, Certificate], Iterable[RelatedObject]]
_FINDERS: list[Finder] = []


def register_related(find: Finder) -> None:
    """Adds what an app above knows of a certificate, and the person may see."""
    _FINDERS.append(find)


def related(request: HttpRequest, certificate: Certificate) -> Sequence[RelatedObject]:
    """Predecessor and successor, then what apps above add."""
    found = [*_succession(certificate)]
    for find in _FINDERS:
        found += find(request, certificate)
    return found


def batch_peers(certificate: Certificate, batch: object) -> BatchPeers | None:
    """Other certificates of this batch, read along its search key; None without a batch."""
    if not isinstance(batch, str) or not batch:
        return None
    now = certificate.time(timezone.now())
    listing = lists.select(
        issuer_id=certificate.issuer_id,
        mode=Mode(certificate.mode),
        filters=CertificateFilters(keys=((BATCH, batch),)),
        now=now,
    )
    newest = listing.summaries().order_by(*(f"-{column}" for column in listing.order_by))
    others = [row for row in summaries(newest[: MAX_PEERS + 2]) if row.id != certificate.pk]
    peers = [
        RelatedObject(
            label=row.serial_number or row.product_id or "",
            title=row.number or row.public_id,
            url=_page(row.id),
            status=row.status(now),
        )
        for row in others[:MAX_PEERS]
    ]
    mode = {} if certificate.mode == Mode.LIVE else {"mode": certificate.mode}
    all_of_it = urlencode({"q": batch, **mode})
    recalled = urlencode({f"key.{BATCH}": batch, **mode})
    return BatchPeers(
        batch=batch,
        peers=peers,
        more=len(others) > MAX_PEERS,
        list_url=f"{reverse('admin:certificates_certificate_changelist')}?{all_of_it}",
        recall_url=f"{reverse('admin:certificates_certificate_recall')}?{recalled}",
    )


def _succession(certificate: Certificate) -> Iterable[RelatedObject]:
    """The certificates that this one replaces, and that replaces it."""
    labels = {
        certificate.supersedes_id: _("Supersedes"),
        certificate.superseded_by_id: _("Superseded by"),
    }
    own = Certificate.objects.for_issuer(certificate.issuer_id, Mode(certificate.mode))
    rows = own.filter(pk__in=[key for key in labels if key]).defer("document", "data_hash")
    for row in rows.order_by("pk"):
        yield RelatedObject(
            label=labels[row.pk], title=str(row), url=_page(row.pk), status=row.status
        )


def _page(certificate_id: UUID) -> str:
    return reverse("admin:certificates_certificate_change", args=[certificate_id])


# By the paths of their pages. What ends a certificate, or hides it, stays in the menu.
VISIBLE = ("release", "reject", "reinstate", "undo-erasure", "print", "correct")
CONTACT = "contact"
NEEDS_CONTENT = frozenset({"print", "labels", "copy", "correct", "notify", CONTACT})


@dataclass(frozen=True, slots=True, kw_only=True)
class PageButton:
    """A button, or an entry of the menu."""

    path: str
    title: str
    icon: str
    url: str
    primary: bool
    danger: bool


@dataclass(frozen=True, slots=True)
class PageButtons:
    """The buttons that are visible, and the entries of the menu; those that end something come last.

    `contact` changes the holder's address, beside it.
    """

    visible: Sequence[PageButton]
    more: Sequence[PageButton]
    contact: PageButton | None


def page_buttons(
    actions: Sequence[Any], certificate: Certificate, keep_filters: Callable[[str], str]
) -> PageButtons:
    """The actions that this person may take.

    `keep_filters` adds the filters of the list to an address, so that one comes back to them.
    """
    buttons = [
        _button(each, keep_filters(reverse(f"admin:{each.action_name}", args=[certificate.pk])))
        for each in actions
    ]
    visible = sorted(
        (each for each in buttons if each.path in VISIBLE),
        key=lambda button: VISIBLE.index(button.path),
    )
    contact = next((each for each in buttons if each.path == CONTACT), None)
    more = [each for each in buttons if each.path not in {*VISIBLE, CONTACT}]
    return PageButtons(visible, sorted(more, key=lambda button: button.danger), contact)


def refused_paths(certificate: Certificate) -> frozenset[str]:
    """The actions that an operation would refuse, by the paths of their pages."""
    if certificate.erasure_id is not None or certificate.erased_at is not None:
        return NEEDS_CONTENT
    if certificate.state == State.PENDING or certificate.issuer.standing == Standing.FRAUD:
        return frozenset({"print", "labels"})
    return frozenset()


def _button(action: Any, url: str) -> PageButton:
    return PageButton(
        path=action.path,
        title=str(action.description),
        icon=action.icon or "",
        url=url,
        primary=action.variant == ActionVariant.PRIMARY,
        danger=action.variant == ActionVariant.DANGER,
    )


def page_content(request: HttpRequest, certificate: Certificate) -> Mapping[str, Any]:
    """The content of the page, in the active language.

    Facts and tables are those of the verify page, with what it keeps from the public.
    """
    locale, now = (get_language() or Locale.EN)[:2], timezone.now()
    verified = verification.for_issuer(certificate.pk, locale=locale, now=now)
    document = orjson.loads(bytes(certificate.document)) if certificate.document else {}
    address = verify_url(certificate.pk, locale)
    return {
        "original": certificate,
        "verification": verified,
        "sheet": verify_page_content(verified),
        "verify_url": address,
        "digital_link": certificate_digital_link(certificate),
        "qr": b64encode(qr_svg(address)).decode(),
        "canonical": _indented(document),
        "holder_is_public": certificate.version.show_holder == ShowHolder.NAME,
        "mail_address": contact_address(certificate),
        "credential_files": credential_files(certificate),
        "holds": open_holds(certificate),
        "timeline": timeline(certificate),
        "related": related(request, certificate),
        "batch": batch_peers(certificate, document.get("metadata", {}).get("batch")),
        "deliveries": deliveries(certificate),
        "mails": mails(certificate),
        "mail_obstacle": mail_obstacle(certificate),
        "printed": printed(certificate),
    }


def _indented(document: Mapping[str, Any]) -> str:
    """The document as JSON that people can read; empty once erased."""
    return orjson.dumps(document, option=orjson.OPT_INDENT_2).decode() if document else ""

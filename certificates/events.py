"""Events about certificates: their names, data, examples, and how each is built."""

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from msgspec import Meta

from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.lifecycle import Action, CurrentStatus, Reason, Relation, State
from certificates.models import Certificate, CertificateLink
from lib import ids
from lib.dates import Instant
from webhooks import event_types, outbox

ISSUED = "certificate.issued"
LINKED = "certificate.linked"
ACTIVATED = "certificate.activated"
EXPIRING = "certificate.expiring"
EXPIRED = "certificate.expired"
ERASED = "certificate.erased"
LOG_CHECKPOINT = "log.checkpoint"
TRANSITION_EVENTS: Mapping[Action, str] = {
    Action.RELEASE: "released",
    Action.REJECT: "rejected",
    Action.SUSPEND: "suspended",
    Action.REINSTATE: "reinstated",
    Action.REVOKE: "revoked",
    Action.SUPERSEDE: "superseded",
}


class CertificateData(event_types.EventData, frozen=True):
    """References to a certificate; `status` is what its page showed at that moment."""

    certificate_id: Annotated[str, Meta(description="Id of the certificate: `cert_…`")]
    certificate_number: Annotated[
        str | None,
        Meta(description="Number of the certificate, unique per issuer and mode: `2026-000017`"),
    ]
    external_ref: str | None
    status: CurrentStatus
    verify_url: str


class CertificateChangedData(CertificateData, frozen=True):
    """A certificate whose status changed, and the reason."""

    reason: Annotated[Reason, Meta(description="Why the status changes or has changed")] | None


class CertificateHeldData(CertificateChangedData, frozen=True):
    """A certificate, and how many holds are open on it now."""

    open_holds: Annotated[
        int, Meta(description="How many holds are open on it now; active again at 0")
    ]


class CertificateSupersededData(CertificateChangedData, frozen=True):
    """A certificate, and its successor."""

    superseded_by: Annotated[str, Meta(description="Id of the successor: `cert_…`")]


class CertificateExpiredData(CertificateData, frozen=True):
    """A certificate, and when its validity ends."""

    expires_at: Annotated[Instant, Meta(description="End of the validity, exclusive")]


class CertificateExpiringData(CertificateExpiredData, frozen=True):
    """A certificate, and in how many days its validity ends."""

    days_left: Annotated[int, Meta(description="How many days the validity still lasts")]


class CertificateLinkedData(CertificateData, frozen=True):
    """A certificate, and a new link from it."""

    link_id: Annotated[str, Meta(description="Id of the link: `lnk_…`")]
    rel: Annotated[
        Relation, Meta(description="How the certificate is related to the new link’s target")
    ]


class LogCheckpointData(event_types.EventData, frozen=True):
    """The transparency log: its name, how many entries it has, the root of its tree (base64), and the
    signed checkpoint that says so (C2SP tlog-checkpoint).
    """

    origin: Annotated[
        str, Meta(description="Name of the log: those of live and of test certificates differ")
    ]
    size: Annotated[int, Meta(ge=1, description="Number of entries")]
    root_hash: Annotated[
        str, Meta(description="Root of the tree over these entries, SHA-256 in base64")
    ]
    checkpoint: Annotated[
        str, Meta(description="The signed checkpoint, as it is published under `/log/checkpoint`")
    ]


_ROOT = "RQNveC22RIkPP2xy9QsMYjGpfExaK0xDgYGRIeC+qM4="
_EXAMPLE = {
    "certificateId": "cert_01m7yd5xtjed4rskz84c1yqjs4",
    "certificateNumber": "2026-000017",
    "externalRef": "4711/10",
    "status": "active",
    "verifyUrl": "https://certificates.example/en/verify/cert_01m7yd5xtjed4rskz84c1yqjs4",
}


def _type(
    name: str,
    summary: str | Promise,
    data: type[CertificateData] = CertificateData,
    **more: object,
) -> event_types.EventType:
    return event_types.EventType(name=name, summary=summary, data=data, example=_EXAMPLE | more)


# fmt: off
event_types.register(
    _type(ISSUED, _("A certificate was issued.")),
    _type("certificate.released", _("A second person released a certificate."), CertificateChangedData, reason=None),
    _type("certificate.rejected", _("A certificate was not released: it will never be valid."), CertificateChangedData, status="revoked", reason="data_error"),
    _type("certificate.suspended", _("A certificate is suspended: a hold was placed, or lifted while another one is open."), CertificateHeldData, status="suspended", reason="recall", openHolds=1),
    _type("certificate.reinstated", _("A certificate is no longer suspended: its last hold was lifted."), CertificateHeldData, reason="recall", openHolds=0),
    _type("certificate.revoked", _("A certificate was revoked for good."), CertificateChangedData, status="revoked", reason="nonconformity"),
    _type("certificate.superseded", _("A certificate was replaced by a newer one."), CertificateSupersededData, status="superseded", reason="replaced", supersededBy="cert_01m7yeskffen5swzbddr6p6gm6"),
    _type(ACTIVATED, _("A certificate that was issued ahead has become valid: its first day has begun.")),
    _type(EXPIRING, _("A certificate will expire in some days."), CertificateExpiringData, expiresAt="2026-12-31T23:00:00.000Z", daysLeft=30),
    _type(EXPIRED, _("A certificate has expired."), CertificateExpiredData, status="expired", expiresAt="2026-12-31T23:00:00.000Z"),
    _type(ERASED, _("The content of a certificate was erased, with all that named its holder. Its status stays."), externalRef=None),
    _type(LINKED, _("A certificate was linked to another one, or to a document."), CertificateLinkedData, linkId="lnk_01m7yd5xtjed4rskz84c1yqjs5", rel="partOf"),
    event_types.EventType(
        name=LOG_CHECKPOINT,
        summary=_(
            "The state of the transparency log, once a day: keep it, and nobody can change what came"
            " before unnoticed."
        ),
        data=LogCheckpointData,
        example={
            "origin": "certificates.example/log",
            "size": 70_000,
            "rootHash": _ROOT,
            "checkpoint": (
                f"certificates.example/log\n70000\n{_ROOT}\n\n\u2014 certificates.example/log "
                "e5j7TH7ySJh7MOEm75Hn91uuaUcTWcT0OTQ7/LHbi/BGyt"
                "sZBs87NG1McDw6e2xbWH6eS2Ez5lMArcuuf0XUVAKKRA4=\n"
            ),
        },
    ),
)
# fmt: on


def transition_event(
    certificate: Certificate,
    action: Action,
    *,
    reason: Reason | None,
    extra: Mapping[str, object],
    now: datetime,
) -> outbox.NewEvent:
    """The event of a transition. The notes are left out, as they may name people.

    Lifting one hold of several is published as `suspended`, not as `reinstated`: the certificate
    is not in force again.
    """
    if certificate.state == State.SUSPENDED:
        action = Action.SUSPEND
    name = f"certificate.{TRANSITION_EVENTS[action]}"
    return _event(certificate, name, {"reason": reason and reason.value, **extra}, now)


def activated_event(certificate: Certificate, *, now: datetime) -> outbox.NewEvent:
    """The event that the first day of a certificate has begun."""
    return _event(certificate, ACTIVATED, {}, now)


def expiry_event(certificate: Certificate, *, days: int | None, now: datetime) -> outbox.NewEvent:
    """The event that a certificate has expired (`days` is None), or will in so many days."""
    assert certificate.ends_at is not None
    extra: dict[str, object] = {"expiresAt": certificate.ends_at}
    if days is None:
        return _event(certificate, EXPIRED, extra, now)
    return _event(certificate, EXPIRING, {**extra, "daysLeft": days}, now)


def linked_event(
    certificate: Certificate, link: CertificateLink, *, now: datetime
) -> outbox.NewEvent:
    """The event that a certificate got a link."""
    return _event(certificate, LINKED, {"linkId": link.public_id, "rel": link.rel}, now)


def erased_event(certificate: Certificate, *, now: datetime) -> outbox.NewEvent:
    """The event that a certificate's content was erased; the row is empty already."""
    return _event(certificate, ERASED, {}, now)


def _event(
    certificate: Certificate, name: str, extra: Mapping[str, object], now: datetime
) -> outbox.NewEvent:
    """An event about the certificate as it is now, with its present sequence."""
    data = certificate_data(
        certificate_id=certificate.pk,
        number=certificate.number,
        external_ref=certificate.external_ref,
        status=certificate.status_at(now).value,
        verify_url=verify_url(certificate.pk, certificate.locale),
    )
    return outbox.new_event(
        type=name,
        issuer_id=certificate.issuer_id,
        mode=Mode(certificate.mode),
        subject=certificate.pk,
        sequence=certificate.sequence,
        occurred_at=now,
        data={**data, **extra},
    )


def certificate_data(
    *,
    certificate_id: UUID,
    number: str | None,
    external_ref: str | None,
    status: str,
    verify_url: str,
) -> Mapping[str, object]:
    """The `data` that every certificate event has: references only, no personal data."""
    return {
        "certificateId": ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id),
        "certificateNumber": number,
        "externalRef": external_ref,
        "status": status,
        "verifyUrl": verify_url,
    }

"""Types, and certificates in every state."""

import itertools
from datetime import datetime
from typing import Any

from django.utils import timezone

from accounts.actors import Actor, RequestContext
from accounts.models import Issuer, OutgoingMail
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.holders.operations import MAIL
from certificates.issuing.operations import issue
from certificates.lifecycle import IN_FORCE, Reason, State
from certificates.models import Certificate, CertificateType
from certificates.types.models import SubjectKind, UniqueBy
from certificates.types.operations import create_type
from certificates.types.presets import INSPECTION_CERTIFICATE

from .accounts import TESTER, context_of

_numbers = itertools.count(1)


def make_type(issuer: Issuer, **version: Any) -> CertificateType:
    """An inspection certificate 3.1, unless told otherwise; the same may be certified many times."""
    plain: dict[str, Any] = {"unique_by": UniqueBy.NONE, "number_pattern": ""}
    if version.get("kind", SubjectKind.PRODUCT) != SubjectKind.PRODUCT:
        plain["credential"] = {}  # the preset's is for products
    fields = INSPECTION_CERTIFICATE | plain | version
    return create_type(context=context_of(issuer), **fields)


def make_holder_mail(certificate: Certificate, **fields: Any) -> OutgoingMail:
    """A mail with the link to the certificate, due now unless told otherwise."""
    now = timezone.now()
    stated = {"kind": MAIL, "created_at": now, "due_at": now} | fields
    return OutgoingMail.objects.create(
        issuer_id=certificate.issuer_id, subject=certificate.pk, **stated
    )


def issue_one(
    certificate_type: CertificateType,
    *,
    mode: Mode = Mode.LIVE,
    now: datetime | None = None,
    actor: Actor = TESTER,
    **stated: Any,
) -> Certificate:
    """Issues a certificate; `stated` are fields of the draft."""
    number = next(_numbers)
    fields: dict[str, Any] = {
        "product_id": "ART-100",
        "serial_number": f"SN-{number:06}",
        **stated,
    }
    context = RequestContext(
        issuer=certificate_type.issuer.facts(), mode=mode, actor=actor, now=now or timezone.now()
    )
    issued = issue(context=context, draft=Draft(type_id=certificate_type.pk, **fields))
    return Certificate.objects.get(pk=issued.id)


def set_state(
    certificate: Certificate,
    state: State,
    *,
    reason: Reason | None = Reason.RECALL,
    public_note: str | None = None,
    successor: Certificate | None = None,
) -> Certificate:
    """Moves a certificate into a state, as a row."""
    Certificate.objects.filter(pk=certificate.pk).update(
        state=state,
        reason=reason,
        public_note=public_note,
        superseded_by=successor,
        state_changed_at=timezone.now(),
        next_notice_at=certificate.next_notice_at if state in IN_FORCE else None,
    )
    certificate.refresh_from_db()
    return certificate

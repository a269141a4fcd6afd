"""Inspection documents of EN 10204 as JSON with the fields of EN 10168: an export, not signed."""

from datetime import datetime
from uuid import UUID

import orjson
from django.utils.translation import gettext_lazy as _

from accounts.models import Branding
from accounts.scopes import Mode
from certificates.credentials import en10168
from certificates.domain.addresses import verify_url
from certificates.domain.lifecycle import State, shown_status
from certificates.errors import CertificateErased, CertificateError, NotReleasedYet
from certificates.models import Certificate


class NoInspectionDocument(CertificateError):
    code = "conflict"
    message = _("The standard that the type of this certificate names is not EN 10204.")


class IncompleteInspectionDocument(CertificateError):
    """Carries `missing`: each field of EN 10168, and where its value is taken from, as `fields` says, too."""

    code = "conflict"
    message = _("EN 10168 requires what is not stated: %(fields)s.")


def export(certificate_id: UUID, *, now: datetime) -> bytes:
    """The document in the public schema's form.

    Raises CertificateErased, NoInspectionDocument for other types, NotReleasedYet while it is
    pending, and IncompleteInspectionDocument, which names what the schema requires and is not stated.
    """
    certificate = Certificate.objects.select_related("version").get(pk=certificate_id)
    if certificate.document is None:
        raise CertificateErased
    if not en10168.is_inspection_document(certificate.version):
        raise NoInspectionDocument
    state = State(certificate.state)
    if state is State.PENDING:
        raise NotReleasedYet
    branding = Branding.objects.filter(issuer=certificate.issuer_id).first() or Branding()
    status = shown_status(
        state, starts_at=certificate.starts_at, ends_at=certificate.ends_at, now=now
    )
    try:
        composed = en10168.compose(
            orjson.loads(bytes(certificate.document)),
            certificate.version,
            verify_url=verify_url(certificate.pk, certificate.locale),
            data_hash=bytes(certificate.data_hash).hex(),
            status=status.value,
            is_test=certificate.mode != Mode.LIVE,
            maker_address=branding.address or "",
            mark=bytes(branding.logo) if branding.logo else None,
        )
    except en10168.Incomplete as error:
        missing = [{"field": each.field, "source": each.source} for each in error.missing]
        fields = ", ".join(f"{each.field} ({each.source})" for each in error.missing)
        raise IncompleteInspectionDocument(members={"missing": missing}, fields=fields) from error
    return orjson.dumps(composed, option=orjson.OPT_INDENT_2)

"""Read the inspection document of a certificate (EN 10204): an export, not signed."""

from datetime import datetime
from uuid import UUID

import orjson
from django.utils.translation import gettext_lazy as _

from accounts.models import Branding
from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.errors import CertificateError
from certificates.models import Certificate
from certificates.printing import pdf

from . import en10168

# fmt: off
NoInspectionDocument = CertificateError.row("conflict", _("The standard that the type of this certificate names is not EN 10204."))
# Carries `missing`: each field of EN 10168, and where its value is taken from, as `fields` says, too.
IncompleteInspectionDocument = CertificateError.row("conflict", _("EN 10168 requires what is not stated: %(fields)s."))
# fmt: on


def read_inspection_document(certificate_id: UUID, *, now: datetime) -> bytes:
    """The document in the public schema's form.

    Raises what `refuse_unprintable` does, NoInspectionDocument for other types, and
    IncompleteInspectionDocument, which names what the schema requires and is not stated.
    """
    certificate = pdf.with_all(Certificate.objects.all()).get(pk=certificate_id)
    pdf.refuse_unprintable(certificate)
    assert certificate.document is not None
    if not en10168.is_inspection_document(certificate.version):
        raise NoInspectionDocument
    branding = getattr(certificate.issuer, "branding", None) or Branding()
    status = certificate.status_at(certificate.time(now))
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

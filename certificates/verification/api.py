"""Verify a certificate without a key: the verify page as JSON."""

from django.utils import timezone, translation

from accounts.api.endpoints import Reply, endpoint
from accounts.api.views import PublicView
from accounts.limits import throttling
from accounts.scopes import Locale
from certificates.addresses import attachment_url, pdf_url
from certificates.certificate.schemas import (
    FactAnswer,
    FactTableAnswer,
    PartAnswer,
    PartsAnswer,
    PublicAttachmentAnswer,
    PublicCertificateAnswer,
    PublicLinkAnswer,
    RelatedCertificateAnswer,
)
from certificates.errors import CertificateNotFound
from lib.database import replicas
from lib.net.ip_addresses import caller_address
from lib.structs import to_struct

from .operations import Verification, find
from .shown import LinkedCertificate, PublicAttachment, PublicField, RelatedCertificates


class PublicCertificateApi(PublicView):
    """The verify page as JSON."""

    tag = "public"

    @endpoint(errors=("rate_limited",))
    def verify_certificate(
        self,
        certificate_id: str,
        locale: Locale | None = None,
    ) -> Reply[PublicCertificateAnswer]:
        """Whether a certificate is good now"""
        language = locale or translation.get_language_from_request(self.request._request)
        try:
            result = find(certificate_id, locale=language, now=timezone.now())
        except CertificateNotFound:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
            raise
        return Reply(public_certificate(result), headers=replicas.age_header(result.as_of))


def public_certificate(verification: Verification) -> PublicCertificateAnswer:
    """The public response: what the verify page shows."""
    return to_struct(
        verification,
        PublicCertificateAnswer,
        id=verification.id,
        status=verification.status.value,
        certificate_number=verification.number,
        items=[dict(item) for item in verification.items],
        status_reason=verification.reason,
        facts=[_fact(fact) for fact in verification.facts],
        signatories=[dict(signatory) for signatory in verification.signatories],
        attachments=[_attachment(verification, file) for file in verification.attachments],
        pdf_url=pdf_url(verification.id, verification.locale) if verification.printable else None,
        parts=_parts(verification.related),
        links=_links(verification.related),
    )


def _attachment(verification: Verification, file: PublicAttachment) -> PublicAttachmentAnswer:
    url = (
        attachment_url(verification.id, verification.locale, file.number)
        if file.downloadable
        else None
    )
    return to_struct(file, PublicAttachmentAnswer, url=url)


def _fact(fact: PublicField) -> FactAnswer:
    table = FactTableAnswer(columns=fact.columns, rows=fact.rows) if fact.columns else None
    value = None if table else fact.value
    return FactAnswer(label=fact.label, value=value, unit=fact.unit, table=table)


def _parts(related: RelatedCertificates | None) -> PartsAnswer | None:
    """The parts on the public page; None if there are none."""
    if related is None or not related.total:
        return None
    return to_struct(
        related,
        PartsAnswer,
        data=[
            PartAnswer(depth=part.depth, certificate=_related(part.certificate))
            for part in related.parts
        ],
    )


def _links(related: RelatedCertificates | None) -> list[PublicLinkAnswer]:
    """The references on the public page."""
    return [
        to_struct(
            link,
            PublicLinkAnswer,
            rel=link.rel.value,
            certificate=_related(link.certificate) if link.certificate else None,
        )
        for link in (related.links if related else ())
    ]


def _related(other: LinkedCertificate) -> RelatedCertificateAnswer:
    return to_struct(
        other,
        RelatedCertificateAnswer,
        id=other.id,
        status=other.status.value,
        certificate_number=other.number,
    )

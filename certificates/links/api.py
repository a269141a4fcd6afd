"""List, create and remove the links of a certificate."""

from typing import Literal

from django.utils import timezone

from accounts.api import pagination
from accounts.api.answers import Answer
from accounts.api.endpoints import Created, endpoint
from accounts.api.pagination import PageQuery
from accounts.scopes import Scope
from certificates.addresses import CertificatesPrefix, resource_url
from certificates.certificate.api import CertificateView
from certificates.certificate.operations import CertificateRecord
from certificates.lifecycle import Relation
from certificates.models import CertificateLink
from lib import ids

from . import operations as links
from . import schemas as links_schemas
from .schemas import LinkAnswer, LinkDraft, LinkItem, LinkListAnswer


class LinksApi(CertificateView):
    """Links of a certificate."""

    tag = "certificates"

    @endpoint(Scope.CERTIFICATES_READ, errors=("invalid_cursor",))
    def list_certificate_links(
        self,
        certificate: CertificateRecord,
        page: PageQuery,
        direction: Literal["out", "in"] = "out",
    ) -> LinkListAnswer:
        """What a certificate refers to; or with direction=in, your own that refer to it"""
        caller = self.caller
        rows = CertificateLink.objects.for_issuer(caller.issuer.id, caller.mode, caller.types)
        rows = rows.select_related("target__issuer").defer("target__document")
        end = (
            {"certificate_id": certificate.id}
            if direction == "out"
            else {"target_id": certificate.id}
        )
        found = pagination.paginate(rows.filter(**end), page, order_by=("id",))
        data = [*links_schemas.link_items(found.rows, timezone.now(), LinkItem)]
        return LinkListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=("conflict", "erased"))
    def create_certificate_link(
        self, certificate: CertificateRecord, body: LinkDraft
    ) -> Created[LinkAnswer]:
        """Link a certificate to another one, or to a document on the web"""
        context = self.context
        link = links.create_link(
            context=context,
            certificate_id=certificate.id,
            rel=Relation(body.rel),
            target=body.target,
            label=body.label,
            sha256=body.sha256,
        )
        return Created(
            next(links_schemas.link_items([link], context.now, LinkAnswer)),
            location=f"{resource_url(certificate.id)}/links",
            subject=certificate.id,
        )

    @endpoint(Scope.CERTIFICATES_MANAGE)
    def delete_certificate_link(self, certificate: CertificateRecord, link_id: str) -> Answer:
        """Remove a link"""
        links.delete_link(
            context=self.context,
            certificate_id=certificate.id,
            link_id=ids.parse(CertificatesPrefix.LINK, link_id),
        )
        return Answer()

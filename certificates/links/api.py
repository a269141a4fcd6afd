"""List, create and remove the links of a certificate."""

from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api import pagination
from accounts.api.answers import Answer
from accounts.api.schema import Parameter, documented
from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from certificates.addresses import CertificatesPrefix, resource_url
from certificates.certificate.api import find_certificate
from certificates.lifecycle import Relation
from certificates.models import CertificateLink
from lib import ids

from . import operations as links
from . import schemas as links_schemas
from .schemas import LinkAnswer, LinkDraft, LinkItem, LinkListAnswer

DIRECTIONS = ("out", "in")


class LinksView(ExternalView):
    """`GET` and `POST /certificates/{id}/links`"""

    scopes = {"get": Scope.CERTIFICATES_READ, "post": Scope.CERTIFICATES_MANAGE}

    def check_query(self, request: Request) -> None:
        """Accepts parameters of the list for GET only."""
        listed = request.method != "POST"
        self.query_parameters = (  # type: ignore[misc]
            pagination.PAGE_PARAMETERS | {"direction"} if listed else frozenset()
        )
        super().check_query(request)

    @documented(
        operation_id="listCertificateLinks",
        summary=_("What a certificate refers to; or with direction=in, your own that refer to it"),
        tag="certificates",
        response=LinkListAnswer,
        errors=("invalid_cursor",),
        parameters=[
            *pagination.PAGE_PARAMETER_DOCS,
            Parameter("direction", str, enum=DIRECTIONS, default="out"),
        ],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        certificate, now = find_certificate(self, certificate_id), timezone.now()
        direction = request.GET.get("direction") or "out"
        if direction not in DIRECTIONS:
            expected = {"expected": ", ".join(DIRECTIONS)}
            fault = FieldError("", "invalid_choice", expected, parameter="direction")
            raise ValidationFailed([fault])
        caller = self.caller
        rows = CertificateLink.objects.for_issuer(caller.issuer.id, caller.mode, caller.types)
        rows = rows.select_related("target__issuer").defer("target__document")
        end = (
            {"certificate_id": certificate.id}
            if direction == "out"
            else {"target_id": certificate.id}
        )
        page = pagination.paginate(rows.filter(**end), request, order_by=("id",))
        data = [*links_schemas.link_items(page.rows, now, LinkItem)]
        return self.answer(LinkListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createCertificateLink",
        summary=_("Link a certificate to another one, or to a document on the web"),
        tag="certificates",
        request=LinkDraft,
        response=LinkAnswer,
        status=201,
        errors=("conflict", "erased"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        certificate = find_certificate(self, certificate_id)
        body = self.read(request, LinkDraft)
        context = self.request_context(request)
        link = links.create_link(
            context=context,
            certificate_id=certificate.id,
            rel=Relation(body.rel),
            target=body.target,
            label=body.label,
            sha256=body.sha256,
        )
        return self.answer(
            next(links_schemas.link_items([link], context.now, LinkAnswer)),
            status=201,
            headers={"Location": f"{resource_url(certificate.id)}/links"},
            subject=certificate.id,
        )


class LinkView(ExternalView):
    """`DELETE /certificates/{id}/links/{linkId}`"""

    scopes = {"delete": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="deleteCertificateLink",
        summary=_("Remove a link"),
        tag="certificates",
        response=Answer,
    )
    def delete(self, request: Request, certificate_id: str, link_id: str) -> HttpResponse:
        links.delete_link(
            context=self.request_context(request),
            certificate_id=find_certificate(self, certificate_id).id,
            link_id=ids.parse(CertificatesPrefix.LINK, link_id),
        )
        return self.answer(Answer())

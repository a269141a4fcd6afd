"""List, create and remove the links of a certificate."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated, Literal, TypeVar

import msgspec
from django.utils import timezone
from msgspec import Meta

from accounts.api.endpoints import Created, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries, Ok
from accounts.scopes import Scope
from certificates.addresses import CertificatesPrefix, resource_url
from certificates.certificate.api import CertificateView
from certificates.certificate.document import Sha256, Text200
from certificates.certificate.operations import CertificateRecord
from certificates.lifecycle import Relation, Status
from certificates.models import CertificateLink
from lib import ids
from lib.choices import describe_words
from lib.dates import Instant
from lib.structs import RequestStruct, to_struct

from . import operations as links
from .models import LONGEST_URL
from .operations import foreign_targets, target_of

# fmt: off
describe_words("LinkDirection", "Which links of a certificate are listed", {
    "out": "What this certificate refers to", "in": "Your other certificates that refer to it",
})


class LinkDraft(RequestStruct, frozen=True, kw_only=True):
    """The target: a certificate's id, or an https address (and the SHA-256 of the document)."""

    rel: Annotated[Literal["partOf", "derivedFrom", "relatedTo", "documents"], Meta(description="How it is related to the target")]
    target: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL, description="Id of a certificate, or an https address")]
    label: Annotated[Text200 | None, Meta(description="Text of the link on the verify page: `Test report 3041`")] = None
    sha256: Annotated[Sha256 | None, Meta(description="SHA-256 of the document behind an https address")] = None


class LinkItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A link from `certificateId` to `target`; `targetStatus` is null unless that is a certificate."""

    id: Annotated[str, Meta(description="Id: `lnk_…`")]
    certificate_id: Annotated[str, Meta(description="Id of the certificate: `cert_…`")]
    rel: Relation
    target: str
    target_status: Annotated[Status | None, Meta(description="Status of the certificate that it leads to; null: it is no certificate")]
    label: Annotated[str | None, Meta(description="Text of the link; null: none")]
    sha256: Annotated[str | None, Meta(description="SHA-256 of the file, 64 hexadecimal digits")]
    created_at: Instant
# fmt: on


LinkT = TypeVar("LinkT", bound=LinkItem)


class LinkAnswer(LinkItem, frozen=True, kw_only=True, rename="camel"):
    """One link."""

    ok: Ok = True


class LinkListAnswer(Answer, frozen=True, kw_only=True):
    """A page of links, the newest first."""

    data: Entries[LinkItem]
    next_cursor: str | None


def link_items(
    links: Sequence[CertificateLink], now: datetime, shape: type[LinkT]
) -> Iterator[LinkT]:
    """Links, as lines of a list (LinkItem) or one by itself (LinkAnswer).

    Of other issuers' certificates the status that their verify pages show.
    """
    foreign = foreign_targets(links, now=now)
    for link in links:
        target = target_of(link)
        status = link.target.status_at(link.target.time(now)) if link.target else None
        if target in foreign:
            status = foreign[target].status
        yield to_struct(
            link,
            shape,
            rel=str(link.rel),
            target=target,
            target_status=status,
            sha256=bytes(link.sha256).hex() if link.sha256 else None,
        )


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
        found = paginate(rows.filter(**end), page, order_by=("id",))
        data = [*link_items(found.rows, timezone.now(), LinkItem)]
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
            next(link_items([link], context.now, LinkAnswer)),
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

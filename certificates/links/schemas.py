"""Requests and answers of links."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from accounts.api.answers import Answer
from certificates.certificate.draft import Sha256, Text200
from certificates.certificate.schemas import (
    PartAnswer,
    PartsAnswer,
    PublicLinkAnswer,
    RelatedCertificateAnswer,
    RelationWord,
    StatusWord,
)
from certificates.models import CertificateLink
from certificates.verification.shown import LinkedCertificate, RelatedCertificates
from lib.dates import Instant
from lib.structs import to_struct

from .models import LONGEST_URL
from .operations import foreign_targets, target_of


class LinkDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """The target: a certificate's id, or an https address (and the SHA-256 of the document)."""

    rel: Literal["partOf", "derivedFrom", "relatedTo", "documents"]
    target: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
    label: Text200 | None = None
    sha256: Sha256 | None = None


class LinkItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A link from `certificateId` to `target`; `targetStatus` is null unless that is a certificate."""

    id: str
    certificate_id: str
    rel: RelationWord
    target: str
    target_status: StatusWord | None
    label: str | None
    sha256: str | None
    created_at: Instant


LinkT = TypeVar("LinkT", bound=LinkItem)


class LinkAnswer(LinkItem, frozen=True, kw_only=True, rename="camel"):
    """One link."""

    ok: bool = True


class LinkListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of links, the newest first."""

    data: list[LinkItem]
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
            target_status=status and status.value,
            sha256=bytes(link.sha256).hex() if link.sha256 else None,
        )


def parts(related: RelatedCertificates | None) -> PartsAnswer | None:
    """The parts on the public page; None if there are none."""
    if related is None or not related.total:
        return None
    return to_struct(
        related,
        PartsAnswer,
        data=[
            PartAnswer(depth=part.depth, certificate=_other(part.certificate))
            for part in related.parts
        ],
    )


def public(related: RelatedCertificates | None) -> list[PublicLinkAnswer]:
    """The references on the public page."""
    return [
        to_struct(
            link,
            PublicLinkAnswer,
            rel=link.rel.value,
            certificate=_other(link.certificate) if link.certificate else None,
        )
        for link in (related.links if related else ())
    ]


def _other(other: LinkedCertificate) -> RelatedCertificateAnswer:
    return to_struct(
        other,
        RelatedCertificateAnswer,
        id=other.id,
        status=other.status.value,
        certificate_number=other.number,
    )

"""Links to other certificates, and to documents on the web: create and delete.

A link is no part of what was certified. No address is ever fetched.
"""

from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from datetime import datetime
from urllib.parse import urlsplit
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Q

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.querysets import unique_or_raise
from accounts.scopes import Locale
from certificates import events
from certificates.addresses import CertificatesPrefix
from certificates.errors import (
    CertificateNotFound,
    LinkCycle,
    LinkExists,
    LinkNotFound,
    TooManyLinks,
    TooManyParts,
)
from certificates.lifecycle import Relation
from certificates.models import Certificate, CertificateLink
from certificates.verification.operations import BulkVerification, find_many
from certificates.verification.shown import within_issuer_of
from lib import ids
from webhooks import outbox

from .models import LONGEST_URL

MAX_LINKS = 100  # of one certificate
MAX_PARTS = 1000  # of one whole
# Relations that stay within one issuer: an assembly belongs to one company.
OWN_ONLY = frozenset({Relation.PART_OF, Relation.RELATED_TO})
_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))"
_ABOVE = """
WITH RECURSIVE above AS (
  SELECT %(whole)s::uuid AS id
  UNION
  SELECT l.target_id FROM above a
    JOIN certificates_certificatelink l ON l.certificate_id = a.id AND l.rel = 'partOf'
)
SELECT EXISTS (SELECT FROM above WHERE id = %(part)s)
"""


@transaction.atomic
def create_link(
    *,
    context: RequestContext,
    certificate_id: UUID | None,
    rel: Relation,
    target: str,
    label: str | None = None,
    sha256: str | None = None,
) -> CertificateLink:
    """Link a certificate to another one (by its id) or to an https address, and publish the event.

    Parts and relations stay within the issuer and the mode; `derivedFrom` and `documents` may name
    another issuer's certificate. A key that is limited to some types finds no others of the issuer.
    Refuses with CertificateNotFound, ValidationFailed, LinkExists, LinkCycle, TooManyLinks,
    TooManyParts; and with CertificateErased or ErasurePending a label or an address where the content
    of an end was erased, or is about to be. An issuer's links are created one at a time, so that
    concurrent calls make no cycle either.
    """
    with connection.cursor() as cursor:
        cursor.execute(_LOCK, [f"certificates.links:{context.issuer.id}"])
    source = _find(context, certificate_id)
    link = CertificateLink(
        issuer_id=source.issuer_id,
        certificate=source,
        rel=rel,
        label=label,
        created_at=context.now,
        **_target_columns(source, rel, target, sha256, context.types),
    )
    _refuse(link)
    _insert(link)
    _set_has_links(link)
    locked = Certificate.objects.select_for_update(no_key=True).defer("document").get(pk=source.pk)
    _refuse_personal_data_of_erased(link, locked)
    locked.sequence += 1
    locked.save(update_fields=["sequence"])
    outbox.record(events.linked_event(locked, link, now=context.certificate_time))
    stated = {"rel": rel, "target": target, "label": label, "sha256": sha256}
    _audit(context, "certificate.linked", source, link, stated)
    return link


@transaction.atomic
def delete_link(
    *, context: RequestContext, certificate_id: UUID | None, link_id: UUID | None
) -> None:
    """Delete a link of a certificate. Raises CertificateNotFound, LinkNotFound."""
    source = _find(context, certificate_id)
    rows = CertificateLink.objects.for_issuer(context.issuer.id, context.mode, context.types)
    locked = rows.filter(certificate=source).select_for_update(of=("self",), no_key=True)
    link = locked.get_or_raise(LinkNotFound, pk=link_id)
    stated = {"rel": link.rel, "target": target_of(link), "label": link.label}
    _audit(context, "certificate.unlinked", source, link, stated)
    link.delete()


def target_of(link: CertificateLink) -> str:
    """The target of a link: a certificate's id, or an address."""
    if link.target_id is None:
        return link.url or ""
    return ids.encode(CertificatesPrefix.CERTIFICATE, link.target_id)


def foreign_targets(
    links: Iterable[CertificateLink], *, now: datetime
) -> Mapping[str, BulkVerification]:
    """What everybody may see of targets of other issuers, by their ids: the database shows no rows of theirs."""
    foreign = [
        target_of(link)
        for link in links
        if link.target_id and (link.target is None or link.target.issuer_id != link.issuer_id)
    ]
    return find_many(foreign, locale=Locale.EN, now=now, counted=False)


def _find(context: RequestContext, certificate_id: UUID | None) -> Certificate:
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    return rows.defer("document").get_or_raise(CertificateNotFound, pk=certificate_id)


def _target_columns(
    source: Certificate, rel: Relation, target: str, sha256: str | None, types: frozenset[int]
) -> dict[str, object]:
    """The columns of a new link's target. Raises ValidationFailed."""
    if "://" not in target and not target.lower().startswith("http"):
        return {"target": _target_certificate(source, rel, target, sha256, types)}
    if rel is Relation.PART_OF or not _is_link(target):
        raise ValidationFailed([FieldError("/target", "invalid_target")])
    return {"url": target, "sha256": bytes.fromhex(sha256) if sha256 else None}


def _target_certificate(
    source: Certificate, rel: Relation, target: str, sha256: str | None, types: frozenset[int]
) -> Certificate:
    """The target certificate: of the same issuer, or of any where the relation allows it."""
    target_id = ids.parse(CertificatesPrefix.CERTIFICATE, target)
    rows = Certificate.objects.filter(mode=source.mode).defer("document")
    if rel in OWN_ONLY:
        rows = rows.for_issuer(source.issuer_id)
    if types:
        rows = rows.filter(Q(type_id__in=types) | ~Q(issuer_id=source.issuer_id))
    certificate = None
    if target_id is not None:
        with nullcontext() if rel in OWN_ONLY else within_issuer_of(target_id):
            certificate = rows.filter(pk=target_id).first()
    if certificate is None:
        raise ValidationFailed([FieldError("/target", "invalid_target")])
    if sha256 is not None:  # a certificate has its own
        raise ValidationFailed([FieldError("/sha256", "ambiguous", {"other": "target"})])
    return certificate


def _is_link(text: str) -> bool:
    """Whether this is an https address with a host, in plain ASCII, without credentials."""
    if len(text) > LONGEST_URL or not text.isascii() or not text.isprintable() or " " in text:
        return False
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    bare = parts.username is None and parts.password is None and "@" not in parts.netloc
    return (
        parts.scheme == "https" and bool(parts.hostname) and bare and port != 0 and "\\" not in text
    )


def _refuse(link: CertificateLink) -> None:
    """Raises LinkCycle, TooManyLinks, TooManyParts. The caller holds the issuer's lock."""
    if link.target_id == link.certificate_id:
        raise LinkCycle
    own = CertificateLink.objects.filter(certificate_id=link.certificate_id)
    if own.count() >= MAX_LINKS:
        raise TooManyLinks(limit=MAX_LINKS)
    if link.rel != Relation.PART_OF:
        return
    parts = CertificateLink.objects.filter(target_id=link.target_id, rel=Relation.PART_OF)
    if parts.count() >= MAX_PARTS:
        raise TooManyParts(limit=MAX_PARTS)
    with connection.cursor() as cursor:
        cursor.execute(_ABOVE, {"whole": link.target_id, "part": link.certificate_id})
        if cursor.fetchone()[0]:
            raise LinkCycle


def _insert(link: CertificateLink) -> None:
    """Raises LinkExists."""
    with unique_or_raise(LinkExists):
        link.save(force_insert=True)


def _refuse_personal_data_of_erased(link: CertificateLink, locked: Certificate) -> None:
    """Raises CertificateErased, ErasurePending: a label or an address that was added after the request
    to erase would not be erased.
    """
    if link.label or link.url:
        locked.refuse_erased()
    if link.label and link.target is not None:
        link.target.refuse_erased()


def _set_has_links(link: CertificateLink) -> None:
    """Set `has_links` of both ends. It is never unset."""
    ends = {link.certificate_id}
    if link.rel == Relation.PART_OF and link.target_id:
        ends.add(link.target_id)
    rows = Certificate.objects.filter(pk__in=ends, has_links=False).order_by("pk")
    unmarked = list(rows.select_for_update(of=("self",), no_key=True).values_list("pk", flat=True))
    Certificate.objects.filter(pk__in=unmarked).update(has_links=True)


def _audit(
    context: RequestContext,
    action: str,
    source: Certificate,
    link: CertificateLink,
    stated: Mapping[str, object],
) -> None:
    """Names of people are left out of the audit, which is never erased."""
    personal = {"label"} if link.target_id else {"label", "target"}
    values = {"link": link.public_id, **stated}
    changes = audit.initial_values(values, personal=personal)
    record(context, action, source.public_id, changes)

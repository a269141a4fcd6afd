"""A holder's objections to mails: made and taken back by a link that each mail to a holder contains."""

import base64
import binascii
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, Self
from uuid import UUID

from django.core.signing import BadSignature, Signer
from django.db import models, transaction
from django.utils.translation import gettext_lazy as _

from accounts.models import MailObjection
from lib.database.tenancy import across_issuers

from . import addresses

_DIGEST, _UUID = 32, 16  # bytes


class ObjectionScope(models.TextChoices):
    """The subject of an objection to mails: a certificate, an issuer, or everything."""

    SUBJECT = "subject", _("about this certificate")
    ISSUER = "issuer", _("from this issuer")
    ALL = "all", _("from this service at all")


class _Columns(NamedTuple):
    """The columns of an objection that say what it is to."""

    issuer_id: UUID | None
    subject: UUID | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectionLink:
    """What a link says: an address, by its digest, and the issuer and the row that a mail was about."""

    address: bytes
    issuer_id: UUID
    subject: UUID

    @classmethod
    def to(cls, address: str, *, issuer_id: UUID, subject: UUID) -> Self:
        """The link for a mail to this address."""
        digest = addresses.digest(address)
        return cls(address=digest, issuer_id=issuer_id, subject=subject)

    @classmethod
    def read(cls, token: str) -> Self | None:
        """The link of a token; None if it is not one of ours, or not all of it."""
        try:
            text = _signer().unsign(token)
            raw = base64.urlsafe_b64decode(text)
        except (BadSignature, binascii.Error, ValueError):
            return None
        issuer, subject = raw[_DIGEST : _DIGEST + _UUID], raw[_DIGEST + _UUID :]
        return cls(address=raw[:_DIGEST], issuer_id=UUID(bytes=issuer), subject=UUID(bytes=subject))

    def token(self) -> str:
        """The signed text for an address of a page. Whoever has it may object, so it is a secret."""
        raw = self.address + self.issuer_id.bytes + self.subject.bytes
        return _signer().sign(base64.urlsafe_b64encode(raw).decode())

    def _columns(self, scope: ObjectionScope) -> _Columns:
        if scope is ObjectionScope.SUBJECT:
            return _Columns(None, self.subject)
        return _Columns(self.issuer_id if scope is ObjectionScope.ISSUER else None, None)


def scopes_of(link: ObjectionLink) -> frozenset[ObjectionScope]:
    """What the holder has objected to, of what this link is about."""
    rows = MailObjection.objects.filter(address=link.address)
    with across_issuers("an objection may be to the mails of all"):
        stored = {_Columns(*row) for row in rows.values_list("issuer_id", "subject")}
    return frozenset(scope for scope in ObjectionScope if link._columns(scope) in stored)


@transaction.atomic
def set_scopes(link: ObjectionLink, scopes: Collection[ObjectionScope], *, now: datetime) -> None:
    """Objects to exactly these of the three; takes back the others."""
    own = MailObjection.objects.filter(address=link.address)
    wanted = [
        MailObjection(address=link.address, **link._columns(scope)._asdict(), created_at=now)
        for scope in scopes
    ]
    with across_issuers("an objection may be to the mails of all"):
        for scope in ObjectionScope:
            if scope not in scopes:
                own.filter(**link._columns(scope)._asdict()).delete()
        MailObjection.objects.bulk_create(wanted, ignore_conflicts=True)


def _signer() -> Signer:
    return Signer(sep=".", salt="accounts.mail.objection")

"""Consent documents, and accepting them."""

from datetime import UTC, datetime, timedelta

from accounts.actors import ActionContext
from accounts.consent import operations as consent
from accounts.models import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentVia,
    Issuer,
)
from accounts.scopes import Locale
from tests.factories import TESTER, context_of

NOW = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


def document_texts(version: str) -> dict[str, str]:
    """A text in each language."""
    return {locale: f"{locale}: version {version}, §1 …" for locale in Locale.values}


def publish_document(
    kind: str, version: str, *, required_in: int, now: datetime = NOW
) -> ConsentDocument:
    """A document that is required in so many days."""
    return consent.publish(
        context=ActionContext(actor=TESTER, now=now),
        kind=ConsentKind(kind),
        version=version,
        texts=document_texts(f"{kind} {version}"),
        required_from=now + timedelta(days=required_in),
    )


def text_hash(document: ConsentDocument, locale: str) -> str:
    return document.texts.get(locale=locale).sha256


def accept(
    issuer: Issuer,
    document: ConsentDocument,
    *,
    locale: str = "en",
    sha256: str | None = None,
    now: datetime = NOW,
) -> ConsentAction:
    """An owner reads it in a language, and accepts."""
    return consent.accept(
        context=context_of(issuer, now=now),
        document=document,
        sha256=sha256 or text_hash(document, locale),
        via=ConsentVia.BACK_OFFICE,
    )


def withdraw(issuer: Issuer, kind: ConsentKind, *, now: datetime = NOW) -> ConsentAction | None:
    return consent.withdraw(
        context=context_of(issuer, now=now), kind=kind, via=ConsentVia.BACK_OFFICE
    )


def blocked_from(issuer: Issuer) -> datetime | None:
    """When this issuer's issuing stops."""
    issuer.refresh_from_db()
    return issuer.issuing_blocked_from

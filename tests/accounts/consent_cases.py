"""Documents to agree to, and an owner who does."""

from datetime import UTC, datetime, timedelta

from accounts.models import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentVia,
    Issuer,
)
from accounts.operations import consent
from accounts.scopes import Locale
from tests.factories import TESTER

NOW = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


def texts(version: str) -> dict[str, str]:
    """A text in each language."""
    return {locale: f"{locale}: version {version}, §1 …" for locale in Locale.values}


def published(kind: str, version: str, *, required_in: int, now: datetime = NOW) -> ConsentDocument:
    """A document that is required in so many days."""
    return consent.publish(
        kind=ConsentKind(kind),
        version=version,
        texts=texts(f"{kind} {version}"),
        required_from=now + timedelta(days=required_in),
        actor=TESTER,
        now=now,
    )


def hash_in(document: ConsentDocument, locale: str) -> str:
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
        issuer_id=issuer.pk,
        document=document,
        sha256=sha256 or hash_in(document, locale),
        via=ConsentVia.BACK_OFFICE,
        actor=TESTER,
        now=now,
    )


def withdraw(issuer: Issuer, kind: ConsentKind, *, now: datetime = NOW) -> ConsentAction | None:
    return consent.withdraw(
        issuer_id=issuer.pk, kind=kind, via=ConsentVia.BACK_OFFICE, actor=TESTER, now=now
    )


def blocked_from(issuer: Issuer) -> datetime | None:
    """When this issuer's issuing stops."""
    issuer.refresh_from_db()
    return issuer.issuing_blocked_from

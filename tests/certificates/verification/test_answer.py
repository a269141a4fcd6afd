"""The answer of a verify page: valid or not now, in every state."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode, Standing
from certificates.lifecycle import Reason, State
from certificates.models import Certificate, CertificateType
from tests.factories import issue_one, make_issuer, make_type, set_state
from tests.support.pages import LOCALES, UNKNOWN, foreign_words, look, read

YESTERDAY = timezone.localdate() - timedelta(days=1)
TOMORROW = timezone.localdate() + timedelta(days=2)

WORDS = {
    "active": ("Gültig", "Valid", "Valide", "E vlefshme"),
    "expired": ("Abgelaufen", "Expired", "Expiré", "E skaduar"),
    "not_yet_valid": (
        "Noch nicht gültig",
        "Not yet valid",
        "Pas encore valide",
        "Ende jo e vlefshme",
    ),
    "suspended": ("Ausgesetzt", "Suspended", "Suspendu", "E pezulluar"),
    "revoked": ("Widerrufen", "Revoked", "Révoqué", "E revokuar"),
    "superseded": ("Ersetzt", "Superseded", "Remplacé", "E zëvendësuar"),
    "pending": (
        "Freigabe ausstehend",
        "Pending release",
        "En attente d’approbation",
        "Në pritje të miratimit",
    ),
}
MAKERS: dict[str, Callable[[CertificateType], Certificate]] = {
    "active": issue_one,
    "expired": lambda kind: issue_one(kind, issued_on=date(2024, 3, 1), valid_until=YESTERDAY),
    "not_yet_valid": lambda kind: issue_one(kind, valid_from=TOMORROW),
    "suspended": lambda kind: set_state(issue_one(kind), State.SUSPENDED),
    "revoked": lambda kind: set_state(issue_one(kind), State.REVOKED),
    "superseded": lambda kind: set_state(
        issue_one(kind), State.SUPERSEDED, reason=Reason.REPLACED, successor=issue_one(kind)
    ),
    "pending": lambda kind: set_state(issue_one(kind), State.PENDING, reason=None),
}


@pytest.fixture
def visitor() -> Client:
    """Somebody with a phone: no account, no key."""
    return Client()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("status", WORDS)
def test_every_status_is_said_in_the_visitors_language(
    visitor: Client, certificate_type: CertificateType, status: str, locale: str
):
    page = look(visitor, MAKERS[status](certificate_type), locale)

    word = WORDS[status][LOCALES.index(locale)]
    assert page.lang == locale
    assert page.headline == word
    assert page.title.startswith(word)
    assert page.band == status
    assert foreign_words(page) == set()


def test_every_answer_looks_different(visitor: Client, certificate_type: CertificateType):
    """By word, icon and band: a visitor who sees no colours tells them apart."""
    pages = [look(visitor, make(certificate_type)) for make in MAKERS.values()]
    pages.append(read(visitor.get(f"/en/verify/{UNKNOWN}")))

    for trait in ("headline", "icon", "band"):
        assert len({getattr(page, trait) for page in pages}) == len(pages)


def test_each_answer_says_what_to_do(visitor: Client, certificate_type: CertificateType):
    revoked = look(visitor, set_state(issue_one(certificate_type), State.REVOKED))

    assert "Do not use the product. Ask the issuer." in revoked.text


def test_a_test_certificate_is_marked_and_never_green(
    visitor: Client, certificate_type: CertificateType
):
    page = look(visitor, issue_one(certificate_type, mode=Mode.TEST))

    assert "TEST" in page.texts
    assert page.title.startswith("TEST")
    assert page.band == "test"


def test_an_issuer_blocked_for_fraud_is_shown_and_never_green(
    visitor: Client, certificate: Certificate
):
    Issuer.objects.update(standing=Standing.FRAUD)
    page = look(visitor, certificate)

    assert page.headline == "Not trustworthy"
    assert page.band == "distrust"
    assert "because of fraud" in page.text


def test_fraud_is_said_beside_another_status_too(visitor: Client, certificate: Certificate):
    Issuer.objects.update(standing=Standing.FRAUD)
    page = look(visitor, set_state(certificate, State.REVOKED))

    assert page.headline == "Revoked"
    assert "because of fraud" in page.text


def test_an_unpaid_bill_changes_nothing(visitor: Client, certificate: Certificate):
    Issuer.objects.update(standing=Standing.SUSPENDED)

    assert look(visitor, certificate).band == "active"


def test_the_replaced_leads_to_its_successor(visitor: Client, certificate_type: CertificateType):
    old, new = issue_one(certificate_type), issue_one(certificate_type)
    set_state(old, State.SUPERSEDED, reason=Reason.REPLACED, successor=new)

    assert f"/fr/verify/{new.public_id}" in look(visitor, old, "fr").links


def test_why_and_since_when_is_said(visitor: Client, certificate: Certificate):
    set_state(certificate, State.SUSPENDED, public_note="Rückruf R-8: <bitte> sperren")
    page = look(visitor, certificate)

    assert page.row("Reason") == "Recall"
    assert page.row("Note by the issuer") == "Rückruf R-8: <bitte> sperren"
    assert "(Berlin, UTC+" in page.row("Since")


def test_outsiders_may_look_too(visitor: Client, db: None):
    """Public means public: whose certificate it is makes no difference."""
    issuer = make_issuer("Shkolla Shembull", time_zone="Europe/Tirane")
    page = look(visitor, issue_one(make_type(issuer)), "sq")

    assert page.band == "active"
    assert "(Tiranë, UTC+" in page.text

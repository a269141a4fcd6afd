"""The command palette finds what the person may open, and nothing of others."""

import pytest
from django.urls import reverse

from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from certificates.models import CertificateType
from tests.factories import issue_one, make_key, make_member
from tests.factories.edu import (
    add_to_team,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.factories.webhooks import make_endpoint
from tests.support.back_office import CERTIFICATES, KEYS, client_of, page_url

SEARCH = reverse("admin:search")


def found(user: User, term: str, language: str = "en") -> str:
    client = client_of(user)
    client.cookies["django_language"] = language
    response = client.post(SEARCH, {"term": term})
    assert response.status_code == 200
    return response.text


def test_a_certificate_is_opened_by_id_number_or_serial_number(auditor, certificate_type):
    wanted = issue_one(certificate_type, certificate_number="N-77", serial_number="SN-77")
    other = issue_one(certificate_type)
    for term in (wanted.public_id, "n-77", " SN-77 "):
        assert page_url(wanted) in found(auditor, term)
        assert page_url(other) not in found(auditor, term)


def test_pages_of_the_menu_are_found_in_the_pages_language(owner, issuer):
    assert CERTIFICATES in found(owner, "")
    assert KEYS in found(owner, "api k")
    assert KEYS in found(owner, "schlüss", "de")
    assert KEYS not in found(owner, "certificate")
    assert CERTIFICATES not in found(make_member(issuer, Role.TEAM), "")


def test_what_may_be_begun_is_found_by_other_words(owner, auditor, issuer):
    """In the page's language, and for those alone who may."""
    issue, bring, key = (
        reverse(f"admin:{page}")
        for page in (
            "certificates_certificate_add",
            "certificates_certificate_import",
            "accounts_apikey_add",
        )
    )
    for term, language, page in (
        ("issue", "en", issue),
        ("ausstell", "de", issue),
        ("excel", "fr", bring),
        ("çelës i ri", "sq", key),
    ):
        assert f'data-url="{page}"' in found(owner, term, language), term
        assert f'data-url="{page}"' not in found(auditor, term, language), term
    assert reverse("admin:certificates_certificate_recall") in found(owner, "bloquer", "fr")


def test_types_classes_recipients_keys_and_endpoints_are_found_by_name(
    owner: User, issuer: Issuer, certificate_type: CertificateType
):
    recipient = make_recipient(issuer, given_name="Arta", family_name="Krasniqi")
    key = make_key(issuer, name="ERP Prishtina").key
    endpoint = make_endpoint(issuer, "http://127.0.0.1:9/x", description="Warehouse")
    cohort = make_cohort(make_program(issuer), name="Welders 2026")
    for term, row in (
        ("abnahmeprüf", certificate_type),
        ("kras", recipient),
        ("erp", key),
        ("ware", endpoint),
        ("welders", cohort),
    ):
        assert page_url(row) in found(owner, term), term


def test_a_member_of_a_team_finds_its_classes_alone(issuer: Issuer):
    trainer = make_member(issuer, Role.TEAM)
    team, program = make_team(issuer), make_program(issuer)
    add_to_team(team, trainer)
    own = make_cohort(program, name="Welders 2026", team=team)
    other = make_cohort(program, name="Welders 2025", team=make_team(issuer))
    assert page_url(own) in found(trainer, "welders")
    assert page_url(other) not in found(trainer, "welders")


def test_certificates_of_the_test_mode_are_marked(owner, certificate_type):
    issue_one(certificate_type, mode=Mode.TEST, serial_number="T-1")
    assert "TEST</strong>" in found(owner, "T-1")
    issue_one(certificate_type, serial_number="L-1")
    assert "TEST</strong>" not in found(owner, "L-1")


def test_the_outsider_finds_nothing(outsider, issuer, certificate, certificate_type):
    recipient = make_recipient(issuer, family_name="Krasniqi")
    key = make_key(issuer, name="Secret ERP").key
    for term in (
        certificate.public_id,
        str(certificate.serial_number),
        "Krasniqi",
        "Secret",
        "Inspection",
    ):
        page = found(outsider, term)
        for row in (certificate, certificate_type, recipient, key):
            assert page_url(row) not in page


def test_operators_of_the_platform_find_issuers_and_no_rows_of_theirs(issuer, certificate):
    operator = User.objects.create_superuser("ops@platform.example", "x")
    assert page_url(issuer) in found(operator, issuer.name[:6])
    assert page_url(certificate) not in found(operator, certificate.public_id)


@pytest.mark.parametrize("term", ["\x00", "%", "'", "x" * 5000, "<b>"])
def test_garbage_finds_nothing_and_breaks_nothing(owner, certificate, term: str):
    assert page_url(certificate) not in found(owner, term)


def test_nothing_is_searched_in_a_url(owner, certificate):
    assert client_of(owner).get(SEARCH, {"term": certificate.public_id}).status_code == 405

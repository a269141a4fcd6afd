"""Who may issue by hand: members with the role, once consent is given."""

from accounts.models import Issuer, User
from accounts.scopes import Role
from certificates.models import CertificateType
from tests.certificates.issuing.form_helpers import (
    NEW,
    SUBJECT,
    issue_form_url,
    open_form,
    send_form,
)
from tests.factories import make_member, make_type
from tests.support.back_office import client_of
from tests.support.problems import nothing_written


def test_the_outsider_issues_nothing_under_a_foreign_type(
    outsider: User, other_issuer: Issuer, certificate_type: CertificateType
):
    own = make_type(other_issuer)
    client = client_of(outsider)
    form = open_form(client, issue_form_url(own)).filled(**SUBJECT) | {"issue": "yes"}
    with nothing_written():
        response = client.post(issue_form_url(certificate_type), form)
    assert "Muster" not in response.text


def test_missing_consent_is_shown_before_the_form(issuer: Issuer):
    make_type(issuer)
    client = client_of(make_member(issuer, Role.OPERATOR))
    Issuer.objects.filter(pk=issuer.pk).update(issuing_blocked_from="2026-01-01T00:00Z")
    with nothing_written():
        assert "terms" in client.get(NEW).text
        assert "terms" in send_form(client, NEW, **SUBJECT).text

"""Trying out operations: as the member, in test mode, capped by the role, without an API key."""

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.actors import ActorKind
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role, Standing
from certificates.models import Certificate, CertificateHistory
from config.docs.reference_document import tryable
from tests.factories import issue_one, make_key, make_member, make_type
from tests.support.back_office import client_of, impersonating_client, page_url, with_issuer

pytestmark = pytest.mark.django_db


def place(operation: str) -> str:
    return reverse("try-operation", kwargs={"operation": operation})


def send(client: Client, issuer: Issuer, operation: str, of: str = "", **fields: str) -> Any:
    """The outcome that the page shows; `of` is what stands in the path."""
    response = client.post(place(operation), filled_in(client, issuer, operation, of, **fields))
    assert response.status_code == 200
    return response.context["outcome"]


def filled_in(client: Client, issuer: Issuer, operation: str, of: str, **fields: str) -> Any:
    """The form with the fields by their names, `__` for the dot."""
    form = client.get(place(operation)).context["form"]
    path = {name: of for name in form.fields if name.startswith("path.")}
    return with_issuer(issuer, **path, **{k.replace("__", "."): v for k, v in fields.items()})


def body(kind: Any) -> str:
    return json.dumps({"typeId": kind.pk, "productId": "ART-1", "serialNumber": "SN-1"})


def test_a_member_issues_a_test_certificate_in_their_own_name(issuer: Issuer, owner: User):
    outcome = send(client_of(owner), issuer, "issueCertificate", body=body(make_type(issuer)))
    assert outcome.status == 201
    certificate = Certificate.objects.get()
    assert certificate.mode == Mode.TEST
    row = CertificateHistory.objects.get(certificate=certificate)
    assert (row.actor_kind, row.actor_id) == (ActorKind.USER, str(owner.pk))
    assert {"X-Request-Id", "Location"} <= {name for name, _value in outcome.headers}
    assert certificate.public_id in outcome.body


def test_nothing_live_is_seen(issuer: Issuer, owner: User, certificate: Certificate):
    browser = client_of(owner)
    seen = send(browser, issuer, "getCertificate", of=certificate.public_id)
    assert seen.status == 404
    test = issue_one(certificate.type, mode=Mode.TEST)
    seen = send(browser, issuer, "getCertificate", of=test.public_id)
    assert seen.status == 200


def test_a_key_sent_along_is_not_used(issuer: Issuer, owner: User, certificate: Certificate):
    live = make_key(issuer).token.reveal()
    response = client_of(owner).post(
        place("getCertificate"),
        filled_in(client_of(owner), issuer, "getCertificate", certificate.public_id),
        headers={"x-api-key": live},
    )
    assert response.context["outcome"].status == 404
    assert "cis_live_" not in response.text


def test_another_issuers_certificate_is_not_found(issuer: Issuer, owner: User, outsider: User):
    other = outsider.membership_set.get().issuer
    foreign = issue_one(make_type(other), mode=Mode.TEST)
    seen = send(client_of(owner), issuer, "getCertificate", of=foreign.public_id)
    assert seen.status == 404


def test_an_auditor_reads_only(issuer: Issuer):
    browser = client_of(make_member(issuer, Role.AUDITOR))
    assert send(browser, issuer, "listCertificates").status == 200
    refused = send(browser, issuer, "issueCertificate", body=body(make_type(issuer)))
    assert refused.status == 403
    assert "scope_missing" in refused.body
    assert not Certificate.objects.exists()


def test_an_operator_of_the_platform_may_what_the_impersonation_allows(issuer: Issuer):
    acting = impersonating_client(issuer)
    kind = make_type(issuer)
    assert send(acting, issuer, "issueCertificate", body=body(kind)).status == 201
    operator = User.objects.get(email="acting@example.com")
    assert CertificateHistory.objects.get().actor_id == str(operator.pk)

    viewing = client_of(User.objects.create_superuser("viewing@example.com", "x"))
    assert viewing.get(place("listCertificates")).status_code == 403
    viewing.post(page_url(issuer, "look_in"), {"reason": "Ticket 4711"})
    assert send(viewing, issuer, "issueCertificate", body=body(kind)).status == 403


def test_a_suspended_issuer_reads_only(issuer: Issuer, owner: User):
    kind = make_type(issuer)
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    browser = client_of(owner)
    assert send(browser, issuer, "listCertificates").status == 200
    assert send(browser, issuer, "issueCertificate", body=body(kind)).status == 403


@pytest.mark.parametrize(
    "operation",
    ["createApiKey", "rotateApiKey", "getWebhookSecret", "rotateWebhookSecret", "eraseCertificate",
     "createWebhookEndpoint", "updateSettings", "importCertificates", "nothing"],
)  # fmt: skip
def test_operations_with_secrets_or_a_recent_sign_in_are_not_tried(
    issuer: Issuer, owner: User, operation: str
):
    browser = client_of(owner)
    assert browser.get(place(operation)).status_code == 404
    assert browser.post(place(operation), with_issuer(issuer)).status_code == 404


def test_every_other_operation_has_its_form(owner: User):
    browser = client_of(owner)
    assert len(tryable()) > 60
    for operation in tryable():
        assert browser.get(place(operation)).status_code == 200, operation


def test_a_malformed_request_is_refused_and_an_unfit_address_not_sent(issuer: Issuer, owner: User):
    browser = client_of(owner)
    assert send(browser, issuer, "issueCertificate", body="{").status == 400
    assert send(browser, issuer, "getCertificate", of="a/b") is None
    assert send(browser, issuer, "getCertificate") is None
    shown = send(browser, issuer, "getCertificate", of="../é?x=1#")
    assert shown is None
    shown = send(browser, issuer, "listCertificates", query__limit="many")
    assert shown.status == 400


def test_the_page_is_for_members_and_posts_are_protected(issuer: Issuer, owner: User):
    assert Client().get(place("listCertificates")).status_code == 302
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(owner)
    assert strict.post(place("listCertificates"), with_issuer(issuer)).status_code == 403
    team = client_of(make_member(issuer, Role.TEAM))
    assert team.get(place("listCertificates")).status_code == 403


def test_the_reference_links_to_the_page_that_tries_an_operation():
    visitor = Client().get("/en/docs/reference/issuing")
    assert f'href="{place("issueCertificate")}"' in visitor.text
    assert place("importCertificates") not in visitor.text
    assert not visitor.cookies

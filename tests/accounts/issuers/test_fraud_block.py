"""The page that blocks an issuer for fraud: reason, number of certificates, audit."""

import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Mode, Standing
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.support.back_office import CERTIFICATES, client_of, page_url, submit_change
from tests.support.pages import look
from tests.support.sign_in import PASSWORD

pytestmark = pytest.mark.django_db(transaction=True)
WHY = {"reason": "Forged test reports, ticket 4711", "note": "Police file 22/815"}


@pytest.fixture
def platform_operator(transactional_db: None) -> User:
    return User.objects.create_superuser("ops@platform.example", PASSWORD)


@pytest.fixture
def client(platform_operator: User) -> Client:
    return client_of(platform_operator)


def address(issuer: Issuer) -> str:
    return reverse("admin:accounts_issuer_fraud_block", args=[issuer.pk])


def standing(issuer: Issuer) -> str:
    issuer.refresh_from_db()
    return issuer.standing


def post(client: Client, issuer: Issuer, act: str, **changes: str) -> Any:
    return client.post(address(issuer), {"act": act, **WHY, "name": issuer.name, **changes})


def changes(action: str) -> dict[Any, dict[str, object]]:
    """What the audits say of it: of the issuer, and of the platform (None)."""
    return {
        entry.issuer_id: {name: each["after"] for name, each in entry.changes.items()}
        for entry in AuditEntry.objects.filter(action=action)
    }


def test_the_page_shows_the_number_of_certificates(client: Client, issuer: Issuer):
    kind = make_type(issuer)
    for _ in range(3):
        issue_one(kind)
    assert client.get(page_url(issuer, "block"))["Location"] == address(issuer)
    page = client.get(address(issuer)).text
    assert "3 certificates are concerned." in page
    assert f"To confirm, type: {issuer.name}" in page


def test_the_preview_says_what_public_pages_then_say(client: Client, issuer: Issuer):
    kind = make_type(issuer, code="course", kind="person", required=["holderName"])
    certificate = issue_one(kind, product_id=None, serial_number=None, holder_name="Ada")
    preview = client.get(address(issuer)).text.partition("<figure")[2].partition("</figure>")[0]
    post(client, issuer, "block")
    public = look(Client(), certificate, "en")
    said = re.findall(r"<p>(?:<strong>)?(.+?)(?:</strong>)?</p>", preview)
    assert len(said) == 3
    assert all(sentence in public.text for sentence in said)


def test_the_issuers_own_people_are_told_what_the_public_sees(
    client: Client, issuer: Issuer, owner: User
):
    certificate = issue_one(make_type(issuer))
    post(client, issuer, "block")
    pages = (reverse("admin:index"), CERTIFICATES, page_url(certificate))
    for page in (client_of(owner).get(each).text for each in pages):
        assert "has blocked this issuer" in page
        assert "Not trustworthy" in page
        assert not re.search(r">\s*Valid\s*</span>", page)


def test_blocking_writes_the_reason_to_both_audits(
    client: Client, platform_operator: User, issuer: Issuer
):
    issue_one(make_type(issuer))
    assert post(client, issuer, "block").status_code == 302
    assert standing(issuer) == Standing.FRAUD
    said = {"standing": "fraud", "reason": WHY["reason"], "certificates": 1}
    assert changes("issuer.blocked") == {issuer.pk: said, None: {**said, "note": WHY["note"]}}
    actors = AuditEntry.objects.filter(action="issuer.blocked").values_list("actor_id", flat=True)
    assert set(actors) == {str(platform_operator.pk)}


@pytest.mark.parametrize(
    "left_out", [{"reason": ""}, {"reason": "x"}, {"name": ""}, {"name": "Another GmbH"}]
)
def test_reason_and_name_are_required(client: Client, issuer: Issuer, left_out: dict[str, str]):
    answer = post(client, issuer, "block", **left_out)
    assert answer.status_code == 200
    assert WHY["note"] in answer.text  # what was typed stands there still
    assert standing(issuer) == Standing.ACTIVE
    assert changes("issuer.blocked") == {}


@pytest.mark.parametrize("before", [Standing.ACTIVE, Standing.SUSPENDED])
def test_lifting_restores_the_earlier_standing(client: Client, issuer: Issuer, before: Standing):
    Issuer.objects.filter(pk=issuer.pk).update(standing=before)
    post(client, issuer, "block")
    page = client.get(address(issuer)).text
    assert WHY["reason"] in page
    assert WHY["note"] in page
    assert post(client, issuer, "lift", reason="").status_code == 200
    assert standing(issuer) == Standing.FRAUD
    assert post(client, issuer, "lift", reason="They were cleared").status_code == 302
    assert standing(issuer) == before
    assert changes("issuer.block_lifted")[issuer.pk]["reason"] == "They were cleared"
    assert changes("issuer.block_lifted")[None]["note"] == WHY["note"]


def test_a_stale_page_does_not_do_the_opposite(client: Client, issuer: Issuer):
    post(client, issuer, "block")
    assert "is blocked already" in post(client, issuer, "block").text
    post(client, issuer, "lift")
    assert "is not blocked" in post(client, issuer, "lift").text
    assert len(changes("issuer.blocked")) == len(changes("issuer.block_lifted")) == 2


def test_the_issuers_form_cannot_block_or_lift(client: Client, issuer: Issuer):
    form = client.get(page_url(issuer)).context["adminform"].form
    fields = {name: value for name, value in form.initial.items() if value is not None}
    inline = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
    submit_change(client, page_url(issuer), {**fields, **inline, "standing": "fraud"})
    assert standing(issuer) == Standing.ACTIVE
    post(client, issuer, "block")
    submit_change(client, page_url(issuer), {**fields, **inline, "standing": "active"})
    assert standing(issuer) == Standing.FRAUD


def test_only_operators_open_the_page(issuer: Issuer, owner: User):
    assert client_of(owner).get(address(issuer)).status_code == 403
    assert post(client_of(owner), issuer, "block").status_code == 403
    assert standing(issuer) == Standing.ACTIVE


def test_blocked_people_and_keys_read_and_change_nothing(
    client: Client, issuer: Issuer, owner: User
):
    api = Api(make_key(issuer, mode=Mode.LIVE))
    post(client, issuer, "block")
    assert api.get("account").status_code == 200
    assert api.patch("account/settings", {"notifyHolder": True}).status_code == 403
    assert client_of(owner).get(reverse("admin:accounts_apikey_add")).status_code == 403

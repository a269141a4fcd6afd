"""Reauthentication before keys are created or shown."""

from datetime import timedelta

import pytest
import time_machine
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import ApiKey, Issuer, Membership, User
from tests.factories import make_key
from tests.factories.webhooks import make_endpoint
from tests.support.back_office import KEYS, NEW_KEY, key_form, with_issuer
from tests.support.sign_in import CODE, CONFIRM, PASSWORD, PERIOD, enrol, signed_in, submit

pytestmark = pytest.mark.usefixtures("fresh_limits")
TIMEOUT = timedelta(minutes=5)


@pytest.fixture
def clock():
    with time_machine.travel(timezone.now(), tick=False) as clock:
        yield clock


def test_no_reauthentication_right_after_signing_in(owner: User):
    assert signed_in(owner).get(NEW_KEY).status_code == 200


def test_later_the_password_is_asked_for_and_the_page_opens(owner: User, clock):
    client = signed_in(owner)
    clock.shift(TIMEOUT)
    assert client.get(KEYS).status_code == 200
    asked = client.get(NEW_KEY)
    assert asked["Location"] == f"{CONFIRM}?next={NEW_KEY.replace('/', '%2F')}"
    assert client.post(CONFIRM, {"password": "wrong", "next": NEW_KEY}).status_code == 200
    assert client.get(NEW_KEY).status_code == 302
    answer = client.post(CONFIRM, {"password": PASSWORD, "next": NEW_KEY})
    assert answer["Location"] == NEW_KEY
    assert client.get(NEW_KEY).status_code == 200


def test_a_form_posted_too_late_is_posted_again_afterwards(owner: User, issuer: Issuer, clock):
    client = signed_in(owner)
    clock.shift(TIMEOUT)
    answer = client.post(NEW_KEY, key_form(issuer, name="Filled in with care"))
    assert answer["Location"].startswith(CONFIRM)
    assert not ApiKey.objects.exists()
    client.get(answer["Location"])
    done = client.post(CONFIRM, {"password": PASSWORD, "next": NEW_KEY})
    assert done.status_code == 200
    assert "cis_live_" in done.text
    assert ApiKey.objects.get().name == "Filled in with care"


def test_a_code_of_the_second_factor_does_as_well(owner: User, clock):
    app = enrol(signed_in(owner))
    client = Client()
    clock.shift(PERIOD)
    submit(client, owner)
    client.post(CODE, {"code": app.code()})
    clock.shift(TIMEOUT)
    assert client.get(NEW_KEY).status_code == 302
    confirm = "/admin/access/second-factor/reauthenticate/"
    answer = client.post(confirm, {"code": app.code(), "next": NEW_KEY})
    assert answer["Location"] == NEW_KEY
    assert client.get(NEW_KEY).status_code == 200


def test_redirects_stay_on_this_site(owner: User, clock):
    client = signed_in(owner)
    answer = client.post(CONFIRM, {"password": PASSWORD, "next": "https://evil.example/"})
    assert "evil" not in answer["Location"]


def test_changing_the_second_factor_needs_reauthentication(owner: User, clock):
    client = signed_in(owner)
    enrol(client)
    clock.shift(TIMEOUT)
    for page in (
        "totp/deactivate/",
        "recovery-codes/",
        "recovery-codes/download/",
        "webauthn/add/",
    ):
        assert client.get(f"/admin/access/second-factor/{page}")["Location"].startswith(CONFIRM)


def test_every_sensitive_view_needs_reauthentication(
    owner: User, operator: User, issuer: Issuer, clock
):
    key, endpoint = make_key(issuer).key, make_endpoint(issuer, "https://8.8.8.8/hook")
    member = Membership.objects.get(user=operator).pk
    opened = [reverse("admin:accounts_invitation_add"), reverse("admin:webhooks_endpoint_add")]
    opened += [
        reverse(f"admin:webhooks_endpoint_{page}", args=[endpoint.pk])
        for page in ("secret", "rotate")
    ]
    opened += [reverse("admin:accounts_apikey_rotate_one", args=[key.pk])]
    opened += [reverse("admin:accounts_member_remove", args=[member])]
    saved = [reverse("admin:accounts_apikey_change", args=[key.pk])]
    saved += [reverse("admin:accounts_member_change", args=[member])]
    client = signed_in(owner)
    for address in opened + saved:
        assert client.get(address).status_code == 200, address
    clock.shift(TIMEOUT)
    for address in opened:
        assert CONFIRM in client.get(address).get("Location", ""), address
    for address in opened + saved:
        assert CONFIRM in client.post(address, with_issuer(issuer)).get("Location", ""), address
    for address in saved:
        assert client.get(address).status_code == 200, address

"""Reauthentication before sensitive changes: the posted form is kept."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.models import ApiKey, Branding, Issuer, User
from certificates.models import CertificateType, TypeVersion
from tests.factories.webhooks import make_endpoint
from tests.support.back_office import KEYS, page_url, submit_change, type_form, with_issuer
from tests.support.forms import form_of
from tests.support.sign_in import CONFIRM, PASSWORD, signed_in
from webhooks.models import Endpoint

pytestmark = pytest.mark.usefixtures("fresh_limits")
SETTINGS = reverse("admin:accounts_issuer_settings")
TIMEOUT = timedelta(minutes=5)


@pytest.fixture
def late(owner: User) -> Iterator[Client]:
    """A browser whose person signed in a while ago, and is still there."""
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in(owner)
        clock.shift(TIMEOUT)
        yield client


def prove(client: Client, answer: Any, page: str) -> None:
    """Gives the password that was asked for: what was sent goes on as it was."""
    assert answer["Location"].startswith(CONFIRM)
    client.get(answer["Location"])
    done = client.post(CONFIRM, {"password": PASSWORD, "next": page})
    assert done.status_code in {200, 302}, done.text


def test_the_address_of_a_webhook(late: Client, issuer: Issuer):
    endpoint = make_endpoint(issuer, "https://8.8.8.8/hook")
    page = page_url(endpoint)
    fields = with_issuer(
        issuer,
        url="https://1.1.1.1/new",
        description="Written with care",
        events=["certificate.*"],
        own_headers="X-Token: s3cret-of-a-header",
    )
    answer = submit_change(late, page, fields)
    assert Endpoint.objects.get().url == "https://8.8.8.8/hook"
    prove(late, answer, page)
    found = Endpoint.objects.get()
    assert (found.url, found.description) == ("https://1.1.1.1/new", "Written with care")
    assert found.own_headers == {"X-Token": "s3cret-of-a-header"}


def test_webhook_description_changes_without_a_recent_sign_in(late: Client, issuer: Issuer):
    endpoint = make_endpoint(issuer, "https://8.8.8.8/hook")
    fields = with_issuer(issuer, url=endpoint.url, description="New", events=endpoint.events)
    submit_change(late, page_url(endpoint), fields)
    assert Endpoint.objects.get().description == "New"


def test_trusted_networks(late: Client, issuer: Issuer):
    form = form_of(late.get(SETTINGS), "settings")
    answer = late.post(SETTINGS, form.filled(trusted_networks="192.0.2.0/24", address="Street 1"))
    issuer.refresh_from_db()
    assert issuer.trusted_networks == []
    prove(late, answer, SETTINGS)
    issuer.refresh_from_db()
    assert issuer.trusted_networks == ["192.0.2.0/24"]
    assert Branding.objects.get(issuer=issuer).address == "Street 1"


def test_other_settings_are_changed_without(late: Client, issuer: Issuer):
    form = form_of(late.get(SETTINGS), "settings")
    assert late.post(SETTINGS, form.filled(address="Street 2"))["Location"] == SETTINGS
    assert Branding.objects.get(issuer=issuer).address == "Street 2"


def test_whether_a_second_person_releases(
    late: Client, issuer: Issuer, certificate_type: CertificateType
):
    page = page_url(certificate_type)
    fields = type_form(issuer, release_required="on", name_en="Renamed")
    answer = submit_change(late, page, fields)
    assert not TypeVersion.objects.filter(release_required=True).exists()
    prove(late, answer, page)
    version = TypeVersion.objects.get(release_required=True)
    assert version.name_en == "Renamed"


@pytest.mark.parametrize("way", ["one", "selected"])
def test_revoking_a_key(late: Client, issuer: Issuer, key: NewKey, way: str):
    if way == "one":
        page, fields = page_url(key.key, "revoke_one"), {}
    else:
        page = KEYS
        fields = {"action": "revoke_selected", "_selected_action": [str(key.key.pk)]}
    assert late.post(page, with_issuer(issuer, **fields)).status_code in {200, 302}
    answer = late.post(page, with_issuer(issuer, confirmed="yes", **fields))
    assert ApiKey.objects.get().revoked_at is None
    prove(late, answer, page)
    assert ApiKey.objects.get().revoked_at is not None

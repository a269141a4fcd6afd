"""Where a sign-in leads, and how often strangers may ask a provider through us."""

import uuid
from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode

from accounts.models import IdentityProvider, User
from accounts.single_sign_on.operations import METADATA_AGE
from tests.support import identity_provider
from tests.support.identity_provider import Provider, answer_of
from tests.support.sign_in import OFFICE

from .conftest import CALLBACK, connect, start_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "wanted",
    [
        "https://evil.example/",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "https:evil.example",
        "javascript:alert(1)",
        "\x01//evil.example",
        "/\t/evil.example",
    ],
)
def test_a_sign_in_leads_to_no_other_site(
    row: IdentityProvider, provider: Provider, operator: User, wanted: str
):
    connect(operator, row)
    browser = Client()
    start = f"{start_of(row)}?{urlencode({'next': wanted})}"
    assert browser.get(answer_of(browser, provider, start))["Location"] == OFFICE


def test_a_sign_in_leads_to_the_page_that_was_wanted(
    row: IdentityProvider, provider: Provider, operator: User
):
    connect(operator, row)
    wanted = f"{reverse('admin:accounts_issuer_sign_on')}?a=b&c=%C3%A4"
    browser = Client()
    start = f"{start_of(row)}?{urlencode({'next': wanted})}"
    assert browser.get(answer_of(browser, provider, start))["Location"] == wanted


@pytest.mark.usefixtures("fresh_limits")
@pytest.mark.django_db(transaction=True)
def test_strangers_do_not_flood_a_provider_through_us(
    row: IdentityProvider, provider: Provider, settings
):
    """Both pages are a GET, and may send requests to the provider."""
    settings.FLOOD_BURST = settings.FLOOD_PER_MINUTE = 1
    read_at = timezone.now() - METADATA_AGE - timedelta(minutes=1)
    IdentityProvider.objects.update(metadata_read_at=read_at)
    provider.answers[identity_provider.WELL_KNOWN] = (500, {}, b"")  # so it is asked each time
    provider.requests.clear()
    addresses = {start_of(row): 302, reverse(CALLBACK, args=[row.issuer_id]): 403}
    for address, usual in addresses.items():
        sender, other = (Client(REMOTE_ADDR=network()) for _ in range(2))
        answers = [sender.get(address) for _ in range(8)]
        assert [each.status_code for each in answers] == [usual] * 5 + [429] * 3
        assert int(answers[-1]["Retry-After"]) > 0
        assert other.get(address).status_code == usual
    assert provider.requests == [identity_provider.WELL_KNOWN] * 6


def network() -> str:
    """One that nothing was counted for before."""
    return f"2001:db8:{uuid.uuid4().hex[:4]}:{uuid.uuid4().hex[:4]}::1"

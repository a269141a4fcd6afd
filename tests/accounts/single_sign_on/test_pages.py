"""Setting single sign-on up, the way in by mail, proving anew who one is, and the recovery code."""

import re
from datetime import timedelta

import pytest
import time_machine
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import (
    AuditEntry,
    ExternalIdentity,
    IdentityProvider,
    Issuer,
    OutgoingMail,
    Session,
    User,
)
from accounts.scopes import Role
from accounts.single_sign_on import operations as single_sign_on
from tests.accounts.domains.helpers import make_domain, prove
from tests.factories import make_member
from tests.support.back_office import (
    NEW_KEY,
    client_of,
    impersonating_client,
    key_form,
    with_issuer,
)
from tests.support.identity_provider import (
    CLIENT_ID,
    CLIENT_SECRET,
    Provider,
    answer_of,
    local,
)
from tests.support.sign_in import CONFIRM, OFFICE

from .conftest import connect, entered, sign_in, start_of

pytestmark = pytest.mark.django_db
PAGE = reverse("admin:accounts_issuer_sign_on")
SWITCH = reverse("admin:accounts_issuer_sign_on_switch")
WAY_IN = reverse("sign_on")
CLOSED = reverse("sign_on_closed")


def form_of(browser: Client, issuer: Issuer, provider: Provider, **fields: object):
    """The form of the provider, as the page has it, filled in."""
    shown = re.search(r'name="shown" value="([^"]*)"', browser.get(PAGE).text)
    stated = {
        "discovery_url": provider.url,
        "client_id": CLIENT_ID,
        "client_secret": CLIENT_SECRET,
        "domains": ["example.com"],
        "newcomer_role": "",
        "shown": shown[1] if shown else "",
    }
    return with_issuer(issuer, **stated | fields)


def press(browser: Client, issuer: Issuer, act: str):
    """One of the buttons."""
    return browser.post(SWITCH, with_issuer(issuer, act=act))


def code_in(text: str) -> str:
    """The recovery code that the page shows."""
    found = re.search(r"(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}", text)
    assert found
    return found[0]


def test_an_owner_sets_it_up_tests_it_and_switches_it_on(
    issuer: Issuer, owner: User, provider: Provider
):
    browser = client_of(owner)
    assert "First prove the domain" in browser.get(PAGE).text
    prove(issuer)
    page = browser.get(PAGE).text
    assert f"/admin/access/sign-on/callback/{issuer.pk}/" in page
    saved = browser.post(PAGE, form_of(browser, issuer, provider), follow=True)
    assert "The provider was saved" in saved.text
    assert CLIENT_SECRET not in saved.text
    row = IdentityProvider.objects.get()
    assert (row.iss, row.client_secret) == (provider.url, CLIENT_SECRET)
    assert Client().get(start_of(row)).status_code == 404
    assert "is not ready" in press(browser, issuer, "on").wsgi_request._messages._queued_messages[0].message  # fmt: skip

    test = f"{reverse('sign_on_connect', args=[issuer.pk])}?next={PAGE}"
    link = re.search(rf'href="({provider.url}/authorize[^"]+)"', browser.get(test).text)
    assert link
    back = browser.get(local(provider.authorize(link[1].replace("&amp;", "&"))))
    assert back["Location"] == PAGE
    assert ExternalIdentity.objects.get().membership.user == owner
    press(browser, issuer, "on")
    assert entered(row, provider).get(OFFICE).status_code == 200
    actions = list(AuditEntry.objects.filter(action__startswith="sign_on").values_list("action", flat=True).order_by("at", "pk"))  # fmt: skip
    assert actions == [
        "sign_on.set_up",
        "sign_on.connected",
        "sign_on.switched",
        "sign_on.signed_in",
    ]
    assert CLIENT_SECRET not in str(list(AuditEntry.objects.values_list("changes", flat=True)))


def test_a_provider_that_cannot_be_read_is_not_saved(
    issuer: Issuer, owner: User, provider: Provider, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(single_sign_on, "FOR_EVERYBODY", {provider.url})
    prove(issuer)
    make_domain(issuer, "unproved.example")
    browser = client_of(owner)
    for fields, text in (
        ({"discovery_url": f"{provider.url}/other"}, "no usable OpenID Connect discovery document"),
        ({"discovery_url": "http://169.254.169.254/latest"}, "not on the public internet"),
        ({"client_secret": ""}, "This field is required"),
        ({"domains": ["unproved.example"]}, "Select a valid choice"),
        ({"newcomer_role": Role.OWNER}, "Select a valid choice"),
        ({"trusts_addresses": "on"}, "signs in anybody"),
    ):
        answer = browser.post(PAGE, form_of(browser, issuer, provider, **fields))
        assert answer.status_code == 200
        assert text in answer.text, fields
    assert not IdentityProvider.objects.exists()


def test_another_iss_is_another_provider(
    row: IdentityProvider, provider: Provider, owner: User, operator: User
):
    connect(owner, row)
    member = entered_as(row, provider, operator, "person-2")
    browser = client_of(owner)
    form = form_of(browser, row.issuer, provider, client_secret="")
    browser.post(PAGE, form | {"newcomer_role": Role.AUDITOR, "trusts_addresses": "on"})
    row.refresh_from_db()
    assert (row.client_secret, row.newcomer_role) == (CLIENT_SECRET, Role.AUDITOR)
    assert row.trusts_addresses
    assert "trusts_addresses" in AuditEntry.objects.get(action="sign_on.changed").changes
    assert row.tested_at
    row.metadata |= {"issuer": "https://before.example"}
    row.save()
    browser.post(PAGE, form_of(browser, row.issuer, provider))
    row.refresh_from_db()
    assert not row.enabled_at
    assert not row.tested_at
    assert not ExternalIdentity.objects.exists()
    assert member.get(OFFICE).status_code == 302


def entered_as(row: IdentityProvider, provider: Provider, user: User, sub: str) -> Client:
    connect(user, row, sub)
    provider.person = {"sub": sub}
    return entered(row, provider)


def test_only_owners_change_it(row: IdentityProvider, operator: User, owner: User):
    issuer, identity = row.issuer, connect(owner, row)
    disconnect = reverse("admin:accounts_issuer_sign_on_disconnect", args=[identity.pk])
    admin = make_member(issuer, Role.ADMIN)
    for browser in (client_of(admin), client_of(operator), impersonating_client(issuer)):
        page = browser.get(PAGE)
        assert page.status_code == 200
        assert "You can read" in page.text
        for address in (PAGE, SWITCH, disconnect):
            assert browser.post(address, with_issuer(issuer, act="off")).status_code == 403
    row.refresh_from_db()
    assert row.enabled_at


def test_of_another_issuer_nothing_is_reached(row: IdentityProvider, owner: User, outsider: User):
    identity, browser = connect(owner, row), client_of(outsider)
    foreign = Issuer.objects.get(membership__user=outsider)
    disconnect = reverse("admin:accounts_issuer_sign_on_disconnect", args=[identity.pk])
    assert browser.post(disconnect, with_issuer(foreign)).status_code == 404
    assert browser.get(reverse("sign_on_connect", args=[row.issuer_id])).status_code == 404
    assert row.iss not in browser.get(PAGE).text


def test_an_owner_disconnects_a_member(
    row: IdentityProvider, provider: Provider, owner: User, operator: User
):
    member = entered_as(row, provider, operator, "person-2")
    identity = ExternalIdentity.objects.get()
    address = reverse("admin:accounts_issuer_sign_on_disconnect", args=[identity.pk])
    answer = client_of(owner).post(address, with_issuer(row.issuer))
    assert answer["Location"] == PAGE
    assert member.get(OFFICE).status_code == 302
    assert sign_in(row, provider).status_code == 403


def test_an_owner_who_is_signed_in_by_it_switches_it_off(
    row: IdentityProvider, provider: Provider, owner: User
):
    browser = entered_as(row, provider, owner, "person-2")
    assert press(browser, row.issuer, "off")["Location"] == reverse("account_login")
    assert browser.get(OFFICE).status_code == 302


# --- single sign-on only --------------------------------------------------------------------------


def test_passwords_open_it_no_longer(
    row: IdentityProvider, provider: Provider, owner: User, operator: User
):
    issuer, browser = row.issuer, client_of(owner)
    answer = press(browser, issuer, "only")
    assert answer["Location"] == PAGE  # the owner is not connected yet
    connect(owner, row)
    code = code_in(press(browser, issuer, "only").text)
    assert code not in browser.get(PAGE, follow=True).text
    for shut_out in (browser, client_of(operator)):
        page = shut_out.get(OFFICE).text
        assert f"{issuer.name} opens by single sign-on only." in page
        assert shut_out.get(PAGE).status_code == 403
        assert start_of(row) in shut_out.get(CLOSED).text
    assert "recovery code" not in client_of(operator).get(CLOSED).text
    assert entered(row, provider).get(PAGE).status_code == 200
    spelled = code.lower().replace("-", " ")
    by_operator = client_of(operator)
    by_operator.post(CLOSED, {"provider": row.pk, "code": code})
    assert by_operator.get(PAGE).status_code == 403
    assert "This code is wrong" in browser.post(CLOSED, {"provider": row.pk, "code": "A"}).text
    assert browser.post(CLOSED, {"provider": row.pk, "code": spelled})["Location"] == PAGE
    assert "The recovery code was used" in browser.get(PAGE).text
    assert OutgoingMail.objects.get(kind="sign_on_recovered").user == owner
    assert client_of(owner).get(PAGE).status_code == 403
    press(browser, issuer, "also")
    assert client_of(operator).get(PAGE).status_code == 200


def test_operators_of_the_platform_lift_it(row: IdentityProvider, owner: User):
    connect(owner, row)
    press(client_of(owner), row.issuer, "only")
    chief = client_of(User.objects.create_superuser("chief@example.com", "x"))
    address = reverse("admin:accounts_issuer_change", args=[row.issuer_id])
    field = re.compile(r'<input[^>]*name="sign_on_only"[^>]*>')
    assert " disabled id=" not in field.findall(chief.get(address).text)[0]
    Issuer.objects.update(sign_on_only=False)
    assert " disabled id=" in field.findall(chief.get(address).text)[0]


# --- the way in, and proving anew who one is ---------------------------------------------------------


@pytest.mark.usefixtures("fresh_limits")
@pytest.mark.django_db(transaction=True)
def test_the_way_in_is_mailed_and_the_page_tells_nothing(row: IdentityProvider):
    pages = []
    for address in ("somebody@example.com", "somebody@elsewhere.example"):
        answer = Client().post(WAY_IN, {"email": address})
        assert answer.status_code == 200
        pages.append(re.sub(r"[0-9a-f]{20,}|[A-Za-z0-9]{60,}", "", answer.text))
    assert pages[0] == pages[1]
    known, unknown = mail.outbox
    assert start_of(row) in known.body
    assert row.issuer.name in known.body
    assert "/sign-on/" not in unknown.body
    assert "Enter a valid email" in Client().post(WAY_IN, {"email": "x"}).text


def test_dangerous_acts_ask_the_provider_anew(
    row: IdentityProvider, provider: Provider, owner: User
):
    connect(owner, row)
    with time_machine.travel(timezone.now(), tick=True) as clock:
        browser = entered(row, provider)
        assert browser.get(NEW_KEY).status_code == 200
        clock.shift(timedelta(minutes=6))
        asked = browser.post(NEW_KEY, key_form(row.issuer, name="Filled in with care"))
        assert asked["Location"].startswith(CONFIRM)
        page = browser.get(asked["Location"]).text
        link = re.search(r'href="(/admin/access/sign-on/[^"]+)"', page)
        assert link
        start = link[1].replace("&amp;", "&")

        provider.auth_time = lambda: None
        assert "proved who you are" in browser.get(answer_of(browser, provider, start)).text
        provider.auth_time = lambda: timezone.now().timestamp() - 360
        assert "proved who you are" in browser.get(answer_of(browser, provider, start)).text
        provider.person = {"sub": "person-2"}
        assert "another person" in browser.get(answer_of(browser, provider, start)).text
        assert browser.get(NEW_KEY).status_code == 302

        provider.person, provider.auth_time = (
            {"sub": "person-1"},
            lambda: timezone.now().timestamp(),
        )
        back = browser.get(answer_of(browser, provider, start))
        done = browser.get(back["Location"])
        assert "cis_live_" in done.text
    assert Session.objects.filter(user=owner).count() == 1


def test_a_sign_in_without_auth_time_proves_nothing(
    row: IdentityProvider, provider: Provider, owner: User
):
    """The provider may have asked for nothing: its own session may be days old."""
    connect(owner, row)
    provider.auth_time = lambda: None
    assert entered(row, provider).get(NEW_KEY)["Location"].startswith(CONFIRM)

"""Roles that need a second factor reach no page before it is set up."""

from collections.abc import Iterator

import pytest
from allauth.mfa.models import Authenticator
from django.core.management import call_command
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from pytest_django.fixtures import Settings

from accounts.models import AuditEntry, Issuer, Membership, User
from accounts.scopes import Role
from tests.factories import make_member
from tests.support.back_office import client_of
from tests.support.forms import form_of
from tests.support.sign_in import FACTORS, OFFICE, PASSWORD, enrol, is_in, signed_in

OPEN = (  # pages on which one enrols, or leaves
    "/admin/access/login/",
    "/admin/access/logout/",
    "/admin/access/confirm/",
    "/admin/access/second-factor/",
    "/admin/access/second-factor/totp/activate/",
    "/admin/access/second-factor/webauthn/add/",
    "/admin/logout/",
)


@pytest.fixture(autouse=True)
def required(settings: Settings) -> None:
    settings.MFA_REQUIRED = True


@pytest.fixture
def root(db: None) -> User:
    return User.objects.create_superuser("root@platform.example", PASSWORD)


def addresses() -> list[str]:
    """Every address under /admin/, with something in the place of each argument."""
    return sorted({path for path in _walk(get_resolver(), "/") if path.startswith("/admin/")})


def _walk(resolver: URLResolver, prefix: str) -> Iterator[str]:
    for entry in resolver.url_patterns:
        if isinstance(entry, URLResolver):
            yield from _walk(entry, prefix + str(entry.pattern))
        elif isinstance(entry, URLPattern):
            path = prefix + str(entry.pattern)
            yield _filled(path)


def _filled(path: str) -> str:
    plain = path.replace("^", "").replace("$", "").replace("\\Z", "").replace("\\", "")
    while "<" in plain:
        start, rest = plain.split("<", 1)
        plain = start.removesuffix("(?P") + "1" + rest.split(">", 1)[1]
        for pattern in ("[0-9A-Za-z]+)", ".+)", ".*)"):
            plain = plain.replace(f"1{pattern}", "1", 1)
    return plain.replace("(?:accounts|certificates|webhooks)", "accounts")


def test_the_walk_finds_the_back_office():
    found = addresses()
    assert len(found) > 50
    assert "/admin/accounts/apikey/add/" in found
    assert set(OPEN) <= set(found)


@pytest.mark.django_db
def test_every_page_leads_to_enrolment(owner: User, root: User):
    """A member and an operator of the platform, who open and send pages in turn."""
    reader, writer = client_of(owner), client_of(root)
    for number, address in enumerate([*addresses(), "/admin/nowhere/"]):
        if address in OPEN:
            continue
        reads, writes = (reader, writer) if number % 2 else (writer, reader)
        for answer in (reads.get(address), writes.post(address, {"action": "x"})):
            assert (answer.status_code, answer["Location"]) == (302, FACTORS), address


@pytest.mark.django_db
def test_the_pages_of_enrolment_are_open(owner: User):
    for address in OPEN[2:6]:
        assert signed_in(owner).get(address).status_code == 200
    assert "Your role needs a second factor" in signed_in(owner).get(FACTORS).text


@pytest.mark.usefixtures("fresh_limits")
@pytest.mark.parametrize("role", [Role.OWNER, Role.ADMIN, Role.OPERATOR])
def test_afterwards_the_back_office_opens(issuer: Issuer, role: Role):
    client = signed_in(make_member(issuer, role))
    assert client.get(OFFICE)["Location"] == FACTORS
    enrol(client)
    assert client.get(OFFICE).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("role", [Role.AUDITOR, Role.TEAM])
def test_other_roles_choose(issuer: Issuer, role: Role):
    assert client_of(make_member(issuer, role)).get(OFFICE).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("role", list(Role))
@pytest.mark.parametrize("by_default", ["on", ""])
def test_an_issuer_can_require_it_of_every_role(
    issuer: Issuer, settings: Settings, role: Role, by_default: str
):
    settings.MFA_REQUIRED = bool(by_default)
    Issuer.objects.filter(pk=issuer.pk).update(second_factor_for_all=True)
    assert client_of(make_member(issuer, role)).get(OFFICE)["Location"] == FACTORS


@pytest.mark.django_db
def test_of_several_issuers_the_strictest_counts(
    auditor: User, other_issuer: Issuer, settings: Settings
):
    settings.MFA_REQUIRED = False
    Membership.objects.create(user=auditor, issuer=other_issuer, role=Role.TEAM)
    client = client_of(auditor)
    assert client.get(OFFICE).status_code == 200
    Issuer.objects.filter(pk=other_issuer.pk).update(second_factor_for_all=True)
    assert client.get(OFFICE)["Location"] == FACTORS


@pytest.mark.django_db
def test_an_owner_asks_it_in_the_settings(owner: User, issuer: Issuer, settings: Settings):
    settings.MFA_REQUIRED = False
    client, page = client_of(owner), reverse("admin:accounts_issuer_settings")
    form = form_of(client.get(page), "settings")
    assert client.post(page, form.filled(second_factor_for_all="on"))["Location"] == page
    issuer.refresh_from_db()
    assert issuer.second_factor_for_all
    assert client.get(page)["Location"] == FACTORS
    entry = AuditEntry.objects.get(action="settings.changed")
    assert entry.changes == {"second_factor_for_all": {"before": False, "after": True}}


@pytest.mark.django_db
def test_recovery_codes_alone_are_no_second_factor(owner: User):
    Authenticator.objects.create(user=owner, type=Authenticator.Type.RECOVERY_CODES, data={})
    assert client_of(owner).get(OFFICE)["Location"] == FACTORS


@pytest.mark.django_db
def test_a_role_given_later_counts_at_once(auditor: User):
    client = client_of(auditor)
    assert client.get(OFFICE).status_code == 200
    auditor.membership_set.update(role=Role.ADMIN)
    assert client.get(OFFICE)["Location"] == FACTORS


@pytest.mark.django_db
def test_without_the_setting_a_password_is_enough(owner: User, settings: Settings):
    settings.MFA_REQUIRED = False
    assert client_of(owner).get(OFFICE).status_code == 200


@pytest.mark.usefixtures("fresh_limits")
def test_the_api_does_not_need_it(api):
    assert api.get("account").status_code == 200


@pytest.mark.usefixtures("fresh_limits")
class TestLostFactor:
    def test_an_operator_removes_a_second_factor(self, owner: User):
        session = signed_in(owner)
        enrol(session)
        call_command("reset_second_factor", owner.email)
        assert not Authenticator.objects.filter(user=owner).exists()
        assert not is_in(session)
        assert AuditEntry.objects.filter(action="user.second_factor_reset").exists()
        assert signed_in(owner).get(OFFICE)["Location"] == FACTORS


def test_djangos_login_form_is_closed(db: None):
    answer = Client().post("/admin/login/", {"username": "a@b.example", "password": "x"})
    assert answer["Location"].startswith("/admin/access/login/")

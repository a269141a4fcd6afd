"""Ending the release by a second person takes a second person: over the API, in the back office, at once."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Role, Scope
from certificates.models import CertificateType, ReleaseOffRequest
from certificates.models.release import LASTS
from certificates.operations.types import change_type
from tests.back_office import TYPES, at, change, of, page_of, type_form
from tests.conftest import Api
from tests.factories import TESTER, acting, make_key, make_member, make_type
from tests.problems import assert_faults, assert_problem
from tests.racing import behind

OFF = {"releaseRequired": False}
SCOPES = [Scope.CERTIFICATES_ISSUE, Scope.CERTIFICATES_TYPES]

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def checked(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="checked", release_required=True, required=[])


@pytest.fixture
def admin(issuer: Issuer) -> User:
    return make_member(issuer, Role.ADMIN)


@pytest.fixture
def ours(issuer: Issuer, admin: User) -> Api:
    return Api(make_key(issuer, maker=admin, scopes=SCOPES))


@pytest.fixture
def theirs(issuer: Issuer, owner: User) -> Api:
    return Api(make_key(issuer, maker=owner, scopes=SCOPES))


def path(checked: CertificateType) -> str:
    return f"certificates/types/{checked.pk}"


def is_on(checked: CertificateType) -> bool:
    checked.refresh_from_db()
    assert checked.current is not None
    return checked.current.release_required


def turned_off(checked: CertificateType, person: User, **more: Any) -> bool:
    """Whether the rule is off after this person has asked for it."""
    now = more.pop("now", timezone.now())
    by: Any = {"actor": acting(person), "now": now}
    change_type(certificate_type=checked, release_required=False, **by)
    return not is_on(checked)


def actions() -> list[str]:
    rows = AuditEntry.objects.filter(action__startswith="type.").exclude(action="type.created")
    return list(rows.order_by("id").values_list("action", flat=True))


class TestApi:
    def test_a_key_alone_does_not_end_it(self, ours: Api, checked: CertificateType, admin: User):
        """Issue and types: the rule off, a certificate in force, the rule on again."""
        response = ours.patch(path(checked), OFF)
        assert response.status_code == 202
        body = response.json()
        assert (body["releaseRequired"], body["version"]) == (True, 1)
        waiting = body["pendingChange"]
        assert waiting["releaseRequired"] is False
        assert waiting["requestedBy"]["kind"] == "key"
        assert ours.get(path(checked)).json()["pendingChange"] == waiting
        assert ours.patch(path(checked), OFF).status_code == 202
        answer = ours.post("certificates/issue", {"typeId": checked.pk, "productId": "A"})
        assert answer.json().get("status", "pending") == "pending"
        assert is_on(checked)
        assert actions() == ["type.release_off_requested"]

    def test_nor_by_clearing_it(self, ours: Api, checked: CertificateType):
        assert ours.patch(path(checked), {"releaseRequired": None}).status_code == 202
        assert is_on(checked)

    def test_nor_with_another_key_of_the_same_person(
        self, ours: Api, issuer: Issuer, admin: User, checked: CertificateType
    ):
        ours.patch(path(checked), OFF)
        other = Api(make_key(issuer, maker=admin, scopes=SCOPES))
        assert other.patch(path(checked), OFF).status_code == 202
        assert not turned_off(checked, admin)

    def test_what_else_was_sent_takes_effect(self, ours: Api, checked: CertificateType):
        body = ours.patch(path(checked), {**OFF, "validityMonths": 7}).json()
        assert (body["validityMonths"], body["releaseRequired"], body["version"]) == (7, True, 2)
        assert body["pendingChange"]

    def test_a_key_of_another_person_confirms_it(
        self, ours: Api, theirs: Api, checked: CertificateType
    ):
        ours.patch(path(checked), OFF)
        response = theirs.patch(path(checked), OFF)
        assert response.status_code == 200
        assert (response.json()["releaseRequired"], response.json()["pendingChange"]) == (
            False,
            None,
        )
        assert actions() == [
            "type.release_off_requested",
            "type.release_off_confirmed",
            "type.changed",
        ]
        actors = AuditEntry.objects.filter(action__startswith="type.release_off")
        assert len(set(actors.values_list("actor_id", flat=True))) == 2

    def test_saying_that_it_stays_withdraws_it(self, ours: Api, theirs: Api, checked):
        ours.patch(path(checked), OFF)
        answer = theirs.patch(path(checked), {"releaseRequired": True})
        assert (answer.status_code, answer.json()["pendingChange"]) == (200, None)
        assert theirs.patch(path(checked), OFF).status_code == 202

    def test_turning_it_on_takes_one(self, ours: Api, issuer: Issuer):
        kind = make_type(issuer, code="free")
        response = ours.patch(path(kind), {"releaseRequired": True})
        assert (response.status_code, is_on(kind)) == (200, True)

    def test_it_lapses(self, admin: User, owner: User, checked: CertificateType):
        now = timezone.now()
        assert not turned_off(checked, admin, now=now - LASTS - timedelta(minutes=1))
        assert not turned_off(checked, owner, now=now)
        assert turned_off(checked, admin, now=now)

    def test_what_is_archived_is_not_changed(self, ours: Api, checked: CertificateType):
        ours.post(f"{path(checked)}/archive", {})
        assert_problem(ours.patch(path(checked), OFF), 409, "conflict")
        assert not ReleaseOffRequest.objects.exists()

    def test_its_code_is_not_free_for_a_type_without_the_rule(self, ours: Api, checked):
        """Archived and made anew would be the same type for whoever issues by its code."""
        ours.post(f"{path(checked)}/archive", {})
        names = dict.fromkeys(("de", "en", "fr", "sq"), "Checked")
        draft = {"code": "checked", "kind": "product", "name": names}
        assert_problem(ours.post("certificates/types", draft), 409, "conflict")

    def test_another_fault_asks_for_nothing(self, ours: Api, checked: CertificateType):
        response = ours.patch(path(checked), {**OFF, "numberPattern": "{nonsense}"})
        assert_faults(response, ("/numberPattern", response.json()["errors"][0]["code"]))
        assert not ReleaseOffRequest.objects.exists()


class TestPeople:
    def test_an_owner_confirms_what_an_administrator_asked_for(
        self, issuer: Issuer, admin: User, owner: User, checked: CertificateType
    ):
        client = at(admin)
        form = type_form(issuer)
        form.pop("code")
        said = change(client, page_of(checked), form, follow=True)
        assert "stays on until another owner or administrator confirms" in said.text
        assert is_on(checked)
        page = client.get(page_of(checked)).text
        assert "It cannot be you" in page
        assert "confirm-release-off" not in page
        assert "Waits for a second person" in client.get(TYPES).text
        confirming = page_of(checked, "confirm_release_off")
        client.post(confirming, of(issuer, confirmed="1"))
        assert is_on(checked)
        other = at(owner)
        assert "confirm-release-off" in other.get(page_of(checked)).text
        assert "without a second person" in other.get(confirming).text
        other.post(confirming, of(issuer, confirmed="1"))
        assert not is_on(checked)
        assert "Waits for a second person" not in client.get(TYPES).text

    def test_either_withdraws_it(
        self, issuer: Issuer, admin: User, owner: User, checked: CertificateType
    ):
        for person in (admin, owner):
            turned_off(checked, admin)
            at(person).post(page_of(checked, "withdraw_release_off"), of(issuer, confirmed="1"))
            assert "release_off_withdrawn" in actions()[-1]
            assert not ReleaseOffRequest.objects.filter(ended_at=None).exists()
        assert is_on(checked)

    def test_a_person_and_a_key_of_theirs_are_one(
        self, ours: Api, admin: User, checked: CertificateType
    ):
        assert not turned_off(checked, admin)
        assert ours.patch(path(checked), OFF).status_code == 202

    def test_an_operator_of_the_platform_is_no_second_person(
        self, admin: User, checked: CertificateType
    ):
        stranger = User.objects.create_superuser("platform@example.com", "x")
        assert not turned_off(checked, admin)
        assert not turned_off(checked, stranger)

    @pytest.mark.parametrize("role", [Role.OPERATOR, Role.AUDITOR])
    def test_nor_is_who_may_not_change_types(
        self, issuer: Issuer, admin: User, checked: CertificateType, role: Role
    ):
        assert not turned_off(checked, admin)
        assert not turned_off(checked, make_member(issuer, role))

    def test_nor_the_service_itself(self, admin: User, checked: CertificateType):
        turned_off(checked, admin)
        change_type(
            certificate_type=checked, actor=TESTER, now=timezone.now(), release_required=False
        )
        assert is_on(checked)

    def test_two_at_once_are_one_request_and_one_confirmation(
        self, admin: User, owner: User, checked: CertificateType
    ):
        behind(lambda: turned_off(checked, admin), lambda: turned_off(checked, owner))
        assert not is_on(checked)
        assert ReleaseOffRequest.objects.count() == 1

    def test_one_person_twice_at_once_is_one_request(self, admin: User, checked: CertificateType):
        behind(lambda: turned_off(checked, admin), lambda: turned_off(checked, admin))
        assert is_on(checked)
        assert ReleaseOffRequest.objects.count() == 1

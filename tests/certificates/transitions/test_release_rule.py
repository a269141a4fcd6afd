"""Turning off release by a second person: two people in the back office, not by keys."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Role, Scope
from certificates.errors import ReleaseRuleProtected
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType, ReleaseOffRequest
from certificates.types.models import RELEASE_OFF_LASTS
from certificates.types.operations import change_type
from lib.dates import format_instant
from tests.conftest import Api
from tests.factories import context_of, make_key, make_member, make_type, user_actor
from tests.support.back_office import (
    TYPES,
    client_of,
    impersonating_client,
    page_url,
    submit_change,
    type_form,
    with_issuer,
)
from tests.support.concurrency import run_while_locked
from tests.support.problems import assert_faults, assert_problem

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
    context = context_of(checked.issuer, actor=user_actor(person), now=now)
    change_type(context=context, certificate_type=checked, release_required=False)
    return not is_on(checked)


def actions() -> list[str]:
    rows = AuditEntry.objects.filter(action__startswith="type.").exclude(action="type.created")
    return list(rows.order_by("id").values_list("action", flat=True))


class TestApi:
    def test_a_key_neither_ends_it_nor_asks_for_it(self, ours: Api, checked):
        """Issue and types: the rule off, a certificate in force, the rule on again."""
        sent = {"releaseRequired": False, "validityMonths": 7}
        problem = assert_problem(ours.patch(path(checked), sent), 403, "limit_widened")
        assert page_url(checked) in problem["detail"]
        body = ours.get(path(checked)).json()
        assert (body["releaseRequired"], body["version"], body["pendingChange"]) == (True, 1, None)
        answer = ours.post("certificates/issue", {"typeId": checked.pk, "productId": "A"})
        assert answer.status_code == 201
        assert Certificate.objects.get().state == State.PENDING
        assert not ReleaseOffRequest.objects.exists()
        assert actions() == []

    def test_key_does_not_confirm_turning_release_off(
        self, theirs: Api, admin: User, checked: CertificateType
    ):
        """Systems of two people that both sync their types would confirm each other unknowingly."""
        assert not turned_off(checked, admin)
        assert_problem(theirs.patch(path(checked), OFF), 403, "limit_widened")
        assert is_on(checked)
        assert actions() == ["type.release_off_requested"]

    def test_a_type_without_it_may_be_sent_as_it_is(self, ours: Api, issuer: Issuer):
        kind = make_type(issuer, code="free")
        response = ours.patch(path(kind), {**OFF, "validityMonths": 7})
        assert (response.status_code, response.json()["version"]) == (200, 2)

    def test_the_type_says_what_waits(self, ours: Api, admin: User, checked: CertificateType):
        now = timezone.now()
        turned_off(checked, admin, now=now)
        assert ours.get(path(checked)).json()["pendingChange"] == {
            "releaseRequired": False,
            "requestedAt": format_instant(now),
            "requestedBy": {"kind": "user", "id": str(admin.pk)},
            "expiresAt": format_instant(now + RELEASE_OFF_LASTS),
        }
        changed = ours.patch(path(checked), {"validityMonths": 7})
        assert (changed.status_code, changed.json()["version"]) == (200, 2)
        assert changed.json()["pendingChange"]

    def test_a_key_leaves_it_on(self, ours: Api, admin: User, owner: User, checked):
        assert not turned_off(checked, admin)
        answer = ours.patch(path(checked), {"releaseRequired": True})
        assert (answer.status_code, answer.json()["pendingChange"]) == (200, None)
        assert actions()[-1] == "type.release_off_withdrawn"
        assert not turned_off(checked, owner)

    def test_turning_it_on_takes_one(self, ours: Api, issuer: Issuer):
        kind = make_type(issuer, code="free")
        response = ours.patch(path(kind), {"releaseRequired": True})
        assert (response.status_code, is_on(kind)) == (200, True)
        assert_problem(ours.patch(path(kind), OFF), 403, "limit_widened")

    def test_archived_type_keeps_its_release_rule(self, ours: Api, admin: User, checked):
        turned_off(checked, admin)
        answer = ours.post(f"{path(checked)}/archive", {}).json()
        assert (answer["archived"], answer["pendingChange"]) == (True, None)
        assert ours.get(path(checked)).json()["pendingChange"] is None
        assert_problem(ours.patch(path(checked), OFF), 409, "conflict")
        assert is_on(checked)

    def test_its_code_is_not_free_for_a_type_without_the_rule(self, ours: Api, checked):
        """Archived and made anew would be the same type for whoever issues by its code."""
        names = dict.fromkeys(("de", "en", "fr", "sq"), "Checked")
        draft = {"code": "checked", "kind": "product", "name": names}
        assert_problem(ours.post("certificates/types", draft), 409, "conflict")
        ours.post(f"{path(checked)}/archive", {})
        assert_problem(ours.post("certificates/types", draft), 409, "conflict")
        assert is_on(checked)

    def test_another_fault_is_told_first(self, ours: Api, checked: CertificateType):
        response = ours.patch(path(checked), {**OFF, "numberPattern": "{nonsense}"})
        assert_faults(response, ("/numberPattern", response.json()["errors"][0]["code"]))


class TestPeople:
    def test_an_owner_confirms_what_an_administrator_asked_for(
        self, issuer: Issuer, admin: User, owner: User, checked: CertificateType
    ):
        client = client_of(admin)
        form = type_form(issuer)
        form.pop("code")
        said = submit_change(client, page_url(checked), form, follow=True)
        assert "stays on until another owner or administrator confirms" in said.text
        assert is_on(checked)
        page = client.get(page_url(checked)).text
        assert "It cannot be you" in page
        assert "confirm-release-off" not in page
        assert "Waits for a second person" in client.get(TYPES).text
        confirming = page_url(checked, "confirm_release_off")
        client.post(confirming, with_issuer(issuer, confirmed="1"))
        assert is_on(checked)
        other = client_of(owner)
        assert "confirm-release-off" in other.get(page_url(checked)).text
        assert "without a second person" in other.get(confirming).text
        other.post(confirming, with_issuer(issuer, confirmed="1"))
        assert not is_on(checked)
        assert "Waits for a second person" not in client.get(TYPES).text

    def test_either_withdraws_it(
        self, issuer: Issuer, admin: User, owner: User, checked: CertificateType
    ):
        for person in (admin, owner):
            turned_off(checked, admin)
            client_of(person).post(
                page_url(checked, "withdraw_release_off"), with_issuer(issuer, confirmed="1")
            )
            assert "release_off_withdrawn" in actions()[-1]
            assert not ReleaseOffRequest.objects.filter(ended_at=None).exists()
        assert is_on(checked)

    def test_request_for_release_off_lapses(
        self, admin: User, owner: User, checked: CertificateType
    ):
        now = timezone.now()
        before = now - RELEASE_OFF_LASTS - timedelta(minutes=1)
        assert not turned_off(checked, admin, now=before)
        assert not turned_off(checked, owner, now=now)
        assert turned_off(checked, admin, now=now)
        assert actions() == [
            "type.release_off_requested",
            "type.release_off_requested",
            "type.release_off_confirmed",
            "type.changed",
        ]
        actors = AuditEntry.objects.filter(action__startswith="type.release_off")
        assert set(actors.values_list("actor_id", flat=True)) == {str(admin.pk), str(owner.pk)}

    def test_the_first_page_tells_those_who_may_confirm(
        self, issuer: Issuer, other_issuer: Issuer, admin: User, owner: User, checked
    ):
        told = "Somebody asks to turn off the release by a second person"
        assert told not in client_of(owner).get("/admin/").text
        turned_off(checked, admin)
        for person in (owner, admin):
            page = client_of(person).get("/admin/").text
            assert told in page
            assert page_url(checked) in page
        others = (make_member(issuer, Role.AUDITOR), make_member(other_issuer, Role.OWNER))
        for person in others:
            assert told not in client_of(person).get("/admin/").text
        turned_off(checked, owner)
        assert told not in client_of(owner).get("/admin/").text

    def test_an_operator_of_the_platform_is_no_second_person(
        self, admin: User, checked: CertificateType
    ):
        stranger = User.objects.create_superuser("platform@example.com", "x")
        assert not turned_off(checked, admin)
        assert not turned_off(checked, stranger)

    def test_impersonating_operator_does_not_confirm_release_off(
        self, issuer: Issuer, admin: User, owner: User, checked: CertificateType
    ):
        turned_off(checked, admin)
        client = impersonating_client(issuer)
        assert "confirm-release-off" not in client.get(page_url(checked)).text
        confirming = page_url(checked, "confirm_release_off")
        answer = client.post(confirming, with_issuer(issuer, confirmed="1"), follow=True)
        assert "There is nothing that you could confirm." in answer.text
        assert is_on(checked)
        form = type_form(issuer)
        form.pop("code")
        submit_change(client, page_url(checked), form)
        assert is_on(checked)
        assert turned_off(checked, owner)

    @pytest.mark.parametrize("role", [Role.OPERATOR, Role.AUDITOR])
    def test_release_off_takes_a_member_who_changes_types(
        self, issuer: Issuer, admin: User, checked: CertificateType, role: Role
    ):
        assert not turned_off(checked, admin)
        assert not turned_off(checked, make_member(issuer, role))

    def test_service_does_not_confirm_release_off(self, admin: User, checked: CertificateType):
        turned_off(checked, admin)
        now = timezone.now()
        with pytest.raises(ReleaseRuleProtected):
            change_type(
                context=context_of(checked.issuer, now=now),
                certificate_type=checked,
                release_required=False,
            )
        assert is_on(checked)

    def test_two_at_once_are_one_request_and_one_confirmation(
        self, admin: User, owner: User, checked: CertificateType
    ):
        run_while_locked(lambda: turned_off(checked, admin), lambda: turned_off(checked, owner))
        assert not is_on(checked)
        assert ReleaseOffRequest.objects.count() == 1

    def test_one_person_twice_at_once_is_one_request(self, admin: User, checked: CertificateType):
        run_while_locked(lambda: turned_off(checked, admin), lambda: turned_off(checked, admin))
        assert is_on(checked)
        assert ReleaseOffRequest.objects.count() == 1

"""Members: owners manage them, one owner is always left, and whoever goes is gone at once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection
from django.urls import reverse
from django.utils import timezone

from accounts.errors import LastOwner, OwnerRequired, ServiceError
from accounts.models import AuditEntry, Issuer, Member, Membership, User
from accounts.operations import people
from accounts.scopes import Role
from tests.accounts.people_cases import MEMBERS, as_actor
from tests.back_office import KEYS, at, of, page_of
from tests.factories import make_issuer, make_member

pytestmark = pytest.mark.django_db


def seat(user: User) -> Member:
    return Member.objects.get(user=user)


@pytest.mark.parametrize("role", [Role.OWNER, Role.ADMIN, Role.AUDITOR])
def test_who_may_read_people_sees_their_own(issuer: Issuer, outsider: User, role: Role):
    person = make_member(issuer, role)
    page = at(person).get(MEMBERS).text
    assert person.email in page
    assert outsider.email not in page
    assert at(person).get(page_of(seat(person))).status_code == 200


def test_an_operator_has_nothing_to_do_with_people(operator: User):
    assert at(operator).get(MEMBERS).status_code == 403
    assert MEMBERS not in at(operator).get(reverse("admin:index")).text


def test_an_owner_changes_a_role_at_once_and_on_the_record(
    owner: User, issuer: Issuer, operator: User
):
    client = at(operator)
    assert client.get(MEMBERS).status_code == 403
    response = at(owner).post(page_of(seat(operator)), of(issuer, role="admin"))
    assert response.status_code == 302
    assert client.get(MEMBERS).status_code == 200
    entry = AuditEntry.objects.get(action="member.role_changed")
    assert entry.changes == {"role": {"before": "operator", "after": "admin"}}
    assert (entry.issuer_id, entry.actor_id) == (issuer.pk, str(owner.pk))
    assert entry.target == f"user_{operator.pk}"
    assert "member.role_changed" in at(owner).get(page_of(seat(operator), "history")).text


def test_who_is_removed_is_out_at_once_and_stays_a_person(
    owner: User, issuer: Issuer, operator: User
):
    client, page = at(operator), page_of(seat(operator), "remove")
    assert client.get(KEYS).status_code == 200
    assert "Remove this person?" in at(owner).get(page).text
    at(owner).post(page, of(issuer))
    assert client.get(KEYS).status_code == 403
    operator.refresh_from_db()
    assert operator.is_active
    assert AuditEntry.objects.get(action="member.removed").target == f"user_{operator.pk}"


def test_the_last_owner_stays(owner: User, issuer: Issuer):
    page = at(owner).post(page_of(seat(owner)), of(issuer, role="admin"))
    assert "This is the last owner." in page.text
    response = at(owner).post(page_of(seat(owner), "remove"), of(issuer), follow=True)
    assert "This is the last owner." in response.text
    assert seat(owner).role == Role.OWNER
    assert not AuditEntry.objects.filter(action__startswith="member.").exists()


def test_an_owner_who_cannot_log_in_does_not_count(owner: User, issuer: Issuer):
    User.objects.filter(pk=make_member(issuer, Role.OWNER).pk).update(is_active=False)
    assert "last owner" in at(owner).post(page_of(seat(owner)), of(issuer, role="admin")).text


@pytest.mark.parametrize("role", [Role.ADMIN, Role.OPERATOR, Role.AUDITOR])
def test_nobody_but_an_owner_changes_people(issuer: Issuer, owner: User, role: Role):
    person = make_member(issuer, role)
    client = at(person)
    client.post(page_of(seat(person)), of(issuer, role="owner"))
    client.post(page_of(seat(owner)), of(issuer, role="auditor"))
    client.post(page_of(seat(owner), "remove"), of(issuer))
    assert (seat(person).role, seat(owner).role) == (role, Role.OWNER)
    by = {"actor": as_actor(person), "now": timezone.now()}
    with pytest.raises(OwnerRequired):
        people.change_role(issuer_id=issuer.pk, user_id=person.pk, role=Role.OWNER, **by)
    with pytest.raises(OwnerRequired):
        people.remove_member(issuer_id=issuer.pk, user_id=owner.pk, **by)


def test_an_outsider_finds_no_member_of_others(
    outsider: User, other_issuer: Issuer, operator: User
):
    client = at(outsider)
    for page in ("change", "remove", "history"):
        address = page_of(seat(operator), page)
        assert operator.email not in client.get(address, follow=True).text
        client.post(address, of(other_issuer, role="auditor"))
    assert seat(operator).role == Role.OPERATOR


def test_nobody_reaches_other_peoples_accounts(owner: User, issuer: Issuer, operator: User):
    assert at(owner).get(page_of(operator)).status_code == 403
    at(owner).post(
        page_of(seat(operator)), of(issuer, role="admin", user=owner.pk, email="x@y.example")
    )
    operator.refresh_from_db()
    assert operator.email != "x@y.example"
    assert seat(operator).user == operator


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("way", ["demoted", "removed", "each other"])
def test_two_owners_who_go_at_once_leave_one(way: str):
    issuer = make_issuer()
    owners = [make_member(issuer, Role.OWNER) for _ in range(2)]
    start = Barrier(2)

    def go(number: int) -> type[ServiceError] | None:
        by = {"actor": as_actor(owners[number]), "now": timezone.now()}
        target = owners[1 - number] if way == "each other" else owners[number]
        start.wait()
        try:
            if way == "demoted":
                people.change_role(issuer_id=issuer.pk, user_id=target.pk, role=Role.AUDITOR, **by)
            else:
                people.remove_member(issuer_id=issuer.pk, user_id=target.pk, **by)
        except ServiceError as error:
            return type(error)
        finally:
            connection.close()
        return None

    with ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(go, range(2)))
    refusal = OwnerRequired if way == "each other" else LastOwner
    assert sorted(map(str, outcomes)) == sorted([str(None), str(refusal)])
    assert Membership.objects.for_issuer(issuer.pk).owners().count() == 1

"""Members: managed by owners; one owner always remains; removal takes effect at once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection
from django.urls import reverse

from accounts.errors import LastOwner, OwnerRequired, ServiceError
from accounts.models import AuditEntry, Issuer, Member, Membership, User
from accounts.people import operations as people
from accounts.scopes import Role
from tests.accounts.people.helpers import MEMBERS, actor_of
from tests.factories import context_of, make_issuer, make_member
from tests.support.back_office import KEYS, client_of, page_url, with_issuer

pytestmark = pytest.mark.django_db


def membership(user: User) -> Member:
    return Member.objects.get(user=user)


@pytest.mark.parametrize("role", [Role.OWNER, Role.ADMIN, Role.AUDITOR])
def test_members_are_listed_for_those_who_may_read_them(issuer: Issuer, outsider: User, role: Role):
    person = make_member(issuer, role)
    page = client_of(person).get(MEMBERS).text
    assert person.email in page
    assert outsider.email not in page
    assert client_of(person).get(page_url(membership(person))).status_code == 200


def test_the_role_operator_sees_no_members(operator: User):
    assert client_of(operator).get(MEMBERS).status_code == 403
    assert MEMBERS not in client_of(operator).get(reverse("admin:index")).text


def test_an_owner_changes_a_role_and_it_is_audited(owner: User, issuer: Issuer, operator: User):
    client = client_of(operator)
    assert client.get(MEMBERS).status_code == 403
    response = client_of(owner).post(
        page_url(membership(operator)), with_issuer(issuer, role="admin")
    )
    assert response.status_code == 302
    assert client.get(MEMBERS).status_code == 200
    entry = AuditEntry.objects.get(action="member.role_changed")
    assert entry.changes == {"role": {"before": "operator", "after": "admin"}}
    assert (entry.issuer_id, entry.actor_id) == (issuer.pk, str(owner.pk))
    assert entry.target == f"user_{operator.pk}"
    history = client_of(owner).get(page_url(membership(operator), "history")).text
    assert "changed the role of" in history


def test_a_removed_member_is_out_at_once_and_keeps_the_account(
    owner: User, issuer: Issuer, operator: User
):
    client, page = client_of(operator), page_url(membership(operator), "remove")
    assert client.get(KEYS).status_code == 200
    assert "Remove this person?" in client_of(owner).get(page).text
    client_of(owner).post(page, with_issuer(issuer))
    assert client.get(KEYS).status_code == 403
    operator.refresh_from_db()
    assert operator.is_active
    assert AuditEntry.objects.get(action="member.removed").target == f"user_{operator.pk}"


def test_the_last_owner_stays(owner: User, issuer: Issuer):
    page = client_of(owner).post(page_url(membership(owner)), with_issuer(issuer, role="admin"))
    assert "This is the last owner." in page.text
    response = client_of(owner).post(
        page_url(membership(owner), "remove"), with_issuer(issuer), follow=True
    )
    assert "This is the last owner." in response.text
    assert membership(owner).role == Role.OWNER
    assert not AuditEntry.objects.filter(action__startswith="member.").exists()


def test_an_owner_who_cannot_log_in_does_not_count(owner: User, issuer: Issuer):
    User.objects.filter(pk=make_member(issuer, Role.OWNER).pk).update(is_active=False)
    assert (
        "last owner"
        in client_of(owner)
        .post(page_url(membership(owner)), with_issuer(issuer, role="admin"))
        .text
    )


@pytest.mark.parametrize("role", [Role.ADMIN, Role.OPERATOR, Role.AUDITOR])
def test_only_an_owner_changes_members(issuer: Issuer, owner: User, role: Role):
    person = make_member(issuer, role)
    client = client_of(person)
    client.post(page_url(membership(person)), with_issuer(issuer, role="owner"))
    client.post(page_url(membership(owner)), with_issuer(issuer, role="auditor"))
    client.post(page_url(membership(owner), "remove"), with_issuer(issuer))
    assert (membership(person).role, membership(owner).role) == (role, Role.OWNER)
    context = context_of(issuer, actor=actor_of(person))
    with pytest.raises(OwnerRequired):
        people.change_role(context=context, user_id=person.pk, role=Role.OWNER)
    with pytest.raises(OwnerRequired):
        people.remove_member(context=context, user_id=owner.pk)


def test_an_outsider_finds_no_member_of_others(
    outsider: User, other_issuer: Issuer, operator: User
):
    client = client_of(outsider)
    for page in ("change", "remove", "history"):
        address = page_url(membership(operator), page)
        assert operator.email not in client.get(address, follow=True).text
        client.post(address, with_issuer(other_issuer, role="auditor"))
    assert membership(operator).role == Role.OPERATOR


def test_user_accounts_are_not_reachable(owner: User, issuer: Issuer, operator: User):
    assert client_of(owner).get(page_url(operator)).status_code == 403
    client_of(owner).post(
        page_url(membership(operator)),
        with_issuer(issuer, role="admin", user=owner.pk, email="x@y.example"),
    )
    operator.refresh_from_db()
    assert operator.email != "x@y.example"
    assert membership(operator).user == operator


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("way", ["demoted", "removed", "each other"])
def test_two_owners_who_go_at_once_leave_one(way: str):
    issuer = make_issuer()
    owners = [make_member(issuer, Role.OWNER) for _ in range(2)]
    start = Barrier(2)

    def go(number: int) -> type[ServiceError] | None:
        context = context_of(issuer, actor=actor_of(owners[number]))
        target = owners[1 - number] if way == "each other" else owners[number]
        start.wait()
        try:
            if way == "demoted":
                people.change_role(context=context, user_id=target.pk, role=Role.AUDITOR)
            else:
                people.remove_member(context=context, user_id=target.pk)
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

"""A key whose creator has left goes on working; owners are told, and one adopts it."""

from typing import Any

import pytest

from accounts.errors import ApiKeyEnded, OwnerRequired
from accounts.keys.operations import NewKey, revoke_key
from accounts.keys.people import adopt_key, people_behind
from accounts.models import ApiKey, AuditEntry, Issuer, Membership, OutgoingMail, User
from accounts.people.operations import change_role, remove_member
from accounts.scopes import Role, Scope
from accounts.tasks import send_mails, warn_of_keys
from tests.conftest import Api
from tests.factories import context_of, make_key, make_member, user_actor
from tests.support.back_office import KEYS, client_of, page_url, with_issuer
from tests.support.concurrency import run_while_locked

pytestmark = pytest.mark.django_db(transaction=True)


def warn() -> None:
    """An hour's look at the keys, and the mails that it leads to."""
    warn_of_keys()
    send_mails()


@pytest.fixture
def admin(issuer: Issuer) -> User:
    return make_member(issuer, Role.ADMIN)


@pytest.fixture
def erp(issuer: Issuer, admin: User) -> NewKey:
    return make_key(issuer, name="ERP", maker=admin, scopes=[Scope.ACCOUNT_READ, Scope.KEYS_MANAGE])


def remove(issuer: Issuer, owner: User, user: User) -> None:
    remove_member(context=context_of(issuer, actor=user_actor(owner)), user_id=user.pk)


def adopt(issuer: Issuer, owner: User, key: NewKey) -> ApiKey:
    return adopt_key(context=context_of(issuer, actor=user_actor(owner)), key_id=key.key.pk)


class TestTold:
    @pytest.mark.parametrize("how", ["leaves", "is demoted", "is deactivated", "is deleted"])
    def test_the_key_still_works_and_owners_get_one_mail(
        self, issuer: Issuer, owner: User, admin: User, erp: NewKey, mailoutbox, how: str
    ):
        warn()
        assert not mailoutbox
        if how == "is demoted":
            change_role(
                context=context_of(issuer, actor=user_actor(owner)),
                user_id=admin.pk,
                role=Role.OPERATOR,
            )
        elif how == "is deactivated":
            User.objects.filter(pk=admin.pk).update(is_active=False)
        else:
            remove(issuer, owner, admin)
            if how == "is deleted":
                admin.delete()
        warn()
        warn()
        (mail,) = mailoutbox
        assert mail.to == [owner.email]
        assert "ERP" in mail.subject
        assert page_url(erp.key) in mail.body
        assert Api(erp).get("account").status_code == 200

    def test_a_lesser_role_that_covers_the_key_sends_no_mail(
        self, issuer: Issuer, owner: User, mailoutbox
    ):
        other = make_member(issuer, Role.OWNER)
        make_key(issuer, maker=other, scopes=[Scope.CERTIFICATES_ISSUE])
        Membership.objects.filter(user=other).update(role=Role.OPERATOR)
        warn()
        assert not mailoutbox

    def test_keys_without_a_person_and_ended_keys_send_no_mail(
        self, issuer: Issuer, owner: User, admin: User, erp: NewKey, mailoutbox
    ):
        make_key(issuer)
        revoke_key(context=context_of(issuer), key_id=erp.key.pk)
        remove(issuer, owner, admin)
        warn()
        assert not mailoutbox

    def test_the_list_and_the_first_page_mark_an_orphaned_key(
        self, issuer: Issuer, owner: User, admin: User, erp: NewKey
    ):
        client, words = client_of(owner), "Nobody answers for it"
        before = client.get(KEYS).text.count(words)  # the filter offers it
        assert "Nobody answers for 1 API key" not in client.get("/admin/").text
        remove(issuer, owner, admin)
        assert client.get(KEYS).text.count(words) == before + 1
        assert "ERP" in client.get(f"{KEYS}?person=missing").text
        assert "Nobody answers for 1 API key" in client.get("/admin/").text
        warn()
        listed = Api(erp).get("account/api-keys").json()["data"]
        assert listed[0]["orphanedAt"]

    def test_a_key_orphaned_again_is_announced_again(
        self, issuer: Issuer, owner: User, admin: User, erp: NewKey, mailoutbox
    ):
        for _ in range(2):
            Membership.objects.filter(user=admin).delete()
            warn()
            warn()
            Membership.objects.create(user=admin, issuer=issuer, role=Role.ADMIN)
            warn()
        assert len(mailoutbox) == OutgoingMail.objects.filter(user=owner).count() == 2


class TestAdopting:
    def test_an_owner_adopts_the_key(self, issuer: Issuer, owner: User, admin: User, erp: NewKey):
        remove(issuer, owner, admin)
        warn()
        client = client_of(owner)
        address = page_url(erp.key, "adopt_one")
        assert "Answer for this key?" in client.get(address).text
        client.post(address, with_issuer(issuer, confirmed="1"))
        erp.key.refresh_from_db()
        assert (erp.key.root_person_id, erp.key.orphaned_at) == (owner.pk, None)
        assert erp.key.past_root_ids == [admin.pk]
        assert set(erp.key.scope_cap) == set(Scope.values)
        assert erp.key.scopes == ["account:read", "keys:manage"]
        assert Api(erp).get("account").status_code == 200
        entry = AuditEntry.objects.get(action="key.adopted")
        assert entry.changes["root_id"]["after"] == f"user_{owner.pk}"
        assert "Adopt" not in client.get(page_url(erp.key)).text

    def test_only_an_owner_adopts(self, issuer: Issuer, owner: User, admin: User, erp: NewKey):
        with pytest.raises(OwnerRequired):
            adopt(issuer, admin, erp)
        client_of(admin).post(page_url(erp.key, "adopt_one"), with_issuer(issuer, confirmed="1"))
        assert not AuditEntry.objects.filter(action="key.adopted").exists()

    def test_an_ended_key_cannot_be_adopted(self, issuer: Issuer, owner: User, erp: NewKey):
        revoke_key(context=context_of(issuer), key_id=erp.key.pk)
        with pytest.raises(ApiKeyEnded):
            adopt(issuer, owner, erp)

    def test_two_owners_who_adopt_at_once_both_succeed(
        self, issuer: Issuer, owner: User, admin: User, erp: NewKey
    ):
        second = make_member(issuer, Role.OWNER)
        run_while_locked(lambda: adopt(issuer, owner, erp), lambda: adopt(issuer, second, erp))
        key: Any = ("key", erp.key.public_id)
        people = {f"user:{person.pk}" for person in (owner, second, admin)}
        assert people_behind({key})[key] == people

"""A key never has more scopes than the role of its creator: at creation, change, rotation and use."""

import pytest
from django.utils import timezone

from accounts.errors import GrantExceeded, RoleExceeded
from accounts.keys.operations import NewKey, change_key, create_key, rotate_key
from accounts.models import ApiKey, AuditEntry, Issuer, User
from accounts.people.operations import change_role
from accounts.scopes import ROLE_SCOPES, Role, Scope, roles_with
from tests.accounts.keys.helpers import KEYS as API_KEYS, api_with_secret
from tests.conftest import Api
from tests.factories import context_of, make_key, make_member, user_actor
from tests.support.back_office import KEYS, NEW_KEY, client_of, key_form, page_url, submit_change
from tests.support.concurrency import run_while_locked
from tests.support.problems import assert_problem

PRIVACY = Scope.PRIVACY_MANAGE
EVERY = frozenset(Scope.values)
OF_ADMINS = EVERY - {PRIVACY.value}

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def admin(issuer: Issuer) -> User:
    return make_member(issuer, Role.ADMIN)


@pytest.fixture
def admins_key(issuer: Issuer, admin: User) -> NewKey:
    return make_key(issuer, maker=admin, scopes=sorted(OF_ADMINS))


def create(issuer: Issuer, maker: User, *scopes: Scope) -> NewKey:
    now = timezone.now()
    return create_key(
        context=context_of(issuer, actor=user_actor(maker), now=now), name="ERP", scopes=scopes
    )


class TestCreating:
    def test_an_administrator_makes_no_key_that_erases(self, issuer: Issuer, admin: User):
        with pytest.raises(RoleExceeded):
            create(issuer, admin, Scope.CERTIFICATES_READ, PRIVACY)
        assert not ApiKey.objects.exists()

    def test_administrator_makes_no_erasing_key_in_the_back_office(
        self, issuer: Issuer, admin: User
    ):
        client = client_of(admin)
        assert PRIVACY.value not in client.get(NEW_KEY).text
        response = client.post(NEW_KEY, key_form(issuer, scopes=[PRIVACY.value]))
        assert "secret" not in response.context
        assert not ApiKey.objects.exists()

    def test_an_owner_does(self, issuer: Issuer, owner: User):
        assert PRIVACY.value in client_of(owner).get(NEW_KEY).text
        assert create(issuer, owner, PRIVACY).key.scope_cap == sorted(EVERY)

    def test_the_cap_is_kept_and_told(self, issuer: Issuer, admin: User, admins_key: NewKey):
        key = create(issuer, admin, Scope.CERTIFICATES_READ).key
        assert set(key.scope_cap) == OF_ADMINS
        told = Api(admins_key).get(f"{API_KEYS}/{key.public_id}").json()
        assert set(told["scopeCap"]) == OF_ADMINS
        assert told["rootId"] == f"user_{admin.pk}"
        entry = AuditEntry.objects.get(action="key.created", target=key.public_id)
        assert set(entry.changes["scope_cap"]["after"]) == OF_ADMINS

    def test_who_has_no_seat_makes_none(self, issuer: Issuer, outsider: User):
        stranger = User.objects.create_superuser("platform@example.com", "x")
        for person in (outsider, stranger):
            with pytest.raises(RoleExceeded):
                create(issuer, person, Scope.CERTIFICATES_READ)

    def test_a_demotion_at_the_same_moment_counts(self, issuer: Issuer, owner: User, admin: User):
        def demote() -> None:
            change_role(
                context=context_of(issuer, actor=user_actor(owner)),
                user_id=admin.pk,
                role=Role.AUDITOR,
            )

        def make() -> object:
            try:
                return create(issuer, admin, Scope.CERTIFICATES_ISSUE)
            except RoleExceeded as refusal:
                return refusal

        assert isinstance(run_while_locked(demote, make), RoleExceeded)


class TestKeysOfKeys:
    def test_a_key_of_an_administrator_makes_none_that_erases(self, admins_key: NewKey):
        body = {"name": "Child", "scopes": [PRIVACY.value]}
        assert_problem(Api(admins_key).post(API_KEYS, body), 403, "grant_exceeded")

    def test_child_key_is_capped_by_its_makers_scopes(self, issuer: Issuer, admin: User):
        scopes = [Scope.KEYS_MANAGE, Scope.ACCOUNT_READ]
        maker = make_key(issuer, maker=admin, scopes=scopes)
        body = {"name": "Child", "scopes": ["account:read"]}
        child = Api(maker).post(API_KEYS, body).json()
        assert set(child["scopeCap"]) == {"keys:manage", "account:read"}
        assert child["rootId"] == f"user_{admin.pk}"
        grandchild = api_with_secret(child["secret"])
        assert_problem(grandchild.post(API_KEYS, body), 403, "scope_missing")

    def test_child_key_is_not_widened_beyond_its_maker(self, issuer: Issuer, owner: User):
        """Not even in the back office, until an owner adopts it."""
        maker = make_key(issuer, maker=owner, scopes=[Scope.KEYS_MANAGE, Scope.ACCOUNT_READ])
        Api(maker).post(API_KEYS, {"name": "Child", "scopes": ["account:read"]})
        child = ApiKey.objects.get(name="Child")
        with pytest.raises(RoleExceeded):
            change_key(
                context=context_of(issuer, actor=user_actor(owner)),
                key_id=child.pk,
                changes={"scopes": [Scope.ACCOUNT_READ, Scope.CERTIFICATES_ISSUE]},
            )


class TestChangingAndRotating:
    @pytest.fixture
    def owners_key(self, issuer: Issuer, owner: User) -> ApiKey:
        return make_key(issuer, maker=owner, scopes=[PRIVACY, Scope.ACCOUNT_READ]).key

    def test_an_administrator_neither_changes_nor_rotates_it(
        self, issuer: Issuer, admin: User, owners_key: ApiKey
    ):
        context = context_of(issuer, actor=user_actor(admin))
        with pytest.raises(RoleExceeded):
            change_key(context=context, key_id=owners_key.pk, changes={"name": "Mine"})
        with pytest.raises(RoleExceeded):
            rotate_key(context=context, key_id=owners_key.pk)
        client = client_of(admin)
        assert "rotate" not in client.get(page_url(owners_key)).text.lower()
        client.post(page_url(owners_key, "rotate_one"), {"_issuer": issuer.pk, "overlap": "24"})
        assert ApiKey.objects.count() == 1

    def test_administrator_revokes_an_owners_key(
        self, issuer: Issuer, admin: User, owners_key: ApiKey
    ):
        client_of(admin).post(
            page_url(owners_key, "revoke_one"), {"_issuer": issuer.pk, "confirmed": "1"}
        )
        owners_key.refresh_from_db()
        assert owners_key.revoked_at

    def test_a_successor_has_no_more_than_both_allow(
        self, issuer: Issuer, owner: User, admins_key: NewKey
    ):
        new = rotate_key(
            context=context_of(issuer, actor=user_actor(owner)), key_id=admins_key.key.pk
        )
        assert set(new.key.scope_cap) == OF_ADMINS
        assert new.key.root_person_id == owner.pk

    def test_an_owner_widens_an_administrators_key_up_to_its_cap(
        self, issuer: Issuer, owner: User, admin: User
    ):
        key = make_key(issuer, maker=admin, scopes=[Scope.ACCOUNT_READ]).key
        client = client_of(owner)
        assert PRIVACY.value not in client.get(page_url(key)).text
        submit_change(
            client, page_url(key), key_form(issuer, scopes=[Scope.CERTIFICATES_ISSUE.value])
        )
        key.refresh_from_db()
        assert key.scopes == ["certificates:issue"]


class TestUsing:
    def test_authentication_gives_no_more_than_the_cap(self, admins_key: NewKey):
        ApiKey.objects.update(scope_cap=[Scope.ACCOUNT_READ.value])
        api = Api(admins_key)
        assert api.get("account").json()["key"]["scopes"] == ["account:read"]
        assert_problem(api.get("certificates"), 403, "scope_missing")

    def test_an_administrator_erases_nobody_by_a_key(self, admins_key: NewKey):
        body = {"confirm": True, "reason": "x"}
        response = Api(admins_key).post("certificates/cert_01m7yeskffen5swzbddr6p6gm6/erase", body)
        assert_problem(response, 403, "scope_missing")


class TestRevoking:
    def test_a_key_ends_only_what_it_covers(self, issuer: Issuer, owner: User):
        lesser = make_key(issuer, maker=owner, scopes=[Scope.KEYS_MANAGE])
        wider = make_key(issuer, maker=owner, scopes=[Scope.KEYS_MANAGE, Scope.ACCOUNT_READ])
        path = f"{API_KEYS}/{wider.key.public_id}/revoke"
        document = assert_problem(Api(lesser).post(path, {}), 403, "grant_exceeded")
        assert document["detail"].endswith(": scopes.")
        assert Api(wider).get("account").status_code == 200
        path = f"{API_KEYS}/{lesser.key.public_id}/revoke"
        assert Api(wider).post(path, {}).json()["state"] == "revoked"

    def test_key_cannot_revoke_one_that_reaches_more_types(self, issuer: Issuer, certificate_type):
        limited = make_key(issuer, scopes=[Scope.KEYS_MANAGE], type_ids=[certificate_type.pk])
        unlimited = make_key(issuer, scopes=[Scope.KEYS_MANAGE])
        path = f"{API_KEYS}/{unlimited.key.public_id}/revoke"
        document = assert_problem(Api(limited).post(path, {}), 403, "grant_exceeded")
        assert document["detail"].endswith(": typeIds.")

    def test_a_key_may_always_end_itself(self, issuer: Issuer):
        own = make_key(issuer, scopes=[Scope.KEYS_MANAGE], allowed_networks=["127.0.0.0/8"])
        path = f"{API_KEYS}/{own.key.public_id}/revoke"
        assert Api(own).post(path, {}).status_code == 200


def test_the_table_of_roles_opens_the_back_office():
    """Whoever may make keys is above whoever may not; only owners erase."""
    assert roles_with(Scope.PRIVACY_MANAGE) == {Role.OWNER}
    assert roles_with(Scope.KEYS_MANAGE) == {Role.OWNER, Role.ADMIN}
    assert ROLE_SCOPES[Role.OWNER] == set(Scope)
    assert GrantExceeded.code == RoleExceeded.code


def test_lists_show_who_answers_for_a_key(issuer: Issuer, owner: User, admins_key: NewKey):
    make_key(issuer, name="Rootless")
    page = client_of(owner).get(KEYS).text
    (admin,) = User.objects.filter(membership__role=Role.ADMIN)
    assert admin.email in page
    assert "not known" in page

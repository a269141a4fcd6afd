"""Release needs a second person: a person's keys and browser count as one."""

from typing import Any

import pytest
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.keys.operations import NewKey, rotate_key
from accounts.keys.people import adopt_key
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role, Scope
from certificates.lifecycle import Action, State
from certificates.models import Certificate, CertificateType
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition_many
from tests.accounts.keys.helpers import api_with_secret
from tests.certificates.transitions.bulk_helpers import (
    BATCH,
    batch_fields,
    finished_bulk_action,
    result_lines,
)
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key, make_member, make_type, user_actor
from tests.support.back_office import client_of, impersonating_client, page_url, with_issuer
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def checked(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="checked", release_required=True, required=[])


@pytest.fixture
def admin(issuer: Issuer) -> User:
    return make_member(issuer, Role.ADMIN)


@pytest.fixture
def admins_key(issuer: Issuer, admin: User, checked: CertificateType) -> NewKey:
    return make_key(issuer, maker=admin, scopes=sorted(set(Scope) - {Scope.PRIVACY_MANAGE}))


def issued(api: Api) -> Certificate:
    """What this key has issued: it waits."""
    body = {"typeCode": "checked", "productId": "A", "serialNumber": "1", "metadata": BATCH}
    response = api.post("certificates/issue", body)
    assert response.status_code == 201, response.content
    certificate = Certificate.objects.latest("pk")
    assert certificate.state == State.PENDING
    return certificate


def released(person: User, certificate: Certificate) -> bool:
    """Whether this person's click in the back office has put it into force."""
    issuer = certificate.issuer
    client_of(person).post(page_url(certificate, "release_one"), with_issuer(issuer))
    certificate.refresh_from_db()
    return certificate.state == State.ACTIVE


def refused(api: Api, certificate: Certificate) -> None:
    """Neither alone nor with many."""
    assert_problem(request_transition(api, certificate, "release"), 403, "second_person_required")
    job = finished_bulk_action(api, action="release", filter=BATCH, reason=None)
    assert f"{certificate.public_id},,skipped,second_person_required,pending" in result_lines(job)


class TestOnePerson:
    def test_a_key_and_the_key_that_it_has_made(self, admins_key: NewKey):
        """One key minted a second, and released with it what it had issued."""
        api = Api(admins_key)
        certificate = issued(api)
        body = {"name": "Second", "scopes": ["certificates:release", "certificates:read"]}
        second = api_with_secret(api.post("account/api-keys", body).json()["secret"])
        assert_problem(
            request_transition(second, certificate, "release"), 403, "second_person_required"
        )

    def test_two_keys_of_one_person(self, issuer: Issuer, admin: User, admins_key: NewKey):
        certificate = issued(Api(admins_key))
        refused(Api(make_key(issuer, maker=admin, scopes=admins_key.key.scopes)), certificate)

    def test_a_person_with_a_browser_and_a_key(self, admin: User, admins_key: NewKey):
        assert not released(admin, issued(Api(admins_key)))

    def test_the_other_way_round(self, admin: User, admins_key: NewKey, checked: CertificateType):
        certificate = issue_one(checked, actor=user_actor(admin), **batch_fields("B-42"))
        refused(Api(admins_key), certificate)

    def test_keys_that_nobody_is_known_of(self, issuer: Issuer, checked: CertificateType):
        certificate = issued(Api(make_key(issuer)))
        refused(Api(make_key(issuer)), certificate)

    def test_after_the_person_is_gone(
        self, issuer: Issuer, owner: User, admin: User, admins_key: NewKey
    ):
        other = make_key(issuer, maker=admin, scopes=admins_key.key.scopes)
        certificate = issued(Api(admins_key))
        admin.delete()
        refused(Api(other), certificate)

    def test_after_an_adoption_both_are_one_with_the_key(
        self, issuer: Issuer, owner: User, admin: User, admins_key: NewKey
    ):
        certificate = issued(Api(admins_key))
        now = timezone.now()
        adopt_key(
            context=context_of(issuer, actor=user_actor(owner), now=now), key_id=admins_key.key.pk
        )
        assert not released(admin, certificate)
        assert not released(owner, certificate)

    def test_whoever_rotated_it_holds_it_too(
        self, issuer: Issuer, owner: User, admin: User, admins_key: NewKey
    ):
        certificate = issued(Api(admins_key))
        key_id = admins_key.key.pk
        rotate_key(context=context_of(issuer, actor=user_actor(owner)), key_id=key_id)
        assert not released(owner, certificate)
        assert not released(admin, certificate)


class TestOperators:
    """Of the platform, who act for the issuer as an administrator would."""

    def test_impersonating_operator_releases_no_certificate(
        self, issuer: Issuer, owner: User, admins_key: NewKey
    ):
        certificate = issued(Api(admins_key))
        client, address = impersonating_client(issuer), page_url(certificate, "release_one")
        page = client.get(page_url(certificate)).text
        assert page_url(certificate, "reject_one") in page
        assert address not in page
        answer = client.post(address, with_issuer(issuer), follow=True)
        assert "A second person of the issuer must release them." in answer.text
        certificate.refresh_from_db()
        assert certificate.state == State.PENDING
        assert released(owner, certificate)

    def test_platform_operator_releases_none_in_bulk(self, issuer: Issuer, admins_key: NewKey):
        certificate = issued(Api(admins_key))
        operator = User.objects.create_superuser("platform@example.com", "x")
        context = RequestContext(
            issuer=issuer.facts(), mode=Mode.LIVE, actor=user_actor(operator), now=timezone.now()
        )
        given: Any = {"context": context, "action": Action.RELEASE, "explanation": Explanation()}
        (outcome,) = transition_many(certificate_ids=[certificate.pk], **given)
        assert (outcome.refusal, outcome.state) == ("second_person_required", State.PENDING)


class TestTwoPeople:
    def test_a_key_of_another_person(self, issuer: Issuer, owner: User, admins_key: NewKey):
        certificate = issued(Api(admins_key))
        assert (
            request_transition(
                Api(make_key(issuer, maker=owner)), certificate, "release"
            ).status_code
            == 200
        )

    def test_many_at_once(self, issuer: Issuer, owner: User, admins_key: NewKey):
        issued(Api(admins_key))
        job = finished_bulk_action(
            Api(make_key(issuer, maker=owner)), action="release", filter=BATCH, reason=None
        )
        assert (job.ok, job.skipped) == (1, 0)

    def test_another_person(self, owner: User, admins_key: NewKey):
        assert released(owner, issued(Api(admins_key)))

    def test_a_key_that_nobody_is_known_of_and_a_person(self, issuer: Issuer, owner: User, checked):
        assert released(owner, issued(Api(make_key(issuer))))

    def test_whoever_issued_may_always_reject(self, admins_key: NewKey):
        """Withdrawing what one has issued puts nothing into force."""
        api = Api(admins_key)
        certificate = issued(api)
        assert (
            request_transition(api, certificate, "reject", {"reason": "data_error"}).status_code
            == 200
        )

"""A key and its rotated successors count as one person, and share their jobs."""

import pytest

from accounts.actors import Actor, ActorKind
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.keys.operations import NewKey, change_key, rotate_key
from accounts.models import Issuer, User
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from tests.certificates.transitions.bulk_helpers import BATCH, finished_bulk_action, result_lines
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.factories import context_of, make_key, make_type, set_state
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db


def rotated(key: NewKey, times: int = 1) -> NewKey:
    """What the key is rotated into in the end; all of them work for another day."""
    for _time in range(times):
        key = rotate_key(context=context_of(key.key.issuer), key_id=key.key.pk)
    return key


class TestFourEyes:
    @pytest.mark.parametrize("issuing", ["the old one", "the new one"])
    def test_no_key_releases_what_its_line_issued(
        self, key: NewKey, issuer: Issuer, owner: User, request_body, issuing: str
    ):
        one, other = Api(key), Api(rotated(key, times=3))
        issues, releases = (one, other) if issuing == "the old one" else (other, one)
        issues.post("certificates/issue", request_body())
        certificate = set_state(Certificate.objects.get(), State.PENDING, reason=None)
        assert_problem(
            request_transition(releases, certificate, "release"), 403, "second_person_required"
        )
        other_person = Api(make_key(issuer, maker=owner))
        assert request_transition(other_person, certificate, "release").status_code == 200

    def test_rotated_key_releases_none_of_its_own_in_bulk(self, key: NewKey, issuer: Issuer):
        make_type(issuer, code="released", release_required=True)
        body = {"typeCode": "released", "productId": "A", "serialNumber": "1", "metadata": BATCH}
        mine = Api(key).post("certificates/issue", body).json()
        job = finished_bulk_action(
            Api(rotated(key, times=2)), action="release", filter=BATCH, reason=None
        )
        assert f"{mine['id']},,skipped,second_person_required,pending" in result_lines(job)


class TestJobs:
    @pytest.fixture
    def limited(self, issuer: Issuer, certificate_type: CertificateType) -> NewKey:
        return make_key(issuer, type_ids=[certificate_type.pk, make_type(issuer, code="b").pk])

    def job_of(self, key: NewKey) -> Job:
        return create_job(
            context=context_of(
                key.key.issuer, actor=Actor(kind=ActorKind.KEY, id=key.key.public_id)
            ),
            kind="certificates.import",
        )

    def test_a_limited_key_goes_on_with_the_jobs_of_its_line(self, limited: NewKey):
        job, successor = self.job_of(limited), Api(rotated(limited, times=2))
        assert [each["id"] for each in successor.get("jobs").json()["data"]] == [job.public_id]
        assert successor.get(f"jobs/{job.public_id}").status_code == 200
        assert successor.post(f"jobs/{job.public_id}/cancel", {}).status_code == 200

    def test_a_narrower_successor_sees_none_that_may_be_of_other_types(
        self, limited: NewKey, certificate_type: CertificateType
    ):
        job, successor = self.job_of(limited), rotated(limited)
        change_key(
            context=context_of(limited.key.issuer),
            key_id=successor.key.pk,
            changes={"type_ids": [certificate_type.pk]},
        )
        assert Api(successor).get("jobs").json()["data"] == []
        assert_problem(Api(successor).get(f"jobs/{job.public_id}"), 404, "not_found")

    def test_a_key_beside_the_line_sees_nothing(self, limited: NewKey, issuer: Issuer):
        job = self.job_of(limited)
        beside = Api(make_key(issuer, type_ids=limited.key.type_ids))
        assert_problem(beside.get(f"jobs/{job.public_id}"), 404, "not_found")

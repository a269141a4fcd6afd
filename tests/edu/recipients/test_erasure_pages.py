"""Erasing a recipient in the back office, and undoing it within seven days."""

import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.jobs.models import Job
from accounts.models import Issuer, User
from accounts.scopes import Role
from certificates.erasure import execution
from certificates.models import CertificateType
from certificates.types.operations import change_type
from edu.lifecycle import TeamRole
from edu.models import Enrolment, Recipient
from tests.certificates.erasure.helpers import AFTER
from tests.factories import context_of, issue_one, make_member, make_type
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.back_office import client_of, page_url, with_issuer

LIST = reverse("admin:edu_recipient_changelist")


@pytest.fixture
def diploma(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="diploma", kind="person", required=[])


@pytest.fixture
def her(issuer: Issuer, diploma: CertificateType) -> Recipient:
    found = make_recipient(issuer, given_name="Quendresa", external_id="S-77")
    done = enrol(make_cohort(make_program(issuer)), found)
    held = issue_one(diploma, holder_name="Quendresa Gashi")
    Enrolment.objects.filter(pk=done.pk).update(grade="1.7", certificate=held)
    return found


def test_an_owner_looks_erases_undoes_and_erases(owner: User, issuer: Issuer, her: Recipient):
    client, page = client_of(owner), page_url(her)
    erase, undo = page_url(her, "erase_one"), page_url(her, "undo_erasure_one")
    shown = client.get(page).text
    assert erase in shown
    assert undo not in shown
    asked = client.get(erase).text
    for said in ("What is erased", "What stays", "grade, results and evidence of 1 enrolment"):
        assert said in asked
    her.refresh_from_db()
    assert her.erasure is None

    done = client.post(erase, with_issuer(issuer, confirmed="yes"), follow=True).text
    assert "will be erased in seven days" in done
    assert "Will be erased on" in done
    assert undo in done
    for hidden in (erase, page_url(her, "merge_one"), "_save"):
        assert hidden not in done
    client.post(undo, with_issuer(issuer, confirmed="yes"))
    assert erase in client.get(page).text

    client.post(erase, with_issuer(issuer, confirmed="yes"))
    execution.erase_due(now=timezone.now() + AFTER)
    assert "Quendresa" not in client.get(LIST).text
    her.refresh_from_db()
    assert her.erased_at is not None


def test_erasure_page_offers_no_button_during_retention(
    owner: User, issuer: Issuer, her: Recipient, diploma: CertificateType
):
    change_type(context=context_of(diploma.issuer), certificate_type=diploma, retention_years=10)
    erase = page_url(her, "erase_one")
    asked = client_of(owner).get(erase).text
    assert "must be kept" in asked
    assert "Erase in seven days" not in asked
    client_of(owner).post(erase, with_issuer(issuer, confirmed="yes"))
    her.refresh_from_db()
    assert her.erasure is None


def test_all_that_is_held_is_written_down(owner: User, issuer: Issuer, her: Recipient):
    answer = client_of(owner).post(
        page_url(her, "export_one"), with_issuer(issuer, confirmed="yes")
    )
    job = Job.objects.get()
    assert answer["Location"] == reverse("admin:accounts_job_change", args=[job.pk])
    assert job.kind == "certificates.access"


def test_teams_and_strangers_do_neither(issuer: Issuer, outsider: User, her: Recipient):
    coordinator = make_member(issuer, Role.TEAM)
    add_to_team(make_team(issuer), coordinator, TeamRole.COORDINATOR)
    stranger = outsider.membership_set.get().issuer
    for name in ("erase_one", "undo_erasure_one", "export_one"):
        page = page_url(her, name)
        assert page not in client_of(coordinator).get(page_url(her)).text
        assert (
            client_of(coordinator).post(page, with_issuer(issuer, confirmed="yes")).status_code
            == 403
        )
        assert client_of(outsider).post(
            page, with_issuer(stranger, confirmed="yes")
        ).status_code in {302, 403, 404}
    her.refresh_from_db()
    assert her.erasure is None
    assert not Job.objects.exists()

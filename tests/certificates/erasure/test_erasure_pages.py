"""Erasing in the back office: the page of a person, and the certificate's page."""

from datetime import timedelta

import pytest
import time_machine
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from certificates.erasure import execution
from certificates.models import Certificate, CertificateType, Erasure
from certificates.types.operations import change_type
from tests.certificates.erasure.helpers import AFTER, EMAIL, NAME, personal_fields
from tests.factories import context_of, issue_one, make_member
from tests.support.back_office import client_of, page_url, with_issuer
from tests.support.sign_in import CONFIRM

PERSON = reverse("admin:certificates_certificate_person")
EXPORT = reverse("admin:certificates_certificate_person_export")
ERASE = reverse("admin:certificates_certificate_person_erase")


@pytest.fixture
def hers(diploma: CertificateType) -> Certificate:
    return issue_one(diploma, **personal_fields(certificate_number="D-1"))


class TestOneCertificate:
    def test_an_owner_looks_first_and_confirms(self, owner, issuer, hers):
        client, page = client_of(owner), page_url(hers, "erase_one")
        seen = client.get(page).text
        assert NAME in seen
        assert client.post(page, with_issuer(issuer)).status_code == 200
        assert not Erasure.objects.exists()
        exported = client.post(page, with_issuer(issuer, confirmed="yes"), follow=True).text
        assert "Until then this can be undone" in exported
        assert "Will be erased on" in exported
        assert page_url(hers, "erase_one") not in exported
        assert page_url(hers, "undo_erasure_one") in exported

    def test_is_not_offered_without_personal_data(self, owner, certificate: Certificate, hers):
        client = client_of(owner)
        assert page_url(hers, "erase_one") in client.get(page_url(hers)).text
        assert page_url(certificate, "erase_one") not in client.get(page_url(certificate)).text

    def test_an_owner_undoes_it(self, owner, issuer, hers):
        client, undo = client_of(owner), page_url(hers, "undo_erasure_one")
        client.post(page_url(hers, "erase_one"), with_issuer(issuer, confirmed="yes"))
        assert client.get(undo).status_code == 200
        assert Erasure.objects.get().is_pending
        client.post(undo, with_issuer(issuer, confirmed="yes"))
        assert not Erasure.objects.get().is_pending
        assert execution.erase_due(now=timezone.now() + AFTER) == 0

    def test_retention_is_stated_without_a_button(self, owner, issuer, hers, diploma):
        now = timezone.now()
        change_type(
            context=context_of(diploma.issuer, now=now),
            certificate_type=diploma,
            retention_years=10,
        )
        client, page = client_of(owner), page_url(hers, "erase_one")
        seen = client.get(page).text
        assert "how long its certificates must be kept" in seen
        assert "Erase in seven days" not in seen
        exported = client.post(page, with_issuer(issuer, confirmed="yes"), follow=True).text
        assert "The retention period of this certificate type ends on" in exported
        assert not Erasure.objects.exists()

    def test_once_erased_the_page_says_so_and_offers_nothing(self, owner, issuer, hers):
        client = client_of(owner)
        client.post(page_url(hers, "erase_one"), with_issuer(issuer, confirmed="yes"))
        execution.erase_due(now=timezone.now() + AFTER)
        page = client.get(page_url(hers)).text
        assert "Erased on" in page
        assert NAME not in page
        for name in ("erase_one", "undo_erasure_one"):
            assert page_url(hers, name) not in page
            assert client.get(page_url(hers, name)).status_code == 302

    @pytest.mark.parametrize("page", ["certificate", "person"])
    def test_a_borrowed_session_erases_nothing(self, owner, issuer, hers, page: str):
        with time_machine.travel(timezone.now(), tick=False) as clock:
            client = client_of(owner)
            clock.shift(timedelta(minutes=6))
            address = page_url(hers, "erase_one") if page == "certificate" else ERASE
            form = with_issuer(issuer, certificate=str(hers.pk), confirmed="yes")
            assert client.post(address, form)["Location"].startswith(CONFIRM)
            assert client.get(page_url(hers)).status_code == 200
        assert not Erasure.objects.exists()


class TestPerson:
    @pytest.mark.parametrize("term", [EMAIL.upper(), "krasniqi arta", f" {EMAIL} "])
    def test_shows_data_of_both_modes(self, owner, issuer, hers, diploma, term: str):
        trial = issue_one(diploma, mode=Mode.TEST, **personal_fields())
        other = issue_one(diploma, holder_name="Arta Krasniqi Berisha")
        page = client_of(owner).post(PERSON, with_issuer(issuer, term=term)).text
        assert page_url(hers) in page
        assert page_url(trial) in page
        assert page_url(other) not in page

    def test_an_identifier_however_it_was_typed(self, owner, issuer, hers):
        for term in (hers.public_id.upper(), f"https://x.example/de/verify/{hers.public_id}/"):
            assert (
                page_url(hers) in client_of(owner).post(PERSON, with_issuer(issuer, term=term)).text
            )

    def test_no_result_is_stated(self, owner, issuer, db):
        page = client_of(owner).post(PERSON, with_issuer(issuer, term="nobody@example.com")).text
        assert "Nothing was found in your account" in page
        exported = (
            client_of(owner)
            .post(EXPORT, with_issuer(issuer, term="nobody@example.com"), follow=True)
            .text
        )
        assert "Nothing was found in your account" in exported
        assert not Job.objects.exists()

    def test_access_report_is_made_for_owners_and_admins(self, owner, issuer, hers):
        client = client_of(owner)
        client.post(EXPORT, with_issuer(issuer, term=EMAIL))
        runner.run_due_jobs()
        job = Job.objects.get()
        assert (job.kind, job.ok, EMAIL in str(job.parameters)) == ("certificates.access", 1, False)
        results = reverse("admin:accounts_job_results", args=[job.pk, "ndjson"])
        assert NAME in client.get(results).getvalue().decode()
        for role, status in ((Role.OPERATOR, 404), (Role.AUDITOR, 404), (Role.ADMIN, 200)):
            assert client_of(make_member(issuer, role)).get(results).status_code == status

    def test_access_report_is_readable_in_the_readers_language(self, owner, issuer, hers):
        client = client_of(owner)
        client.post(EXPORT, with_issuer(issuer, term=EMAIL))
        runner.run_due_jobs()
        job = Job.objects.get()
        readable = reverse("admin:accounts_job_results", args=[job.pk, "html"])
        assert readable in client.get(page_url(job)).text
        page = client.get(readable)
        assert page["Content-Disposition"].endswith('.html"')
        assert f"Data held by {issuer.name}" in page.text
        assert "D-1" in page.text
        assert NAME in page.text
        assert EMAIL in page.text
        assert bytes(hers.data_hash).hex() not in page.text
        client.cookies["django_language"] = "de"
        german = client.get(readable).text
        assert '<html lang="de">' in german
        assert "Zertifikatsnummer" in german
        assert client_of(make_member(issuer, Role.OPERATOR)).get(readable).status_code == 404

    def test_the_chosen_ones_are_erased_after_a_question(self, owner, issuer, hers, diploma):
        second, third = (issue_one(diploma, **personal_fields()) for _ in range(2))
        client, chosen = client_of(owner), [str(hers.pk), str(second.pk)]
        assert (
            "Erase in seven days"
            in client.post(ERASE, with_issuer(issuer, certificate=chosen)).text
        )
        assert not Erasure.objects.exists()
        client.post(ERASE, with_issuer(issuer, certificate=chosen, confirmed="yes"))
        assert set(Erasure.objects.get().certificates.all()) == {hers, second}
        third.refresh_from_db()
        assert third.erasure_id is None

    def test_two_modes_are_not_erased_at_once(self, owner, issuer, hers, diploma):
        trial = issue_one(diploma, mode=Mode.TEST, **personal_fields())
        both = with_issuer(issuer, certificate=[str(hers.pk), str(trial.pk)], confirmed="yes")
        assert "not both" in client_of(owner).post(ERASE, both, follow=True).text
        none = with_issuer(issuer, certificate=["x", ""], confirmed="yes")
        assert "at least one" in client_of(owner).post(ERASE, none, follow=True).text
        assert not Erasure.objects.exists()

    def test_the_page_asks_as_often_for_many_as_for_one(
        self, owner, issuer, hers, diploma, django_assert_max_num_queries
    ):
        client = client_of(owner)
        client.post(PERSON, with_issuer(issuer, term=EMAIL))
        for _ in range(10):
            issue_one(diploma, **personal_fields())
        with django_assert_max_num_queries(16):
            assert client.post(PERSON, with_issuer(issuer, term=EMAIL)).text.count("checkbox") == 11

    @pytest.mark.parametrize("role", Role)
    def test_roles(self, issuer, hers, role: Role):
        client = client_of(make_member(issuer, role))
        may_read, may_erase = role in {Role.OWNER, Role.ADMIN}, role is Role.OWNER
        assert (client.get(PERSON).status_code == 200) is may_read
        assert (client.post(EXPORT, with_issuer(issuer, term=EMAIL)).status_code == 302) is may_read
        assert Job.objects.exists() is may_read
        form = with_issuer(issuer, certificate=str(hers.pk), confirmed="yes")
        assert (client.post(ERASE, form).status_code == 302) is may_erase
        assert Erasure.objects.exists() is may_erase
        assert (PERSON in client.get("/admin/").text) is may_read

    def test_the_outsider_finds_and_erases_nothing(
        self, outsider: User, other_issuer: Issuer, hers
    ):
        client = client_of(outsider)
        for term in (EMAIL, NAME, hers.public_id):
            page = client.post(PERSON, with_issuer(other_issuer, term=term)).text
            assert page_url(hers) not in page
            client.post(EXPORT, with_issuer(other_issuer, term=term))
        client.post(ERASE, with_issuer(other_issuer, certificate=str(hers.pk), confirmed="yes"))
        assert not Job.objects.exists()
        assert not Erasure.objects.exists()


def test_the_days_are_the_issuers_own(owner, issuer, hers):
    """Seven times 24 hours, shown in the issuer's time zone."""
    client_of(owner).post(page_url(hers, "erase_one"), with_issuer(issuer, confirmed="yes"))
    asked = Erasure.objects.get()
    assert asked.execute_at - asked.requested_at == timedelta(days=7)
    assert (asked.actor_kind, asked.actor_id) == ("user", str(owner.pk))

"""Finding, exporting and linking certificates in the back office."""

from dataclasses import replace
from datetime import timedelta
from io import BytesIO

import pytest
from django.urls import reverse
from django.utils import timezone
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.jobs.runner import run_due_jobs
from accounts.models import Issuer, User
from accounts.scopes import Mode
from certificates.certificate.document import Item
from certificates.lifecycle import State, Status
from certificates.models import Certificate, CertificateLink, CertificateType
from certificates.search.jobs import COLUMNS, EXPORT as KIND, parameters, step
from certificates.search.lists import CertificateFilters
from tests.factories import issue_one, make_type, set_state
from tests.factories.jobs import make_job
from tests.support.back_office import CERTIFICATES, client_of, page_url, with_issuer

FIND = reverse("admin:certificates_certificate_find")
EXPORT = reverse("admin:certificates_certificate_export")


@pytest.fixture
def known(certificate_type: CertificateType) -> Certificate:
    return issue_one(
        certificate_type,
        product_id="ART-77",
        serial_number="Sn-77",
        certificate_number="N-77",
        holder_name="Arta Müller",
        holder_email="arta@example.com",
        metadata={"batch": "B-77"},
        items=[Item(serial_number="ITEM-77")],
    )


class TestOneField:
    @pytest.mark.parametrize(
        "typed",
        [
            "ART-77",
            " Sn-77\t",
            "n-77",
            "b-77",
            "ITEM-77",
            "item",
            "muller",
            "müll art",
            "ARTA@example.com",
        ],
    )
    def test_a_single_match_opens(
        self, operator, issuer, certificate_type, known: Certificate, typed: str
    ):
        issue_one(certificate_type)
        response = client_of(operator).post(FIND, with_issuer(issuer, term=typed))
        assert response.status_code == 302, response.text
        assert response["Location"] == page_url(known)

    def test_an_id_however_it_was_scanned(self, operator, issuer, known: Certificate):
        for typed in (
            known.public_id,
            known.public_id.upper(),
            known.public_id.removeprefix("cert_"),
            f"https://certificates.example/de/verify/{known.public_id}/",
        ):
            response = client_of(operator).post(FIND, with_issuer(issuer, term=typed))
            assert response["Location"] == page_url(known)

    def test_shows_all_that_it_may_be(self, operator, issuer, certificate_type):
        made = [issue_one(certificate_type, metadata={"batch": "B-1"}) for _ in range(3)]
        form = with_issuer(issuer, term="B-1")
        page = client_of(operator).post(FIND, form, follow=True).text
        assert all(page_url(each) in page for each in made)

    def test_what_may_name_a_holder_stands_in_no_address(
        self, operator, issuer, certificate_type, known: Certificate
    ):
        """Though products begin so, too: holders and products are shown together."""
        made = [issue_one(certificate_type, product_id=f"Arta-{number}") for number in range(2)]
        client = client_of(operator)
        page = client.post(FIND, with_issuer(issuer, term="arta"))
        assert page.status_code == 200
        assert all(page_url(each) in page.text for each in (known, *made))
        other = issue_one(certificate_type, product_id="Arta-0")
        found = client.post(FIND, with_issuer(issuer, term="ta-0"))
        assert found["Location"] == f"{CERTIFICATES}?q=ta-0"
        listed = client.get(found["Location"]).text
        assert all(page_url(each) in listed for each in (made[0], other))

    def test_finds_nothing_of_others_and_says_so(self, outsider, other_issuer, known):
        for typed in ("ART-77", known.public_id, "muller", "arta@example.com", "\x00", "%", "-"):
            page = client_of(outsider).post(FIND, with_issuer(other_issuer, term=typed))
            assert page.status_code == 200
            assert page_url(known) not in page.text

    def test_an_empty_page_to_begin_with(self, auditor):
        assert client_of(auditor).get(FIND).status_code == 200

    def test_the_search_is_above_the_list(self, auditor, certificate):
        page = client_of(auditor).get(CERTIFICATES, {"status": "active"}).text
        assert f'action="{FIND}"' in page
        assert f"{EXPORT}?status=active" in page


class TestDays:
    def test_the_list_is_narrowed_to_days(self, operator, certificate_type):
        today = timezone.localdate()
        one = issue_one(certificate_type, valid_until=today + timedelta(days=3 * 365))
        other = issue_one(certificate_type)
        until = {"valid_until_from": f"{today.year + 1}-01-01", "valid_until_to": ""}
        page = client_of(operator).get(CERTIFICATES, until).text
        assert page_url(one) in page
        assert page_url(other) not in page
        always = {"issued_at_from": "0001-01-01", "issued_at_to": "9999-12-30"}
        assert page_url(one) in client_of(operator).get(CERTIFICATES, always).text
        page = (
            client_of(operator)
            .get(CERTIFICATES, {"issued_at_from": f"{today.year + 1}-01-01"})
            .text
        )
        assert page_url(one) not in page
        page = (
            client_of(operator).get(CERTIFICATES, {"issued_at_to": f"{today.year + 1}-01-01"}).text
        )
        assert page_url(one) in page
        assert client_of(operator).get(CERTIFICATES, {"issued_at_to": "x"}).status_code == 200


class TestExport:
    def export(self, user: User, issuer: Issuer, query: str = "") -> Job:
        response = client_of(user).post(f"{EXPORT}{query}", with_issuer(issuer))
        assert response.status_code == 302, response.text
        run_due_jobs()
        job = Job.objects.get()
        assert response["Location"].partition("?")[0] == page_url(job)
        assert job.state == "succeeded"
        return job

    def results(self, user: User, job: Job, form: str) -> bytes:
        response = client_of(user).get(reverse("admin:accounts_job_results", args=[job.pk, form]))
        assert response.status_code == 200
        return b"".join(response.streaming_content)  # type: ignore[attr-defined]

    def sheet(self, user: User, job: Job) -> Worksheet:
        sheet = load_workbook(BytesIO(self.results(user, job, "xlsx"))).active
        assert isinstance(sheet, Worksheet)
        return sheet

    def test_filtered_list_is_exported_as_csv_and_workbook(
        self, operator, issuer, certificate_type, known
    ):
        set_state(issue_one(certificate_type), State.REVOKED)
        issue_one(certificate_type, mode=Mode.TEST)
        job = self.export(operator, issuer, "?status=active")
        csv = self.results(operator, job, "csv").decode()
        assert known.public_id in csv
        assert len(csv.splitlines()) == 2
        head, line = self.sheet(operator, job).values
        row = dict(zip(head, line, strict=True))
        assert row["id"] == known.public_id
        assert (row["batch"], row["holderName"], row["status"]) == ("B-77", "Arta Müller", "active")
        assert "csv" in client_of(operator).get(page_url(job)).text

    @pytest.mark.parametrize(
        ("query", "lines"),
        [
            ("", 23),
            ("?mode=test", 0),
            ("?q=B-2", 1),
            ("?q=nothing", 0),
            ("?issued_at_from=2020-01-01&valid_until_from=", 23),
            ("?status=expired", 0),
        ],
    )
    def test_any_filter_in_as_many_steps_as_it_takes(
        self, operator, issuer, certificate_type, monkeypatch, query: str, lines: int
    ):
        monkeypatch.setitem(JOB_KINDS, KIND, replace(JOB_KINDS[KIND], batch=5))
        for number in range(22):
            issue_one(certificate_type, metadata={"batch": "B-1", "n": str(number)})
        issue_one(certificate_type, metadata={"batch": "B-2"})
        job = self.export(operator, issuer, query)
        found = self.results(operator, job, "csv").decode().splitlines()[1:]
        assert len(found) == len(set(found)) == lines

    def test_a_status_is_told_as_of_the_moment_that_it_was_looked_for(
        self, issuer, certificate_type
    ):
        """The list was asked for two days ago, and a day ago the certificate came to its end."""
        now = timezone.now()
        day = timedelta(days=1)
        today = now.date()
        issue_one(certificate_type, issued_on=today - 9 * day, valid_until=today - day)
        stored = parameters(CertificateFilters(status=Status.ACTIVE))
        job = make_job(issuer, kind=KIND, now=now - 2 * day, **stored)
        (line,) = step(job, {"after": None}, 10, now).results
        assert line[COLUMNS.index("status")] == "active"

    def test_a_search_is_exported_in_the_mode_of_what_it_shows(
        self, operator, issuer, certificate_type
    ):
        tested = issue_one(certificate_type, mode=Mode.TEST, metadata={"batch": "B-9"})
        asked = client_of(operator).get(f"{EXPORT}?q=B-9").text
        assert "(Test), as CSV and, up to 10,000 rows, as an Excel workbook" in asked
        job = self.export(operator, issuer, "?q=B-9")
        assert (job.mode, job.ok) == (Mode.TEST, 1)
        assert tested.public_id in self.results(operator, job, "csv").decode()

    def test_a_search_that_shows_both_modes_asks_for_one(self, operator, issuer, certificate_type):
        for mode in Mode:
            made = issue_one(certificate_type, mode=mode, metadata={"batch": "B-9"})
        client = client_of(operator)
        response = client.post(f"{EXPORT}?q=B-9", with_issuer(issuer), follow=True)
        assert "not both at once" in response.text
        assert page_url(made) in response.text, "the list, as it was searched"
        assert not Job.objects.exists()
        set_state(made, State.REVOKED)
        job = self.export(operator, issuer, "?q=B-9&status=revoked")
        assert (job.mode, job.ok) == (made.mode, 1)

    def test_no_cell_is_executed(self, operator, issuer, certificate_type):
        issue_one(certificate_type, product_id="=1+1", serial_number="@x", metadata={"batch": "-a"})
        job = self.export(operator, issuer)
        assert "'=1+1,'@x" in self.results(operator, job, "csv").decode()
        sheet = self.sheet(operator, job)
        assert {cell.data_type for row in sheet for cell in row} <= {"s", "inlineStr", "n"}
        assert "=1+1" in {cell.value for row in sheet for cell in row}, "as a text"

    def test_erased_ones_appear_without_personal_data(self, operator, issuer, known):
        Certificate.objects.filter(pk=known.pk).update(
            document=None, holder_name=None, holder_email=None, erased_at=timezone.now()
        )
        csv = self.results(operator, self.export(operator, issuer), "csv").decode()
        assert known.public_id in csv
        assert "Müller" not in csv

    def test_too_broad_a_list_is_refused_with_a_reason(self, operator, issuer, certificate):
        response = client_of(operator).post(
            f"{EXPORT}?status=not_yet_valid", with_issuer(issuer), follow=True
        )
        assert "serialNumber" in response.text
        assert not Job.objects.exists()

    def test_strangers_fetch_nothing(self, operator, outsider, issuer, certificate):
        job = self.export(operator, issuer)
        for form in ("csv", "xlsx", "exe"):
            address = reverse("admin:accounts_job_results", args=[job.pk, form])
            assert client_of(outsider).get(address).status_code == 404
        address = reverse("admin:accounts_job_results", args=[job.pk, "exe"])
        assert client_of(operator).get(address).status_code == 404

    def test_a_faulty_day_is_told(self, operator, issuer, certificate):
        response = client_of(operator).post(f"{EXPORT}?issued_at_from=x", with_issuer(issuer))
        assert response.status_code == 302
        assert not Job.objects.exists()


class TestLinks:
    def test_an_operator_adds_and_removes(self, operator, issuer, certificate_type):
        whole, part = issue_one(certificate_type), issue_one(certificate_type)
        client, page = client_of(operator), page_url(part, "links")
        form = with_issuer(
            issuer, rel="partOf", target=whole.public_id.upper(), label="Shaft", sha256=""
        )
        assert client.post(page, form).status_code == 302
        made = CertificateLink.objects.get()
        assert page_url(whole) in client.get(page).text
        assert page_url(part) in client.get(page_url(whole, "links")).text
        remove = reverse("admin:certificates_certificate_unlink", args=[part.pk, made.public_id])
        assert client.get(remove).status_code == 403
        assert client.post(remove, with_issuer(issuer)).status_code == 302
        assert not CertificateLink.objects.exists()

    @pytest.mark.parametrize(
        "target", ["http://example.com/", "nothing", "https://u:p@example.com/", ""]
    )
    def test_form_names_the_fault_of_a_link(self, operator, issuer, certificate, target: str):
        form = with_issuer(issuer, rel="documents", target=target, label="", sha256="")
        response = client_of(operator).post(page_url(certificate, "links"), form)
        assert response.status_code == 200
        assert "errors" in response.text
        assert not CertificateLink.objects.exists()

    def test_a_circle_is_refused_in_words(self, operator, issuer, certificate):
        form = with_issuer(issuer, rel="partOf", target=certificate.public_id, label="", sha256="")
        response = client_of(operator).post(page_url(certificate, "links"), form)
        assert "a part of itself" in response.text

    def test_an_auditor_reads_and_a_stranger_does_not(
        self, auditor, outsider, other_issuer, issuer, certificate
    ):
        page = page_url(certificate, "links")
        assert client_of(auditor).get(page).status_code == 200
        form = with_issuer(
            issuer, rel="documents", target="https://docs.example/", label="", sha256=""
        )
        assert client_of(auditor).post(page, form).status_code == 403
        assert certificate.public_id not in client_of(outsider).get(page, follow=True).text
        client_of(outsider).post(page, form | {"_issuer": str(other_issuer.pk)})
        assert not CertificateLink.objects.exists()

    def test_another_issuers_source_is_shown_by_its_public_page(
        self, operator, issuer, other_issuer, certificate
    ):
        foreign = issue_one(make_type(other_issuer))
        form = with_issuer(issuer, rel="derivedFrom", target=foreign.public_id, label="", sha256="")
        client_of(operator).post(page_url(certificate, "links"), form)
        page = client_of(operator).get(page_url(certificate, "links")).text
        assert f"/verify/{foreign.public_id}" in page
        assert page_url(foreign) not in page

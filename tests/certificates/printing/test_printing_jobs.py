"""Printing many at once: a job that ends in one document, or in an archive of them."""

from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from django.urls import reverse
from pypdf import PdfReader

from accounts.jobs.models import Job
from accounts.jobs.runner import run_due_jobs
from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.models import Certificate, Printout
from certificates.printing.jobs import ARCHIVE, MAX_CERTIFICATES, STEP, TOGETHER
from tests.certificates.certificate.test_reading import erase
from tests.certificates.printing.helpers import diploma, fetch_pdf, inspection, read_pdf, text_of
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.support.back_office import CERTIFICATES, client_of, page_url, with_issuer
from tests.support.problems import assert_faults

PRINT = "certificates/print"


@pytest.fixture
def batch(certificate_type) -> list[Certificate]:
    return [
        inspection(certificate_type, certificate_number=f"3.1/{n}", locale="de" if n % 2 else "fr")
        for n in range(3)
    ]


def ended(api: Api, **asked: Any) -> dict[str, Any]:
    """The job after its work."""
    started = api.post(PRINT, asked)
    assert started.status_code == 202, started.content
    run_due_jobs()
    answer: dict[str, Any] = api.get(f"jobs/{started.json()['id']}").json()
    return answer


def ids_of(certificates: list[Certificate]) -> list[str]:
    return [certificate.public_id for certificate in certificates]


def test_one_document_in_the_order_asked_for(api, batch):
    job = ended(api, ids=ids_of(batch)[::-1], format="pdf", locale="en")
    assert (job["state"], job["kind"], job["counts"]["ok"]) == ("succeeded", TOGETHER, 3)
    answer = api.get(f"jobs/{job['id']}/results")
    assert answer["Content-Type"] == "application/pdf"
    assert answer["Content-Disposition"].endswith('.pdf"')
    document = PdfReader(BytesIO(b"".join(answer.streaming_content)))
    text = text_of(document)
    assert [text.index(f"3.1/{n}") for n in (2, 1, 0)] == sorted(
        text.index(f"3.1/{n}") for n in range(3)
    )
    assert text.count("Page 1 of 1") == 3  # each counts its own pages
    attached = {each.name: each.content for each in document.attachment_list}
    assert attached == {
        f"{certificate.public_id}.json": bytes(certificate.document) for certificate in batch
    }
    assert Printout.objects.count() == 3


def test_each_begins_a_sheet_of_its_own_where_both_sides_are_printed(api, issuer, batch):
    of_two_pages = diploma(issuer)
    job = ended(api, ids=ids_of([batch[0], of_two_pages, batch[1]]), format="pdf", locale="en")
    answer = api.get(f"jobs/{job['id']}/results")
    pages = PdfReader(BytesIO(b"".join(answer.streaming_content))).pages
    heads = [page.extract_text() for page in pages]
    assert [number for number, text in enumerate(heads) if "Page 1 of" in text] == [0, 2, 4]
    assert [number for number, text in enumerate(heads) if not text] == [1]
    assert not pages[1].images
    assert len(pages) == 5  # nothing follows the last one


def test_an_archive_with_a_file_each_over_several_steps(api, certificate_type):
    many = [issue_one(certificate_type, locale="sq") for _ in range(STEP + 2)]
    job = ended(api, ids=ids_of(many), format="zip")
    assert (job["state"], job["kind"], job["counts"]["ok"]) == ("succeeded", ARCHIVE, len(many))
    answer = api.get(f"jobs/{job['id']}/results")
    assert answer["Content-Type"] == "application/zip"
    with ZipFile(BytesIO(b"".join(answer.streaming_content))) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == [f"{certificate.public_id}.pdf" for certificate in many]
        alone = fetch_pdf(api, f"certificates/{many[-1].public_id}/pdf")
        assert archive.read(archive.namelist()[-1]) == alone.getvalue()


def test_a_number_does_not_lead_out_of_the_archive(api, certificate_type):
    certificate = inspection(certificate_type, certificate_number="../../etc/passwd")
    job = ended(api, ids=[certificate.public_id], format="zip")
    content = b"".join(api.get(f"jobs/{job['id']}/results").streaming_content)
    with ZipFile(BytesIO(content)) as archive:
        (name,) = archive.namelist()
    assert "/" not in name
    assert name.endswith(f"{certificate.public_id}.pdf")


def test_unprintable_certificates_are_named_and_the_rest_printed(
    api, batch, issuer, other_issuer, certificate_type
):
    erase(batch[0])
    pending = issue_one(make_type(issuer, code="slow", release_required=True))
    foreign = issue_one(make_type(other_issuer, code="foreign"))
    trial = issue_one(certificate_type, mode=Mode.TEST)
    asked = [*ids_of([*batch, pending, foreign, trial]), "nonsense"]
    for format_ in ("pdf", "zip"):
        job = ended(api, ids=asked, format=format_)
        assert job["counts"] == {"total": 7, "ok": 2, "failed": 5, "skipped": 0}
        assert [(error["row"], error["code"]) for error in job["errors"]] == [
            (1, "erased"),
            (4, "conflict"),
            *((row, "not_found") for row in (5, 6, 7)),
        ]
    job = ended(api, ids=["nonsense"], format="pdf")
    assert (job["state"], job["counts"]["failed"]) == ("succeeded", 1)


def test_a_key_for_some_types_prints_no_others(issuer, batch):
    other = make_type(issuer, code="other")
    limited = Api(make_key(issuer, type_ids=[other.pk]))
    own = issue_one(other)
    job = ended(limited, ids=[batch[0].public_id, own.public_id], format="zip")
    assert (job["counts"]["ok"], job["errors"][0]["code"]) == (1, "not_found")


def test_invalid_requests_are_refused(api, certificate):
    own = certificate.public_id
    for body, fault in (
        ({"ids": [], "format": "pdf"}, ("/ids", "too_few")),
        ({"ids": [own] * (MAX_CERTIFICATES[TOGETHER] + 1), "format": "pdf"}, ("/ids", "too_many")),
        ({"ids": [own] * 1001, "format": "zip"}, ("/ids", "too_many")),
        ({"ids": [own], "format": "docx"}, ("/format", "invalid_choice")),
        ({"ids": [own], "format": "pdf", "locale": "it"}, ("/locale", "invalid_choice")),
        ({"ids": [own]}, ("/format", "required")),
    ):
        assert_faults(api.post(PRINT, body), fault)
    assert not Job.objects.exists()


class TestBackOffice:
    def test_one_is_printed_in_the_language_chosen(self, auditor, batch):
        client, address = client_of(auditor), page_url(batch[0], "print_one")
        assert "locale" in client.get(address).text
        assert "Mass" in text_of(read_pdf(fetch_pdf(client, f"{address}?locale=en")))
        assert "Masse" in text_of(read_pdf(fetch_pdf(client, f"{address}?locale=")))
        assert client.get(f"{address}?locale=it").headers["Content-Type"].startswith("text/html")

    def test_the_reason_for_not_printing_is_stated(self, owner, batch):
        erase(batch[0])
        answer = client_of(owner).get(f"{page_url(batch[0], 'print_one')}?locale=en", follow=True)
        assert "was erased" in answer.text

    def test_a_selection_becomes_a_job(self, operator, issuer, batch):
        client = client_of(operator)
        chosen = with_issuer(
            issuer,
            action="print_selected",
            _selected_action=[str(certificate.pk) for certificate in batch],
        )
        assert "In one" not in client.post(CERTIFICATES, chosen).text
        answer = client.post(CERTIFICATES, {**chosen, "format": "zip", "locale": "sq"})
        job = Job.objects.get(kind=ARCHIVE)
        assert answer["Location"].partition("?")[0] == page_url(job)
        run_due_jobs()
        files: Any = client.get(reverse("admin:accounts_job_results", args=[job.pk, "zip"]))
        with ZipFile(BytesIO(b"".join(files.streaming_content))) as archive:
            assert len(archive.namelist()) == 3
        assert "ZIP" in client.get(page_url(job)).text

    def test_both_modes_are_not_mixed(self, operator, issuer, certificate_type, batch):
        """A search finds certificates of both."""
        trial = issue_one(certificate_type, mode=Mode.TEST)
        chosen = [str(batch[0].pk), str(trial.pk)]
        form = with_issuer(
            issuer, action="print_selected", _selected_action=chosen, format="pdf", locale=""
        )
        answer = client_of(operator).post(f"{CERTIFICATES}?q=ART-100", form, follow=True)
        assert "cannot be printed together" in answer.text
        assert not Job.objects.exists()


def test_a_selection_that_the_list_does_not_show_is_refused(operator, issuer, certificate_type):
    trial = issue_one(certificate_type, mode=Mode.TEST)
    asked = {"action": "print_selected", "_selected_action": [str(trial.pk)], "format": "pdf"}
    answer = client_of(operator).post(CERTIFICATES, with_issuer(issuer, **asked), follow=True)
    assert "No certificate with this identifier" in answer.text


class TestLabels:
    """Chosen in the back office in the place of whole documents."""

    @staticmethod
    def made(
        user: Any, issuer: Any, certificates: list[Certificate], form: str, ending: str
    ) -> bytes:
        client = client_of(user)
        chosen = [str(each.pk) for each in certificates]
        asked = {
            "action": "print_selected",
            "_selected_action": chosen,
            "locale": "",
            "format": form,
        }
        address = f"{CERTIFICATES}?mode={certificates[0].mode}"
        client.post(address, with_issuer(issuer, **asked))
        run_due_jobs()
        job = Job.objects.latest("pk")
        file: Any = client.get(reverse("admin:accounts_job_results", args=[job.pk, ending]))
        return b"".join(file.streaming_content)

    def test_sheets_of_twenty_four(self, operator, issuer, certificate_type):
        made = [
            issue_one(certificate_type, certificate_number=f"3.1/{n:02}", product_id="Stahl Ø 30")
            for n in range(25)
        ]
        document = PdfReader(BytesIO(self.made(operator, issuer, made, "labels", "pdf")))
        assert len(document.pages) == 2
        text = text_of(document)
        assert all(f"3.1/{n:02}" in text for n in range(25))
        assert "Stahl Ø 30" in text
        assert str(made[7].serial_number) in text
        assert "TEST" not in text

    def test_a_program_for_label_printers(self, operator, issuer, certificate_type):
        """What a printer takes for a command is escaped; the code holds the address of the page."""
        made = [
            issue_one(certificate_type, mode=Mode.TEST, certificate_number="N^1~_", product_id="A")
        ]
        with ZipFile(BytesIO(self.made(operator, issuer, made, "zpl", "zip"))) as archive:
            program = archive.read("labels.zpl").decode()
        assert program.startswith("^XA^CI28^PW400^LL200\n")
        assert program.endswith("^XZ\n")
        address = verify_url(made[0].pk, made[0].locale).replace("_", "_5F")
        assert f"^FDMA,{address}^FS" in program
        assert "^FDN_5E1_7E_5F^FS" in program
        assert "^FDTEST^FS" in program

    def test_those_of_one_certificate_begin_on_its_page(self, auditor, issuer, batch):
        client, address = client_of(auditor), page_url(batch[0], "label_one")
        assert address in client.get(page_url(batch[0])).text
        assert 'value="pdf"' not in client.get(address).text
        client.post(address, with_issuer(issuer, format="zpl", locale="fr"))
        assert Job.objects.get().parameters == {
            "ids": [batch[0].public_id],
            "locale": "fr",
            "types": [],
        }

"""What everybody may print: no more than the page shows, and not without end."""

from datetime import date
from typing import Any

import pytest
import redis
from django.test import Client
from django.utils import timezone, translation

from accounts.actors import Rate
from accounts.jobs.runner import run_due_jobs
from accounts.models import Issuer
from accounts.scopes import Standing
from certificates.certificate.document import Item, Signatory
from certificates.lifecycle import State
from certificates.models import Certificate, PrintedPdf, Printout
from certificates.printing import api as printing_api, operations as printing, typesetting
from certificates.verification import operations as verification
from certificates.verification.verify_html import Cell, Row, Table, verify_page_content
from tests.certificates.certificate.test_reading import erase
from tests.certificates.printing.helpers import (
    RESULTS,
    calibration,
    diploma,
    fetch_pdf,
    inspection,
    read_pdf,
    text_of,
)
from tests.factories import issue_one, make_type, set_state
from tests.support.problems import assert_problem


def page(certificate: Certificate) -> str:
    return f"/en/verify/{certificate.public_id}"


def test_the_page_leads_to_the_document_where_the_type_lets_it(certificate_type, issuer):
    open_one = inspection(certificate_type)
    closed = issue_one(make_type(issuer, code="closed", pdf_public=False))
    for certificate, there in ((open_one, True), (closed, False)):
        assert (f"{page(certificate)}/pdf" in Client().get(page(certificate)).text) is there
        answer = fetch_pdf(Client(), f"{page(certificate)}/pdf")
        assert answer.status_code == (200 if there else 404)
        listed = Client().get(f"/api/public/certificates/{certificate.public_id}").json()
        assert bool(listed["pdfUrl"]) is there
    answer = fetch_pdf(Client(), f"{page(open_one)}/pdf")
    assert "Inspection certificate 3.1" in text_of(read_pdf(answer))
    assert answer["Cache-Control"] == "no-store"
    assert answer["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert answer["X-Robots-Tag"].startswith("noindex")
    assert not answer.cookies


def test_public_pdf_is_by_default_for_products_only(api):
    names = dict.fromkeys(("de", "en", "fr", "sq"), "New")
    for kind, public in (("person", False), ("product", True)):
        draft = {"code": kind, "kind": kind, "name": names}
        made = api.post("certificates/types", draft).json()
        assert made["pdfPublic"] is public
        changed = api.patch(
            f"certificates/types/{made['typeId']}",
            {"pdfPublic": not public, "printLayout": "diploma"},
        ).json()
        assert (changed["pdfPublic"], changed["printLayout"]) == (not public, "diploma")
        kept = api.patch(f"certificates/types/{made['typeId']}", {"printLayout": None}).json()
        assert (kept["pdfPublic"], kept["printLayout"]) == (not public, None)


def test_public_pdf_is_an_extract_without_private_content(certificate_type):
    certificate = inspection(
        certificate_type,
        holder_name="Arta Krasniqi",
        metadata={"purchaser": "Käufer AG", "mass": "12.5", "mechanicalProperties": RESULTS},
    )
    document = read_pdf(fetch_pdf(Client(), f"{page(certificate)}/pdf"))
    text = text_of(document)
    assert "12.5 kg" in text
    assert "312.50" in text
    assert "Extract" in text
    for hidden in ("Käufer AG", "Krasniqi"):
        assert hidden not in text
    assert document.attachment_list is None or not list(document.attachment_list)


def test_the_certified_document_is_attached_only_if_it_gives_nothing_away(certificate_type, issuer):
    bare = inspection(certificate_type, metadata={"mass": "12.5"})
    mailed = inspection(
        certificate_type,
        certificate_number="2",
        metadata={"mass": "12.5"},
        holder_email="holder@example.com",
    )
    for certificate, count in ((bare, 1), (mailed, 0)):
        document = read_pdf(fetch_pdf(Client(), f"{page(certificate)}/pdf"))
        assert len(list(document.attachment_list)) == count
        assert "Extract" not in text_of(document)


def test_page_and_paper_say_the_same_in_the_same_order(issuer, certificate_type):
    items = [Item(position=1, product_id="ART-1", quantity="2.5", unit="t")]
    people = [Signatory(name="Arta Berisha", role="QM")]
    whole = {"items": items, "signatories": people, "gtin": "09520123456788"}
    for certificate in (
        inspection(certificate_type, **whole),
        inspection(certificate_type, certificate_number="2", valid_until=date(2099, 1, 1)),
        calibration(issuer),
    ):
        shown = verification.find_uncounted(certificate.public_id, locale="de", now=timezone.now())
        with translation.override("de"):
            sheet = verify_page_content(shown)
        parts = (sheet.subject, sheet.dates, sheet.items, sheet.facts, sheet.tables)
        said = [text for part in (*parts, sheet.signatories) for text in texts_in(part)]
        document = fetch_pdf(Client(), f"/de/verify/{certificate.public_id}/pdf")
        printed = text_of(read_pdf(document)).replace(" ", "")
        place = 0
        for text in said:
            found = printed.find("".join(text.split()), place)
            assert found >= 0, (text, printed[place:])
            place = found


def texts_in(part: Any) -> list[str]:
    """The texts that a part of a page shows, in their order."""
    match part:
        case Row(label=label, value=value):
            return [label, value]
        case Cell(value=value):
            return [value]
        case Table(title=title, columns=columns, rows=rows):
            return [title, *columns, *texts_in(rows)]
        case tuple():
            return [text for each in part for text in texts_in(each)]
    return [part] if part else []


@pytest.mark.parametrize(("show", "seen"), [("name", True), ("check", False), ("never", False)])
def test_the_holder_as_on_the_page(issuer, show, seen):
    certificate = diploma(issuer, show_holder=show, pdf_public=True)
    document = read_pdf(fetch_pdf(Client(), f"/sq/verify/{certificate.public_id}/pdf"))
    text = text_of(document)
    assert ("Zoë Çela-Groß" in text) is seen
    assert "shkurt 1999" not in text  # the date of birth is not public
    assert "Algjebër" not in text  # nor are the grades


def test_nothing_is_there_before_the_release_after_erasure_or_of_a_fraud(issuer, certificate_type):
    certificate = inspection(certificate_type)
    set_state(certificate, State.PENDING, reason=None)
    assert fetch_pdf(Client(), f"{page(certificate)}/pdf").status_code == 404
    set_state(certificate, State.REVOKED)
    assert "REVOKED" in text_of(read_pdf(fetch_pdf(Client(), f"{page(certificate)}/pdf")))
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
    assert fetch_pdf(Client(), f"{page(certificate)}/pdf").status_code == 404
    assert f"{page(certificate)}/pdf" not in Client().get(page(certificate)).text
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.ACTIVE)
    erase(certificate)
    assert fetch_pdf(Client(), f"{page(certificate)}/pdf").status_code == 404
    assert f"{page(certificate)}/pdf" not in Client().get(page(certificate)).text
    assert Printout.objects.count() == 1


def test_no_request_typesets_and_one_address_gets_a_few_files(
    settings, monkeypatch, certificate_type, other_issuer, outsider_api
):
    """The heaviest certificate, asked for again and again: a worker makes one file, others go on."""
    monkeypatch.setattr(printing_api, "ADDRESS_PRINTS", Rate(burst=20, per_minute=1))
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        for name in client.scan_iter("rate:flood:*"):
            client.delete(name)
    rows = [["x"] * 4] * 500
    certificate = inspection(certificate_type, metadata={"mechanicalProperties": rows})
    foreign = issue_one(make_type(other_issuer, code="foreign"))
    attacker = {"REMOTE_ADDR": "203.0.113.9"}
    answers = [Client().get(f"{page(certificate)}/pdf", **attacker) for _ in range(45)]
    assert [answer.status_code for answer in answers] == [202] * 20 + [429] * 25
    assert int(answers[-1]["Retry-After"]) >= 1
    assert "being printed" in answers[-1].text
    assert answers[0]["Refresh"] == answers[0]["Retry-After"]
    assert "The PDF is being made" in answers[0].text
    assert not Printout.objects.exists()  # no request has made a file
    assert PrintedPdf.objects.count() == 1  # and one is asked for, once
    assert Client().get(page(certificate)).status_code == 200
    fetch_pdf(outsider_api, f"certificates/{foreign.public_id}/pdf")
    assert Printout.objects.count() == 2  # a file of each issuer in a round
    other = {"REMOTE_ADDR": "198.51.100.7"}
    files = [Client().get(f"{page(certificate)}/pdf", **other) for _ in range(2)]
    assert len({file.getvalue() for file in files}) == 1


def test_a_certificate_that_is_too_large_says_so(api, certificate_type, monkeypatch):
    """As one may be that was issued when more was allowed."""
    monkeypatch.setattr(typesetting, "MOST_CELLS", 7)
    certificate = inspection(certificate_type)  # eight cells
    refused = fetch_pdf(api, f"certificates/{certificate.public_id}/pdf")
    assert "too large" in assert_problem(refused, 409, "too_large_to_print")["detail"]
    plain = issue_one(certificate_type)
    for kind, ok in (("pdf", 0), ("zip", 1)):
        asked = {"ids": [plain.public_id, certificate.public_id], "format": kind}
        job = api.post("certificates/print", asked).json()["id"]
        run_due_jobs()
        ended = api.get(f"jobs/{job}").json()
        assert (ended["state"], ended["counts"]["ok"]) == ("succeeded", ok)
        assert {error["code"] for error in ended["errors"]} == {"too_large_to_print"}
    answer = fetch_pdf(Client(), f"{page(certificate)}/pdf")
    assert answer.status_code == 409
    assert "Too large for a PDF" in answer.text


def test_a_fault_in_making_it_is_said_and_made_up_for(api, certificate_type, monkeypatch):
    address = f"certificates/{inspection(certificate_type).public_id}/pdf"
    with monkeypatch.context() as patch:
        patch.setattr(typesetting, "PDF", {**typesetting.PDF, "standards": ["a-9z"]})
        problem = assert_problem(fetch_pdf(api, address), 500, "internal_error")
    assert "in a minute" in problem["detail"]
    PrintedPdf.objects.update(good_until=timezone.now())
    assert fetch_pdf(api, address).status_code == 200


def test_old_files_are_removed_and_the_oldest_beyond_the_room_for_all(
    api, certificate_type, monkeypatch
):
    kept = [inspection(certificate_type, certificate_number=str(n)) for n in range(3)]
    for each in kept:
        fetch_pdf(api, f"certificates/{each.public_id}/pdf")
    now = timezone.now()
    PrintedPdf.objects.filter(certificate=kept[2]).update(good_until=now)
    largest = max(len(row.file) for row in PrintedPdf.objects.all())
    monkeypatch.setattr(printing, "KEPT_BYTES", largest)
    printing.remove_old(now=now)
    assert [row.certificate for row in PrintedPdf.objects.all()] == [kept[1]]

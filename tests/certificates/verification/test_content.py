"""What the verify page shows of a certificate, and what it hides."""

import re
from datetime import UTC, date, datetime
from typing import Any, cast

import orjson
import pytest
import time_machine
from django.test import Client
from django.utils import timezone, translation

from accounts.models import Issuer
from certificates.certificate.document import Item, Signatory
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateHistory, CertificateType
from certificates.printing.pdf import Edition, printed_certificate
from certificates.printing.pdf_parts import VisibleCertificate, of_layout, tables
from certificates.printing.printable_text import PrintableText
from certificates.types.models import PrintLayout
from certificates.types.presets import DIPLOMA, INSPECTION_CERTIFICATE, field
from tests.factories import issue_one, make_type, set_state
from tests.support.pages import ReadPage, look

FIRST = date(2026, 1, 5)


@pytest.fixture
def visitor() -> Client:
    """Somebody with a phone: no account, no key."""
    return Client()


def test_the_sheet_shows_what_was_certified(visitor: Client, certificate_type: CertificateType):
    certificate = issue_one(
        certificate_type,
        certificate_number="APZ-2026-147",
        product_id="FL-DN80",
        serial_number="SN-88-40217",
        gtin="04012345000009",
        metadata={"batch": "B-42", "recipe": "secret sauce"},
        signatories=[Signatory(name="Karin Öztürk", role="Abnahmebeauftragte")],
    )
    page = look(visitor, certificate)

    assert "Muster Werke GmbH" in page.texts
    assert "Inspection certificate 3.1" in page.texts
    assert page.row("Certificate number") == "APZ-2026-147"
    assert page.row("Product") == "FL-DN80"
    assert page.row("Serial number") == "SN-88-40217"
    assert page.row("GTIN") == "04012345000009"
    assert page.row("Batch") == "B-42"
    assert {"Karin Öztürk", "Abnahmebeauftragte"} <= set(page.texts)
    assert "secret sauce" not in page.html  # the type does not make this key public


def compared(page: ReadPage) -> dict[str, str]:
    """What the block under the status says, by its labels."""
    block = page.html.partition('<h2 id="compared"')[2].partition("</section>")[0]
    return dict(re.findall(r"<dt>(.*?)</dt><dd.*?>(.*?)</dd>", block))


def test_what_an_inspector_compares_stands_under_the_status(
    visitor: Client, certificate_type: CertificateType, issuer: Issuer
):
    metadata = {"batch": "B-42", "heatNumber": "H-48213", "orderNo": "4711"}
    steel = issue_one(certificate_type, product_id="BL-10", serial_number="SN-7", metadata=metadata)
    page = look(visitor, steel, "fr")
    assert [*compared(page).values()] == ["BL-10", "SN-7", "B-42", "H-48213"]
    assert page.html.index("compared") < page.html.index('class="document"')
    assert page.texts.count("H-48213") == 1  # and not below once more

    fields = [
        field("melt", *["Melt"] * 4, searchable=True),
        field("secret", *["Secret"] * 4, searchable=True, public=False),
    ]
    own = make_type(issuer, code="own", fields=fields, required=[])
    item = Item(position=1, product_id="FL-50", batch="B-1", quantity="12.50", unit="kg")
    metadata = {"melt": "M-1", "secret": "S-1"}
    one = issue_one(own, metadata=metadata, items=[item], product_id=None, serial_number=None)
    page = look(visitor, one)
    said = {"Melt": "M-1", "Product": "FL-50", "Batch": "B-1"}
    assert compared(page) == said | {"Quantity": "12.50\N{NO-BREAK SPACE}kg"}
    assert "S-1" not in page.html


def test_readers_of_another_language_are_told_which_one_it_is(
    visitor: Client, diploma: CertificateType
):
    certificate = issue_one(diploma, holder_name="Zoë Çela", locale="de")
    said = "Lëshuesi e ka shkruar këtë certifikatë në gjermanisht."
    page = look(visitor, certificate, "sq")
    assert said in page.texts
    assert diploma.versions.get().name_sq in page.texts  # the type has its name in each
    assert "auf Deutsch" not in look(visitor, certificate, "de").text


def test_of_a_person_there_are_no_goods_to_compare(visitor: Client, diploma: CertificateType):
    certificate = issue_one(diploma, holder_name="Zoë Çela", product_id="P-1")
    page = look(visitor, certificate)
    assert compared(page) == {}
    assert page.row("Product") == "P-1"


def test_the_checksum_is_copied_as_one_word(visitor: Client, certificate: Certificate):
    page = look(visitor, certificate)

    assert page.row("Checksum of the certificate (SHA-256)") == bytes(certificate.data_hash).hex()


def test_items_stand_in_a_table_with_the_columns_they_fill(
    visitor: Client, certificate_type: CertificateType
):
    items = [
        Item(position=10, product_id="FL-50", quantity="12.50", unit="kg"),
        Item(position=20, product_id="FL-80", batch="B-42"),
    ]
    page = look(visitor, issue_one(certificate_type, items=items))

    assert page.columns == ["Position", "Product", "Batch", "Quantity"]
    assert page.cells[:4] == ["10", "FL-50", "", "12.50\N{NO-BREAK SPACE}kg"]


@pytest.mark.parametrize(
    ("locale", "issued", "until", "checked"),
    [
        ("de", "1. Februar 2027", "31. März 2028", "1. Februar 2027, 14:03:12 (Berlin, UTC+1)"),
        ("en", "1 February 2027", "31 March 2028", "1 February 2027, 14:03:12 (Berlin, UTC+1)"),
        ("fr", "1er février 2027", "31 mars 2028", "1er février 2027, 14:03:12 (Berlin, UTC+1)"),
        ("sq", "1 shkurt 2027", "31 mars 2028", "1 shkurt 2027, 14:03:12 (Berlin, UTC+1)"),
    ],
)
def test_dates_are_written_out_in_the_pages_language(
    visitor: Client, issuer: Issuer, locale: str, issued: str, until: str, checked: str
):
    with time_machine.travel(datetime(2027, 2, 1, 13, 3, 12, tzinfo=UTC), tick=False):
        certificate = issue_one(make_type(issuer), valid_until=date(2028, 3, 31))
        page = look(visitor, certificate, locale)

    assert {issued, until, checked} <= set(page.texts)


def test_its_last_day_ends_where_it_was_issued_wherever_the_issuer_has_moved(
    visitor: Client, issuer: Issuer
):
    certificate = issue_one(make_type(issuer), valid_until=date(2027, 2, 1), issued_on=FIRST)
    Issuer.objects.update(time_zone="America/Los_Angeles")
    after_midnight = datetime(2027, 2, 1, 23, 30, tzinfo=UTC)
    with time_machine.travel(after_midnight, tick=False):
        page = look(visitor, certificate)
        set_state(certificate, State.REVOKED)
        recalled = Certificate.objects.get(pk=certificate.pk)
        printed = printed_certificate(recalled, edition=Edition.PUBLIC, now=after_midnight)

    assert page.headline == "Expired"
    assert "2 February 2027, 00:30:00 (Berlin, UTC+1)" in page.texts
    assert "Status since 2 February 2027." in printed["stamp"]["meaning"]


@pytest.mark.parametrize(
    ("locale", "mass", "day"),
    [
        ("de", "1250,50", "1. Juli 2026"),
        ("en", "1250.50", "1 July 2026"),
        ("fr", "1250,50", "1er juillet 2026"),
        ("sq", "1250,50", "1 korrik 2026"),
    ],
)
def test_declared_decimals_and_days_are_written_as_the_pages_language_does(
    visitor: Client, issuer: Issuer, locale: str, mass: str, day: str
):
    tested = field("testedOn", *["Tested on"] * 4, kind="date")
    kind = make_type(issuer, fields=[*INSPECTION_CERTIFICATE["fields"], tested])
    metadata = {"mass": "1250.50", "testedOn": "2026-07-01", "grade": "1.4301"}
    item = Item(position=1, quantity="1250.50", unit="kg")
    page = look(visitor, issue_one(kind, metadata=metadata, items=[item]), locale)

    assert page.row("Tested on") == day
    assert {f"{mass}\N{NO-BREAK SPACE}kg", "1.4301"} <= set(page.texts)  # a material is no number
    assert page.cells == ["1", f"{mass}\N{NO-BREAK SPACE}kg"]


@pytest.mark.parametrize(("locale", "mark"), [("de", ","), ("en", "."), ("fr", ","), ("sq", ",")])
def test_grades_and_points_of_a_diploma_have_the_marks_of_the_language(
    visitor: Client, issuer: Issuer, locale: str, mark: str
):
    fields = [each | {"public": True} for each in DIPLOMA["fields"]]
    rows = [["Statik 1.2", "7.5", "1,3"], ["Dynamik", "5", "A-"], ["Praxis", "12,5", "2.0"]]
    metadata = {"grade": "1.0", "credits": "180.50", "thesis": "Version 2.0", "transcript": rows}
    stated = {"product_id": None, "serial_number": None, "holder_name": "Jörg Weiß", "locale": "de"}
    diploma = issue_one(
        make_type(issuer, **(DIPLOMA | {"fields": fields})), metadata=metadata, **stated
    )
    page = look(visitor, diploma, locale)

    assert {f"1{mark}0", f"180{mark}50", "Version 2.0"} <= set(page.texts)
    assert page.cells[:6] == ["Statik 1.2", f"7{mark}5", f"1{mark}3", "Dynamik", "5", "A-"]
    assert page.cells[6:] == ["Praxis", f"12{mark}5", f"2{mark}0"]
    assert b'"grade":"1.0"' in bytes(diploma.document)
    with translation.override(locale):
        view = VisibleCertificate(diploma, orjson.loads(diploma.document), public=False)
        facts: Any = of_layout(view, PrintLayout.DIPLOMA)["facts"]
        (table,) = cast(Any, tables(view, PrintableText()))["tables"]
    assert f"1{mark}0" in [row["value"] for row in facts]
    assert table["rows"][0] == ["Statik 1.2", f"7{mark}5", f"1{mark}3"]


def test_a_steel_grade_is_no_grade(visitor: Client, issuer: Issuer):
    kind = make_type(issuer, fields=INSPECTION_CERTIFICATE["fields"])
    page = look(visitor, issue_one(kind, metadata={"grade": "8.8"}), "de")
    assert "8.8" in page.texts


def test_no_end_date_is_said(visitor: Client, certificate: Certificate):
    assert look(visitor, certificate, "de").row("Gültig bis") == "unbefristet"


def test_the_certificates_own_words_are_marked_with_their_language(
    visitor: Client, certificate_type: CertificateType
):
    certificate = issue_one(certificate_type, locale="de", metadata={"plant": "Werk Süd"})

    assert ("Werk Süd", "de") in look(visitor, certificate, "fr").marked
    assert ("Werk Süd", "de") in look(visitor, certificate, "de").marked


# --- what is not shown --------------------------------------------------------------------------------


@pytest.mark.parametrize("show", ["name", "check", "never"])
def test_of_the_holder_the_page_shows_what_the_type_says(
    visitor: Client, issuer: Issuer, show: str
):
    kind = make_type(issuer, required=[], show_holder=show)
    certificate = issue_one(kind, holder_name="Arbër Krasniqi", holder_email="arber@example.com")
    page = look(visitor, certificate)

    assert ("Arbër Krasniqi" in page.html) == (show == "name")
    assert "example.com" not in page.html
    assert "@" not in page.html


def test_the_internal_note_is_never_shown(visitor: Client, certificate: Certificate):
    set_state(certificate, State.REVOKED)
    CertificateHistory.objects.create(
        issuer_id=certificate.issuer_id,
        certificate=certificate,
        sequence=2,
        from_state=State.ACTIVE,
        to_state=State.REVOKED,
        note="we think it was Bob",
        at=timezone.now(),
    )

    assert "Bob" not in look(visitor, certificate).html


def test_erased_certificate_shows_its_checksum_only(visitor: Client, certificate: Certificate):
    """The trigger lets a certificate be emptied, and nothing else."""
    Certificate.objects.filter(pk=certificate.pk).update(
        document=None,
        erased_at=timezone.now(),
        holder_name=None,
        holder_email=None,
    )
    page = look(visitor, certificate)

    assert "were erased" in page.text
    assert page.row("Checksum of the certificate (SHA-256)") == bytes(certificate.data_hash).hex()


def test_text_of_an_issuer_is_never_markup(visitor: Client, certificate_type: CertificateType):
    evil = "<script>alert(1)</script>"
    certificate = issue_one(
        certificate_type,
        product_id=evil,
        metadata={"batch": evil},
        items=[Item(product_id=evil)],
        signatories=[Signatory(name=evil, role=evil)],
    )
    page = look(visitor, certificate)

    assert "<script>" not in page.html
    assert page.row("Product") == evil

"""Measured values and their limits: what is outside is marked, on the page and on paper."""

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from certificates.printing import pdf_parts
from certificates.printing.pdf import Edition, printed_certificate
from certificates.printing.printable_text import PrintableText
from certificates.types.limits import guess_roles, number, read_row, rows_outside
from certificates.types.presets import PRESETS
from tests.factories import issue_one, make_type
from tests.support.pages import look

ROLES = ["", "limits", "value", "unit"]


@pytest.mark.parametrize(
    ("columns", "guessed"),
    [
        ("Merkmal | Soll | Ist | Einheit", {"limits": 1, "value": 2, "unit": 3}),
        ("Element | Min. | Max. | Messwert (%)", {"min": 1, "max": 2, "value": 3}),
        ("Test | Limit value | Value | Unit", {"limits": 1, "value": 2, "unit": 3}),
        ("Essai | Valeur limite | Valeur mesurée | Unité", {"limits": 1, "value": 2, "unit": 3}),
        ("Prova | Kufiri | Vlera e matur | Njësia", {"limits": 1, "value": 2, "unit": 3}),
        ("Time (min) | Value 1 | Value 2", {}),  # a unit in brackets; two that hold values
        ("Reference value | Reading", {"value": 1}),
        ("Subject | Credits | Grade", {}),
    ],
)
def test_what_columns_hold_is_guessed_from_their_names(columns: str, guessed: dict[str, int]):
    assert guess_roles([[name] for name in columns.split("|")]) == guessed


def test_tables_of_ready_made_types_are_guessed_right():
    for preset in PRESETS.values():
        for columns in (field["columns"] for field in preset["fields"]):
            stated = {each["role"]: place for place, each in enumerate(columns) if "role" in each}
            guessed = guess_roles([each["label"].values() for each in columns])
            assert guessed.items() <= stated.items(), columns


@pytest.mark.parametrize(
    ("limits", "inside", "outside"),
    [
        ("≥ 230", "230", "229.99"),
        (">= 230", "231", "-231"),
        ("min. 230", "230,0", "229,9"),
        ("≤ 0.07", "0.070", "0.0701"),
        ("max 0,07", "0,07", "0,08"),
        ("540 – 750", "540", "751"),
        ("540-750", "750", "539.9"),
        ("-40...85", "-40", "-40.1"),
        ("± 0.5", "-0.5", "0.51"),
        ("10 +/- 0.1", "10.1", "9.8"),
        ("−5 – −1", "−3", "0"),
        ("0.025 max", "0.025", "0.026"),
        ("22 min", "22", "21"),
        ("mind. 22", "22", "21"),
        ("mindestens 22", "23", "21,9"),
        ("höchstens 5", "5", "5.1"),
        ("up to 5", "4", "6"),
        ("at least 22", "22", "21"),
        ("470 to 630", "630", "631"),
        ("470 bis 630", "470", "469"),
        ("min. 470, max. 630", "470", "631"),
        ("≥ 470 ≤ 630", "630", "631"),
        ("12,5 ± 0,2", "12,7", "12,71"),
        ("< 0.012", "0.011", "0.012"),
        ("mehr als 27", "27.1", "27"),
        ("0.95 – 1.200", "1.150", "1.350"),
        ("max 1.600", "0.95", "1.85"),
    ],
)
def test_limits_are_read_as_people_write_them(limits: str, inside: str, outside: str):
    assert read_row(inside, limits=limits).conforms is True
    assert read_row(outside, limits=limits).conforms is False


@pytest.mark.parametrize(
    ("value", "limits"),
    [
        ("229", "230"),
        ("229", "as agreed"),
        ("229", "≥ 230 or 220 lengthwise"),
        ("229", "± 0.5 %"),
        ("229", "750 – 540"),
        ("< 0.01", "≥ 1"),
        ("", "≥ 230"),
        ("9" * 40, "≤ 1"),
        ("1350", "1,200–1,400"),
        ("1350", "1.200 bis 1.400"),
        ("1.350", "≥ 1,5"),
        ("1,350", "≤ 1"),
        ("1350.5", "1.200 – 1.400"),
        ("900", "min 1.000"),
        ("1350", "1 200 – 1 400"),
        ("1'350", "≤ 900"),
        ("1", "22 min or more"),
        ("5", "1 and 2"),
    ],
)
def test_value_or_limit_in_doubt_is_not_judged(value: str, limits: str):
    assert read_row(value, limits=limits).conforms is None


@pytest.mark.parametrize("text", ["1,200", "1.200", "-12.500", "1 200", "1'200", "1.200,50"])
def test_number_with_possible_thousands_is_not_read(text: str):
    assert number(text) is None
    assert read_row(text, low="0", high="1").conforms is None


def test_minutes_are_no_minimum():
    assert rows_outside([["Brenndauer", "22 min", "20", "min"]], ROLES) == frozenset()
    assert rows_outside([["A5", "22 min", "20", "%"]], ROLES) == {0}


def test_lowest_and_highest_value_may_have_columns_of_their_own():
    rows = [["C", "0.02", "0.05", "0.04"], ["Si", "", "0.5", "0.6"], ["Mn", "1.2"]]
    assert rows_outside(rows, ["", "min", "max", "value"]) == {1}
    assert rows_outside(rows, ["", "", "", "value"]) == frozenset()
    signed = [["C", "> 0.02", "max. 0.05", "0.02"], ["Si", "< 0.2", "0.5", "0.6"]]
    assert rows_outside(signed, ["", "min", "max", "value"]) == {0, 1}
    assert read_row("0.3", low="< 0.2", high="0.5").conforms is None


@pytest.mark.django_db
class TestMarks:
    @pytest.fixture
    def certificate(self, issuer):
        columns = [
            {"label": {"en": label}} | ({"role": role} if role else {})
            for label, role in zip(("What", "Required", "Actual", "Unit"), ROLES, strict=True)
        ]
        field = {"key": "tests", "label": {"en": "Tests"}, "kind": "table", "columns": columns}
        kind = make_type(issuer, fields=[{**field, "public": True}])
        rows = [["Rm", "540 – 750", "618", "MPa"], ["A", "≥ 45", "41", "%"]]
        return issue_one(kind, metadata={"tests": rows})

    def test_the_page_says_it_in_words(self, client: Client, certificate):
        page = look(client, certificate)
        assert page.texts.count("outside the limits") == 1
        assert 'class="items measured"' in page.html
        assert "41outside the limits" in page.cells
        assert "618" in page.cells
        assert '<a href="#outside-0-1">1 measured value is outside the limits.</a>' in page.html
        assert 'id="outside-0-1"' in page.html

    def test_the_document_knows_nothing_of_it(self, certificate):
        assert b"role" not in bytes(certificate.document)

    def test_paper_has_the_same_mark(self, certificate):
        document = {"metadata": {"tests": [["Rm", "540 – 750", "618"], ["A", "≥ 45", "41"]]}}
        view = pdf_parts.VisibleCertificate(certificate, document, public=True)
        tables: Any = pdf_parts.tables(view, PrintableText())["tables"]
        (table,) = tables
        assert (table["measured"], table["outside"]) == (2, [1])
        sheet = printed_certificate(certificate, edition=Edition.PUBLIC, now=timezone.now())
        assert sheet["beyond"] == "1 measured value is outside the limits."

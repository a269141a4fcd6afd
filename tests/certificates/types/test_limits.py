"""Measured values and their limits: what is outside is marked, on the page and on paper."""

from typing import Any

import pytest
from django.test import Client

from certificates.domain.limits import is_outside, rows_outside
from certificates.rendering.paper import parts
from certificates.rendering.paper.printable_text import PrintableText
from tests.factories import issue_one, make_type
from tests.support.pages import look

ROLES = ["", "limits", "value", "unit"]


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
    ],
)
def test_limits_are_read_as_people_write_them(limits: str, inside: str, outside: str):
    assert not is_outside(inside, limits=limits)
    assert is_outside(outside, limits=limits)


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
    ],
)
def test_what_is_in_doubt_is_not_judged(value: str, limits: str):
    assert not is_outside(value, limits=limits)


def test_lowest_and_highest_value_may_have_columns_of_their_own():
    rows = [["C", "0.02", "0.05", "0.04"], ["Si", "", "0.5", "0.6"], ["Mn", "1.2"]]
    assert rows_outside(rows, ["", "min", "max", "value"]) == {1}
    assert rows_outside(rows, ["", "", "", "value"]) == frozenset()


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

    def test_the_document_knows_nothing_of_it(self, certificate):
        assert b"role" not in bytes(certificate.document)

    def test_paper_has_the_same_mark(self, certificate):
        document = {"metadata": {"tests": [["Rm", "540 – 750", "618"], ["A", "≥ 45", "41"]]}}
        view = parts.VisibleCertificate(certificate, document, public=True)
        tables: Any = parts.tables(view, PrintableText())["tables"]
        (table,) = tables
        assert (table["measured"], table["outside"]) == (2, [1])

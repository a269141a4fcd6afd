"""Rows of a file of which a cell cannot be read: the rules say what is wrong with the rest, at once."""

import itertools

import pytest

from accounts.jobs.models import Job
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from certificates.models import CertificateType
from edu.models import Enrolment, Program
from tests.certificates.imports import helpers
from tests.edu.completion import helpers as completion_cases
from tests.edu.recipients import test_recipient_imports
from tests.factories import make_type
from tests.factories.edu import make_cohort

pytestmark = pytest.mark.django_db
FIELDS = [
    {"key": "heat", "label": {"en": "Heat"}, "required": True},
    {"key": "mass", "label": {"en": "Mass"}, "kind": "decimal", "required": True},
]
_keys = itertools.count(1)


@pytest.fixture
def welded(issuer: Issuer) -> CertificateType:
    return make_type(
        issuer, code="weld", required=["serialNumber", "validUntil"], fields=FIELDS, strict=True
    )


def errors_of(key: NewKey, *rows: str, header: str, **said: object) -> list[tuple[str, str]]:
    """What is wrong with the one row of a file of certificates."""
    content = helpers.csv_file(*rows, header=header)
    job = helpers.finished_import(helpers.send_import(key, content, **said))
    return [(column, code) for _row, column, code in helpers.import_errors(job)]


ROWS: list[tuple[str, list[tuple[str, str]]]] = [
    # what cannot be read is not missing, and what the rules refuse besides is said, too
    (
        "weld;;31.2.2031;2026-01-01;4006381333932;nobody;;1.5",
        [
            ("validUntil", "impossible_date"),
            ("serialNumber", "required"),
            ("holderEmail", "invalid_email"),
            ("gtin", "invalid_gtin"),
            ("metadata.heat", "required"),
        ],
    ),
    # nothing is made of dates that cannot be compared
    ("weld;S;1990-01-01;31.2.2026;;;H;1.5", [("issuedOn", "impossible_date")]),
    # of the metadata, what can be read is judged; what cannot is not missing
    (
        "weld;S;2099-12-31;2026-01-01;;;;heavy",
        [("metadata.mass", "invalid_decimal"), ("metadata.heat", "required")],
    ),
    # of one cell, one thing
    ("weld;S;31.2.2031;;;;H;x", [("validUntil", "impossible_date"), ("metadata.mass", "invalid_decimal")]),
    # the type's own rules hold only where the type is known
    (
        "nothing;;31.2.2031;;4006381333932;;;1.5",
        [("validUntil", "impossible_date"), ("typeCode", "unknown_type"), ("gtin", "invalid_gtin")],
    ),
]  # fmt: skip
CERTIFICATES = (
    "typeCode;serialNumber;validUntil;issuedOn;gtin;holderEmail;metadata.heat;metadata.mass"
)


@pytest.mark.parametrize(("row", "faults"), ROWS)
def test_a_certificate_is_told_all_of_its_faults(key: NewKey, welded, row: str, faults):
    assert sorted(errors_of(key, row, header=CERTIFICATES)) == sorted(faults)


def test_a_type_that_cannot_be_read_is_not_taken_for_the_default(key: NewKey, welded):
    """What it asks for is asked only of its own certificates."""
    head = ["typeCode", "serialNumber", "gtin", "validUntil", "metadata.heat", "metadata.mass"]
    book = helpers.xlsx_file(head, ["#N/A", "", "4006381333932", "", "", ""])
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    sent = helpers.send_import(key, book, media_type=kind, typeId=welded.pk)
    job = helpers.finished_import(sent)
    assert helpers.import_errors(job) == [
        (2, "typeCode", "failed_formula"),
        (2, "gtin", "invalid_gtin"),
    ]


def test_a_person_is_told_all_of_their_faults(key: NewKey):
    rows = ("S-1;A;;nobody;sq;31.02.1999;", "S-2;A;B;nobody;it;01.01.1999;12")
    content = test_recipient_imports.table(*rows)
    job = helpers.finished_import(
        test_recipient_imports.send(key, content, once=f"faults-{next(_keys)}")
    )
    assert helpers.import_errors(job) == [
        (2, "Date of birth", "impossible_date"),
        (2, "Family name", "required"),
        (2, "E-mail", "invalid_email"),
        (3, "locale", "invalid_choice"),
        (3, "E-mail", "invalid_email"),
    ]


GRADES = "externalId;grade;completedOn;moduleTitle;moduleCredits"


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return completion_cases.make_published(issuer)


@pytest.fixture
def people(program: Program) -> list[Enrolment]:
    cohort = make_cohort(program)
    return [completion_cases.enrol_recipient(cohort, number) for number in ("A", "B")]


def graded(key: NewKey, program: Program, *rows: str, header: str = GRADES) -> Job:
    content = "\r\n".join((header, *rows, "")).encode()
    return completion_cases.finished_completion(
        completion_cases.send_grade_file(key, program, content)
    )


def test_a_grade_is_told_all_of_its_faults(key: NewKey, program: Program, people):
    rows = ("A;7,0;31.2.2026", "nobody;;31.2.2026", "B;1,7;31.2.2026")
    job = graded(key, program, *rows, header="externalId;grade;completedOn")
    assert helpers.import_errors(job) == [
        (2, "completedOn", "impossible_date"),
        (2, "grade", "out_of_range"),
        (3, "completedOn", "impossible_date"),
        (3, "externalId", "unknown_enrolment"),
        (3, "grade", "required"),
        (4, "completedOn", "impossible_date"),
    ]


def test_of_the_rows_of_a_person_the_first_answers_for_the_person(key: NewKey, program, people):
    """Later ones leave out what stands there, and say the same where they say it."""
    job = graded(
        key,
        program,
        "A;9;31.2.2026;Statics;five",
        "A;;;Dynamics;five",
        "A;9;15.6.2026;Optics;5",
        "B;1,7;;;5",
        "B;1,7;;Optics;5",
        "B;2,0;;Statics;five",
    )
    assert helpers.import_errors(job) == [
        (2, "completedOn", "impossible_date"),
        (2, "moduleCredits", "invalid_decimal"),
        (2, "grade", "out_of_range"),
        (3, "moduleCredits", "invalid_decimal"),
        (5, "moduleTitle", "required"),
        (7, "moduleCredits", "invalid_decimal"),
        (7, "grade", "differs_from_row"),
    ]

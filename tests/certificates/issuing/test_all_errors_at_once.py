"""All errors of a body are reported in one answer: shape, the type's rules, across fields."""

from typing import Any

import pytest

from tests.certificates.issuing.bulk_helpers import send_bulk
from tests.certificates.transitions.bulk_helpers import request_bulk_action
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.support.problems import assert_faults, nothing_written

FIELDS = [
    {"key": "heat", "label": {"en": "Heat"}, "required": True},
    {"key": "mass", "label": {"en": "Mass"}, "kind": "decimal"},
]
ISSUE = "certificates/issue"


@pytest.fixture
def welding_type(issuer):
    """A type that asks for a product, a serial number, and a heat."""
    return make_type(
        issuer, code="weld", required=["productId", "serialNumber"], fields=FIELDS, strict=True
    )


def test_errors_of_shape_type_and_check_digit_come_together(api: Api, issuer):
    make_type(issuer, code="en10204-3-1", required=["productId", "serialNumber"])
    with nothing_written():
        response = api.post(
            ISSUE, {"typeCode": "en10204-3-1", "validUntil": "x", "gtin": "4006381333932"}
        )
    assert_faults(
        response,
        ("/validUntil", "invalid_date"),
        ("/gtin", "invalid_gtin"),
        ("/productId", "required"),
        ("/serialNumber", "required"),
    )


CASES: list[tuple[dict[str, Any], list[tuple[str, str]]]] = [
    # what could not be read is not missing, and nothing that hangs on it is judged
    ({"productId": 1, "serialNumber": "S"}, [("/productId", "invalid_type"), ("/metadata/heat", "required")]),
    ({"items": [{"position": 0}]}, [("/items/0/position", "out_of_range"), ("/metadata/heat", "required")]),
    (
        {"productId": "P", "serialNumber": "S", "issuedOn": "x", "validUntil": "1990-01-01", "metadata": {"heat": "H"}},
        [("/issuedOn", "invalid_date")],
    ),
    (
        {"productId": "P", "serialNumber": "S", "notifyHolder": True, "holderEmail": 1, "metadata": {"heat": "H"}},
        [("/holderEmail", "invalid_type")],
    ),
    ({"productId": "P", "serialNumber": "S", "metadata": "x"}, [("/metadata", "invalid_type")]),
    # of a mapping, what can be read is judged
    (
        {"productId": "P", "serialNumber": "S", "metadata": {"heat": 1, "mass": "heavy", "colour": "red"}},
        [("/metadata/heat", "invalid_type"), ("/metadata/mass", "invalid_format"), ("/metadata/colour", "undeclared")],
    ),
    # dates in order, an unknown field, and control characters
    (
        {"productId": "P", "serialNumber": "S\u0000", "validUntil": "1990-01-01", "serialNo": "S", "metadata": {"heat": "H"}},
        [("/serialNumber", "invalid_characters"), ("/serialNo", "unknown_field"), ("/validUntil", "date_order")],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("stated", "faults"), CASES)
def test_nothing_is_left_out_and_nothing_invented(api: Api, welding_type, stated, faults):
    with nothing_written():
        assert_faults(api.post(ISSUE, {"typeCode": "weld"} | stated), *faults)


@pytest.mark.parametrize(
    ("named", "fault"),
    [
        ({}, ("/typeId", "required")),
        ({"typeId": "weld"}, ("/typeId", "invalid_type")),
        ({"typeCode": "nothing"}, ("/typeCode", "unknown_type")),
        ({"typeId": 999_999}, ("/typeId", "unknown_type")),
    ],
)
@pytest.mark.parametrize("shape", [{}, {"locale": "it"}], ids=["good shape", "bad shape"])
def test_without_a_type_general_errors_are_reported(api: Api, welding_type, named, fault, shape):
    stated = {"gtin": "4006381333932", "holderEmail": "nobody", "validUntil": "1990-01-01"}
    faults = [("/gtin", "invalid_gtin"), ("/holderEmail", "invalid_email")]
    faults += [("/validUntil", "date_order"), fault]
    faults += [("/locale", "invalid_choice")] if shape else []
    assert_faults(api.post(ISSUE, stated | named | shape), *faults)


def test_a_named_request_says_as_much(api: Api, welding_type):
    once = {"Idempotency-Key": "delivery-17"}
    refused = api.post(ISSUE, {"typeCode": "weld", "validUntil": "x"}, **once)
    expected = ["/metadata/heat", "/productId", "/serialNumber", "/validUntil"]
    assert sorted(fault["pointer"] for fault in refused.json()["errors"]) == expected


@pytest.mark.parametrize("mode", ["all_or_nothing", "partial"])
def test_each_entry_of_a_bulk_says_all_of_its_faults(api: Api, welding_type, mode: str):
    entry = {"typeCode": "weld", "validUntil": "x", "gtin": "4006381333932"}
    good = {"typeCode": "weld", "productId": "P", "serialNumber": "S", "metadata": {"heat": "H"}}
    told = send_bulk(api, [good, entry], mode=mode).json()
    errors = told["errors"] if mode == "all_or_nothing" else told["results"][1]["errors"]
    expected = ["gtin", "metadata/heat", "productId", "serialNumber", "validUntil"]
    assert sorted(each["pointer"] for each in errors) == [
        f"/certificates/1/{name}" for name in expected
    ]


def test_an_unknown_predecessor_is_no_reason_to_say_less(api: Api, welding_type):
    stated = {"typeCode": "weld", "supersedes": "cert_1", "serialNumber": "S"}
    assert_faults(
        api.post(ISSUE, stated),
        ("/supersedes", "unknown_certificate"),
        ("/productId", "required"),
        ("/metadata/heat", "required"),
    )


def test_a_successor_says_all_of_its_faults(api: Api, welding_type):
    known = issue_one(welding_type, metadata={"heat": "H"})
    stated = {"typeCode": "weld", "supersedes": "cert_1", "gtin": "x"}
    assert_faults(
        api.post(f"certificates/{known.public_id}/supersede", stated),
        ("/reason", "required"),
        ("/gtin", "invalid_format"),
        ("/productId", "required"),
        ("/serialNumber", "required"),
        ("/metadata/heat", "required"),
    )


def test_a_misspelt_field_gets_a_suggestion(api: Api, welding_type):
    told = api.post(ISSUE, {"typeCode": "weld", "serialNo": "S", "holder_email": "x", "zzz": 1})
    hints = {each["pointer"]: each["detail"] for each in told.json()["errors"]}
    assert "“serialNumber”" in hints["/serialNo"]
    assert "“holderEmail”" in hints["/holder_email"]
    assert "“" not in hints["/zzz"]
    told = api.get("certificates?serialNo=1").json()["errors"]
    assert "“serialNumber”" in told[0]["detail"]
    told = request_bulk_action(
        api, {"action": "suspend", "filter": {"serialNo": "1"}, "dryRun": True}
    ).json()
    assert "“serialNumber”" in told["errors"][0]["detail"]

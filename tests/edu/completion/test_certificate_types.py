"""Completions of programs whose certificates are of different types."""

from typing import Any

import pytest

from accounts.models import Issuer
from certificates.types.presets import DIPLOMA, TRAINING_CERTIFICATE
from tests.conftest import Api
from tests.edu.completion.test_completion import DAY, certificate_of, document_of

from .helpers import (
    finished_completion,
    make_class,
    make_published,
    result_of,
    send_completion,
)


def test_other_types_and_scales(api: Api, issuer: Issuer):
    strict = make_published(
        issuer,
        type_fields={"code": "strict", "strict": True, "fields": [], "validity_months": 12},
        grade_scale=None,
        validity_months=24,
    )
    (enrolment,) = make_class(strict, 1)
    finished_completion(send_completion(api, strict, {"enrolmentId": enrolment.public_id}))
    document = document_of(enrolment)
    assert "metadata" not in document
    certificate = certificate_of(enrolment)
    assert certificate.valid_until is not None
    assert certificate.valid_until.year == certificate.issued_on.year + 2


def test_fields_without_a_label_stay_off_the_certificate(api: Api, issuer: Issuer):
    bare = make_published(issuer, type_fields={"code": "bare", "fields": []}, hours="900.00")
    (enrolment,) = make_class(bare, 1)
    finished_completion(send_completion(api, bare, result_of(enrolment, 1, completedOn=DAY)))
    stated = {"programme": "Inxhinieri", "grade": "1.0", "completedOn": DAY}
    assert document_of(enrolment)["metadata"] == stated


@pytest.mark.parametrize("preset", [DIPLOMA, TRAINING_CERTIFICATE], ids=lambda each: each["code"])
def test_the_ready_made_types_have_a_label_for_what_a_completion_says(
    api: Api, issuer: Issuer, preset: dict[str, Any]
):
    program = make_published(issuer, type_fields=preset, hours="900.00")
    (enrolment,) = make_class(program, 1)
    finished_completion(send_completion(api, program, result_of(enrolment, 1, completedOn=DAY)))
    stated = document_of(enrolment)["metadata"]
    assert stated.keys() <= {field["key"] for field in preset["fields"]}
    assert {"programmeCode", "credits", "hours", "completedOn"} <= stated.keys()

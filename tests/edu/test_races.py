"""Two who change the same at once: whoever comes second goes on from what the first one left."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from accounts.models import Issuer
from certificates.models import Certificate
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Program
from edu.operations import completing, enrolments, judging, merging
from edu.operations.judging import Judged
from tests.factories.edu import by, make_recipient
from tests.racing import behind

from .completion_cases import make_class, make_published

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer)


def complete(program: Program, enrolment: Enrolment, grade: str, *, correct: bool = True) -> Any:
    who = by(program.issuer)
    rules = judging.rules_of(who, program.pk, correct=correct)
    judged = Judged(
        enrolment=enrolment.pk,
        grade=grade,
        passed=True,
        completed_on=date(2026, 6, 15),
        results=[],
        evidence="",
    )
    return completing.complete(who, rules, [judged])


def test_a_correction_meets_the_completion_before_it(program: Program):
    (enrolment,) = make_class(program, 1)
    behind(lambda: complete(program, enrolment, "1.7"), lambda: complete(program, enrolment, "1.3"))
    first, second = Certificate.objects.order_by("pk")
    assert second.supersedes_id == first.pk
    enrolment.refresh_from_db()
    assert (enrolment.certificate_id, enrolment.grade) == (second.pk, "1.3")


def merged(kept: Any, duplicate: Any) -> Callable[[], Any]:
    return lambda: merging.merge(by=by(kept.issuer), kept_id=kept.pk, duplicate_id=duplicate.pk)


def test_a_completion_meets_the_merge_before_it(issuer: Issuer, program: Program):
    (enrolment,) = make_class(program, 1)
    kept = make_recipient(issuer, family_name="Krasniqi")
    behind(merged(kept, enrolment.recipient), lambda: complete(program, enrolment, "1.7"))
    assert Certificate.objects.get().holder_name == "Përparim Krasniqi"


def test_a_withdrawal_meets_the_merge_before_it(issuer: Issuer, program: Program):
    (enrolment,) = make_class(program, 1)
    kept = make_recipient(issuer)
    withdraw = {"by": by(issuer), "enrolment_id": enrolment.pk}
    behind(merged(kept, enrolment.recipient), lambda: enrolments.withdraw(**withdraw))
    enrolment.refresh_from_db()
    assert enrolment.status == EnrolmentStatus.WITHDRAWN

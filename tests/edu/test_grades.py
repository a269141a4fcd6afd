"""Grade scales: invalid ones are refused, and each grade has one notation."""

from contextlib import suppress
from decimal import Decimal

import pytest
from hypothesis import assume, given, settings, strategies as st

from accounts.errors import ValidationFailed, fault_text
from edu import grades

GERMAN = {"kind": "numeric", "min": 1, "max": 6, "step": 0.1, "passMark": 4, "better": "lower"}
FRENCH = {"kind": "numeric", "min": "0", "max": "20", "step": "0.5", "passMark": "10"}
ALBANIAN = {"kind": "numeric", "min": 4, "max": 10, "step": 1, "passMark": 5}
WORDS = {
    "kind": "labels",
    "labels": [
        {"label": "Distinction", "passed": True},
        {"label": "Pass", "passed": True},
        {"label": "Refer", "passed": False},
    ],
}


def stored_scale(scale):
    return grades.scale_to_json(grades.parse_scale(scale))


def refusal(act, *args, **kwargs):
    with pytest.raises(ValidationFailed) as caught:
        act(*args, **kwargs)
    return [(fault.pointer, fault.code) for fault in caught.value.errors]


@pytest.mark.parametrize(
    ("scale", "text", "written", "passed"),
    [
        (GERMAN, "1.7", "1.7", True),
        (GERMAN, "4", "4.0", True),
        (GERMAN, "4.1", "4.1", False),
        (FRENCH, "9.5", "9.5", False),
        (FRENCH, " 10.00 ", "10.0", True),
        (ALBANIAN, "4", "4", False),
        (ALBANIAN, "10", "10", True),
        (WORDS, "distinction", "Distinction", True),
        (WORDS, "REFER", "Refer", False),
        ({"kind": "pass_fail"}, "Passed", "passed", True),
        ({"kind": "pass_fail"}, "failed", "failed", False),
    ],
)
def test_a_grade_is_judged_and_written_in_one_way(scale, text, written, passed):
    assert grades.evaluate(stored_scale(scale), text) == grades.Grade(written, passed)


def test_a_comma_is_read_only_where_people_write():
    scale = stored_scale(GERMAN)
    assert grades.evaluate(scale, "1,7", decimal_comma=True).text == "1.7"
    assert refusal(grades.evaluate, scale, "1,7") == [("", "invalid_format")]
    with pytest.raises(ValidationFailed) as refused:
        grades.evaluate(scale, "1,7")
    assert "1.0–6.0" in fault_text(refused.value.errors[0])  # a point is wanted
    assert refusal(grades.evaluate, scale, "1,7,0", decimal_comma=True) == [("", "invalid_format")]


@pytest.mark.parametrize(
    ("scale", "text", "code"),
    [
        (GERMAN, "0.9", "out_of_range"),
        (GERMAN, "6.1", "out_of_range"),
        (GERMAN, "1.75", "between_grades"),
        (GERMAN, "good", "invalid_format"),
        (GERMAN, "NaN", "invalid_format"),
        (GERMAN, "١", "invalid_format"),
        (GERMAN, "", "required"),
        (WORDS, "excellent", "invalid_choice"),
        ({"kind": "pass_fail"}, "1", "invalid_choice"),
    ],
)
def test_text_that_is_no_grade_is_refused(scale, text, code):
    assert refusal(grades.evaluate, stored_scale(scale), text) == [("", code)]


def test_without_a_scale_whoever_completes_has_passed():
    assert grades.evaluate(None, "") == grades.Grade("", passed=True)
    assert grades.evaluate(None, "failed") == grades.Grade("failed", passed=False)


@pytest.mark.parametrize(
    ("scale", "faults"),
    [
        ("1-6", [("/gradeScale", "invalid_type")]),
        ({}, [("/gradeScale/kind", "required")]),
        ({"kind": "stars"}, [("/gradeScale/kind", "invalid_choice")]),
        ({"kind": ["numeric"]}, [("/gradeScale/kind", "invalid_choice")]),
        (
            {"kind": "numeric", "min": "one", "max": 6, "passMark": 4},
            [("/gradeScale/min", "invalid_format"), ("/gradeScale/step", "required")],
        ),
        ({**GERMAN, "min": 6, "max": 1}, [("/gradeScale/max", "out_of_range")]),
        ({**GERMAN, "step": 0}, [("/gradeScale/step", "out_of_range")]),
        ({**GERMAN, "step": -1}, [("/gradeScale/step", "out_of_range")]),
        ({**GERMAN, "step": "0.3"}, [("/gradeScale/step", "out_of_range")]),
        ({**GERMAN, "passMark": 7}, [("/gradeScale/passMark", "out_of_range")]),
        ({**GERMAN, "passMark": "4.05"}, [("/gradeScale/passMark", "between_grades")]),
        ({**GERMAN, "better": "up"}, [("/gradeScale/better", "invalid_choice")]),
        ({**GERMAN, "maximum": 6}, [("/gradeScale/maximum", "unknown_field")]),
        ({"kind": "pass_fail", "min": 1}, [("/gradeScale/min", "unknown_field")]),
        ({"kind": "labels", "labels": []}, [("/gradeScale/labels", "too_few")]),
        (
            {"kind": "labels", "labels": [{"label": "A", "passed": False}]},
            [("/gradeScale/labels", "nothing_passes")],
        ),
        (
            {
                "kind": "labels",
                "labels": [{"label": "A", "passed": True}, {"label": "a", "passed": False}],
            },
            [("/gradeScale/labels/1/label", "taken")],
        ),
    ],
)
def test_faulty_grade_scale_is_refused_field_by_field(scale, faults):
    assert refusal(grades.parse_scale, scale) == faults


@st.composite
def scales(draw):
    """Any numeric scale, and how many steps it has."""
    step = Decimal(draw(st.integers(1, 400))).scaleb(-draw(st.integers(0, 3)))
    low = Decimal(draw(st.integers(-50, 50)))
    steps = draw(st.integers(1, 100))
    high, mark = low + step * steps, low + step * draw(st.integers(0, steps))
    assume(abs(high) < 10**5)
    numbers = {"min": low, "max": high, "step": step, "passMark": mark}
    better = draw(st.sampled_from(("higher", "lower")))
    return {"kind": "numeric", **{k: f"{v:f}" for k, v in numbers.items()}, "better": better}, steps


@settings(max_examples=60)
@given(scales(), st.data())
def test_every_step_is_a_grade_and_written_again_the_same(found, data):
    scale, steps = stored_scale(found[0]), found[1]
    places = [data.draw(st.integers(0, steps)) for _ in range(2)]
    first, second = sorted(places)
    low, step = Decimal(scale["min"]), Decimal(scale["step"])
    worse, finer = (grades.evaluate(scale, f"{low + step * at:f}") for at in (first, second))
    for grade, place in ((worse, first), (finer, second)):
        assert Decimal(grade.text) == low + step * place
        assert grades.evaluate(scale, grade.text) == grade
        assert grades.evaluate(scale, grade.text.replace(".", ","), decimal_comma=True) == grade
    if scale["better"] == "lower":
        worse, finer = finer, worse
    assert finer.passed or not worse.passed  # no better grade fails where a worse one passes


@settings(max_examples=60)
@given(scales(), st.text(alphabet="0123456789.,+-eE ٣x", max_size=8))
def test_any_text_is_a_grade_or_refused(found, text):
    scale = stored_scale(found[0])
    with suppress(ValidationFailed):
        grade = grades.evaluate(scale, text, decimal_comma=True)
        assert Decimal(scale["min"]) <= Decimal(grade.text) <= Decimal(scale["max"])

"""Enums of programs, enrolments, teams."""

from .enum import Enum

ENUMS: dict[str, Enum] = {
    "GradeOrder": Enum(
        "Which grades of a numeric scale are better",
        {"higher": "Higher numbers", "lower": "Lower numbers"},
    ),
    "GradeScaleKind": Enum(
        "How a program is graded",
        {
            "numeric": "By a number between `min` and `max`",
            "labels": "By one of the words in `labels`",
            "pass_fail": "Passed or not, without a grade",
        },
    ),
}

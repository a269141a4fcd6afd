"""Enums of programs, enrolments, teams."""

from edu.lifecycle import OnboardingStep

from .enum import Enum

ENUMS: dict[str, Enum] = {
    "Attendance": Enum(
        "How a program is held",
        {"on_site": "In a classroom or workshop", "online": "Online", "blended": "Partly online"},
    ),
    "EnrolmentStatus": Enum(
        "How far an enrolment is",
        {
            "enrolled": "Under way",
            "completed": "Passed; a certificate was issued",
            "withdrawn": "Ended early, by the recipient or the school",
            "failed": "Ended without passing",
        },
    ),
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
    "OnboardingState": Enum(
        "How far an institution's approval is",
        {
            "not_started": "Nothing was stated yet",
            "in_progress": "The profile is being filled in",
            "submitted": "Waits for the operator's review",
            "approved": "Programs can be published",
            "rejected": "Not approved: see `reason`; it can be submitted again",
        },
    ),
    "OnboardingStepName": Enum("A step of the onboarding", dict(OnboardingStep.choices)),
    "ProgramState": Enum(
        "Whether recipients can be enrolled in a program",
        {
            "draft": "In preparation: it can be changed",
            "published": "Open: cohorts run, recipients are enrolled and completed",
            "archived": "Closed: nothing new begins",
        },
    ),
    "TeamRole": Enum(
        "What a member of a team may do",
        {
            "coordinator": "Run its cohorts: enrol recipients, and state their results",
            "instructor": "See its cohorts and recipients",
            "assessor": "See them, and state results",
        },
    ),
}

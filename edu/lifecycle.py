"""The states of EDU's rows, the roles in a team, and the prefixes of public ids. Pure: no database."""

from enum import StrEnum

from django.utils.translation import gettext_lazy as _, pgettext_lazy

from accounts.scopes import Scope, roles_with
from lib import ids
from lib.choices import DescribedChoices


class OnboardingState(DescribedChoices):
    """How far an institution's approval is. The first two follow from the data."""

    NOT_STARTED = "not_started", "Nothing was stated yet", _("Not started")
    IN_PROGRESS = "in_progress", "The profile is being filled in", _("In progress")
    SUBMITTED = "submitted", "Waits for the operator's review", _("Submitted")
    APPROVED = "approved", "Programs can be published", pgettext_lazy("onboarding", "Approved")
    REJECTED = (
        "rejected",
        "Not approved: see `reason`; it can be submitted again",
        pgettext_lazy("onboarding", "Rejected"),
    )


class OnboardingStep(DescribedChoices):
    """A step of the onboarding. Whether it is done follows from the data."""

    PROFILE = "profile", _("Profile of the institution")
    CONSENT = "consent", _("Terms accepted")
    BRANDING = "branding", _("Logo or colour")
    TEAM = "team", _("First team, with a coordinator")
    PROGRAM = "program", _("First program, with a certificate type")
    RECIPIENTS = "recipients", _("First recipients")

    @classmethod
    def own(cls) -> frozenset["OnboardingStep"]:
        """Steps that are done for EDU only: with one of them the onboarding has begun."""
        return frozenset({cls.TEAM, cls.PROGRAM, cls.RECIPIENTS})


class TeamRole(DescribedChoices):
    """The roles of a team's members; `ROLE_SCOPES` in edu/teams/operations.py says what each may do."""

    COORDINATOR = (
        "coordinator",
        "Run its cohorts: enrol recipients, and state their results",
        _("Coordinator"),
    )
    INSTRUCTOR = "instructor", "See its cohorts and recipients", _("Instructor")
    ASSESSOR = "assessor", "See them, and state results", _("Assessor")


class ProgramState(DescribedChoices):
    """Whether recipients can be enrolled in a program."""

    DRAFT = "draft", "In preparation: it can be changed", pgettext_lazy("program", "Draft")
    PUBLISHED = (
        "published",
        "Open: cohorts run, recipients are enrolled and completed",
        pgettext_lazy("program", "Published"),
    )
    ARCHIVED = "archived", "Closed: nothing new begins", pgettext_lazy("program", "Archived")


class Attendance(DescribedChoices):
    """How a program is held."""

    ON_SITE = "on_site", "In a classroom or workshop", _("On site")
    ONLINE = "online", "Online", _("Online")
    BLENDED = "blended", "Partly online", _("Blended")


class EnrolmentStatus(DescribedChoices):
    """How far an enrolment is."""

    ENROLLED = "enrolled", "Under way", pgettext_lazy("enrolment", "Enrolled")
    COMPLETED = (
        "completed",
        "Passed; a certificate was issued",
        pgettext_lazy("enrolment", "Completed"),
    )
    WITHDRAWN = (
        "withdrawn",
        "Ended early, by the recipient or the school",
        pgettext_lazy("enrolment", "Withdrawn"),
    )
    FAILED = "failed", "Ended without passing", pgettext_lazy("enrolment", "Failed")


# A recipient has at most one such enrolment in a cohort. After any other, a new attempt may follow.
COUNTING_STATUSES = (EnrolmentStatus.ENROLLED, EnrolmentStatus.COMPLETED)
# Attempts that can be reopened. After a withdrawal a new attempt is made instead.
REOPENABLE_STATUSES = (EnrolmentStatus.COMPLETED, EnrolmentStatus.FAILED)

# Roles that see all of an issuer's EDU. Other people see what their teams run.
OVERSEERS = roles_with(Scope.EDU_READ)
MANAGERS = roles_with(Scope.EDU_MANAGE)  # they may change everything, of all teams


@ids.register_prefixes
class EduPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    PROGRAM = "prog"
    COHORT = "coh"
    RECIPIENT = "rcp"
    ENROLMENT = "enr"
    TEAM = "team"
    TEAM_MEMBER = "mem"
    TEAM_INVITATION = "tinv"

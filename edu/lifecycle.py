"""The states of EDU's rows, and the roles in a team. Pure: no database."""

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.scopes import Scope, roles_with


class OnboardingState(TextChoices):
    """The state of an issuer's onboarding. The first two follow from the data."""

    NOT_STARTED = "not_started", _("Not started")
    IN_PROGRESS = "in_progress", _("In progress")
    SUBMITTED = "submitted", _("Submitted")
    APPROVED = "approved", pgettext_lazy("onboarding", "Approved")
    REJECTED = "rejected", pgettext_lazy("onboarding", "Rejected")


class OnboardingStep(TextChoices):
    """A step before approval. Whether it is done follows from the data."""

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


class TeamRole(TextChoices):
    """A person's role in a team."""

    COORDINATOR = "coordinator", _("Coordinator")
    INSTRUCTOR = "instructor", _("Instructor")
    ASSESSOR = "assessor", _("Assessor")


class ProgramState(TextChoices):
    """A draft can be changed, a published program completed, an archived one only read."""

    DRAFT = "draft", pgettext_lazy("program", "Draft")
    PUBLISHED = "published", pgettext_lazy("program", "Published")
    ARCHIVED = "archived", pgettext_lazy("program", "Archived")


class Attendance(TextChoices):
    """The ways in which a program is held."""

    ON_SITE = "on_site", _("On site")
    ONLINE = "online", _("Online")
    BLENDED = "blended", _("Blended")


class EnrolmentStatus(TextChoices):
    """The status of one attempt of a recipient in a cohort."""

    ENROLLED = "enrolled", pgettext_lazy("enrolment", "Enrolled")
    COMPLETED = "completed", pgettext_lazy("enrolment", "Completed")
    WITHDRAWN = "withdrawn", pgettext_lazy("enrolment", "Withdrawn")
    FAILED = "failed", pgettext_lazy("enrolment", "Failed")


# A recipient has at most one such enrolment in a cohort. After any other, a new attempt may follow.
COUNTING_STATUSES = (EnrolmentStatus.ENROLLED, EnrolmentStatus.COMPLETED)
# Attempts that can be reopened. After a withdrawal a new attempt is made instead.
REOPENABLE_STATUSES = (EnrolmentStatus.COMPLETED, EnrolmentStatus.FAILED)

# Roles that see all of an issuer's EDU. Other people see what their teams run.
OVERSEERS = roles_with(Scope.EDU_READ)
MANAGERS = roles_with(Scope.EDU_MANAGE)  # they may change everything, of all teams

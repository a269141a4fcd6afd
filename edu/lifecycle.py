"""The states of EDU's rows, and what a person in a team may be. Pure: no database."""

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.scopes import Scope, roles_with


class OnboardingState(TextChoices):
    """How far an issuer's onboarding has come. The first two follow from the data."""

    NOT_STARTED = "not_started", _("Not started")
    IN_PROGRESS = "in_progress", _("In progress")
    SUBMITTED = "submitted", _("Submitted")
    APPROVED = "approved", pgettext_lazy("onboarding", "Approved")
    REJECTED = "rejected", pgettext_lazy("onboarding", "Rejected")


class OnboardingStep(TextChoices):
    """What an issuer does before it is approved. Whether it is done follows from the data."""

    PROFILE = "profile", _("Profile of the institution")
    CONSENT = "consent", _("Terms accepted")
    BRANDING = "branding", _("Logo or colour")
    TEAM = "team", _("First team, with a coordinator")
    PROGRAM = "program", _("First program, with a certificate type")
    RECIPIENTS = "recipients", _("First recipients")

    @classmethod
    def own(cls) -> frozenset["OnboardingStep"]:
        """Those that nobody does but for EDU: with one of them the onboarding has begun."""
        return frozenset({cls.TEAM, cls.PROGRAM, cls.RECIPIENTS})


class TeamRole(TextChoices):
    """What a person does in a team."""

    COORDINATOR = "coordinator", _("Coordinator")
    INSTRUCTOR = "instructor", _("Instructor")
    ASSESSOR = "assessor", _("Assessor")


class ProgramState(TextChoices):
    """A draft is written, a published program is completed, an archived one only read."""

    DRAFT = "draft", pgettext_lazy("program", "Draft")
    PUBLISHED = "published", pgettext_lazy("program", "Published")
    ARCHIVED = "archived", pgettext_lazy("program", "Archived")


class Attendance(TextChoices):
    """How a program is held."""

    ON_SITE = "on_site", _("On site")
    ONLINE = "online", _("Online")
    BLENDED = "blended", _("Blended")


class EnrolmentStatus(TextChoices):
    """What has become of one attempt of a recipient at a cohort."""

    ENROLLED = "enrolled", pgettext_lazy("enrolment", "Enrolled")
    COMPLETED = "completed", pgettext_lazy("enrolment", "Completed")
    WITHDRAWN = "withdrawn", pgettext_lazy("enrolment", "Withdrawn")
    FAILED = "failed", pgettext_lazy("enrolment", "Failed")


# Of these a recipient has at most one in a cohort; after any other, another attempt may follow.
COUNTING_STATUSES = (EnrolmentStatus.ENROLLED, EnrolmentStatus.COMPLETED)
# From these an attempt is taken up again. After a withdrawal the next attempt begins instead.
REOPENABLE_STATUSES = (EnrolmentStatus.COMPLETED, EnrolmentStatus.FAILED)

# Who sees all of an issuer's EDU. Everybody else sees what their teams run.
OVERSEERS = roles_with(Scope.EDU_READ)
MANAGERS = roles_with(Scope.EDU_MANAGE)  # of whom nobody's team is out of reach

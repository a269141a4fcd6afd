"""What EDU refuses."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class EduError(ServiceError):
    """Base of what EDU refuses."""


class OnboardingIncomplete(EduError):
    """Carries `missing`: the steps that are not done."""

    code = "conflict"
    message = _("The onboarding is not complete. Missing: %(steps)s.")


class OnboardingClosed(EduError):
    code = "conflict"
    message = _(
        "The profile was submitted, or approved already. Write to the operator of this service to change it."
    )


class OnboardingNotSubmitted(EduError):
    code = "conflict"
    message = _("There is nothing to decide: this onboarding waits for no decision.")


class ApprovalRequired(EduError):
    code = "approval_required"
    message = _("Programs are published once the operator of this service has approved the issuer.")


class TeamNotFound(EduError):
    """Also for another issuer's team, and one that a person is not in: the answer is the same."""

    code = "not_found"
    message = _("No team with this identifier is found here.")


class TeamNameTaken(EduError):
    code = "conflict"
    message = _("Another team has this name.")


class TeamMemberNotFound(EduError):
    code = "not_found"
    message = _("No member of this team has this identifier.")


class TeamInvitationNotFound(EduError):
    """Also for one that was accepted or taken back."""

    code = "not_found"
    message = _("No open invitation into this team has this identifier.")


class CoordinatorRequired(EduError):
    code = "coordinator_required"
    message = _("Only a coordinator of the team, an owner or an administrator may do this.")


class LastCoordinator(EduError):
    code = "conflict"
    message = _("This is the team’s last coordinator. Make somebody else a coordinator first.")


class RecipientNotFound(EduError):
    """Also for another issuer's or mode's recipient: the answer is the same."""

    code = "not_found"
    message = _("No recipient with this identifier is found here.")


class RecipientErased(EduError):
    code = "erased"
    message = _("The personal data of this recipient were erased.")


class RecipientErasurePending(EduError):
    code = "conflict"
    message = _("The personal data of this recipient are about to be erased. Undo that first.")


class NoRecipientErasurePending(EduError):
    code = "conflict"
    message = _("No erasure of this recipient is pending.")


class ExternalIdTaken(EduError):
    """Carries `existing`: the recipient that has it."""

    code = "conflict"
    message = _("Another recipient has this externalId.")


class RecipientsInSameCohort(EduError):
    """Carries `cohorts`: where both are enrolled."""

    code = "conflict"
    message = _(
        "Both are enrolled in the same cohort, or have completed it. End one of the two enrolments first."
    )


class ProgramNotFound(EduError):
    """Also for another issuer's program, and one of a team that a person is not in."""

    code = "not_found"
    message = _("No program with this identifier is found here.")


class ProgramNotPublished(EduError):
    code = "conflict"
    message = _("Only a published program can be completed.")


class CohortNotFound(EduError):
    """Also for another issuer's or mode's cohort, and one of a team that a person is not in."""

    code = "not_found"
    message = _("No cohort with this identifier is found here.")


class EnrolmentNotFound(EduError):
    """Also for another issuer's or mode's enrolment, and one of a team that a person is not in."""

    code = "not_found"
    message = _("No enrolment with this identifier is found here.")


class ProgramCodeTaken(EduError):
    code = "conflict"
    message = _("Another program has this code.")


class ProgramNotReady(EduError):
    """Carries `missing`: what a draft needs before it is published, by its names in the interface."""

    code = "conflict"
    message = _("A program is published with a certificate type for persons that is in use.")


class ProgramArchived(EduError):
    code = "conflict"
    message = _("This program is archived: it is only read.")


class ProgramInUse(EduError):
    """Carries `enrolled`: how many."""

    code = "conflict"
    message = _(
        "%(count)s recipients are still enrolled in this program. Complete, fail or withdraw them first."
    )


class GradeScaleFixed(EduError):
    code = "conflict"
    message = _("The grades of a program are fixed once it is published.")


class CohortCodeTaken(EduError):
    code = "conflict"
    message = _("Another cohort of this program has this code.")


class InvalidEnrolmentTransition(EduError):
    """Carries `from` and `to`."""

    code = "invalid_transition"
    message = _(
        "The status of this enrolment is “%(state)s”. From there it cannot become “%(to)s” this way."
    )


class LaterAttempt(EduError):
    """Carries `latest`: the enrolment that counts."""

    code = "conflict"
    message = _("A later attempt of this person in this cohort has begun: that one counts.")


class CertificateNotRevoked(EduError):
    """Carries `certificateId`."""

    code = "conflict"
    message = _("Its certificate is not revoked. Revoke it first, or together with this.")

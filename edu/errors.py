"""The errors of EDU."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class EduError(ServiceError):
    """Base of EDU's errors."""


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
    message = _("This onboarding does not await a decision.")


class ApprovalRequired(EduError):
    code = "approval_required"
    message = _(
        "The operator of this service has to approve the issuer before programs can be published."
    )


class TeamNotFound(EduError):
    """Also for another issuer's team, and for one that a person is not a member of."""

    code = "not_found"
    message = _("There is no team with this identifier.")


class TeamNameTaken(EduError):
    code = "conflict"
    message = _("Another team has this name.")


class TeamMemberNotFound(EduError):
    code = "not_found"
    message = _("No member of this team has this identifier.")


class TeamInvitationNotFound(EduError):
    """Also for one that was accepted or revoked."""

    code = "not_found"
    message = _("No open invitation into this team has this identifier.")


class CoordinatorRequired(EduError):
    code = "coordinator_required"
    message = _("Only a coordinator of the team, an owner or an administrator may do this.")


class LastCoordinator(EduError):
    code = "conflict"
    message = _("This is the team’s last coordinator. Make somebody else a coordinator first.")


class RecipientNotFound(EduError):
    """Also for a recipient of another issuer or mode."""

    code = "not_found"
    message = _("There is no recipient with this identifier.")


class RecipientErased(EduError):
    code = "erased"
    message = _("The personal data of this recipient were erased.")


class RecipientErasurePending(EduError):
    code = "conflict"
    message = _("The erasure of this recipient’s personal data is pending. Undo it first.")


class NoRecipientErasurePending(EduError):
    code = "conflict"
    message = _("No erasure of this recipient is pending.")


class ExternalIdTaken(EduError):
    """Carries `existing`: the recipient that has it."""

    code = "conflict"
    message = _("Another recipient has this externalId.")


class RecipientsInSameCohort(EduError):
    """Carries `cohorts`, in which both are enrolled."""

    code = "conflict"
    message = _(
        "Both are enrolled in the same cohort, or have completed it. End one of the two enrolments first."
    )


class ProgramNotFound(EduError):
    """Also for another issuer's program, and one of a team that a person is not a member of."""

    code = "not_found"
    message = _("There is no program with this identifier.")


class ProgramNotPublished(EduError):
    code = "conflict"
    message = _("Only a published program can be completed.")


class CohortNotFound(EduError):
    """Also for a cohort of another issuer or mode, and one of a team that a person is not a member of."""

    code = "not_found"
    message = _("There is no cohort with this identifier.")


class EnrolmentNotFound(EduError):
    """Also for an enrolment of another issuer or mode, and one of a team that a person is not in."""

    code = "not_found"
    message = _("There is no enrolment with this identifier.")


class ProgramCodeTaken(EduError):
    code = "conflict"
    message = _("Another program has this code.")


class ProgramNotReady(EduError):
    """Carries `missing`: the fields that a draft needs before it is published, by their API names."""

    code = "conflict"
    message = _(
        "Choose a certificate type for persons that is not archived before you publish the program."
    )


class ProgramArchived(EduError):
    code = "conflict"
    message = _("This program is archived and cannot be changed.")


class ProgramInUse(EduError):
    """Carries `enrolled`: how many recipients are."""

    code = "conflict"
    message = _(
        "Recipients are still enrolled in this program: %(count)s. Complete, fail or withdraw them first."
    )


class GradeScaleFixed(EduError):
    code = "conflict"
    message = _("The grade scale of a published program cannot be changed.")


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
    """Carries `latest`: the enrolment of the later attempt."""

    code = "conflict"
    message = _(
        "This person has a later attempt in this cohort. Only the latest one can be reopened."
    )


class CertificateNotRevoked(EduError):
    """Carries `certificateId`."""

    code = "conflict"
    message = _(
        "The certificate of this enrolment is not revoked. Revoke it first, or while reopening."
    )

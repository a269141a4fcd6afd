"""The errors of EDU."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError

# fmt: off
# Carries `missing`: the steps that are not done.
OnboardingIncomplete = ServiceError.row("conflict", _("The onboarding is not complete. Missing: %(steps)s."))
OnboardingClosed = ServiceError.row("conflict", _("The profile was submitted, or approved already. Write to the operator of this service to change it."))
OnboardingNotSubmitted = ServiceError.row("conflict", _("This onboarding does not await a decision."))
ApprovalRequired = ServiceError.row("approval_required", _("The operator of this service has to approve the issuer before programs can be published."))
# Also for another issuer's team, and for one that a person is not a member of.
TeamNotFound = ServiceError.row("not_found", _("There is no team with this identifier."))
TeamNameTaken = ServiceError.row("conflict", _("Another team has this name."))
TeamMemberNotFound = ServiceError.row("not_found", _("No member of this team has this identifier."))
# Also for one that was accepted or revoked.
TeamInvitationNotFound = ServiceError.row("not_found", _("No open invitation into this team has this identifier."))
CoordinatorRequired = ServiceError.row("coordinator_required", _("Only a coordinator of the team, an owner or an administrator may do this."))
LastCoordinator = ServiceError.row("conflict", _("This is the team’s last coordinator. Make somebody else a coordinator first."))
# Also for a recipient of another issuer or mode.
RecipientNotFound = ServiceError.row("not_found", _("There is no recipient with this identifier."))
RecipientErased = ServiceError.row("erased", _("The personal data of this recipient were erased."))
RecipientErasurePending = ServiceError.row("conflict", _("The erasure of this recipient’s personal data is pending. Undo it first."))
NoRecipientErasurePending = ServiceError.row("conflict", _("No erasure of this recipient is pending."))
# Carries `existing`: the recipient that has it.
ExternalIdTaken = ServiceError.row("conflict", _("Another recipient has this externalId."))
# Carries `cohorts`, in which both are enrolled.
RecipientsInSameCohort = ServiceError.row("conflict", _("Both are enrolled in the same cohort, or have completed it. End one of the two enrolments first."))
# Also for another issuer's program, and one of a team that a person is not a member of.
ProgramNotFound = ServiceError.row("not_found", _("There is no program with this identifier."))
ProgramNotPublished = ServiceError.row("conflict", _("Only a published program can be completed."))
# Also for a cohort of another issuer or mode, and one of a team that a person is not a member of.
CohortNotFound = ServiceError.row("not_found", _("There is no cohort with this identifier."))
# Also for an enrolment of another issuer or mode, and one of a team that a person is not in.
EnrolmentNotFound = ServiceError.row("not_found", _("There is no enrolment with this identifier."))
ProgramCodeTaken = ServiceError.row("conflict", _("Another program has this code."))
# Carries `missing`: the fields that a draft needs before it is published, by their API names.
ProgramNotReady = ServiceError.row("conflict", _("Choose a certificate type for persons that is not archived before you publish the program."))
ProgramArchived = ServiceError.row("conflict", _("This program is archived and cannot be changed."))
# Carries `enrolled`: how many recipients are.
ProgramInUse = ServiceError.row("conflict", _("Recipients are still enrolled in this program: %(count)s. Complete, fail or withdraw them first."))
GradeScaleFixed = ServiceError.row("conflict", _("The grade scale of a published program cannot be changed."))
CohortCodeTaken = ServiceError.row("conflict", _("Another cohort of this program has this code."))
# Carries `from` and `to`.
InvalidEnrolmentTransition = ServiceError.row("invalid_transition", _("The status of this enrolment is “%(state)s”. From there it cannot become “%(to)s” this way."))
# Carries `latest`: the enrolment of the later attempt.
LaterAttempt = ServiceError.row("conflict", _("This person has a later attempt in this cohort. Only the latest one can be reopened."))
# Carries `certificateId`.
CertificateNotRevoked = ServiceError.row("conflict", _("The certificate of this enrolment is not revoked. Revoke it first, or while reopening."))

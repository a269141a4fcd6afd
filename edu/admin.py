"""The back-office pages of EDU, and what the audit says of its rows."""

from django.utils.translation import gettext_lazy as _

from accounts.audit.sentences import AuditTarget, own_rows, register_sentences, register_target
from certificates.certificate.admin_page import register_related
from edu.cohorts.admin import CohortAdmin
from edu.enrolments.admin import EnrolmentAdmin, of_certificate
from edu.models import Cohort, Enrolment, Program, Recipient, Team
from edu.onboarding.admin import OnboardingAdmin
from edu.programs.admin import ProgramAdmin
from edu.recipients.admin import RecipientAdmin
from edu.teams.admin import TeamAdmin

# fmt: off
register_sentences(
    {
        "program.created": _("%(actor)s created the program %(target)s."),
        "program.changed": _("%(actor)s changed the program %(target)s."),
        "program.published": _("%(actor)s published the program %(target)s."),
        "program.archived": _("%(actor)s archived the program %(target)s."),
        "program.completion_asked": _("%(actor)s had results of the program %(target)s taken over."),
        "program.exported": _("%(actor)s exported participants of the program %(target)s."),
        "cohort.created": _("%(actor)s created the class %(target)s."),
        "cohort.changed": _("%(actor)s changed the class %(target)s."),
        "cohort.enrolled": _("%(actor)s enrolled participants in the class %(target)s."),
        "cohort.exported": _("%(actor)s exported the list of the class %(target)s."),
        "enrolment.failed": _("%(actor)s recorded that the enrolment %(target)s ended without success."),
        "enrolment.withdrawn": _("%(actor)s withdrew the enrolment %(target)s."),
        "enrolment.reopened": _("%(actor)s reopened the result of the enrolment %(target)s."),
        "recipient.created": _("%(actor)s added the person %(target)s."),
        "recipient.changed": _("%(actor)s changed the data of the person %(target)s."),
        "recipient.merged": _("%(actor)s merged the person %(target)s into another."),
        "recipient.filled_by_merge": _("%(actor)s added data to the person %(target)s from a duplicate."),
        "recipient.erasure_requested": _("%(actor)s asked to erase the data of the person %(target)s."),
        "recipient.erasure_undone": _("%(actor)s undid the request to erase the data of the person %(target)s."),
        "recipient.erased": _("The data of the person %(target)s were erased, as %(actor)s had asked."),
        "team.created": _("%(actor)s created the team %(target)s."),
        "team.renamed": _("%(actor)s renamed the team %(target)s."),
        "team.invited": _("%(actor)s invited somebody to the team %(target)s."),
        "team.invitation_revoked": _("%(actor)s took back an invitation to the team %(target)s."),
        "team.member_added": _("%(actor)s added somebody to the team %(target)s."),
        "team.member_removed": _("%(actor)s removed somebody from the team %(target)s."),
        "team.role_changed": _("%(actor)s changed somebody's role in the team %(target)s."),
        "onboarding.changed": _("%(actor)s changed the school's profile of %(target)s."),
        "onboarding.submitted": _("%(actor)s submitted the school's profile of %(target)s."),
        "onboarding.approved": _("%(actor)s approved the school's profile of %(target)s."),
        "onboarding.rejected": _("%(actor)s rejected the school's profile of %(target)s."),
    }
)
# fmt: on


for _model in (Program, Cohort, Recipient, Enrolment, Team):
    register_target(
        AuditTarget(
            prefix=_model.prefix,
            names=own_rows(_model),
            page=f"admin:edu_{_model._meta.model_name}_change",
        )
    )


__all__ = [
    "CohortAdmin",
    "EnrolmentAdmin",
    "OnboardingAdmin",
    "ProgramAdmin",
    "RecipientAdmin",
    "TeamAdmin",
]

register_related(of_certificate)

"""Routes under /api/external/edu/."""

from accounts.api.endpoints import route
from edu.cohorts.api import CohortsApi
from edu.completion.api import CompletionsApi
from edu.enrolments.api import EnrolmentsApi
from edu.onboarding.api import OnboardingApi
from edu.overview.api import OverviewsApi
from edu.programs.api import ProgramsApi
from edu.recipients.api import RecipientImportsApi, RecipientsApi
from edu.teams.api import TeamsApi

TEAM = "teams/<str:team_id>"
RECIPIENT = "recipients/<str:recipient_id>"
PROGRAM = "programs/<str:program_id>"
COHORT = "cohorts/<str:cohort_id>"
ENROLMENT = "enrolments/<str:enrolment_id>"

# fmt: off
urlpatterns = [
    route("onboarding", "edu-onboarding", get=OnboardingApi.get_onboarding, patch=OnboardingApi.update_onboarding),
    route("onboarding/submit", "edu-onboarding-submit", post=OnboardingApi.submit_onboarding),
    route("teams", "edu-teams", get=TeamsApi.list_teams, post=TeamsApi.create_team),
    route(TEAM, "edu-team", get=TeamsApi.get_team, patch=TeamsApi.update_team),
    route(f"{TEAM}/members", "edu-team-members", get=TeamsApi.list_team_members, post=TeamsApi.add_team_member),
    route(f"{TEAM}/members/<str:member_id>", "edu-team-member", patch=TeamsApi.update_team_member, delete=TeamsApi.remove_team_member),
    route(f"{TEAM}/invitations", "edu-team-invitations", get=TeamsApi.list_team_invitations),
    route(f"{TEAM}/invitations/<str:invitation_id>", "edu-team-invitation", delete=TeamsApi.revoke_team_invitation),
    route(f"{TEAM}/invitations/<str:invitation_id>/resend", "edu-team-invitation-resend", post=TeamsApi.resend_team_invitation),
    route("recipients", "edu-recipients", get=RecipientsApi.list_recipients, post=RecipientsApi.save_recipient),
    route("recipients/imports", "edu-recipient-imports", post=RecipientImportsApi.import_recipients),
    route("recipients/search", "edu-recipient-search", post=RecipientsApi.search_recipients),
    route(RECIPIENT, "edu-recipient", get=RecipientsApi.get_recipient, patch=RecipientsApi.update_recipient),
    route(f"{RECIPIENT}/merge", "edu-recipient-merge", post=RecipientsApi.merge_recipients),
    route(f"{PROGRAM}/complete", "edu-complete", post=CompletionsApi.complete_program),
    route(f"{RECIPIENT}/erase", "edu-recipient-erase", post=RecipientsApi.erase_recipient),
    route(f"{RECIPIENT}/erase/undo", "edu-recipient-undo-erase", post=RecipientsApi.undo_recipient_erasure),
    route(f"{RECIPIENT}/access-requests", "edu-recipient-access", post=RecipientsApi.request_recipient_data_access),
    route(f"{RECIPIENT}/record", "edu-recipient-record", get=EnrolmentsApi.get_recipient_record),
    route("programs", "edu-programs", get=ProgramsApi.list_programs, post=ProgramsApi.create_program),
    route(PROGRAM, "edu-program", get=ProgramsApi.get_program, patch=ProgramsApi.update_program),
    route(f"{PROGRAM}/publish", "edu-program-publish", post=ProgramsApi.publish_program),
    route(f"{PROGRAM}/archive", "edu-program-archive", post=ProgramsApi.archive_program),
    route(f"{PROGRAM}/overview", "edu-program-overview", get=OverviewsApi.get_program_overview),
    route(f"{PROGRAM}/cohorts", "edu-cohorts", get=CohortsApi.list_cohorts, post=CohortsApi.create_cohort),
    route(COHORT, "edu-cohort", get=CohortsApi.get_cohort, patch=CohortsApi.update_cohort),
    route(f"{COHORT}/overview", "edu-cohort-overview", get=OverviewsApi.get_cohort_overview),
    route("enrolments", "edu-enrolments", get=EnrolmentsApi.list_enrolments, post=EnrolmentsApi.enrol_recipients),
    route("enrolments/export", "edu-enrolments-export", post=EnrolmentsApi.export_enrolments),
    route(ENROLMENT, "edu-enrolment", get=EnrolmentsApi.get_enrolment),
    route(f"{ENROLMENT}/withdraw", "edu-enrolment-withdraw", post=EnrolmentsApi.withdraw_enrolment),
    route(f"{ENROLMENT}/fail", "edu-enrolment-fail", post=EnrolmentsApi.fail_enrolment),
    route(f"{ENROLMENT}/reopen", "edu-enrolment-reopen", post=EnrolmentsApi.reopen_enrolment),
]

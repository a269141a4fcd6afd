"""Routes under /api/external/edu/."""

from accounts.api.endpoints import route
from edu.cohorts.api import Cohorts
from edu.completion.api import Completions
from edu.enrolments.api import Enrolments
from edu.onboarding.api import OnboardingApi
from edu.overview.api import Overviews
from edu.programs.api import Programs
from edu.recipients.api import Recipients, RecipientUploads
from edu.teams.api import Teams

TEAM = "teams/<str:team_id>"
RECIPIENT = "recipients/<str:recipient_id>"
PROGRAM = "programs/<str:program_id>"
COHORT = "cohorts/<str:cohort_id>"
ENROLMENT = "enrolments/<str:enrolment_id>"

# fmt: off
urlpatterns = [
    route("onboarding", "edu-onboarding", get=OnboardingApi.get_onboarding, patch=OnboardingApi.update_onboarding),
    route("onboarding/submit", "edu-onboarding-submit", post=OnboardingApi.submit_onboarding),
    route("teams", "edu-teams", get=Teams.list_teams, post=Teams.create_team),
    route(TEAM, "edu-team", get=Teams.get_team, patch=Teams.update_team),
    route(f"{TEAM}/members", "edu-team-members", get=Teams.list_team_members, post=Teams.add_team_member),
    route(f"{TEAM}/members/<str:member_id>", "edu-team-member", patch=Teams.update_team_member, delete=Teams.remove_team_member),
    route(f"{TEAM}/invitations", "edu-team-invitations", get=Teams.list_team_invitations),
    route(f"{TEAM}/invitations/<str:invitation_id>", "edu-team-invitation", delete=Teams.revoke_team_invitation),
    route(f"{TEAM}/invitations/<str:invitation_id>/resend", "edu-team-invitation-resend", post=Teams.resend_team_invitation),
    route("recipients", "edu-recipients", get=Recipients.list_recipients, post=Recipients.save_recipient),
    route("recipients/imports", "edu-recipient-imports", post=RecipientUploads.import_recipients),
    route("recipients/search", "edu-recipient-search", post=Recipients.search_recipients),
    route(RECIPIENT, "edu-recipient", get=Recipients.get_recipient, patch=Recipients.update_recipient),
    route(f"{RECIPIENT}/merge", "edu-recipient-merge", post=Recipients.merge_recipients),
    route(f"{PROGRAM}/complete", "edu-complete", post=Completions.complete_program),
    route(f"{RECIPIENT}/erase", "edu-recipient-erase", post=Recipients.erase_recipient),
    route(f"{RECIPIENT}/erase/undo", "edu-recipient-undo-erase", post=Recipients.undo_recipient_erasure),
    route(f"{RECIPIENT}/access-requests", "edu-recipient-access", post=Recipients.request_recipient_data_access),
    route(f"{RECIPIENT}/record", "edu-recipient-record", get=Enrolments.get_recipient_record),
    route("programs", "edu-programs", get=Programs.list_programs, post=Programs.create_program),
    route(PROGRAM, "edu-program", get=Programs.get_program, patch=Programs.update_program),
    route(f"{PROGRAM}/publish", "edu-program-publish", post=Programs.publish_program),
    route(f"{PROGRAM}/archive", "edu-program-archive", post=Programs.archive_program),
    route(f"{PROGRAM}/overview", "edu-program-overview", get=Overviews.get_program_overview),
    route(f"{PROGRAM}/cohorts", "edu-cohorts", get=Cohorts.list_cohorts, post=Cohorts.create_cohort),
    route(COHORT, "edu-cohort", get=Cohorts.get_cohort, patch=Cohorts.update_cohort),
    route(f"{COHORT}/overview", "edu-cohort-overview", get=Overviews.get_cohort_overview),
    route("enrolments", "edu-enrolments", get=Enrolments.list_enrolments, post=Enrolments.enrol_recipients),
    route("enrolments/export", "edu-enrolments-export", post=Enrolments.export_enrolments),
    route(ENROLMENT, "edu-enrolment", get=Enrolments.get_enrolment),
    route(f"{ENROLMENT}/withdraw", "edu-enrolment-withdraw", post=Enrolments.withdraw_enrolment),
    route(f"{ENROLMENT}/fail", "edu-enrolment-fail", post=Enrolments.fail_enrolment),
    route(f"{ENROLMENT}/reopen", "edu-enrolment-reopen", post=Enrolments.reopen_enrolment),
]

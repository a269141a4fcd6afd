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

urlpatterns = [
    route(
        "onboarding",
        "edu-onboarding",
        get=OnboardingApi.get_onboarding,
        patch=OnboardingApi.update_onboarding,
    ),
    route("onboarding/submit", "edu-onboarding-submit", post=OnboardingApi.submit_onboarding),
    route("teams", "edu-teams", get=Teams.list_teams, post=Teams.create_team),
    route("teams/<str:team_id>", "edu-team", get=Teams.get_team, patch=Teams.update_team),
    route(
        "teams/<str:team_id>/members",
        "edu-team-members",
        get=Teams.list_team_members,
        post=Teams.add_team_member,
    ),
    route(
        "teams/<str:team_id>/members/<str:member_id>",
        "edu-team-member",
        patch=Teams.update_team_member,
        delete=Teams.remove_team_member,
    ),
    route(
        "teams/<str:team_id>/invitations", "edu-team-invitations", get=Teams.list_team_invitations
    ),
    route(
        "teams/<str:team_id>/invitations/<str:invitation_id>",
        "edu-team-invitation",
        delete=Teams.revoke_team_invitation,
    ),
    route(
        "teams/<str:team_id>/invitations/<str:invitation_id>/resend",
        "edu-team-invitation-resend",
        post=Teams.resend_team_invitation,
    ),
    route(
        "recipients",
        "edu-recipients",
        get=Recipients.list_recipients,
        post=Recipients.save_recipient,
    ),
    route("recipients/imports", "edu-recipient-imports", post=RecipientUploads.import_recipients),
    route("recipients/search", "edu-recipient-search", post=Recipients.search_recipients),
    route(
        "recipients/<str:recipient_id>",
        "edu-recipient",
        get=Recipients.get_recipient,
        patch=Recipients.update_recipient,
    ),
    route(
        "recipients/<str:recipient_id>/merge",
        "edu-recipient-merge",
        post=Recipients.merge_recipients,
    ),
    route("programs/<str:program_id>/complete", "edu-complete", post=Completions.complete_program),
    route(
        "recipients/<str:recipient_id>/erase",
        "edu-recipient-erase",
        post=Recipients.erase_recipient,
    ),
    route(
        "recipients/<str:recipient_id>/erase/undo",
        "edu-recipient-undo-erase",
        post=Recipients.undo_recipient_erasure,
    ),
    route(
        "recipients/<str:recipient_id>/access-requests",
        "edu-recipient-access",
        post=Recipients.request_recipient_data_access,
    ),
    route(
        "recipients/<str:recipient_id>/record",
        "edu-recipient-record",
        get=Enrolments.get_recipient_record,
    ),
    route("programs", "edu-programs", get=Programs.list_programs, post=Programs.create_program),
    route(
        "programs/<str:program_id>",
        "edu-program",
        get=Programs.get_program,
        patch=Programs.update_program,
    ),
    route(
        "programs/<str:program_id>/publish", "edu-program-publish", post=Programs.publish_program
    ),
    route(
        "programs/<str:program_id>/archive", "edu-program-archive", post=Programs.archive_program
    ),
    route(
        "programs/<str:program_id>/overview",
        "edu-program-overview",
        get=Overviews.get_program_overview,
    ),
    route(
        "programs/<str:program_id>/cohorts",
        "edu-cohorts",
        get=Cohorts.list_cohorts,
        post=Cohorts.create_cohort,
    ),
    route(
        "cohorts/<str:cohort_id>", "edu-cohort", get=Cohorts.get_cohort, patch=Cohorts.update_cohort
    ),
    route(
        "cohorts/<str:cohort_id>/overview", "edu-cohort-overview", get=Overviews.get_cohort_overview
    ),
    route(
        "enrolments",
        "edu-enrolments",
        get=Enrolments.list_enrolments,
        post=Enrolments.enrol_recipients,
    ),
    route("enrolments/export", "edu-enrolments-export", post=Enrolments.export_enrolments),
    route("enrolments/<str:enrolment_id>", "edu-enrolment", get=Enrolments.get_enrolment),
    route(
        "enrolments/<str:enrolment_id>/withdraw",
        "edu-enrolment-withdraw",
        post=Enrolments.withdraw_enrolment,
    ),
    route(
        "enrolments/<str:enrolment_id>/fail", "edu-enrolment-fail", post=Enrolments.fail_enrolment
    ),
    route(
        "enrolments/<str:enrolment_id>/reopen",
        "edu-enrolment-reopen",
        post=Enrolments.reopen_enrolment,
    ),
]

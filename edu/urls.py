"""Routes under /api/external/edu/."""

from django.urls import path

from edu.cohorts.api import CohortsView, CohortView
from edu.completion.api import CompletionView
from edu.enrolments.api import (
    EnrolmentExportView,
    EnrolmentsView,
    EnrolmentView,
    FailView,
    RecordView,
    ReopenView,
    WithdrawView,
)
from edu.onboarding.api import OnboardingView, SubmitView
from edu.overview.api import CohortOverviewView, ProgramOverviewView
from edu.programs.api import ArchiveProgramView, ProgramsView, ProgramView, PublishProgramView
from edu.recipients.api import (
    EraseRecipientView,
    MergeView,
    RecipientAccessView,
    RecipientImportsView,
    RecipientsView,
    RecipientView,
    SearchRecipientsView,
    UndoEraseRecipientView,
)
from edu.teams.api import (
    InvitationsView,
    InvitationView,
    MembersView,
    MemberView,
    ResendView,
    TeamsView,
    TeamView,
)

urlpatterns = [
    path("onboarding", OnboardingView.as_view(), name="edu-onboarding"),
    path("onboarding/submit", SubmitView.as_view(), name="edu-onboarding-submit"),
    path("teams", TeamsView.as_view(), name="edu-teams"),
    path("teams/<str:team_id>", TeamView.as_view(), name="edu-team"),
    path("teams/<str:team_id>/members", MembersView.as_view(), name="edu-team-members"),
    path(
        "teams/<str:team_id>/members/<str:member_id>", MemberView.as_view(), name="edu-team-member"
    ),
    path("teams/<str:team_id>/invitations", InvitationsView.as_view(), name="edu-team-invitations"),
    path(
        "teams/<str:team_id>/invitations/<str:invitation_id>",
        InvitationView.as_view(),
        name="edu-team-invitation",
    ),
    path(
        "teams/<str:team_id>/invitations/<str:invitation_id>/resend",
        ResendView.as_view(),
        name="edu-team-invitation-resend",
    ),
    path("recipients", RecipientsView.as_view(), name="edu-recipients"),
    path("recipients/imports", RecipientImportsView.as_view(), name="edu-recipient-imports"),
    path("recipients/search", SearchRecipientsView.as_view(), name="edu-recipient-search"),
    path("recipients/<str:recipient_id>", RecipientView.as_view(), name="edu-recipient"),
    path("recipients/<str:recipient_id>/merge", MergeView.as_view(), name="edu-recipient-merge"),
    path("programs/<str:program_id>/complete", CompletionView.as_view(), name="edu-complete"),
    path(
        "recipients/<str:recipient_id>/erase",
        EraseRecipientView.as_view(),
        name="edu-recipient-erase",
    ),
    path(
        "recipients/<str:recipient_id>/erase/undo",
        UndoEraseRecipientView.as_view(),
        name="edu-recipient-undo-erase",
    ),
    path(
        "recipients/<str:recipient_id>/access-requests",
        RecipientAccessView.as_view(),
        name="edu-recipient-access",
    ),
    path("recipients/<str:recipient_id>/record", RecordView.as_view(), name="edu-recipient-record"),
    path("programs", ProgramsView.as_view(), name="edu-programs"),
    path("programs/<str:program_id>", ProgramView.as_view(), name="edu-program"),
    path(
        "programs/<str:program_id>/publish",
        PublishProgramView.as_view(),
        name="edu-program-publish",
    ),
    path(
        "programs/<str:program_id>/archive",
        ArchiveProgramView.as_view(),
        name="edu-program-archive",
    ),
    path(
        "programs/<str:program_id>/overview",
        ProgramOverviewView.as_view(),
        name="edu-program-overview",
    ),
    path("programs/<str:program_id>/cohorts", CohortsView.as_view(), name="edu-cohorts"),
    path("cohorts/<str:cohort_id>", CohortView.as_view(), name="edu-cohort"),
    path(
        "cohorts/<str:cohort_id>/overview",
        CohortOverviewView.as_view(),
        name="edu-cohort-overview",
    ),
    path("enrolments", EnrolmentsView.as_view(), name="edu-enrolments"),
    path("enrolments/export", EnrolmentExportView.as_view(), name="edu-enrolments-export"),
    path("enrolments/<str:enrolment_id>", EnrolmentView.as_view(), name="edu-enrolment"),
    path(
        "enrolments/<str:enrolment_id>/withdraw",
        WithdrawView.as_view(),
        name="edu-enrolment-withdraw",
    ),
    path("enrolments/<str:enrolment_id>/fail", FailView.as_view(), name="edu-enrolment-fail"),
    path("enrolments/<str:enrolment_id>/reopen", ReopenView.as_view(), name="edu-enrolment-reopen"),
]

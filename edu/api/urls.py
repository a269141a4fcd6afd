"""Routes under /api/external/edu/."""

from django.urls import path

from .completion import CompletionView
from .onboarding import OnboardingView, SubmitView
from .recipients import MergeView, RecipientsView, RecipientView, SearchRecipientsView
from .team_members import (
    InvitationsView,
    InvitationView,
    MembersView,
    MemberView,
    ResendView,
)
from .teams import TeamsView, TeamView

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
    path("recipients/search", SearchRecipientsView.as_view(), name="edu-recipient-search"),
    path("recipients/<str:recipient_id>", RecipientView.as_view(), name="edu-recipient"),
    path("recipients/<str:recipient_id>/merge", MergeView.as_view(), name="edu-recipient-merge"),
    path("programs/<str:program_id>/complete", CompletionView.as_view(), name="edu-complete"),
]

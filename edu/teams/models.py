"""Teams, their members and the invitations into them."""

from typing import Any, Self
from uuid import UUID

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.models import Invitation, IssuerChild, IssuerOwned, Membership
from accounts.querysets import IssuerRows
from edu.lifecycle import OVERSEERS, EduPrefix, TeamRole
from lib import ids


def teams_of(membership: Membership) -> models.QuerySet[Any, Any]:
    """The ids of the teams that this person is in."""
    return memberships_of(membership).values("team_id")


def memberships_of(membership: Membership) -> "TeamMemberQuerySet":
    """This person's memberships in the issuer's teams."""
    return TeamMember.objects.of_user(membership.issuer_id, membership.user_id)


def sees_all_teams(membership: Membership) -> bool:
    """Whether this person sees the rows of all teams."""
    return membership.role in OVERSEERS


class TeamQuerySet(IssuerRows["Team"]):
    """Teams, shared by both modes."""

    def visible_to(self, membership: Membership) -> Self:
        """Teams that this person is a member of."""
        if sees_all_teams(membership):
            return self
        return self.filter(pk__in=teams_of(membership))


class Team(IssuerOwned):
    """People of an issuer who run programs together; shared by both modes."""

    prefix = EduPrefix.TEAM
    name = models.CharField(_("name"), max_length=200)
    created_at = models.DateTimeField(_("created"), editable=False)
    sequence = models.PositiveIntegerField(_("changes"), default=0, editable=False)

    objects = TeamQuerySet.as_manager()

    class Meta:
        verbose_name = _("team")
        verbose_name_plural = _("teams")
        constraints = [models.UniqueConstraint("issuer", "name", name="edu_team_name_once")]
        indexes = [models.Index("issuer", "id", name="edu_team_newest")]

    def __str__(self) -> str:
        return self.name


class TeamMemberQuerySet(IssuerRows["TeamMember"]):
    """Members of teams."""

    def coordinators(self) -> Self:
        """Coordinators who can log in."""
        return self.filter(role=TeamRole.COORDINATOR, membership__user__is_active=True)

    def of_user(self, issuer_id: UUID, user_id: int) -> Self:
        """One person's memberships in the teams of one issuer."""
        return self.filter(membership__issuer_id=issuer_id, membership__user_id=user_id)


class TeamMember(IssuerChild):
    """An issuer's member in one of its teams. People who leave the issuer leave its teams."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    team = models.ForeignKey(
        Team,
        on_delete=models.CASCADE,
        related_name="members",
        db_index=False,
        verbose_name=_("team"),
    )
    membership = models.ForeignKey(
        Membership, on_delete=models.CASCADE, related_name="teams", verbose_name=_("member")
    )
    role = models.CharField(_("role"), max_length=12, choices=TeamRole.choices)
    joined_at = models.DateTimeField(_("joined"), editable=False)

    objects = TeamMemberQuerySet.as_manager()

    class Meta:
        verbose_name = _("member of a team")
        verbose_name_plural = _("members of teams")
        constraints = [
            models.UniqueConstraint("team", "membership", name="edu_team_member_once"),
            models.CheckConstraint(
                name="edu_team_member_role", condition=Q(role__in=TeamRole.values)
            ),
        ]

    def __str__(self) -> str:
        return str(self.membership.user)

    @property
    def public_id(self) -> str:
        """`mem_...`"""
        return ids.encode(EduPrefix.TEAM_MEMBER, self.pk)


class TeamInvitationQuerySet(IssuerRows["TeamInvitation"]):
    """Invitations into teams."""

    def open(self) -> Self:
        """Invitations that were neither accepted nor revoked; they may have expired."""
        return self.filter(invitation__accepted_at=None, invitation__revoked_at=None)


class TeamInvitation(IssuerChild):
    """A place in a team, which an open invitation to the issuer gives once it is accepted.

    Token, end and mail are the invitation's own. One invitation may be for several teams.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    team = models.ForeignKey(
        Team,
        on_delete=models.CASCADE,
        related_name="invitations",
        db_index=False,
        verbose_name=_("team"),
    )
    invitation = models.ForeignKey(
        Invitation, on_delete=models.CASCADE, related_name="teams", verbose_name=_("invitation")
    )
    role = models.CharField(_("role"), max_length=12, choices=TeamRole.choices)
    created_at = models.DateTimeField(_("invited"), editable=False)

    objects = TeamInvitationQuerySet.as_manager()

    class Meta:
        verbose_name = _("invitation into a team")
        verbose_name_plural = _("invitations into teams")
        constraints = [
            models.UniqueConstraint("team", "invitation", name="edu_team_invited_once"),
            models.CheckConstraint(
                name="edu_team_invitation_role", condition=Q(role__in=TeamRole.values)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.invitation} → {self.team}"

    @property
    def public_id(self) -> str:
        """`tinv_...`"""
        return ids.encode(EduPrefix.TEAM_INVITATION, self.pk)

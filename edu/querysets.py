"""Queries over the rows of EDU, always of one issuer, and of one mode where the rows have one.

`visible_to` limits what a person sees within an issuer: owners, administrators and auditors see
everything, other people what their teams run; people in no team see nothing.

A key that is limited to certificate `types` does not see programs that issue other types, nor their
cohorts and enrolments. It does see programs that have no type yet.
"""

from typing import TYPE_CHECKING, Any, Self
from uuid import UUID

from django.apps import apps
from django.contrib.postgres.search import SearchQuery
from django.db import models
from django.db.models import Count, F, Func, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce, Lower

from accounts.models import Membership
from accounts.scopes import Mode
from edu.lifecycle import COUNTING_STATUSES, OVERSEERS, EnrolmentStatus, ProgramState, TeamRole
from lib.text import email_forms

_WITHOUT_ACCENTS = "regexp_replace(normalize(%(expressions)s, NFKD), '[\\u0300-\\u036f]', '', 'g')"

if TYPE_CHECKING:
    from edu.models import (
        Cohort,
        Enrolment,
        Onboarding,
        Program,
        Recipient,
        Team,
        TeamInvitation,
        TeamMember,
    )


def sees_all_teams(membership: Membership) -> bool:
    """Whether this person sees the rows of all teams."""
    return membership.role in OVERSEERS


def alphabetical(*columns: str) -> list[Lower]:
    """Order by names as a class list does, whatever the database's collation: Ç beside C, ö beside o."""
    return [Lower(Func(F(column), template=_WITHOUT_ACCENTS)) for column in columns]


class OnboardingQuerySet(models.QuerySet["Onboarding"]):
    """Onboardings: one for each issuer, shared by both modes."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """The issuer's onboarding."""
        return self.filter(issuer_id=issuer_id)


class TeamQuerySet(models.QuerySet["Team"]):
    """Teams, shared by both modes."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's teams."""
        return self.filter(issuer_id=issuer_id)

    def visible_to(self, membership: Membership) -> Self:
        """Teams that this person is a member of."""
        if sees_all_teams(membership):
            return self
        return self.filter(pk__in=_teams_of(membership))


class TeamMemberQuerySet(models.QuerySet["TeamMember"]):
    """Members of teams."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Members of one issuer's teams."""
        return self.filter(team__issuer_id=issuer_id)

    def coordinators(self) -> Self:
        """Coordinators who can log in."""
        return self.filter(role=TeamRole.COORDINATOR, membership__user__is_active=True)

    def of_user(self, issuer_id: UUID, user_id: int) -> Self:
        """One person's memberships in the teams of one issuer."""
        return self.filter(membership__issuer_id=issuer_id, membership__user_id=user_id)


class TeamInvitationQuerySet(models.QuerySet["TeamInvitation"]):
    """Invitations into teams."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Invitations into one issuer's teams."""
        return self.filter(team__issuer_id=issuer_id)

    def open(self) -> Self:
        """Invitations that were neither accepted nor revoked; they may have expired."""
        return self.filter(invitation__accepted_at=None, invitation__revoked_at=None)


class RecipientQuerySet(models.QuerySet["Recipient"]):
    """Recipients, and what remains of those who were merged into others or erased."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's recipients; of one mode, if it is stated."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def living(self) -> Self:
        """Recipients who were neither merged into another one nor erased."""
        return self.filter(merged_into=None, erased_at=None)

    def visible_to(self, membership: Membership) -> Self:
        """Recipients that this person sees: a coordinator sees all, in order to find and enrol them;
        other members of a team see those who are enrolled there.
        """
        if sees_all_teams(membership):
            return self
        own = _memberships_of(membership)
        coordinates = models.Exists(own.coordinators())
        return self.filter(Q(coordinates) | Q(pk__in=_enrolled_with(membership)))

    def with_email(self, email: str) -> Self:
        """Recipients with exactly this e-mail address, whatever its case; uses the index."""
        return self.alias(lowered=Lower("email")).filter(lowered__in=email_forms(email))

    def with_name_words(self, words: list[str]) -> Self:
        """Recipients whose names have a word beginning with each of these normalised words."""
        query = SearchQuery(
            " & ".join(f"{word}:*" for word in words), config="simple", search_type="raw"
        )
        return self.filter(search_vector=query)


class ProgramQuerySet(models.QuerySet["Program"]):
    """Programs, shared by both modes as certificate types are."""

    def for_issuer(self, issuer_id: UUID, types: frozenset[int] = frozenset()) -> Self:
        """One issuer's programs; without those hidden from a key that is limited to `types`."""
        rows = self.filter(issuer_id=issuer_id)
        if not types:
            return rows
        return rows.filter(Q(certificate_type=None) | Q(certificate_type__in=types))

    def visible_to(self, membership: Membership) -> Self:
        """Programs that this person's teams run; those without a team are for overseers only."""
        if sees_all_teams(membership):
            return self
        return self.filter(team__in=_teams_of(membership))

    def published(self) -> Self:
        """Programs that can be completed."""
        return self.filter(state=ProgramState.PUBLISHED)


class CohortQuerySet(models.QuerySet["Cohort"]):
    """Cohorts, each of one mode."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """One issuer's cohorts; of one mode, if it is stated; of `types`, if a key is limited to some."""
        rows = self.filter(_in_programs(issuer_id, types), issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def visible_to(self, membership: Membership) -> Self:
        """Cohorts that this person's teams run, or whose program they run."""
        if sees_all_teams(membership):
            return self
        teams = _teams_of(membership)
        return self.filter(Q(team__in=teams) | Q(program__team__in=teams))

    def with_running(self) -> Self:
        """Adds `running`, the number of open enrolments: counted in the index alone, and only for the
        rows that are fetched.
        """
        rows: EnrolmentQuerySet = apps.get_model("edu", "Enrolment").objects.all()
        own = rows.in_status(EnrolmentStatus.ENROLLED).filter(
            program=OuterRef("program"), mode=OuterRef("mode"), cohort=OuterRef("pk")
        )
        counted = own.order_by().values("cohort").annotate(count=Count("*")).values("count")
        return self.annotate(running=Coalesce(Subquery(counted), 0))


class EnrolmentQuerySet(models.QuerySet["Enrolment"]):
    """Enrolments, each of one mode."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """One issuer's enrolments; of one mode, if it is stated; of `types`, if a key is limited to some."""
        rows = self.filter(_in_programs(issuer_id, types), issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def visible_to(self, membership: Membership) -> Self:
        """Enrolments in the cohorts that this person sees."""
        if sees_all_teams(membership):
            return self
        teams = _teams_of(membership)
        return self.filter(Q(cohort__team__in=teams) | Q(program__team__in=teams))

    def locked(self) -> Self:
        """Locks these rows in the order of their ids.

        Read them afterwards: while this waited, another transaction may have given a row another
        recipient or certificate, and a statement that joins and locks at once joins the old ones.
        """
        list(self.order_by("pk").select_for_update(no_key=True).values_list("pk"))
        return self

    def counting(self) -> Self:
        """Enrolled or completed: a recipient has at most one such enrolment in a cohort."""
        return self.filter(status__in=COUNTING_STATUSES)

    def in_status(self, status: EnrolmentStatus) -> Self:
        """Enrolments in this status."""
        return self.filter(status=status)


def _in_programs(issuer_id: UUID, types: frozenset[int]) -> Q:
    """A condition on rows of a program: that the program is visible to a key limited to `types`."""
    if not types:
        return Q()
    programs: ProgramQuerySet = apps.get_model("edu", "Program").objects.all()
    return Q(program__in=programs.for_issuer(issuer_id, types))


def _memberships_of(membership: Membership) -> TeamMemberQuerySet:
    """This person's memberships in the issuer's teams."""
    rows: TeamMemberQuerySet = apps.get_model("edu", "TeamMember").objects.all()
    return rows.of_user(membership.issuer_id, membership.user_id)


def _teams_of(membership: Membership) -> models.QuerySet[Any, Any]:
    return _memberships_of(membership).values("team_id")


def _enrolled_with(membership: Membership) -> models.QuerySet[Any, Any]:
    rows: EnrolmentQuerySet = apps.get_model("edu", "Enrolment").objects.all()
    own = rows.for_issuer(membership.issuer_id).visible_to(membership)
    return own.values("recipient_id")

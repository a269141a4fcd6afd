"""Many rows of EDU, always asked for through the issuer, and the mode where they have one.

`visible_to` is the wall within an issuer: owners, administrators and auditors see everything,
anybody else what their teams run. Whoever is in no team sees nothing.

A program leads to certificates of its type: for a key that is limited to other `types` there is no
such program, nor its cohorts and enrolments. One that has no type yet is there for every key.
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

from .lifecycle import COUNTING_STATUSES, OVERSEERS, EnrolmentStatus, ProgramState, TeamRole

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
    """Whether the wall between teams does not stand for this person."""
    return membership.role in OVERSEERS


def alphabetical(*columns: str) -> list[Lower]:
    """To order by names as a class list does, whatever the database's collation: Ç beside C, ö beside o."""
    return [Lower(Func(F(column), template=_WITHOUT_ACCENTS)) for column in columns]


class OnboardingQuerySet(models.QuerySet["Onboarding"]):
    """How issuers came to EDU: one row for each, of both modes."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """The issuer's own."""
        return self.filter(issuer_id=issuer_id)


class TeamQuerySet(models.QuerySet["Team"]):
    """Teams are people: both modes share them."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's teams."""
        return self.filter(issuer_id=issuer_id)

    def visible_to(self, membership: Membership) -> Self:
        """Those that this person is in."""
        if sees_all_teams(membership):
            return self
        return self.filter(pk__in=_teams_of(membership))


class TeamMemberQuerySet(models.QuerySet["TeamMember"]):
    """Who is in which team."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Those of one issuer's teams."""
        return self.filter(team__issuer_id=issuer_id)

    def coordinators(self) -> Self:
        """Those who run their team, and can log in to do so."""
        return self.filter(role=TeamRole.COORDINATOR, membership__user__is_active=True)

    def of_user(self, issuer_id: UUID, user_id: int) -> Self:
        """One person's places in the teams of one issuer."""
        return self.filter(membership__issuer_id=issuer_id, membership__user_id=user_id)


class TeamInvitationQuerySet(models.QuerySet["TeamInvitation"]):
    """Who was asked into which team."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Those to one issuer's teams."""
        return self.filter(team__issuer_id=issuer_id)

    def open(self) -> Self:
        """Neither accepted nor taken back; they may have run out."""
        return self.filter(invitation__accepted_at=None, invitation__revoked_at=None)


class RecipientQuerySet(models.QuerySet["Recipient"]):
    """Recipients, and what is left of those who were merged into others or erased."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's recipients; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def living(self) -> Self:
        """Persons: neither merged into another row nor erased."""
        return self.filter(merged_into=None, erased_at=None)

    def visible_to(self, membership: Membership) -> Self:
        """Whom this person may know of: all of them for a coordinator, who must find somebody in
        order to enrol them; for others in a team, those who are enrolled there.
        """
        if sees_all_teams(membership):
            return self
        own = _places_of(membership)
        coordinates = models.Exists(own.coordinators())
        return self.filter(Q(coordinates) | Q(pk__in=_enrolled_with(membership)))

    def with_email(self, email: str) -> Self:
        """Those of exactly this address, whatever its case, along the index."""
        return self.alias(lowered=Lower("email")).filter(lowered=email.strip().lower())

    def found_by(self, words: list[str]) -> Self:
        """Those in whose names every one of these folded words begins one, in any order."""
        query = SearchQuery(
            " & ".join(f"{word}:*" for word in words), config="simple", search_type="raw"
        )
        return self.filter(search_vector=query)


class ProgramQuerySet(models.QuerySet["Program"]):
    """Programs are, like certificate types, shared by both modes."""

    def for_issuer(self, issuer_id: UUID, types: frozenset[int] = frozenset()) -> Self:
        """One issuer's programs; those that there are for a key that is limited to `types`."""
        rows = self.filter(issuer_id=issuer_id)
        if not types:
            return rows
        return rows.filter(Q(certificate_type=None) | Q(certificate_type__in=types))

    def visible_to(self, membership: Membership) -> Self:
        """Those that this person's teams run. One without a team is the overseers'."""
        if sees_all_teams(membership):
            return self
        return self.filter(team__in=_teams_of(membership))

    def published(self) -> Self:
        """Those that can be completed."""
        return self.filter(state=ProgramState.PUBLISHED)


class CohortQuerySet(models.QuerySet["Cohort"]):
    """Cohorts, each of one mode."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """One issuer's cohorts; of one mode, if it is given; of `types`, if a key is limited."""
        rows = self.filter(_in_programs(issuer_id, types), issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def visible_to(self, membership: Membership) -> Self:
        """Those that this person's teams hold, or whose program they run."""
        if sees_all_teams(membership):
            return self
        teams = _teams_of(membership)
        return self.filter(Q(team__in=teams) | Q(program__team__in=teams))

    def with_running(self) -> Self:
        """Each with how many attend it now, as `running`: counted in the index alone, and only for
        the rows that are fetched.
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
        """One issuer's enrolments; of one mode, if it is given; of `types`, if a key is limited."""
        rows = self.filter(_in_programs(issuer_id, types), issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def visible_to(self, membership: Membership) -> Self:
        """Those in the cohorts that this person sees."""
        if sees_all_teams(membership):
            return self
        teams = _teams_of(membership)
        return self.filter(Q(cohort__team__in=teams) | Q(program__team__in=teams))

    def held(self) -> Self:
        """These rows, each locked in the order of the ids.

        They are to be read afterwards: who is waited for may have given one another recipient or
        certificate, and a statement that joins and locks at once would still join the old ones.
        """
        list(self.order_by("pk").select_for_update(no_key=True).values_list("pk"))
        return self

    def live(self) -> Self:
        """Those of which a recipient has at most one in a cohort."""
        return self.filter(status__in=COUNTING_STATUSES)

    def in_status(self, status: EnrolmentStatus) -> Self:
        """Those of which this has become."""
        return self.filter(status=status)


def _in_programs(issuer_id: UUID, types: frozenset[int]) -> Q:
    """Of the issuer's programs that there are for a key that is limited to `types`."""
    if not types:
        return Q()
    programs: ProgramQuerySet = apps.get_model("edu", "Program").objects.all()
    return Q(program__in=programs.for_issuer(issuer_id, types))


def _places_of(membership: Membership) -> TeamMemberQuerySet:
    """Where this person is in a team of this issuer, read at this moment."""
    rows: TeamMemberQuerySet = apps.get_model("edu", "TeamMember").objects.all()
    return rows.of_user(membership.issuer_id, membership.user_id)


def _teams_of(membership: Membership) -> models.QuerySet[Any, Any]:
    return _places_of(membership).values("team_id")


def _enrolled_with(membership: Membership) -> models.QuerySet[Any, Any]:
    rows: EnrolmentQuerySet = apps.get_model("edu", "Enrolment").objects.all()
    own = rows.for_issuer(membership.issuer_id).visible_to(membership)
    return own.values("recipient_id")

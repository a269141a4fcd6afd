"""Cohorts: classes or course dates, whose recipients go through a program together."""

from typing import Self
from uuid import UUID

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild, IssuerOwned, Membership
from accounts.scopes import Mode
from edu.lifecycle import EduPrefix
from edu.programs.models import Program, RowsOfPrograms
from edu.teams.models import Team, sees_all_teams, teams_of


class CohortQuerySet(RowsOfPrograms["Cohort"]):
    """Cohorts, each of one mode."""

    def visible_to(self, membership: Membership) -> Self:
        """Cohorts that this person's teams run, or whose program they run."""
        if sees_all_teams(membership):
            return self
        teams = teams_of(membership)
        return self.filter(Q(team__in=teams) | Q(program__team__in=teams))


class Cohort(IssuerOwned):
    """One run of a program, of one mode. Without a team of its own, the program's team runs it."""

    prefix = EduPrefix.COHORT
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    program = models.ForeignKey(
        Program,
        on_delete=models.PROTECT,
        related_name="cohorts",
        db_index=False,
        verbose_name=_("program"),
    )
    team = models.ForeignKey(
        Team, on_delete=models.PROTECT, null=True, blank=True, verbose_name=_("team")
    )
    code = models.CharField(_("code"), max_length=60)
    name = models.CharField(_("name"), max_length=200)
    starts_on = models.DateField(_("start"), null=True, blank=True)
    ends_on = models.DateField(_("end"), null=True, blank=True)
    created_at = models.DateTimeField(_("created"), editable=False)
    changed_at = models.DateTimeField(_("changed"), editable=False)

    objects = CohortQuerySet.as_manager()

    class Meta:
        verbose_name = _("cohort")
        verbose_name_plural = _("cohorts")
        # fmt: off
        constraints = [
            models.UniqueConstraint("program", "mode", "code", name="edu_cohort_code_once"),
            models.CheckConstraint(name="edu_cohort_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(name="edu_cohort_dates", condition=Q(starts_on=None) | Q(ends_on=None) | Q(ends_on__gte=F("starts_on"))),
        ]
        indexes = [
            models.Index("issuer", "mode", "id", name="edu_cohort_newest"),
            models.Index("program", "mode", "id", name="edu_cohort_of_program"),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def teams(self) -> tuple[UUID | None, UUID | None]:
        """The ids of the teams that run it: its own, if it has one, and its program's."""
        return self.team_id, self.program.team_id

    @property
    def full_name(self) -> str:
        """With its program's name: cohorts of several programs may have the same name."""
        test = " (TEST)" if self.mode == Mode.TEST else ""
        return f"{self.program} · {self.name}{test}"


class CohortVerifications(IssuerChild):
    """The number of public verifications of a cohort's certificates on one day (UTC).

    Single certificates are not counted: how often a person's diploma is looked at is personal.
    """

    pk = models.CompositePrimaryKey("cohort", "day")
    cohort = models.ForeignKey(
        Cohort,
        on_delete=models.CASCADE,
        related_name="verifications",
        db_index=False,
        verbose_name=_("cohort"),
    )
    day = models.DateField(_("day"))
    amount = models.PositiveBigIntegerField(_("amount"))

    class Meta:
        verbose_name = _("verifications of a cohort")
        verbose_name_plural = _("verifications of cohorts")

    def __str__(self) -> str:
        return f"{self.cohort_id} {self.day:%Y-%m-%d}: {self.amount}"

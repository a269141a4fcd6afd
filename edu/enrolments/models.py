"""Enrolments: one attempt of a recipient in a cohort, and its result."""

from typing import Self

from django.db import models
from django.db.models import Count, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerOwned, Membership
from accounts.scopes import Mode
from certificates.models import Certificate
from edu.cohorts.models import Cohort, CohortQuerySet
from edu.lifecycle import COUNTING_STATUSES, EduPrefix, EnrolmentStatus
from edu.programs.models import Program, RowsOfPrograms
from edu.recipients.models import Recipient
from edu.teams.models import sees_all_teams, teams_of


class EnrolmentQuerySet(RowsOfPrograms["Enrolment"]):
    """Enrolments, each of one mode."""

    def visible_to(self, membership: Membership) -> Self:
        """Enrolments in the cohorts that this person sees."""
        if sees_all_teams(membership):
            return self
        teams = teams_of(membership)
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


class Enrolment(IssuerOwned):
    """One attempt. A recipient has at most one that is enrolled or completed in a cohort."""

    prefix = EduPrefix.ENROLMENT
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices, editable=False)
    program = models.ForeignKey(
        Program,
        on_delete=models.PROTECT,
        related_name="enrolments",
        db_index=False,
        verbose_name=_("program"),
    )
    cohort = models.ForeignKey(
        Cohort,
        on_delete=models.PROTECT,
        related_name="enrolments",
        db_index=False,
        verbose_name=_("cohort"),
    )
    recipient = models.ForeignKey(
        Recipient,
        on_delete=models.PROTECT,
        related_name="enrolments",
        db_index=False,
        verbose_name=_("recipient"),
    )
    status = models.CharField(
        _("status"),
        max_length=10,
        choices=EnrolmentStatus.choices,
        default=EnrolmentStatus.ENROLLED,
    )
    attempt = models.PositiveSmallIntegerField(_("attempt"), default=1)
    grade = models.CharField(_("grade"), max_length=40, blank=True, default="")
    completed_on = models.DateField(_("completed on"), null=True, blank=True)
    # [{"code", "title", "grade", "credits"}], all text: the transcript.
    results = models.JSONField(_("results"), default=list, blank=True)
    evidence = models.CharField(_("evidence"), max_length=2000, blank=True, default="")
    # The one in force; it leads to those that it superseded.
    certificate = models.OneToOneField(
        Certificate,
        on_delete=models.SET_NULL,
        related_name="enrolment",
        null=True,
        verbose_name=_("certificate"),
    )
    created_at = models.DateTimeField(_("enrolled"), editable=False)
    changed_at = models.DateTimeField(_("changed"), editable=False)
    sequence = models.PositiveIntegerField(_("changes"), default=1, editable=False)

    objects = EnrolmentQuerySet.as_manager()

    class Meta:
        verbose_name = _("enrolment")
        verbose_name_plural = _("enrolments")
        # fmt: off
        constraints = [
            models.UniqueConstraint("cohort", "recipient", name="edu_enrolment_one_live", condition=Q(status__in=COUNTING_STATUSES)),
            models.UniqueConstraint("cohort", "recipient", "attempt", name="edu_enrolment_attempt_once"),
            models.CheckConstraint(name="edu_enrolment_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(name="edu_enrolment_status", condition=Q(status__in=EnrolmentStatus.values)),
            models.CheckConstraint(name="edu_enrolment_completed_when", condition=~Q(status=EnrolmentStatus.COMPLETED) | Q(completed_on__isnull=False)),
            models.CheckConstraint(name="edu_enrolment_attempt", condition=Q(attempt__gte=1)),
        ]
        indexes = [
            models.Index("issuer", "mode", "id", name="edu_enrolment_newest"),
            models.Index("program", "mode", "id", name="edu_enrolment_of_program"),
            models.Index("cohort", "id", name="edu_enrolment_of_cohort"),
            models.Index("recipient", "id", name="edu_enrolment_of_recipient"),
            models.Index("issuer", "mode", "status", "id", name="edu_enrolment_in_status"),
            # Counts programs and cohorts by itself, without a look at the rows.
            models.Index(*("program", "mode", "cohort", "status"), include=["certificate"], name="edu_enrolment_counted"),
        ]

    def __str__(self) -> str:
        return self.public_id

    @property
    def title(self) -> str:
        """Who is enrolled in what."""
        return f"{self.recipient} · {self.cohort}"


def with_running(cohorts: CohortQuerySet) -> CohortQuerySet:
    """Adds `running`, the number of open enrolments: counted in the index alone, and only for the
    rows that are fetched.
    """
    own = Enrolment.objects.in_status(EnrolmentStatus.ENROLLED).filter(
        program=OuterRef("program"), mode=OuterRef("mode"), cohort=OuterRef("pk")
    )
    counted = own.order_by().values("cohort").annotate(count=Count("*")).values("count")
    return cohorts.annotate(running=Coalesce(Subquery(counted), 0))

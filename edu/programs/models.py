"""Programs: courses, studies, trainings that recipients complete."""

from typing import Self, TypeVar
from uuid import UUID

from django.db import models
from django.db.models import Q
from django.utils.translation import get_language, gettext_lazy as _

from accounts.models import IssuerOwned, Membership
from accounts.querysets import IssuerRows, ModeRows
from accounts.scopes import Locale, Mode
from certificates.models import CertificateType
from certificates.types.models import Multilingual
from edu.lifecycle import Attendance, EduPrefix, ProgramState
from edu.teams.models import Team, sees_all_teams, teams_of

Row = TypeVar("Row", bound=models.Model)


class ProgramQuerySet(IssuerRows["Program"]):
    """Programs, shared by both modes as certificate types are."""

    def for_issuer(self, issuer_id: UUID, types: frozenset[int] = frozenset()) -> Self:
        """One issuer's programs; without those hidden from a key that is limited to `types`."""
        rows = super().for_issuer(issuer_id)
        if not types:
            return rows
        return rows.filter(Q(certificate_type=None) | Q(certificate_type__in=types))

    def visible_to(self, membership: Membership) -> Self:
        """Programs that this person's teams run; those without a team are for overseers only."""
        if sees_all_teams(membership):
            return self
        return self.filter(team__in=teams_of(membership))

    def published(self) -> Self:
        """Programs that can be completed."""
        return self.filter(state=ProgramState.PUBLISHED)


class Program(Multilingual, IssuerOwned):
    """A program: a draft, published once the issuer is approved, then archived. Both modes share it."""

    prefix = EduPrefix.PROGRAM
    team = models.ForeignKey(
        Team, on_delete=models.PROTECT, null=True, blank=True, verbose_name=_("team")
    )
    code = models.SlugField(_("code"), max_length=60, db_index=False)
    name_de = models.CharField(_("name (German)"), max_length=200)
    name_en = models.CharField(_("name (English)"), max_length=200)
    name_fr = models.CharField(_("name (French)"), max_length=200)
    name_sq = models.CharField(_("name (Albanian)"), max_length=200)
    description_de = models.TextField(_("description (German)"), blank=True, default="")
    description_en = models.TextField(_("description (English)"), blank=True, default="")
    description_fr = models.TextField(_("description (French)"), blank=True, default="")
    description_sq = models.TextField(_("description (Albanian)"), blank=True, default="")
    eqf_level = models.PositiveSmallIntegerField(_("EQF level"), null=True, blank=True)
    credits = models.DecimalField(
        _("credits (ECTS)"), max_digits=6, decimal_places=2, null=True, blank=True
    )
    hours = models.DecimalField(_("hours"), max_digits=7, decimal_places=2, null=True, blank=True)
    attendance = models.CharField(
        _("how it is held"), max_length=10, choices=Attendance.choices, default=Attendance.ON_SITE
    )
    # The language of instruction: any (BCP 47), not only the four of this service.
    language = models.CharField(_("language of the program"), max_length=16)
    learning_outcomes = models.JSONField(_("learning outcomes"), default=list, blank=True)  # [str]
    # [{"framework", "uri", "label"}]: what it corresponds to elsewhere, such as an ESCO skill.
    alignment = models.JSONField(_("alignment"), default=list, blank=True)
    certificate_type = models.ForeignKey(
        CertificateType,
        on_delete=models.PROTECT,
        related_name="programs",
        null=True,
        blank=True,
        verbose_name=_("certificate type"),
    )
    # Of its certificates; without one, the certificate type says how long they last.
    validity_months = models.PositiveSmallIntegerField(
        _("validity in months"), null=True, blank=True
    )
    # {"kind": "numeric" | "labels" | "pass_fail", ...}; without one, a program is only passed.
    grade_scale = models.JSONField(_("grades"), null=True, blank=True)
    state = models.CharField(
        _("state"),
        max_length=10,
        choices=ProgramState.choices,
        default=ProgramState.DRAFT,
        editable=False,
    )
    published_at = models.DateTimeField(_("published"), null=True, editable=False)
    archived_at = models.DateTimeField(_("archived"), null=True, editable=False)
    created_at = models.DateTimeField(_("created"), editable=False)
    changed_at = models.DateTimeField(_("changed"), editable=False)
    sequence = models.PositiveIntegerField(_("changes"), default=1, editable=False)

    objects = ProgramQuerySet.as_manager()

    class Meta:
        verbose_name = _("program")
        verbose_name_plural = _("programs")
        # fmt: off
        constraints = [
            models.UniqueConstraint("issuer", "code", name="edu_program_code_once"),
            models.CheckConstraint(name="edu_program_state", condition=Q(state__in=ProgramState.values)),
            models.CheckConstraint(name="edu_program_attendance", condition=Q(attendance__in=Attendance.values)),
            models.CheckConstraint(name="edu_program_eqf_level", condition=Q(eqf_level=None) | Q(eqf_level__range=(1, 8))),
            models.CheckConstraint(name="edu_program_credits", condition=(Q(credits=None) | Q(credits__gte=0)) & (Q(hours=None) | Q(hours__gte=0))),
            models.CheckConstraint(name="edu_program_validity", condition=Q(validity_months=None) | Q(validity_months__range=(1, 1200))),
            models.CheckConstraint(
                name="edu_program_published_with_a_type",
                condition=~Q(state=ProgramState.PUBLISHED)
                | Q(certificate_type__isnull=False, published_at__isnull=False),
            ),
            models.CheckConstraint(
                name="edu_program_archived",
                condition=Q(state=ProgramState.ARCHIVED, archived_at__isnull=False)
                | (~Q(state=ProgramState.ARCHIVED) & Q(archived_at=None)),
            ),
        ]
        indexes = [models.Index("issuer", "id", name="edu_program_newest")]

    def __str__(self) -> str:
        return self.name_in(get_language() or Locale.EN)

    @property
    def names(self) -> dict[str, str]:
        """The name in each of the four languages."""
        return {code: getattr(self, f"name_{code}") for code in Locale.values}

    @property
    def descriptions(self) -> dict[str, str | None]:
        """The description in each of them; None where there is none."""
        return {code: getattr(self, f"description_{code}") or None for code in Locale.values}


class RowsOfPrograms(ModeRows[Row]):
    """Rows of issuers, live or test, each of a program."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """Those of one issuer and mode; without those whose program is hidden from a key limited to `types`."""
        rows = super().for_issuer(issuer_id, mode)
        return (
            rows.filter(program__in=Program.objects.for_issuer(issuer_id, types)) if types else rows
        )

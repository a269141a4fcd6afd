"""Recipients: learners who complete programs and are issued certificates."""

from datetime import datetime
from typing import Any, Self

from django.apps import apps
from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.search import SearchQuery, SearchVector, SearchVectorField
from django.db import models
from django.db.models import F, Func, Q, QuerySet
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerOwned, Membership
from accounts.querysets import ModeRows
from accounts.scopes import Locale, Mode
from certificates.models import Erasure
from edu.lifecycle import EduPrefix
from edu.teams.models import memberships_of, sees_all_teams
from lib.text import email_forms


class RecipientQuerySet(ModeRows["Recipient"]):
    """Recipients, and what remains of those who were merged into others or erased."""

    def living(self) -> Self:
        """Recipients who were neither merged into another one nor erased."""
        return self.filter(merged_into=None, erased_at=None)

    def visible_to(self, membership: Membership) -> Self:
        """Recipients that this person sees: a coordinator sees all, in order to find and enrol them;
        other members of a team see those who are enrolled there.
        """
        if sees_all_teams(membership):
            return self
        own = memberships_of(membership)
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


def _enrolled_with(membership: Membership) -> QuerySet[Any, Any]:
    rows: Any = apps.get_model("edu", "Enrolment").objects.all()
    own: QuerySet[Any] = rows.for_issuer(membership.issuer_id).visible_to(membership)
    return own.values("recipient_id")


_WITHOUT_ACCENTS = "regexp_replace(normalize(%(expressions)s, NFKD), '[\\u0300-\\u036f]', '', 'g')"


def alphabetical(*columns: str) -> list[Lower]:
    """Order by names as a class list does, whatever the database's collation: Ç beside C, ö beside o."""
    return [Lower(Func(F(column), template=_WITHOUT_ACCENTS)) for column in columns]


class Recipient(IssuerOwned):
    """A person, of one mode.

    A row that was merged into another keeps its id and its `external_id`, so that both still lead
    to the person, and nothing else about them; an erased one keeps nothing.
    """

    prefix = EduPrefix.RECIPIENT
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    external_id = models.CharField(_("your number"), max_length=200, null=True, blank=True)
    given_name = models.CharField(_("given name"), max_length=100, blank=True, default="")
    family_name = models.CharField(_("family name"), max_length=100)
    printed_name = models.CharField(_("printed name"), max_length=200, blank=True, default="")
    email = models.CharField(_("e-mail"), max_length=254, null=True, blank=True)
    locale = models.CharField(_("language"), max_length=2, choices=Locale.choices)
    # For the printed document only: never on a public page, in an event or in a mail.
    birth_date = models.DateField(_("date of birth"), null=True, blank=True)
    birth_place = models.CharField(_("place of birth"), max_length=200, blank=True, default="")
    attributes = models.JSONField(_("attributes"), default=dict, blank=True)  # {str: str}
    # The words of the names without case and accents, as `certificates` normalises holders' names.
    search_text = models.CharField(max_length=500, blank=True, default="", editable=False)
    search_vector = models.GeneratedField(
        expression=SearchVector("search_text", config="simple"),
        output_field=SearchVectorField(),
        db_persist=True,
    )
    created_at = models.DateTimeField(_("created"), editable=False)
    changed_at = models.DateTimeField(_("changed"), editable=False)
    sequence = models.PositiveIntegerField(_("changes"), default=1, editable=False)
    merged_into = models.ForeignKey(
        "self",
        on_delete=models.PROTECT,
        related_name="merged",
        null=True,
        editable=False,
        verbose_name=_("merged into"),
    )
    # The pending or carried out erasure of its data.
    erasure = models.ForeignKey(
        Erasure,
        on_delete=models.SET_NULL,  # of test mode it is removed with the certificates
        related_name="+",
        null=True,
        editable=False,
        db_index=False,
        verbose_name=_("erasure"),
    )
    erased_at = models.DateTimeField(_("erased"), null=True, editable=False)

    objects = RecipientQuerySet.as_manager()

    class Meta:
        verbose_name = _("recipient")
        verbose_name_plural = _("recipients")
        # fmt: off
        constraints = [
            models.UniqueConstraint("issuer", "mode", "external_id", name="edu_recipient_external_id_once", condition=Q(external_id__isnull=False)),
            models.CheckConstraint(name="edu_recipient_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(name="edu_recipient_locale", condition=Q(locale__in=Locale.values)),
            models.CheckConstraint(name="edu_recipient_external_id_stated", condition=Q(external_id=None) | ~Q(external_id="")),
            # A row is emptied as a whole.
            models.CheckConstraint(
                name="edu_recipient_named_until_gone",
                condition=(Q(merged_into=None, erased_at=None) & ~Q(family_name=""))
                | (
                    Q(given_name="", family_name="", printed_name="", email=None)
                    & Q(birth_date=None, birth_place="", attributes={}, search_text="")
                ),
            ),
            models.CheckConstraint(name="edu_recipient_erased_without_a_number", condition=Q(erased_at=None) | Q(external_id=None)),
        ]
        indexes = [
            models.Index("issuer", "mode", "id", name="edu_recipient_newest"),
            models.Index("issuer", "mode", Lower("email"), name="edu_recipient_email"),
            models.Index("erasure", name="edu_recipient_to_erase", condition=Q(erasure__isnull=False)),
            GinIndex("search_vector", name="edu_recipient_search"),
        ]

    def __str__(self) -> str:
        return self.full_name or self.public_id

    @property
    def full_name(self) -> str:
        """The name on certificates: the printed name, else given and family name."""
        return self.printed_name or f"{self.given_name} {self.family_name}".strip()

    @property
    def erases_at(self) -> datetime | None:
        """The time at which it will be erased, as long as that can be undone."""
        return self.erasure.execute_at if self.erasure and self.erased_at is None else None

"""Consent documents, and the acceptances and withdrawals of issuers."""

from datetime import timedelta

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from accounts.actors import ActorKind
from accounts.issuers.models import Issuer
from accounts.querysets import IssuerRows
from accounts.scopes import AccountsPrefix, Locale
from lib import ids
from lib.choices import DescribedChoices

NOTICE = timedelta(days=30)  # a new version never stops an issuer's machines by surprise


class ConsentKind(DescribedChoices):
    """The kind of a legal document. The last published of each kind counts."""

    TERMS = "terms", "Terms of service", _("Terms of service")
    DPA = "dpa", "Data processing agreement", _("Data processing agreement")
    PRIVACY = "privacy", "Privacy notice", _("Privacy notice")


class ConsentVerb(DescribedChoices):
    """What was decided about a document."""

    ACCEPTED = "accepted", "It was accepted", _("Accepted")
    WITHDRAWN = "withdrawn", "The acceptance was withdrawn", _("Withdrawn")


class ConsentVia(DescribedChoices):
    """Where consent was given."""

    API = "api", "Over the API", _("API")
    BACK_OFFICE = "back_office", "In the back office", _("Back office")


class ConsentDocument(models.Model):
    """One version of a document. It is never changed after it was published."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    kind = models.CharField(_("kind"), max_length=10, choices=ConsentKind.choices)
    version = models.CharField(_("version"), max_length=20)
    published_at = models.DateTimeField(_("published"))
    required_from = models.DateTimeField(_("required from"))

    class Meta:
        verbose_name = _("consent document")
        verbose_name_plural = _("consent documents")
        constraints = [
            models.UniqueConstraint("kind", "version", name="accounts_consent_version_once"),
            models.UniqueConstraint("kind", "published_at", name="accounts_consent_in_order"),
            models.CheckConstraint(
                name="accounts_consent_kind", condition=Q(kind__in=ConsentKind.values)
            ),
            models.CheckConstraint(
                name="accounts_consent_in_time",
                condition=Q(required_from__gte=F("published_at") + NOTICE),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()} {self.version}"

    @property
    def public_id(self) -> str:
        """`cons_...`"""
        return ids.encode(AccountsPrefix.CONSENT, self.pk)


class ConsentText(models.Model):
    """The document in one language. Its hash identifies the text that was accepted."""

    document = models.ForeignKey(
        ConsentDocument, on_delete=models.PROTECT, related_name="texts", db_index=False
    )
    locale = models.CharField(_("language"), max_length=2, choices=Locale.choices)
    text = models.TextField(_("text"))
    sha256 = models.CharField(max_length=64)

    class Meta:
        verbose_name = _("text of a consent document")
        verbose_name_plural = _("texts of a consent document")
        constraints = [
            models.UniqueConstraint("document", "locale", name="accounts_consent_text_once"),
            models.CheckConstraint(
                name="accounts_consent_text_locale", condition=Q(locale__in=Locale.values)
            ),
            models.CheckConstraint(
                name="accounts_consent_text_hash", condition=Q(sha256__regex="^[0-9a-f]{64}$")
            ),
        ]

    def __str__(self) -> str:
        return f"{self.document} ({self.locale})"


class ConsentAction(models.Model):
    """An acceptance or withdrawal of a document for an issuer. Append-only; the last one counts."""

    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    document = models.ForeignKey(
        ConsentDocument, on_delete=models.PROTECT, verbose_name=_("document")
    )
    verb = models.CharField(_("what"), max_length=10, choices=ConsentVerb.choices)
    sha256 = models.CharField(_("hash of the text"), max_length=64)
    at = models.DateTimeField(_("when"))
    via = models.CharField(_("how"), max_length=12, choices=ConsentVia.choices)
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)

    objects = IssuerRows["ConsentAction"].as_manager()

    class Meta:
        verbose_name = _("consent")
        verbose_name_plural = _("consents")
        constraints = [
            models.CheckConstraint(
                name="accounts_consent_verb", condition=Q(verb__in=ConsentVerb.values)
            ),
            models.CheckConstraint(
                name="accounts_consent_via", condition=Q(via__in=ConsentVia.values)
            ),
            models.CheckConstraint(
                name="accounts_consent_actor",
                condition=Q(actor_kind__in=[kind.value for kind in ActorKind]),
            ),
        ]
        indexes = [models.Index("issuer", "id", name="accounts_consent_of_issuer")]

    def __str__(self) -> str:
        return f"{self.document}: {self.verb}"

"""Certificate types. Every change makes a new version; certificates keep the one they were issued under."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Self
from uuid import UUID

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils import timezone
from django.utils.translation import get_language, gettext_lazy as _

from accounts.models import Issuer, IssuerChild
from accounts.querysets import IssuerRows
from accounts.scopes import Locale, Mode
from lib.choices import DescribedChoices

CODES = tuple(Locale.values)  # which Django makes anew each time


def text_in(texts: Mapping[str, str], locale: str) -> str:
    """The text in this language; else in English, else in any other. Empty if there is none at all."""
    codes = (locale[:2], Locale.EN.value, *CODES)
    return next((texts[code] for code in codes if texts.get(code)), "")


class Multilingual:
    """A model with a name and a description in each language: `name_de` to `description_sq`."""

    def name_in(self, locale: str) -> str:
        """The name in this language, or in one that stands in for it."""
        return self._in("name", locale)

    def description_in(self, locale: str) -> str:
        """The description in this language, or in one that stands in for it."""
        return self._in("description", locale)

    def _in(self, column: str, locale: str) -> str:
        texts = {code: str(getattr(self, f"{column}_{code}")) for code in CODES}
        return text_in(texts, locale)


# fmt: off
class SubjectKind(DescribedChoices):
    """What certificates of a type are about."""

    PRODUCT = "product", "A product or a delivery", _("Product")
    PERSON = "person", "A person", _("Person")
    DOCUMENT = "document", "A document, a site, an organisation", _("Document")


class RequirableField(DescribedChoices):
    """A field that every certificate of a type has to state."""

    PRODUCT_ID = "productId", "The article number", _("Product")
    SERIAL_NUMBER = "serialNumber", "The serial number", _("Serial number")
    HOLDER_NAME = "holderName", "The holder's name", _("Holder's name")
    HOLDER_EMAIL = "holderEmail", "The holder's e-mail address", _("Holder's e-mail")
    VALID_UNTIL = "validUntil", "The last day of validity", _("Valid until")


class ShowHolder(DescribedChoices):
    """How the verify page treats the holder's name."""

    NAME = "name", "It shows the name", _("The name")
    CHECK = "check", "It shows no name, and confirms one that the visitor types", _("Nothing; the visitor may check a name")
    NEVER = "never", "It neither shows nor confirms it", _("Nothing")


class UniqueBy(DescribedChoices):
    """What may be certified only once at a time by certificates of a type."""

    NONE = "none", "Nothing: any number may be in force", _("Nothing: the same may be certified again and again")
    SERIAL = "serial", "A serial number", _("Serial number")
    PRODUCT_AND_SERIAL = "product_and_serial", "A serial number of a product", _("Product and serial number")
    EXTERNAL_REF = "external_ref", "Your own reference, `externalRef`", _("External reference")


class Numbering(DescribedChoices):
    """How the numbers of a pattern follow each other."""

    FAST = "fast", "Some may be skipped, and be out of order: nobody waits for another’s number", _("Fast: numbers may be skipped, and be out of order")
    STRICT = "strict", "No gaps, and the order of issue: one certificate after the other", _("Strict: without gaps, in the order of issue; one certificate at a time")


class PrintLayout(DescribedChoices):
    """The layout of the PDF."""

    REPORT = "report", "An inspection certificate with tables", _("Report: product, items, results")
    CALIBRATION = "calibration", "A calibration certificate", _("Calibration certificate")
    TRAINING = "training", "A certificate of training, landscape", _("Proof of training")
    DIPLOMA = "diploma", "A diploma with a transcript", _("Diploma with transcript")


class FieldKind(DescribedChoices):
    """What a metadata field holds. All values are text: 12.50 keeps its precision."""

    TEXT = "text", "Text of one or several lines", _("Text")
    DECIMAL = "decimal", "A decimal number, kept as written", _("Decimal number")
    DATE = "date", "A day: `2026-11-22`", _("Date")
    CHOICE = "choice", "One of `choices`", _("Choice")
    TABLE = "table", "Rows of the declared `columns`", _("Table")
# fmt: on


class CertificateTypeQuerySet(IssuerRows["CertificateType"]):
    """Certificate types. They belong to an issuer; both modes share them."""

    def for_issuer(self, issuer_id: UUID, types: frozenset[int] = frozenset()) -> Self:
        """One issuer's types; for a key that is limited to `types`, no others."""
        rows = super().for_issuer(issuer_id)
        return rows.filter(pk__in=types) if types else rows

    def usable(self) -> Self:
        """Types that are not archived."""
        return self.filter(archived_at=None)


class CertificateType(models.Model):
    """A type: the integer `typeId`, the `code`, and its current version."""

    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    code = models.SlugField(_("code"), max_length=60, db_index=False)
    current = models.OneToOneField(
        "TypeVersion",
        on_delete=models.PROTECT,
        related_name="+",
        null=True,
        editable=False,
        verbose_name=_("current version"),
    )
    archived_at = models.DateTimeField(_("archived"), null=True, blank=True, editable=False)
    created_at = models.DateTimeField(_("created"), default=timezone.now, editable=False)

    objects = CertificateTypeQuerySet.as_manager()

    class Meta:
        verbose_name = _("certificate type")
        verbose_name_plural = _("certificate types")
        constraints = [
            models.UniqueConstraint("issuer", "code", name="certificates_type_code_once"),
        ]

    def __str__(self) -> str:
        return f"{self.current} ({self.code})" if self.current else self.code

    @property
    def audit_target(self) -> str:
        """The target of audit entries about the type."""
        return f"type_{self.pk}"


class TypeVersion(Multilingual, IssuerChild):
    """One version of a type. Never changed once written."""

    type = models.ForeignKey(
        CertificateType, on_delete=models.PROTECT, related_name="versions", db_index=False
    )
    number = models.PositiveIntegerField(_("version"))
    kind = models.CharField(_("kind"), max_length=10, choices=SubjectKind.choices)
    name_de = models.CharField(_("name (German)"), max_length=200, blank=True, default="")
    name_en = models.CharField(_("name (English)"), max_length=200, blank=True, default="")
    name_fr = models.CharField(_("name (French)"), max_length=200, blank=True, default="")
    name_sq = models.CharField(_("name (Albanian)"), max_length=200, blank=True, default="")
    description_de = models.TextField(_("description (German)"), blank=True, default="")
    description_en = models.TextField(_("description (English)"), blank=True, default="")
    description_fr = models.TextField(_("description (French)"), blank=True, default="")
    description_sq = models.TextField(_("description (Albanian)"), blank=True, default="")
    required = ArrayField(
        models.CharField(max_length=20, choices=RequirableField.choices),
        verbose_name=_("required fields"),
        default=list,
        blank=True,
    )
    validity_months = models.PositiveSmallIntegerField(
        _("validity in months"), null=True, blank=True
    )
    show_holder = models.CharField(
        _("holder on the verify page"),
        max_length=5,
        choices=ShowHolder.choices,
        default=ShowHolder.NEVER,
    )
    default_locale = models.CharField(
        _("language"), max_length=2, choices=Locale.choices, blank=True, default=""
    )
    # [certificates.types.fields.MetadataField], in the order of the page.
    fields = models.JSONField(_("metadata fields"), default=list, blank=True)
    strict = models.BooleanField(_("only declared metadata"), default=False, db_default=False)
    enforce_limits = models.BooleanField(
        _("no values outside of their limits"), default=False, db_default=False
    )
    number_pattern = models.CharField(
        _("pattern of certificate numbers"), max_length=64, blank=True, default="", db_default=""
    )
    numbering = models.CharField(
        _("numbering"),
        max_length=6,
        choices=Numbering.choices,
        default=Numbering.FAST,
        db_default=Numbering.FAST,
    )
    # [{"name", "role"}]: the signatories where the draft names none.
    signatories = models.JSONField(_("signatories"), default=list, blank=True)
    unique_by = models.CharField(
        _("certified only once"),
        max_length=20,
        choices=UniqueBy.choices,
        default=UniqueBy.NONE,
        db_default=UniqueBy.NONE,
    )
    release_required = models.BooleanField(
        _("released by a second person"), default=False, db_default=False
    )
    attachments_public = models.BooleanField(
        _("attachments on the verify page"), default=False, db_default=False
    )
    # How long the issuer must keep certificates; the type's current version counts for all.
    retention_years = models.PositiveSmallIntegerField(
        _("retention in years"), null=True, blank=True
    )
    # Empty: the layout that suits the kind (certificates.printing.pdf.layout_of).
    print_layout = models.CharField(
        _("layout of printed documents"),
        max_length=11,
        choices=PrintLayout.choices,
        blank=True,
        default="",
        db_default="",
    )
    pdf_public = models.BooleanField(
        _("printed document on the verify page"), default=False, db_default=False
    )
    # certificates.types.settings; empty: none. The current version counts for all.
    digital_link = models.JSONField(_("GS1 Digital Link"), default=dict, db_default={}, blank=True)
    # certificates.types.settings.CredentialSetting; empty: the usual.
    credential = models.JSONField(_("credential"), default=dict, db_default={}, blank=True)
    created_at = models.DateTimeField(_("created"), default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("version of a type")
        verbose_name_plural = _("versions of a type")
        # fmt: off
        constraints = [
            models.UniqueConstraint("type", "number", name="certificates_version_once"),
            # One language is enough; `Multilingual` says which one stands in for the others.
            models.CheckConstraint(name="certificates_version_name", condition=~models.Q(name_de="", name_en="", name_fr="", name_sq="")),
            models.CheckConstraint(name="certificates_version_kind", condition=models.Q(kind__in=SubjectKind.values)),
            models.CheckConstraint(name="certificates_version_show_holder", condition=models.Q(show_holder__in=ShowHolder.values)),
            models.CheckConstraint(name="certificates_version_unique_by", condition=models.Q(unique_by__in=UniqueBy.values)),
            models.CheckConstraint(name="certificates_version_required", condition=models.Q(required__contained_by=RequirableField.values)),
            models.CheckConstraint(name="certificates_version_print_layout", condition=models.Q(print_layout__in=["", *PrintLayout.values])),
            models.CheckConstraint(name="certificates_version_validity", condition=models.Q(validity_months=None) | models.Q(validity_months__range=(1, 1200))),
            models.CheckConstraint(name="certificates_version_retention", condition=models.Q(retention_years=None) | models.Q(retention_years__range=(1, 100))),
        ]
        # fmt: on

    def __str__(self) -> str:
        return self.name_in(get_language() or Locale.EN)


RELEASE_OFF_LASTS = timedelta(days=7)  # how long a second person may confirm it


class ReleaseOffRequestQuerySet(models.QuerySet["ReleaseOffRequest"]):
    """Requests to turn the release by a second person off."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's requests; both modes share the types."""
        return self.filter(type__issuer_id=issuer_id)

    def open(self, now: datetime) -> Self:
        """Requests that a second person may confirm: one for each type at most."""
        rows = self.filter(ended_at=None, requested_at__gt=now - RELEASE_OFF_LASTS)
        return rows.filter(type__archived_at=None)


class ReleaseOffRequest(IssuerChild):
    """A request that certificates of a type need no release any more. A second person confirms it."""

    type = models.ForeignKey(
        CertificateType,
        on_delete=models.PROTECT,
        related_name="release_off_requests",
        db_index=False,
    )
    actor_kind = models.CharField(max_length=6)
    actor_id = models.CharField(max_length=64)
    requested_at = models.DateTimeField(_("requested"))
    # When it was confirmed, withdrawn, or replaced after it had lapsed: the audit says which.
    ended_at = models.DateTimeField(null=True, blank=True)

    objects = ReleaseOffRequestQuerySet.as_manager()

    class Meta:
        verbose_name = _("request to end the release by a second person")
        verbose_name_plural = _("requests to end the release by a second person")
        # fmt: off
        constraints = [
            models.UniqueConstraint("type", name="certificates_release_off_once", condition=models.Q(ended_at=None)),
        ]
        # fmt: on

    def __str__(self) -> str:
        return f"{self.type_id}: {self.requested_at}"

    @property
    def lapses_at(self) -> datetime:
        """When it lapses unless it is confirmed."""
        return self.requested_at + RELEASE_OFF_LASTS


class NumberCounter(models.Model):
    """Where the next block of numbers of a series begins: a pattern with all but `{seq}` filled in.

    Blocks are taken in a transaction of their own, beside the one that issues. So there is no foreign
    key: the issuer may not be committed yet.
    """

    issuer = models.ForeignKey(
        Issuer, on_delete=models.DO_NOTHING, db_constraint=False, db_index=False
    )
    mode = models.CharField(max_length=4, choices=Mode.choices)
    series = models.CharField(max_length=80)
    next = models.BigIntegerField(default=1)

    class Meta:
        verbose_name = "counter of certificate numbers"
        verbose_name_plural = "counters of certificate numbers"
        constraints = [
            models.UniqueConstraint("issuer", "mode", "series", name="certificates_counter_once"),
        ]

    def __str__(self) -> str:
        return f"{self.series}: {self.next}"

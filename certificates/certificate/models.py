"""The rows of a certificate: itself, its history (append-only), holds, files, its holder's contact, its erasure.

A certificate is its canonical document as issued, its state, and columns for searching."""

from datetime import datetime, timedelta
from typing import Self
from uuid import UUID

from django.core.files.base import File
from django.core.files.storage import storages
from django.db import models
from django.db.models import F, Func, Q
from django.db.models.lookups import Exact
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import Actor, ActorKind
from accounts.jobs.models import Job
from accounts.models import Issuer, IssuerChild
from accounts.querysets import ModeRows
from accounts.scopes import Locale, Mode
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateErased, ErasurePending
from certificates.lifecycle import (
    HISTORY_ACTIONS,
    IN_FORCE,
    OCCUPYING,
    Reason,
    State,
    Status,
    shown_status,
)
from certificates.types.models import CertificateType, TypeVersion
from lib import ids

_INTEGER = models.IntegerField()
# What is emptied with the content: whatever could name a person.
ERASED_COLUMNS = (
    *("document", "holder_name", "holder_email", "external_ref", "product_id", "serial_number"),
    "public_note",
)


class CertificateQuerySet(ModeRows["Certificate"]):
    """Certificates."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """One issuer's certificates; of one mode, if it is given; of `types`, if a key is limited."""
        rows = super().for_issuer(issuer_id, mode)
        return rows.filter(type_id__in=types) if types else rows


class Certificate(models.Model):
    """A certificate. Only its state and its erasure ever change it (a trigger enforces that)."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    # Issuer and type are not foreign keys of the database: that of the version, which has a type, which
    # has an issuer, keeps all three from being deleted, and each one locks a row at every issue.
    issuer = models.ForeignKey(
        Issuer,
        on_delete=models.PROTECT,
        verbose_name=_("issuer"),
        db_index=False,
        db_constraint=False,
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    type = models.ForeignKey(
        CertificateType,
        on_delete=models.PROTECT,
        verbose_name=_("type"),
        db_index=False,
        db_constraint=False,
    )
    version = models.ForeignKey(
        TypeVersion, on_delete=models.PROTECT, verbose_name=_("version of the type"), db_index=False
    )
    number = models.CharField(_("certificate number"), max_length=64, null=True)
    external_ref = models.CharField(_("external reference"), max_length=200, null=True)
    product_id = models.CharField(_("product"), max_length=200, null=True)
    gtin = models.CharField(_("GTIN"), max_length=14, null=True)
    serial_number = models.CharField(_("serial number"), max_length=200, null=True)
    holder_name = models.CharField(_("holder"), max_length=200, null=True)
    holder_email = models.CharField(_("holder's e-mail"), max_length=254, null=True)
    locale = models.CharField(_("language"), max_length=2, choices=Locale.choices)
    issued_at = models.DateTimeField(_("issued"))
    issued_on = models.DateField(_("issued on"))
    valid_from = models.DateField(_("valid from"), null=True)
    valid_until = models.DateField(_("valid until"), null=True)
    # Instants, fixed at issue from the dates and the issuer's time zone; the end is exclusive.
    starts_at = models.DateTimeField(_("starts"))
    ends_at = models.DateTimeField(_("ends"), null=True)
    document = models.BinaryField(null=True, editable=False)
    data_hash = models.BinaryField(editable=False)
    state = models.CharField(_("state"), max_length=10, choices=State.choices)
    reason = models.CharField(_("reason"), max_length=20, choices=Reason.choices, null=True)
    public_note = models.CharField(_("public note"), max_length=500, null=True)
    state_changed_at = models.DateTimeField(_("state changed"))
    sequence = models.PositiveIntegerField(_("changes"), default=1)
    supersedes = models.ForeignKey(
        "self", on_delete=models.PROTECT, related_name="+", null=True, db_index=False
    )
    superseded_by = models.ForeignKey(
        "self", on_delete=models.PROTECT, related_name="+", null=True, db_index=False
    )
    # When `certificate.activated`, `.expiring` or `.expired` is due; the task that sends it sets the next.
    next_notice_at = models.DateTimeField(null=True, editable=False)
    # Requested and not undone: from then on the public page no longer shows the content.
    erasure = models.ForeignKey(
        "Erasure",
        on_delete=models.PROTECT,
        related_name="certificates",
        null=True,
        editable=False,
        db_index=False,
    )
    erased_at = models.DateTimeField(_("erased"), null=True)
    # Whether the certificate has links or is linked to: if not, the verify page saves two queries.
    has_links = models.BooleanField(editable=False, default=False, db_default=False)
    # What is compared of certificates of its type (ADR 0016): the serial number (s), product and serial
    # number (ps), the external reference (x). Null where nothing is to be unique.
    unique_by = models.CharField(max_length=2, null=True, editable=False)

    objects = CertificateQuerySet.as_manager()

    class Meta:
        verbose_name = _("certificate")
        verbose_name_plural = _("certificates")
        # Each CHECK costs every issue a few microseconds. The language has none: an enum of the
        # code checks it, and nothing but texts depends on it.
        # fmt: off
        constraints = [
            models.UniqueConstraint("issuer", "mode", "number", name="certificates_number_once", condition=Q(number__isnull=False)),
            models.UniqueConstraint(fields=["type", "mode", "serial_number"], name="certificates_serial_once", condition=Q(unique_by="s", state__in=OCCUPYING)),
            models.UniqueConstraint(fields=["type", "mode", "product_id", "serial_number"], name="certificates_product_once", condition=Q(unique_by="ps", state__in=OCCUPYING)),
            models.UniqueConstraint(fields=["type", "mode", "external_ref"], name="certificates_reference_once", condition=Q(unique_by="x", state__in=OCCUPYING)),
            models.CheckConstraint(name="certificates_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(name="certificates_state", condition=Q(state__in=State.values)),
            # What is null is not compared, and that is no violation.
            models.CheckConstraint(name="certificates_reason", condition=Q(reason__in=Reason.values)),
            models.CheckConstraint(name="certificates_dates_in_order", condition=Q(valid_until__gte=F("issued_on"), ends_at__gt=F("starts_at"))),
            models.CheckConstraint(
                name="certificates_document_until_erased",
                condition=Exact(
                    Func("document", "erased_at", function="num_nonnulls", output_field=_INTEGER),
                    1,
                ),
            ),
            models.CheckConstraint(name="certificates_successor_if_superseded", condition=~Q(state=State.SUPERSEDED) | Q(superseded_by__isnull=False)),
            models.CheckConstraint(name="certificates_notice_while_in_force", condition=Q(next_notice_at=None) | Q(state__in=sorted(IN_FORCE))),
        ]
        indexes = [
            models.Index("issuer", "mode", "id", name="certificates_newest"),
            models.Index("next_notice_at", name="certificates_notice_due", condition=Q(next_notice_at__isnull=False)),
            models.Index("erasure", name="certificates_to_erase", condition=Q(erasure__isnull=False)),
            # Test certificates are removed by their age.
            models.Index("id", name="certificates_of_tests", condition=Q(mode=Mode.TEST)),
            # Notices by a test clock, which is ahead of the real time.
            models.Index("issuer", "next_notice_at", name="certificates_test_notices", condition=Q(mode=Mode.TEST, next_notice_at__isnull=False)),
            # Removing certificates looks for references at both ends; few certificates have one.
            models.Index("supersedes", name="certificates_successors", condition=Q(supersedes__isnull=False)),
            models.Index("superseded_by", name="certificates_predecessors", condition=Q(superseded_by__isnull=False)),
            models.Index("type", "mode", "id", name="certificates_of_type"),
            models.Index("issuer", "mode", "valid_until", "id", name="certificates_valid_until", condition=Q(valid_until__isnull=False)),
            # Without the id: certificates of one request share an entry.
            models.Index("issuer", "mode", "state_changed_at", name="certificates_changed"),
            # Nearly all are active: issuing one writes nothing here.
            models.Index("issuer", "mode", "state", "state_changed_at", "id", name="certificates_not_active", condition=~Q(state=State.ACTIVE)),
        ]
        # fmt: on

    def __str__(self) -> str:
        return self.number or self.public_id

    def in_words(self) -> str:
        """Whom or what it is about, then its type and number: on pages that ask before they change it."""
        about = (self.holder_name, self.product_id, self.serial_number)
        return " · ".join(filter(None, (*about, str(self.version), str(self))))

    @property
    def public_id(self) -> str:
        """`cert_...`"""
        return ids.encode(CertificatesPrefix.CERTIFICATE, self.pk)

    @property
    def erases_at(self) -> datetime | None:
        """When the content will be erased; None if no erasure is pending."""
        return self.erasure.execute_at if self.erasure and self.erased_at is None else None

    def refuse_erased(self) -> None:
        """Raises CertificateErased, or ErasurePending while the erasure can still be undone."""
        if self.erased_at is not None:
            raise CertificateErased
        if self.erasure_id is not None:
            raise ErasurePending

    def status_at(self, now: datetime) -> Status:
        """The status shown at `now`."""
        return shown_status(
            State(self.state), starts_at=self.starts_at, ends_at=self.ends_at, now=now
        )

    def time(self, now: datetime) -> datetime:
        """The time that the certificate goes by: a test one, its issuer's test clock."""
        return now if self.mode == Mode.LIVE else self.issuer.certificate_time(self.mode, now)

    @property
    def status(self) -> Status:
        """The status shown at this moment, for pages; elsewhere use `status_at`."""
        return self.status_at(self.time(timezone.now()))


class CertificateHistory(IssuerChild):
    """One change of a certificate: its `sequence`, from, to, reason, actor. Issuing is the first."""

    # One row for each change; also the history of a certificate, in order.
    pk = models.CompositePrimaryKey("certificate_id", "sequence")
    certificate = models.ForeignKey(
        Certificate, on_delete=models.PROTECT, related_name="history", db_index=False
    )
    sequence = models.PositiveIntegerField(_("change"))
    action = models.CharField(
        _("action"), max_length=10, choices=list(HISTORY_ACTIONS.items()), null=True
    )  # null: it was issued
    from_state = models.CharField(_("from"), max_length=10, choices=State.choices, null=True)
    to_state = models.CharField(_("to"), max_length=10, choices=State.choices)
    reason = models.CharField(_("reason"), max_length=20, choices=Reason.choices, null=True)
    note = models.CharField(_("internal note"), max_length=2000, null=True)
    public_note = models.CharField(_("public note"), max_length=500, null=True)
    at = models.DateTimeField(_("when"))
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)

    class Meta:
        verbose_name = _("change")
        verbose_name_plural = _("history")

    def __str__(self) -> str:
        return f"{self.certificate_id} #{self.sequence}: {self.to_state}"


class Hold(IssuerChild):
    """One reason to keep a certificate suspended; it is active again when no hold is open."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    certificate = models.ForeignKey(
        Certificate, on_delete=models.PROTECT, related_name="holds", db_index=False
    )
    job = models.ForeignKey(
        Job, on_delete=models.PROTECT, verbose_name=_("job"), null=True, db_index=False
    )
    reason = models.CharField(_("reason"), max_length=20, choices=Reason.choices)
    public_note = models.CharField(_("public note"), max_length=500, null=True)
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    placed_at = models.DateTimeField(_("placed"))
    lifted_at = models.DateTimeField(_("lifted"), null=True)

    class Meta:
        verbose_name = _("hold")
        verbose_name_plural = _("holds")
        # fmt: off
        constraints = [
            models.CheckConstraint(name="certificates_hold_reason", condition=Q(reason__in=Reason.values)),
            models.CheckConstraint(name="certificates_hold_lifted_later", condition=Q(lifted_at=None) | Q(lifted_at__gte=models.F("placed_at"))),
        ]
        indexes = [
            models.Index("job", "id", condition=Q(job__isnull=False), name="certificates_hold_of_job"),
            models.Index("certificate", "id", name="certificates_holds_of"),
        ]
        # fmt: on

    def __str__(self) -> str:
        return f"{self.certificate_id}: {self.reason}"

    @property
    def public_id(self) -> str:
        """`hold_...`"""
        return ids.encode(CertificatesPrefix.HOLD, self.pk)


STORAGE = "attachments"  # in settings.STORAGES: files, or S3-compatible


class AttachmentFile(IssuerChild):
    """A file that was uploaded and has the registered hash. `number` counts from 1."""

    certificate = models.ForeignKey(
        Certificate, on_delete=models.CASCADE, related_name="files", db_index=False
    )
    number = models.PositiveSmallIntegerField(_("number"))
    name = models.CharField(_("name in the storage"), max_length=200)
    uploaded_at = models.DateTimeField(_("uploaded"))

    class Meta:
        verbose_name = _("attachment")
        verbose_name_plural = _("attachments")
        constraints = [
            models.UniqueConstraint("certificate", "number", name="certificates_file_once"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id} #{self.number}"

    def open(self) -> "File[bytes]":
        """Open the file for reading. Raises FileNotFoundError if the storage has lost it."""
        return storages[STORAGE].open(self.name, "rb")


class HolderContact(IssuerChild):
    """The address that mails go to instead of the certified one, which stays as it is.

    Empty: no mails are sent any more.
    """

    certificate = models.OneToOneField(
        Certificate, on_delete=models.CASCADE, primary_key=True, related_name="contact"
    )
    email = models.CharField(_("e-mail"), max_length=254)
    changed_at = models.DateTimeField(_("changed"))

    class Meta:
        verbose_name = _("holder's contact")
        verbose_name_plural = _("holders' contacts")

    def __str__(self) -> str:
        return str(self.certificate_id)


UNDO_PERIOD = timedelta(days=7)


class ErasureQuerySet(ModeRows["Erasure"]):
    """Erasure requests."""

    def due(self, now: datetime) -> Self:
        """Erasure requests that are due, and were neither undone nor carried out."""
        return self.filter(execute_at__lte=now, undone_at=None, erased_at=None)


class Erasure(models.Model):
    """One request to erase; certificates point to it. It ends with `undone_at` or `erased_at`."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    requested_at = models.DateTimeField(_("asked for"))
    execute_at = models.DateTimeField(_("due"))
    undone_at = models.DateTimeField(_("undone"), null=True)
    erased_at = models.DateTimeField(_("erased"), null=True)
    # When files and stored responses that were being written meanwhile were cleaned, too.
    swept_at = models.DateTimeField(null=True)
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)

    objects = ErasureQuerySet.as_manager()

    class Meta:
        verbose_name = _("erasure")
        verbose_name_plural = _("erasures")
        # fmt: off
        constraints = [
            models.CheckConstraint(name="certificates_erasure_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(name="certificates_erasure_ends_once", condition=Q(undone_at=None) | Q(erased_at=None)),
            models.CheckConstraint(name="certificates_erasure_not_before", condition=Q(erased_at=None) | Q(erased_at__gte=F("execute_at"))),
        ]
        indexes = [
            models.Index("execute_at", name="certificates_erasure_due", condition=Q(undone_at=None, swept_at=None)),
            # The list of certificates that were erased, or will be.
            models.Index("issuer", "mode", "id", name="certificates_erasures_of"),
        ]
        # fmt: on

    def __str__(self) -> str:
        return self.public_id

    @property
    def public_id(self) -> str:
        """`ers_...`"""
        return ids.encode(CertificatesPrefix.ERASURE, self.pk)

    @property
    def is_pending(self) -> bool:
        """Whether it can still be undone."""
        return self.undone_at is None and self.erased_at is None

    def actor(self) -> Actor:
        """The actor who requested it, and in whose name it is carried out."""
        return Actor(
            kind=ActorKind(self.actor_kind),
            id=self.actor_id,
            request_id=self.request_id,
            ip=self.ip,
        )

"""The mail outbox: one row for each mail that is to be sent, or was; and what is known of addresses."""

from collections.abc import Collection
from typing import Self
from uuid import UUID

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer


class MailOutcome(models.TextChoices):
    """Why a mail did not arrive. Empty: it waits, was sent, or was of no interest any more."""

    REFUSED = "refused", _("Refused by the mail server")
    BOUNCED = "bounced", _("Came back")
    UNREACHABLE = "unreachable", _("Not sent: an earlier mail to this address came back")
    OBJECTED = "objected", _("Not sent: the holder does not want such mails")
    TOO_MANY = "too_many", _("Not sent: too many mails to this address")
    GIVEN_UP = "given_up", _("Not sent: the mail server could not be reached for days")


class OutgoingMailQuerySet(models.QuerySet["OutgoingMail"]):
    """Rows of the mail outbox."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's mails to holders and others who have no account."""
        return self.filter(issuer_id=issuer_id, user=None)

    def about(self, kind: str, subjects: Collection[UUID]) -> Self:
        """Mails of one kind about these rows."""
        return self.filter(kind=kind, subject__in=subjects)

    def waiting(self) -> Self:
        """Neither sent nor given up."""
        return self.filter(sent_at=None, dropped_at=None)


class OutgoingMail(models.Model):
    """One mail to one recipient. Its text is made when it is sent, and never stored.

    `due_at` is when it may next be tried; empty while it is held back. `leased_until` is set while a
    worker sends it. It ends by `sent_at` or by `dropped_at`: given up, or of no interest any more.
    """

    issuer = models.ForeignKey(Issuer, on_delete=models.CASCADE, verbose_name=_("issuer"))
    kind = models.CharField(_("kind"), max_length=30)  # accounts.mail.outbox
    # The recipient; empty where the kind looks the address up when it sends.
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, verbose_name=_("user")
    )
    subject = models.UUIDField()  # the row that it is about
    details = models.JSONField(default=dict)  # values beyond that row: no address, no secret
    once = models.CharField(max_length=60, null=True)  # no second one with the same value
    created_at = models.DateTimeField(_("created"))
    due_at = models.DateTimeField(null=True)
    leased_until = models.DateTimeField(null=True)  # by the database's clock
    attempts = models.PositiveIntegerField(_("attempts"), default=0)
    sent_at = models.DateTimeField(_("sent"), null=True)
    dropped_at = models.DateTimeField(_("given up"), null=True)
    outcome = models.CharField(_("outcome"), max_length=11, choices=MailOutcome.choices, null=True)
    # What the mail server said when it refused, or a report of its return: codes without a text.
    answer = models.CharField(_("answer"), max_length=30, null=True)
    # Of a mail to a holder: the digest of the address (accounts.mail.addresses) that it last went to.
    recipient = models.BinaryField(max_length=32, null=True)

    objects = OutgoingMailQuerySet.as_manager()

    class Meta:
        verbose_name = _("mail")
        verbose_name_plural = _("mails")
        constraints = [
            models.UniqueConstraint("kind", "subject", "user", "once", name="accounts_mail_once"),
            models.UniqueConstraint(
                "kind",
                "subject",
                name="accounts_mail_one_waits",
                condition=Q(user=None, sent_at=None, dropped_at=None),
            ),
        ]
        indexes = [
            models.Index("subject", "id", name="accounts_mail_subject"),
            models.Index("issuer", "id", name="accounts_mail_to_holders", condition=Q(user=None)),
            models.Index(  # for the claim and for the walk from issuer to issuer
                "issuer",
                "due_at",
                name="accounts_mail_due",
                condition=Q(due_at__isnull=False, sent_at=None, dropped_at=None),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} #{self.pk}"


class MailAddress(models.Model):
    """An address that holders are written to, under its digest: when mails left for it, and whether they arrive."""

    digest = models.BinaryField(primary_key=True, max_length=32)
    recent = ArrayField(models.DateTimeField(), default=list)  # mails of the last 24 hours
    bounced_at = models.DateTimeField(null=True)  # no mail is sent from then on
    answer = models.CharField(max_length=30, null=True)

    class Meta:
        verbose_name = _("mail address")
        verbose_name_plural = _("mail addresses")

    def __str__(self) -> str:
        return bytes(self.digest).hex()


class MailObjection(models.Model):
    """A holder's wish for no more mails: about one row, from one issuer, or (neither) any at all."""

    address = models.BinaryField(max_length=32)  # the digest
    issuer = models.ForeignKey(Issuer, on_delete=models.CASCADE, null=True, db_index=False)
    subject = models.UUIDField(null=True)
    created_at = models.DateTimeField()

    class Meta:
        verbose_name = _("objection to mails")
        verbose_name_plural = _("objections to mails")
        constraints = [
            models.UniqueConstraint(
                "address",
                "issuer",
                "subject",
                nulls_distinct=False,
                name="accounts_mailobjection_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{bytes(self.address).hex()} {self.issuer_id or ''} {self.subject or ''}"

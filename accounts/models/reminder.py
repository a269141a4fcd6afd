"""Mails that say in time what is going to end, and who is sending a letter at the moment."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from .api_key import ApiKey


class Reminder(models.Model):
    """One mail to one person, so many days before `due_at`. `operations.reminders` sends it."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, verbose_name=_("user")
    )
    due_at = models.DateTimeField(_("due"))
    days = models.PositiveSmallIntegerField(_("days before"))
    sent_at = models.DateTimeField(_("sent"), null=True)

    class Meta:
        abstract = True


class KeyWarning(Reminder):
    """Tells an owner or administrator that a key of their issuer's is about to expire."""

    key = models.ForeignKey(
        ApiKey, on_delete=models.CASCADE, verbose_name=_("API key"), db_index=False
    )

    class Meta:
        verbose_name = _("warning of an expiring key")
        verbose_name_plural = _("warnings of expiring keys")
        constraints = [
            models.UniqueConstraint(
                "key", "user", "due_at", "days", name="accounts_key_warned_once"
            ),
        ]
        indexes = [
            models.Index(
                "due_at", name="accounts_key_to_warn_of", condition=models.Q(sent_at__isnull=True)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.key_id}: {self.days}"


class OrphanedKeyLetter(models.Model):
    """Tells an owner that a key's person has left, or could not make such a key any more."""

    key = models.ForeignKey(ApiKey, on_delete=models.CASCADE, verbose_name=_("API key"))
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, verbose_name=_("user")
    )
    found_at = models.DateTimeField(_("found"))
    sent_at = models.DateTimeField(_("sent"), null=True)

    class Meta:
        verbose_name = _("letter about an orphaned key")
        verbose_name_plural = _("letters about orphaned keys")
        indexes = [
            models.Index(
                "found_at",
                name="accounts_orphan_to_tell_of",
                condition=models.Q(sent_at__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return str(self.key_id)


class LetterLease(models.Model):
    """A letter that a worker is sending, whichever table its row stands in. Gone once it was tried."""

    letter = models.CharField(primary_key=True, max_length=100)  # the table and the row
    until = models.DateTimeField()

    def __str__(self) -> str:
        return self.letter

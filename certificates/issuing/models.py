"""Counters of certificate numbers."""

from django.db import models

from accounts.models import Issuer
from accounts.scopes import Mode


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

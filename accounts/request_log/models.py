"""The request log: one row for each request of an API key, for 30 days."""

from datetime import datetime

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.keys.models import ApiKey
from accounts.querysets import LoggedRequestQuerySet
from accounts.scopes import Mode
from lib import ids


class LoggedRequest(models.Model):
    """One request. Its id tells when it came; it is the request id, unless the client has chosen that.

    The table is made by initial.sql, with a partition for each day. Its rows are written by
    `accounts.request_log.log` only, without checking that issuer and key exist.
    """

    id = models.UUIDField(primary_key=True, editable=False)
    issuer = models.ForeignKey(
        Issuer,
        on_delete=models.DO_NOTHING,
        verbose_name=_("issuer"),
        db_constraint=False,
        db_index=False,
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    key = models.ForeignKey(
        ApiKey,
        on_delete=models.DO_NOTHING,
        verbose_name=_("API key"),
        db_constraint=False,
        db_index=False,
    )
    given_id = models.CharField(max_length=128, null=True)
    method = models.CharField(_("method"), max_length=20)
    route = models.CharField(_("route"), max_length=200)  # with {names} in the place of ids
    path = models.CharField(_("path"), max_length=500)
    parameters = ArrayField(models.CharField(max_length=200), verbose_name=_("parameters"))
    status = models.PositiveSmallIntegerField(_("status"))
    code = models.CharField(_("error code"), max_length=60, blank=True)
    faults = models.JSONField(_("faults"))  # [{"pointer" or "parameter", "code"}]
    duration_ms = models.PositiveIntegerField(_("duration"))

    objects = LoggedRequestQuerySet.as_manager()

    class Meta:
        verbose_name = _("request")
        verbose_name_plural = _("requests")

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def at(self) -> datetime:
        """When the request came."""
        return ids.created_at_of(self.pk)

    @property
    def request_id(self) -> str:
        """The id that was answered as `X-Request-Id`."""
        return self.given_id or self.pk.hex

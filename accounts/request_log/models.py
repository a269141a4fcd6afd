"""The request log: one row for each request of an API key, for 30 days."""

import re
from datetime import datetime
from typing import Self
from uuid import UUID

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.keys.models import ApiKey
from accounts.scopes import Mode
from lib import ids


class LoggedRequestQuerySet(models.QuerySet["LoggedRequest"]):
    """The request log, read through issuer and mode."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's requests; of one mode, or of both, named so that the index is used."""
        modes = Mode.values if mode is None else [mode.value]
        return self.filter(issuer_id=issuer_id, mode__in=modes)

    def with_request_id(self, request_id: str) -> Self:
        """Requests that were answered with this request id: several, where the client has chosen it."""
        chosen = Q(given_id=request_id)
        own = re.fullmatch("[0-9a-f]{32}", request_id)
        return self.filter(chosen | Q(pk=UUID(request_id), given_id=None) if own else chosen)

    def with_code(self, code: str) -> Self:
        """Requests that were refused with this error code."""
        return self.failed().filter(code=code)

    def failed(self) -> Self:
        """Requests that were answered with 4xx or 5xx: an index holds these alone."""
        return self.filter(status__gte=400)

    def in_class(self, status_class: str) -> Self:
        """Requests by the class of their status: `2xx`, `4xx`, …"""
        first = int(status_class[0]) * 100
        return self.filter(status__gte=first, status__lt=first + 100)

    def on_path(self, path: str) -> Self:
        """Requests whose path, or route, begins like this."""
        return self.filter(Q(path__startswith=path) | Q(route=path))

    def within(self, start: datetime | None, end: datetime | None) -> Self:
        """Requests that came in [start, end)."""
        rows = self.filter(pk__gte=ids.lower_bound(start)) if start else self
        return rows.filter(pk__lt=ids.lower_bound(end)) if end else rows


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

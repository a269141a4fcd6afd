"""Versions of the interface, and what is deprecated in it.

A request gets the version in its `API-Version` header, else the one that its key is pinned to.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from django.conf import settings
from django.utils.http import http_date
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.actors import Caller
from accounts.usage import recording as usage

from .problems import ApiError

UnknownApiVersion = ApiError.row("unknown_api_version", _("The interface has no such version. Known: %(known)s."))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Deprecation:
    """A part of the interface that will be removed: deprecated since, and removed at `sunset`."""

    code: str  # also the anchor of its explanation in the guide about changes
    since: datetime
    sunset: datetime


DEPRECATIONS: dict[str, Deprecation] = {}  # by code; nothing is deprecated at present


def headers_of(request: Request, caller: Caller, deprecated: str | None) -> Mapping[str, str]:
    """The version that a request gets. Of a deprecated part also since when it is, until when it
    works (RFC 9745, RFC 8594) and what to do; its use is counted for the key. Raises UnknownApiVersion.
    """
    stated: str = request.META.get("HTTP_API_VERSION", "")
    if stated and stated not in settings.API_VERSIONS:
        known = list(settings.API_VERSIONS)
        raise UnknownApiVersion(known=", ".join(known), members={"knownVersions": known})
    version = {"API-Version": stated or caller.api_version}
    if deprecated is None:
        return version
    usage.count_deprecated(caller.key_id, deprecated)
    deprecation = DEPRECATIONS[deprecated]
    page = f"{settings.BASE_URL}/en/docs/changes#{deprecated}"
    return version | {
        "Deprecation": f"@{int(deprecation.since.timestamp())}",
        "Sunset": http_date(deprecation.sunset.timestamp()),
        "Link": f'<{page}>; rel="deprecation"',
    }

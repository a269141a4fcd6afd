"""The resources of the reference, each with its operations: a page each."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.api.views import METHODS

from .document import Json, documents, inline

# By what a path has behind `/api/external/`; the first one that fits. In the order of the menu.
RESOURCES: Mapping[str, tuple[str | Promise, str]] = {
    "issuing": (_("Issuing"), r"certificates/(issue|imports)\b"),
    "status": (
        _("Change of status"),
        r"certificates/({\w+}/(suspend|reinstate|revoke|supersede|release|reject)|bulk-actions)$",
    ),
    "privacy": (_("Privacy"), r".*(erase|access-requests)\b"),
    "documents": (
        _("PDFs, QR codes and files"),
        r"certificates/({\w+}/(pdf|qr|attachments)|print)\b",
    ),
    "links": (_("Links"), r"certificates/{\w+}/links"),
    "types": (_("Certificate types"), r"certificates/types"),
    "certificates": (_("Certificates"), r"certificates"),
    "jobs": (_("Jobs"), r"jobs"),
    "webhook-endpoints": (_("Webhook endpoints"), r"webhooks/endpoints"),
    "webhook-deliveries": (_("Deliveries"), r"webhooks/deliveries"),
    "webhook-events": (_("Events"), r"webhooks/event"),
    "programs": (_("Programs"), r"edu/programs(?!.*cohorts)"),
    "cohorts": (_("Cohorts"), r"edu/.*cohorts"),
    "recipients": (_("Recipients"), r"edu/recipients"),
    "enrolments": (_("Enrolments"), r"edu/enrolments"),
    "teams": (_("Teams"), r"edu/teams"),
    "onboarding": (_("Onboarding"), r"edu/onboarding"),
    "api-keys": (_("API keys"), r"account/api-keys"),
    "settings": (_("Settings"), r"account/settings"),
    "account": (_("Account"), r".*"),
    "public": (_("Without a key"), r"/api/public"),
}
EXTERNAL = "/api/external/"


class ListedOperation(NamedTuple):
    """An operation of the document: `operation` is what the document says of it."""

    method: str
    path: str
    operation: Json

    @property
    def id(self) -> str:
        """The operationId, which is also the anchor."""
        return str(self.operation["operationId"])

    @property
    def summary(self) -> str:
        """What it does, in a few words."""
        return str(self.operation.get("summary") or self.id)

    @property
    def title(self) -> SafeString:
        """The summary as HTML."""
        return inline(self.operation.get("summary") or self.id)


class Resource(NamedTuple):
    """A page of the reference."""

    slug: str
    title: str
    entries: Sequence[ListedOperation]


@cache
def resources(locale: str) -> Mapping[str, Resource]:
    """All resources by slug, in the order of the menu; titles in the active language."""
    found: dict[str, list[ListedOperation]] = {slug: [] for slug in RESOURCES}
    for entry in entries(documents(locale)):
        found[slug_of(entry.path)].append(entry)
    return {
        slug: Resource(slug, str(RESOURCES[slug][0]), sorted(listed, key=_rank))
        for slug, listed in found.items()
        if listed
    }


def entries(source: Json) -> Iterator[ListedOperation]:
    """Every operation of the document."""
    for path, item in source["paths"].items():
        for method in METHODS:
            if method in item:
                yield ListedOperation(method, path, item[method])


def slug_of(path: str) -> str:
    """The slug of the resource that this path belongs to."""
    if not path.startswith(EXTERNAL):
        return "public"
    rest = path.removeprefix(EXTERNAL)
    return next(slug for slug, (_title, fits) in RESOURCES.items() if re.match(fits, rest))


def _rank(entry: ListedOperation) -> tuple[bool, int]:
    """Issuing first, then shorter paths: a list before one of its rows."""
    return entry.id != "issueCertificate", entry.path.count("/")

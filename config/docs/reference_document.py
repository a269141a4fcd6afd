"""The OpenAPI document as the reference reads it: in a page's language, by resources, with calls by curl.

What the document says in English only is told apart (`EnglishText`), so that the page can mark its language.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from shlex import quote
from typing import Any, NamedTuple, TypeGuard, cast
from urllib.parse import quote as quote_path

import orjson
from django.conf import settings
from django.urls import resolve
from django.utils import translation
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, gettext_lazy as _

from accounts.api.views import METHODS
from accounts.scopes import Locale, Scope
from config.api_schema.document import document

from .guides import parser

Json = dict[str, Any]
TEXTS = frozenset({"description", "summary"})


class EnglishText(str):
    """A text of the document that nobody has translated."""

    __slots__ = ()


@cache
def documents(locale: str) -> Json:
    """The document, its texts in this language as far as there is a translation."""
    english = document(Locale.EN)
    if locale == Locale.EN:
        return english
    with translation.override(locale):
        merged: Json = _in_language(english, document(locale))
    return merged


def _in_language(english: Any, translated: Any) -> Any:
    """The English document with the texts of the translated one, which leaves out what it cannot say."""
    if isinstance(english, list):
        others = translated if _is_alike(translated, english) else english
        return [_in_language(*pair) for pair in zip(english, others, strict=True)]
    if not isinstance(english, dict):
        return english
    said = translated if isinstance(translated, dict) else {}
    return {
        key: _text(value, said.get(key))
        if key in TEXTS and isinstance(value, str)
        else _in_language(value, said.get(key))
        for key, value in english.items()
    }


def _is_alike(translated: Any, english: list[Any]) -> TypeGuard[list[Any]]:
    return isinstance(translated, list) and len(translated) == len(english)


def _text(english: str, translated: str | None) -> str:
    if translated and translated != english:
        return translated
    said = gettext(english) if english else ""
    return said if said != english else EnglishText(english)


def followed(source: Json, node: Json) -> Json:
    """The node, or what its `$ref` points to."""
    while "$ref" in node:
        target: Any = source
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part.replace("~1", "/").replace("~0", "~")]
        node = target
    return node


def name_of(node: Json) -> str:
    """The name of the component that the node refers to; empty for a schema that stands here."""
    return str(node.get("$ref", "")).rpartition("/")[2]


def inline(text: str | None) -> SafeString:
    """A sentence of the document as HTML."""
    return _marked(text, mark_safe(parser().renderInline(text or "")))  # noqa: S308 - escapes HTML


def paragraphs(text: str | None) -> SafeString:
    """A longer text of the document as HTML."""
    return _marked(text, mark_safe(parser().render(text or "")), tag="div")  # noqa: S308 - escapes HTML


def _marked(text: str | None, html: SafeString, *, tag: str = "span") -> SafeString:
    if not isinstance(text, EnglishText):
        return html
    return format_html('<{} lang="en">{}</{}>', SafeString(tag), html, SafeString(tag))


# --- resources, each with its operations ----------------------------------------------------------

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


# --- a call with curl, with a placeholder for the key ---------------------------------------------

JSON = "application/json"
FORM = "multipart/form-data"
EXAMPLE_FILES = {
    "text/csv": "certificates.csv",
    "image/png": "picture.png",
    "application/pdf": "document.pdf",
}


def curl(source: Json, entry: ListedOperation) -> str:
    """A call with curl, as one would type it."""
    parameters = [followed(source, each) for each in entry.operation.get("parameters", ())]
    address = settings.BASE_URL + path_with_values(source, entry)
    lines = [f"curl {quote(address)}"]
    body = _body_lines(source, entry)
    if entry.method != ("post" if body else "get"):
        lines[0] = f"curl -X {entry.method.upper()} {quote(address)}"
    if entry.operation.get("security"):
        lines.append('-H "x-api-key: $API_KEY"')
    lines += [
        f'-H "{each["name"]}: {example_of(source, each)}"'
        for each in parameters
        if each["in"] == "header" and each["name"] == "Idempotency-Key"
    ]
    return " \\\n  ".join(lines + body)


def path_with_values(source: Json, entry: ListedOperation) -> str:
    """The path with the examples of its parameters in their places; a name stays where there is none."""
    values = {
        each["name"]: example_of(source, each)
        for each in (followed(source, each) for each in entry.operation.get("parameters", ()))
        if each["in"] == "path"
    }

    def value(match: re.Match[str]) -> str:
        found = values.get(match[1])
        return match[0] if found is None else quote_path(str(found), safe="")

    return re.sub(r"\{(\w+)\}", value, entry.path)


def example_of(source: Json, parameter: Json) -> Any:
    """The example of a parameter, or of its schema."""
    schema = followed(source, parameter["schema"])
    return parameter.get("example", schema.get("example"))


def body_example(source: Json, content: Json) -> Any:
    """The first example of a media type."""
    if "example" in content:
        return content["example"]
    first: Json = next(iter(content.get("examples", {}).values()), {})
    return followed(source, first).get("value")


def _body_lines(source: Json, entry: ListedOperation) -> list[str]:
    contents: Json = followed(source, entry.operation.get("requestBody", {})).get("content", {})
    if JSON in contents:
        example = body_example(source, contents[JSON])
        if example is None:
            return []
        text = orjson.dumps(example, option=orjson.OPT_INDENT_2).decode()
        return ["--json " + "'" + text.replace("'", r"'\''").replace("\n", "\n  ") + "'"]
    if FORM in contents:
        return ["-F file=@certificates.csv"]
    for media_type in contents:
        return [
            f'-H "Content-Type: {media_type}"',
            f"--data-binary @{EXAMPLE_FILES.get(media_type, 'file')}",
        ]
    return []


# --- which operations a signed-in member can try (`config.back_office.try_out`) -------------------

# Keys, people's data and the account have pages of their own, which ask for a recent sign-in.
NOT_TRIED = frozenset(
    {Scope.KEYS_MANAGE, Scope.SIGNING_MANAGE, Scope.PRIVACY_MANAGE, Scope.ACCOUNT_MANAGE}
)
SECRETS = frozenset({"secret", "key"})  # members of answers


@cache
def tryable() -> frozenset[str]:
    """The ids of operations that take JSON or no body, and whose answer holds no secret."""
    source = documents(Locale.EN)
    return frozenset(entry.id for entry in entries(source) if _is_tryable(source, entry))


def _is_tryable(source: Json, entry: ListedOperation) -> bool:
    contents: Json = followed(source, entry.operation.get("requestBody", {})).get("content", {})
    view = cast(Any, resolve(re.sub(r"\{\w+\}", "1", entry.path)).func).cls
    scope = getattr(view, entry.method).scope
    is_json = JSON in contents or not contents
    return is_json and scope not in NOT_TRIED and not _answers_secret(source, entry)


def _answers_secret(source: Json, entry: ListedOperation) -> bool:
    for status, response in entry.operation["responses"].items():
        content = followed(source, response).get("content", {}).get(JSON, {})
        members = followed(source, content.get("schema", {})).get("properties", {})
        if status.startswith("2") and SECRETS & members.keys():
            return True
    return False

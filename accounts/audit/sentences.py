"""Audit entries as sentences: "Anna Berisha revoked the API key ERP Bremen", with links to both.

Each app registers the sentences of its actions, and how the rows that they are about are called.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import Truncator
from django.utils.translation import gettext, gettext_lazy as _, ngettext

from accounts.actors import ActorKind
from accounts.models import ApiKey, AuditEntry, User
from accounts.scopes import AccountsPrefix
from lib import ids
from lib.dates import offset_from_utc

from .rules import PERSONAL

# action -> a sentence with %(actor)s and %(target)s
SENTENCES: dict[str, str | Promise] = {}
# What comes before the dot of the actions -> what the filter calls them.
GROUPS: Mapping[str | Promise, tuple[str, ...]] = {
    _("Certificates"): ("certificate", "certificates", "watcher"),
    _("Certificate types"): ("type", "prefix"),
    _("API keys"): ("key",),
    _("Signing keys"): ("signing_key",),
    _("People and sign-in"): (
        "user",
        "member",
        "membership",
        "invitation",
        "operator",
        "sign_on",
    ),
    _("Settings and plan"): (
        "settings",
        "plan",
        "issuer",
        "consent",
        "domain",
        "open_item",
        "pdf_signing",
    ),
    _("Webhooks"): ("webhook_endpoint", "webhook_delivery"),
    _("Education"): ("program", "cohort", "enrolment", "recipient", "team", "onboarding"),
    _("Jobs and exports"): ("job", "audit", "backup"),
}
# (issuer, ids) -> what the rows of this issuer are called
Names = Callable[[UUID | None, Collection[Any]], Mapping[Any, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditTarget:
    """A kind of row that entries are about: its prefix, its names, and the page of one row, if it has one.

    `by_number`: its targets are such as `type_7`; else they are public ids.
    """

    prefix: str
    names: Names
    page: str | None = None
    by_number: bool = False
    find: Callable[[UUID, str], Collection[Any]] | None = None  # (issuer, what people type) -> keys

    def key(self, target: str) -> Any:
        """The primary key that a target names; None if it names none."""
        if self.by_number:
            number = target.removeprefix(f"{self.prefix}_")
            return int(number) if number.isascii() and number.isdigit() else None
        return ids.parse(self.prefix, target)


def own_rows(model: Any, *, name: Callable[[Any], str] = str, related: str = "") -> Names:
    """Names for rows of a model whose queryset has `for_issuer`; `related` is what the names need."""

    def names(issuer_id: UUID | None, keys: Collection[Any]) -> dict[Any, str]:
        if issuer_id is None:
            return {}
        rows = model.objects.for_issuer(issuer_id).filter(pk__in=keys)
        return {row.pk: name(row) for row in (rows.select_related(related) if related else rows)}

    return names


class ShownTarget(NamedTuple):
    """The name of a target, and the URL of its page, if it has one."""

    name: str
    url: str | None = None

    def html(self) -> SafeString | str:
        if self.url is None:
            return self.name
        return format_html('<a href="{}" class="text-link">{}</a>', self.url, self.name)


_TARGETS: dict[str, AuditTarget] = {}


def register_sentences(sentences: Mapping[str, str | Promise]) -> None:
    """Adds the sentences of an app's actions. Raises ValueError for an action that has one."""
    if taken := SENTENCES.keys() & sentences.keys():
        raise ValueError(f"sentences are registered twice: {sorted(taken)}")
    SENTENCES.update(sentences)


def register_target(target: AuditTarget) -> None:
    """Adds a kind of row. Raises ValueError for a prefix that is taken."""
    if target.prefix in _TARGETS:
        raise ValueError(f"the prefix {target.prefix} is registered twice")
    _TARGETS[target.prefix] = target


def attach_targets(entries: Iterable[Any]) -> None:
    """Sets `shown_target` on each entry. One query for each kind of row and issuer."""
    wanted: dict[tuple[str, UUID | None], dict[Any, list[Any]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for entry in entries:
        entry.shown_target = ShownTarget(entry.target)
        kind = _TARGETS.get(entry.target.rpartition("_")[0])
        key = kind.key(entry.target) if kind else None
        if kind is not None and key is not None:
            wanted[kind.prefix, entry.issuer_id][key].append(entry)
    for (prefix, issuer_id), by_key in wanted.items():
        kind = _TARGETS[prefix]
        for key, shown in _shown(kind, issuer_id, by_key.keys()).items():
            for entry in by_key[key]:
                entry.shown_target = shown


def shown_rows(prefix: str, issuer_id: UUID, keys: Collection[Any]) -> dict[Any, ShownTarget]:
    """The names and pages of rows of a kind; unknown rows are left out."""
    kind = _TARGETS.get(prefix)
    return _shown(kind, issuer_id, keys) if kind else {}


def find_rows(issuer_id: UUID, typed: str) -> list[Any]:
    """The keys of the issuer's rows that a text stands for: a public id, or the number of one."""
    kind = _TARGETS.get(typed.partition("_")[0])
    if kind and (key := kind.key(typed)):
        return [key]
    finders = (kind.find for kind in _TARGETS.values() if kind.find)
    return [key for find in finders for key in find(issuer_id, typed)]


def find_targets(issuer_id: UUID, typed: str) -> list[str]:
    """The targets of entries that a text stands for, such as the number of a certificate."""
    finders = [(kind.prefix, kind.find) for kind in _TARGETS.values() if kind.find]
    return [ids.encode(prefix, key) for prefix, find in finders for key in find(issuer_id, typed)]


def _shown(
    kind: AuditTarget, issuer_id: UUID | None, keys: Collection[Any]
) -> dict[Any, ShownTarget]:
    return {
        key: ShownTarget(name, reverse(kind.page, args=[key]) if kind.page else None)
        for key, name in kind.names(issuer_id, keys).items()
    }


def sentence(entry: Any, actor: SafeString | str) -> SafeString:
    """The sentence of an audit entry; the code of an action that has none."""
    text = SENTENCES.get(entry.action)
    target = entry.shown_target.html()
    if text is None:
        return format_html("{}: {} ({})", entry.action, target, actor)
    parts = {"actor": conditional_escape(actor), "target": conditional_escape(target)}
    return mark_safe(conditional_escape(str(text)) % parts)  # noqa: S308  (all parts are escaped)


def actions_of(group: str) -> list[str]:
    """The actions of a group; none for an unknown one."""
    prefixes = [prefix for known in GROUPS.values() if group in known for prefix in known]
    return [action for action in SENTENCES if action.partition(".")[0] in prefixes]


MAX_VALUE_LENGTH = 200


def attach_names(entries: Iterable[Any]) -> list[Any]:
    """Sets what the entries' sentences need: who acted, and the row they are about.

    Entries hold only ids, but members who read the audit may see names and addresses. A query or two
    for each kind of row, however many entries there are.
    """
    rows = attach_actors(entries)
    attach_targets(rows)
    return rows


def attach_actors(rows: Iterable[Any]) -> list[Any]:
    """Sets `key` or `person` on each row that has an actor: the API key or the user that it was."""
    rows = list(rows)
    key_ids = {row: ids.parse(AccountsPrefix.API_KEY, row.actor_id) for row in rows}
    keys = ApiKey.objects.only("name").in_bulk({key_id for key_id in key_ids.values() if key_id})
    people = User.objects.only("name", "email").in_bulk(
        {int(row.actor_id) for row in rows if _is_person(row)}
    )
    for row in rows:
        row.key = keys.get(key_ids[row])
        row.person = people.get(int(row.actor_id)) if _is_person(row) else None
    return rows


def _is_person(entry: Any) -> bool:
    return bool(entry.actor_kind == ActorKind.USER.value and entry.actor_id.isdecimal())


def actor_display(entry: Any) -> SafeString | str:
    """The actor of a row, after `attach_actors`."""
    if entry.actor_kind == ActorKind.SYSTEM.value:
        return format_html('<span title="{}">{}</span>', entry.actor_id, gettext("The service"))
    if entry.key is not None:
        address = reverse("admin:accounts_apikey_change", args=[entry.key.pk])
        return format_html('<a href="{}" class="text-link">{}</a>', address, entry.key.name)
    if entry.person is not None:
        name = entry.person.get_full_name()
        return format_html('<span title="{}">{}</span>', entry.person.email, name)
    return str(entry.actor_id)


def sentence_display(entry: Any) -> SafeString:
    """The sentence of an audit entry, with links to its actor and its target."""
    return sentence(entry, actor_display(entry))


def moment_display(at: datetime) -> str:
    """When, to the second, with the time zone."""
    local = timezone.localtime(at)
    moment = f"{date_format(local, 'SHORT_DATE_FORMAT')} {local:%H:%M:%S}"
    return f"{moment} {offset_from_utc(timezone.get_current_timezone_name(), at)}"


def details_display(entry: AuditEntry) -> SafeString | str:
    """The changes, folded; nothing where there are none."""
    if not entry.changes:
        return ""
    title = ngettext("%(count)s detail", "%(count)s details", len(entry.changes))
    return format_html(
        '<details><summary class="cursor-pointer">{}</summary>{}</details>',
        title % {"count": len(entry.changes)},
        changes_display(entry),
    )


def changes_display(entry: AuditEntry) -> SafeString | str:
    """The changes of an entry, one line per field, in one element so that lists can lay it out."""
    lines = ((name, _change(change)) for name, change in entry.changes.items())
    html = format_html_join("", "<div>{}: {}</div>", lines)
    return format_html("<div>{}</div>", html) if html else "–"


def _change(change: dict[str, Any]) -> SafeString | str:
    if PERSONAL in change:
        return gettext("changed (personal, not kept)")
    return format_html("{} → {}", _value(change.get("before")), _value(change.get("after")))


def _value(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Truncator(text).chars(MAX_VALUE_LENGTH)

"""Formats audit entries for the pages that show them."""

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import Truncator
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.actors import ActorKind
from accounts.models import ApiKey, AuditEntry, User
from accounts.prefixes import AccountsPrefix
from lib import ids
from lib.dates import offset_from_utc

from .rules import PERSONAL
from .sentences import attach_targets, sentence

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
        return format_html('<span title="{}">{}</span>', entry.actor_id, _("The service"))
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
        return _("changed (personal, not kept)")
    return format_html("{} → {}", _value(change.get("before")), _value(change.get("after")))


def _value(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Truncator(text).chars(MAX_VALUE_LENGTH)

"""Entries of the audit in words, for every page that shows some."""

import json
from collections.abc import Iterable
from typing import Any

from django.db.models import BigIntegerField, Case, CharField, OuterRef, Subquery, When
from django.db.models.functions import Cast
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import Truncator
from django.utils.translation import gettext as _

from accounts.actors import ActorKind
from accounts.audit import PERSONAL
from accounts.models import ApiKey, AuditEntry, User
from lib import ids

MAX_VALUE_LENGTH = 200

# A person's address, for the people who see the audit anyway; the entries hold only ids.
ACTOR_EMAIL = Case(
    When(
        actor_kind=ActorKind.USER.value,
        then=Subquery(
            User.objects.filter(pk=Cast(OuterRef("actor_id"), BigIntegerField())).values("email")
        ),
    ),
    output_field=CharField(),
)


def attach_keys(entries: Iterable[Any]) -> Iterable[Any]:
    """The entries, each with its `key` if a key did it: one query for all, the ids are texts."""
    meant = {entry: ids.parse(ids.Prefix.API_KEY, entry.actor_id) for entry in entries}
    keys = ApiKey.objects.only("name").in_bulk({each for each in meant.values() if each})
    for entry, key_id in meant.items():
        entry.key = keys.get(key_id)
    return meant


def actor_display(entry: Any) -> SafeString | str:
    """Who did it; the entry is annotated with PERSON, and went through `name_keys`."""
    if entry.actor_kind == ActorKind.SYSTEM.value:
        return f"{entry.get_actor_kind_display()} ({entry.actor_id})"
    if entry.key is not None:
        address = reverse("admin:accounts_apikey_change", args=[entry.key.pk])
        return format_html('<a href="{}" class="text-link">{}</a>', address, entry.key.name)
    return str(entry.person or entry.actor_id)


def changes_display(entry: AuditEntry) -> SafeString | str:
    """What was changed, a line for each field; one element, as a list sets it beside its label."""
    lines = ((name, _change(change)) for name, change in entry.changes.items())
    told = format_html_join("", "<div>{}: {}</div>", lines)
    return format_html("<div>{}</div>", told) if told else "–"


def _change(change: dict[str, Any]) -> SafeString | str:
    if PERSONAL in change:
        return _("changed (personal, not kept)")
    return format_html("{} → {}", _value(change.get("before")), _value(change.get("after")))


def _value(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Truncator(text).chars(MAX_VALUE_LENGTH)

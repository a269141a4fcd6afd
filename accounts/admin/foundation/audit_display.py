"""Formats audit entries for the pages that show them."""

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

from accounts.domain.actors import ActorKind
from accounts.domain.audit import PERSONAL
from accounts.domain.prefixes import AccountsPrefix
from accounts.models import ApiKey, AuditEntry, User
from lib import ids

MAX_VALUE_LENGTH = 200

# The actor's e-mail address. Entries hold only ids, but members who read the audit may see it.
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
    """Sets `key` on each entry to the API key that was its actor, or None. One query for all."""
    key_ids = {entry: ids.parse(AccountsPrefix.API_KEY, entry.actor_id) for entry in entries}
    keys = ApiKey.objects.only("name").in_bulk({key_id for key_id in key_ids.values() if key_id})
    for entry, key_id in key_ids.items():
        entry.key = keys.get(key_id)
    return key_ids


def actor_display(entry: Any) -> SafeString | str:
    """The actor of an entry. Expects the annotation ACTOR_EMAIL as `person`, and `attach_keys`."""
    if entry.actor_kind == ActorKind.SYSTEM.value:
        return f"{entry.get_actor_kind_display()} ({entry.actor_id})"
    if entry.key is not None:
        address = reverse("admin:accounts_apikey_change", args=[entry.key.pk])
        return format_html('<a href="{}" class="text-link">{}</a>', address, entry.key.name)
    return str(entry.person or entry.actor_id)


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

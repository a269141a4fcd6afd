"""Entries of the audit in words, for every page that shows some."""

import json
from typing import Any

from django.db.models import BigIntegerField, Case, CharField, OuterRef, Subquery, When
from django.db.models.functions import Cast
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import Truncator
from django.utils.translation import gettext as _

from accounts.actors import ActorKind
from accounts.audit import PERSONAL
from accounts.models import AuditEntry, User

LONGEST_VALUE = 200

# A person's address, for the people who see the audit anyway; the entries hold only ids.
PERSON = Case(
    When(
        actor_kind=ActorKind.USER.value,
        then=Subquery(
            User.objects.filter(pk=Cast(OuterRef("actor_id"), BigIntegerField())).values("email")
        ),
    ),
    output_field=CharField(),
)


def who(entry: Any) -> str:
    """Who did it; the entry is annotated with PERSON."""
    if entry.actor_kind == ActorKind.SYSTEM.value:
        return f"{entry.get_actor_kind_display()} ({entry.actor_id})"
    return str(entry.person or entry.actor_id)


def what(entry: AuditEntry) -> SafeString:
    """What was changed, a line for each field."""
    return format_html_join(
        "",
        "<div>{}: {}</div>",
        ((name, _change(change)) for name, change in entry.changes.items()),
    )


def _change(change: dict[str, Any]) -> SafeString | str:
    if PERSONAL in change:
        return _("changed (personal, not kept)")
    return format_html("{} → {}", _value(change.get("before")), _value(change.get("after")))


def _value(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Truncator(text).chars(LONGEST_VALUE)

"""Events for people: what happened, and a link to what it happened to."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.utils.html import format_html
from django.utils.safestring import SafeString

from accounts.audit.sentences import ShownTarget, shown_rows
from webhooks.event_types import EVENT_TYPES

# What comes before the dot of an event type -> the prefix of the ids of what it is about.
PREFIXES = {
    "certificate": "cert",
    "api_key": "key",
    "job": "job",
    "webhook_endpoint": "whe",
    "program": "prog",
    "cohort": "coh",
    "enrolment": "enr",
    "recipient": "rcp",
    "team": "team",
    "quota": "iss",
    "onboarding": "iss",
}


def in_words(event_type: str) -> str:
    """What happened: the summary of the type, or its name where it is no longer known."""
    known = EVENT_TYPES.get(event_type)
    return str(known.summary).replace("`", "") if known else event_type


def words_display(event_type: str) -> SafeString:
    """What happened, with the type's name as receivers read it."""
    return format_html("{}<br><small><code>{}</code></small>", in_words(event_type), event_type)


def attach_subjects(issuer_id: UUID | None, events: Iterable[Any]) -> None:
    """Sets `about` on each event: what it is about, or None. One query for each kind of row."""
    wanted: dict[str, dict[UUID, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for event in events:
        event.about = None
        prefix = PREFIXES.get(event.type.partition(".")[0])
        if prefix is not None and issuer_id is not None:
            wanted[prefix][event.subject].append(event)
    for prefix, by_subject in wanted.items():
        assert issuer_id is not None
        for subject, shown in shown_rows(prefix, issuer_id, by_subject.keys()).items():
            for event in by_subject[subject]:
                event.about = shown


def about_display(event: Any) -> SafeString | str:
    """A link to what an event is about, after `attach_subjects`."""
    about: ShownTarget | None = getattr(event, "about", None)
    return about.html() if about else "–"

"""Events in the back office: list and page, read-only; what they were about, with a link."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any
from uuid import UUID

import orjson
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.audit.sentences import ShownTarget, shown_rows
from accounts.back_office.tenancy import ModeFilter, TenantAdmin, UncountedList
from webhooks.event_types import in_words
from webhooks.models import Event

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


@admin.register(Event)
class EventAdmin(UncountedList, TenantAdmin):
    """The list is read along the index (issuer, mode, transaction), newest first, and never counted."""

    empty_hint = _(
        "Whatever happens to your certificates is recorded here: each that is issued, and each change of status."
    )
    list_display = ("words", "about", "occurred_at", "shown_mode", "shown_id")
    list_filter = (ModeFilter,)
    list_select_related = ("issuer",)
    sortable_by = ()
    ordering = ("-txid", "-id")
    actions = None
    fields = ("shown_id", "words", "about", "sequence", "occurred_at", "shown_mode", "content")
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).defer("body", "txid")

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        attach_subjects(self.membership(request).issuer.pk, changelist.result_list)
        return changelist

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> Event | None:
        event: Event | None = super().get_object(request, object_id, from_field)
        if event is not None:
            attach_subjects(event.issuer_id, [event])
        return event

    def row_title(self, obj: Event) -> str:
        return in_words(obj.type)

    @admin.display(description=_("event"))
    def words(self, event: Event) -> SafeString:
        return words_display(event.type)

    @admin.display(description=_("about"))
    def about(self, event: Event) -> SafeString | str:
        return about_display(event)

    @admin.display(description=_("body"))
    def content(self, event: Event) -> SafeString:
        if event.body is None:
            return format_html("{}", _("Removed after 30 days."))
        text = orjson.dumps(orjson.loads(bytes(event.body)), option=orjson.OPT_INDENT_2).decode()
        return format_html('<pre class="whitespace-pre-wrap">{}</pre>', text)

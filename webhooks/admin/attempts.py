"""The attempts of a delivery on its page, and the badge for an attempt's outcome."""

from django.contrib import admin
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.badges import badge
from accounts.admin.foundation.tenancy import ReadOnlyInline
from webhooks.domain.lifecycle import AttemptOutcome
from webhooks.models import Attempt


def outcome_badge(outcome: str | None, status: int | None) -> SafeString | str:
    """A badge with the HTTP status of an attempt, or with its outcome where there was no answer."""
    if outcome is None:
        return "–"
    word = str(status) if status else AttemptOutcome(outcome).label
    return badge(word, "success" if outcome == AttemptOutcome.HTTP_2XX else "danger")


class AttemptInline(ReadOnlyInline):
    """The attempts of a delivery, latest first."""

    model = Attempt
    fields = ("number", "started_at", "took", "result", "trigger", "answer")
    readonly_fields = fields
    ordering = ("-pk",)

    @admin.display(description=_("took"))
    def took(self, attempt: Attempt) -> str:
        return f"{attempt.duration_ms} ms"

    @admin.display(description=_("outcome"))
    def result(self, attempt: Attempt) -> SafeString | str:
        return outcome_badge(attempt.outcome, attempt.status)

    @admin.display(description=_("answer"))
    def answer(self, attempt: Attempt) -> SafeString | str:
        head = "\n".join(f"{name}: {value}" for name, value in attempt.headers.items())
        rest = _("(cut off)") if attempt.truncated else ""
        text = attempt.error or f"{head}\n\n{attempt.body}{rest}".strip()
        title = attempt.error or _("Show")
        return format_html(
            '<details><summary class="cursor-pointer">{}</summary>'
            '<pre class="whitespace-pre-wrap">{}\n{}</pre></details>',
            title,
            attempt.url,
            text,
        )

"""Small pieces that several lists show."""

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.template.response import TemplateResponse
from django.utils.functional import Promise
from django.utils.safestring import SafeString, mark_safe
from unfold.admin import ModelAdmin

from accounts.scopes import Mode

CONFIRMED = "confirmed"


def badge(text: object, kind: str = "") -> SafeString:
    """A word in a coloured box: danger, warning, success, info, or none. The word says it all."""
    html = render_to_string("unfold/helpers/label.html", {"text": text, "type": kind})
    return mark_safe(html)  # noqa: S308  (a template's output)


def mode_badge(mode: str) -> SafeString:
    """Live or test."""
    return badge(Mode(mode).label, "warning" if mode == Mode.TEST else "")


def confirmation_page(
    model_admin: ModelAdmin,
    request: HttpRequest,
    *,
    question: str | Promise,
    button: str | Promise,
    rows: object,
    harmful: bool = True,
) -> HttpResponse:
    """The page that asks before something that is for good; it posts the same form, confirmed.

    The button warns, unless what it does harms nothing.
    """
    context = {
        **model_admin.admin_site.each_context(request),
        "opts": model_admin.opts,
        "title": question,
        "button": button,
        "rows": rows,
        "repeated": [
            (k, v) for k, v in request.POST.lists() if k in {"action", "_selected_action"}
        ],
        "confirmed": CONFIRMED,
        "variant": "danger" if harmful else "primary",
    }
    return TemplateResponse(request, "admin/confirmation.html", context)

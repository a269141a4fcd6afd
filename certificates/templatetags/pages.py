"""Template tags of the public pages."""

from django import template
from django.conf import settings
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from certificates.rendering.values import graded

register = template.Library()


@register.filter(name="graded")
def graded_or_nothing(value: str | None) -> str:
    """A grade or points with the decimal mark of the active language; empty for none."""
    return graded(value) if value else ""


@register.simple_tag
def operator_links() -> SafeString:
    """Who runs the service: name, imprint, privacy, contact; each as far as the settings name it."""
    locale = get_language() or "en"
    addresses = {
        gettext("Imprint"): settings.IMPRINT_URL,
        gettext("Privacy"): settings.PRIVACY_URL,
        gettext("Contact"): settings.OPERATOR_CONTACT,
    }
    named = gettext("This service is run by %(operator)s.") % {"operator": settings.OPERATOR_NAME}
    links = format_html_join(
        " · ",
        '<a href="{}">{}</a>',
        (
            (address.replace("{locale}", locale), label)
            for label, address in addresses.items()
            if address
        ),
    )
    parts = [format_html("{}", named)] if settings.OPERATOR_NAME else []
    lines = format_html_join("", "<p>{}</p>", ((part,) for part in [*parts, links] if part))
    return format_html('<footer class="operator">{}</footer>', lines) if lines else lines

"""Template tags of the public pages."""

from django import template
from django.conf import settings
from django.utils.translation import get_language, gettext

from certificates.verification.texts import graded

register = template.Library()


@register.filter(name="graded")
def graded_or_nothing(value: str | None) -> str:
    """A grade or points with the decimal mark of the active language; empty for none."""
    return graded(value) if value else ""


@register.inclusion_tag("operator.html")
def operator_links() -> dict[str, object]:
    """Who runs the service: name, imprint, privacy, contact; each as far as the settings name it."""
    links = (
        (gettext("Imprint"), settings.IMPRINT_URL),
        (gettext("Privacy"), settings.PRIVACY_URL),
        (gettext("Contact"), settings.OPERATOR_CONTACT),
    )
    locale = get_language() or "en"
    shown = [(label, url.replace("{locale}", locale)) for label, url in links if url]
    return {"operator": settings.OPERATOR_NAME, "links": shown}

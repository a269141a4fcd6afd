"""Forms of the back office."""

from typing import Any

from django import template
from django.forms import BaseForm

register = template.Library()


@register.simple_tag(takes_context=True)
def faulty_forms(context: template.Context) -> list[BaseForm]:
    """The page's forms of which a field is wrong; none where Django's own page says so already."""
    values: dict[Any, Any] = context.flatten()
    if "adminform" in values:
        return []
    forms = [each for each in values.values() if isinstance(each, BaseForm) and each.is_bound]
    return [
        form
        for form in dict.fromkeys(forms)
        if any(field.errors for field in form.visible_fields())
    ]

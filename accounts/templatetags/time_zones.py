"""The template filter that names a time zone."""

from datetime import datetime

from django import template
from django.utils.translation import get_language

from lib.dates import time_zone_name

register = template.Library()


@register.filter
def zone_at(zone: str, instant: datetime) -> str:
    """`{{ issuer.time_zone|zone_at:due_at }}`: the zone by its city, with the offset at this instant."""
    return time_zone_name(zone, instant, get_language() or "en")

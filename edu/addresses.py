"""Addresses of EDU's rows in the API."""

from django.conf import settings

EDU = "/api/external/edu"


def resource_url(*parts: str) -> str:
    """A row in the API, such as `/edu/{collection}/{public_id}`, or a whole collection."""
    return "/".join((f"{settings.BASE_URL}{EDU}", *parts))

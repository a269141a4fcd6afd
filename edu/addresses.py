"""Where things of EDU are found."""

from django.conf import settings

EDU = "/api/external/edu"


def resource_url(collection: str, public_id: str) -> str:
    """A row in the API: `/edu/{collection}/{public_id}`."""
    return f"{settings.BASE_URL}{EDU}/{collection}/{public_id}"

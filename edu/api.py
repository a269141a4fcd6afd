"""Base of EDU's views: the required feature, and addresses."""

from django.conf import settings

from accounts.api.views import ExternalView
from accounts.scopes import Feature


class EduView(ExternalView):
    """Requires a plan that includes EDU."""

    feature = Feature.EDU


def resource_url(*parts: str) -> str:
    """A row in the API, such as `/edu/{collection}/{public_id}`, or a whole collection."""
    return "/".join((f"{settings.BASE_URL}/api/external/edu", *parts))

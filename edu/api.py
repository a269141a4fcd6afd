"""Base of EDU's views: the required feature, addresses, and the rows hidden from a type-restricted key."""

from uuid import UUID

from django.conf import settings

from accounts.api.views import ExternalView
from accounts.scopes import Feature
from certificates.certificate.operations import hidden_from_types
from edu.models import Enrolment


class EduView(ExternalView):
    """Requires a plan that includes EDU."""

    feature = Feature.EDU

    def hidden(self, *enrolments: Enrolment) -> frozenset[UUID]:
        """The ids of their certificates that are hidden from the key.

        A program may have had another certificate type when they were issued.
        """
        return hidden_from_types((each.certificate_id for each in enrolments), self.caller.types)


def resource_url(*parts: str) -> str:
    """A row in the API, such as `/edu/{collection}/{public_id}`, or a whole collection."""
    return "/".join((f"{settings.BASE_URL}/api/external/edu", *parts))

"""Base of EDU's views: the required feature, and the rows hidden from a type-restricted key."""

from uuid import UUID

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

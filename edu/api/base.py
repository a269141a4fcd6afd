"""What every view of EDU shares: the plan's feature, and what a limited key does not see."""

from typing import ClassVar
from uuid import UUID

from accounts.api.foundation.views import ExternalView
from accounts.scopes import Feature, Scope
from certificates.operations.read import hidden_from_types
from edu.models import Enrolment

READ_OR_MANAGE = {"get": Scope.EDU_READ, "patch": Scope.EDU_MANAGE}


class EduView(ExternalView):
    """Answers those whose plan includes EDU."""

    feature = Feature.EDU
    scopes: ClassVar = {}

    def hidden(self, *enrolments: Enrolment) -> frozenset[UUID]:
        """Those of their certificates that there are not for the key: the program may have had another
        type when they were issued.
        """
        return hidden_from_types((each.certificate_id for each in enrolments), self.caller.types)

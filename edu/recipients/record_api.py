"""The record of a recipient over the API."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.scopes import Scope
from edu.enrolments.schemas import RecipientRecordAnswer, record_answer

from .api import RecipientBaseView
from .records import record_of


class RecordView(RecipientBaseView):
    """`GET /edu/recipients/{id}/record`"""

    scopes = {"get": Scope.EDU_READ}

    @documented(
        operation_id="getRecipientRecord",
        summary=_("All enrolments and certificates of a recipient, with their states"),
        tag="recipients",
        response=RecipientRecordAnswer,
        errors=("erased",),
    )
    def get(self, request: Request, recipient_id: str) -> HttpResponse:
        recipient = self.find(recipient_id)
        entries = record_of(recipient, types=self.caller.types)
        hidden = self.hidden(*(each.enrolment for each in entries))
        return self.answer(record_answer(recipient, entries, hidden))

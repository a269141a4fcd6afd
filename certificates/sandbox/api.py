"""`POST` and `DELETE /certificates/test-data`: fill the test mode with samples, and empty it."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.answers import Answer
from accounts.api.schema import documented
from accounts.api.views import ExternalView
from accounts.scopes import Scope

from .operations import add_samples, remove_test_data


class SampleDataAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """How many test certificates were made or removed."""

    certificates: int


class SampleDataView(ExternalView):
    """`POST` and `DELETE /certificates/test-data`"""

    scopes = {"post": Scope.CERTIFICATES_MANAGE, "delete": Scope.CERTIFICATES_MANAGE}
    of_all_types = True

    @documented(
        operation_id="addSampleData",
        summary=_("Fill the test mode with sample certificates of every status"),
        tag="certificates",
        response=SampleDataAnswer,
        errors=("test_mode_only", "conflict", "consent_required"),
    )
    def post(self, request: Request) -> HttpResponse:
        made = add_samples(context=self.request_context(request))
        return self.answer(SampleDataAnswer(certificates=made))

    @documented(
        operation_id="removeTestData",
        summary=_("Remove all test certificates and test events, and put the test clock back"),
        tag="certificates",
        response=SampleDataAnswer,
        errors=("test_mode_only",),
    )
    def delete(self, request: Request) -> HttpResponse:
        removed = remove_test_data(context=self.request_context(request))
        return self.answer(SampleDataAnswer(certificates=removed))

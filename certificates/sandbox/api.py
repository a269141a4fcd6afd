"""`POST` and `DELETE /certificates/test-data`: fill the test mode with samples, and empty it."""

from typing import Annotated

from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.scopes import Scope

from .operations import add_samples, remove_test_data


class SampleDataAnswer(Answer, frozen=True, kw_only=True):
    """How many test certificates were made or removed."""

    certificates: Annotated[
        int, Meta(description="How many test certificates were made or removed")
    ]


class SampleDataApi(ExternalView):
    """Samples of the test mode."""

    tag = "certificates"
    of_all_types = True

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=("test_mode_only", "conflict", "consent_required"))
    def add_sample_data(self) -> SampleDataAnswer:
        """Fill the test mode with sample certificates of every status"""
        made = add_samples(context=self.context)
        return SampleDataAnswer(certificates=made)

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=("test_mode_only",))
    def remove_test_data(self) -> SampleDataAnswer:
        """Remove all test certificates and test events, and put the test clock back"""
        removed = remove_test_data(context=self.context)
        return SampleDataAnswer(certificates=removed)

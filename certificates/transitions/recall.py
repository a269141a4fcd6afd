"""The recall page: select many certificates, preview them, confirm their number, start the job."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar

from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.confirm import ConfirmPage, Text
from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.jobs.admin.redirects import redirect_to_job
from accounts.jobs.models import Job
from accounts.scopes import Feature
from certificates.certificate.read import CertificateSummary
from certificates.errors import CountChanged
from certificates.lifecycle import Action
from certificates.models import CertificateType
from certificates.search.badges import status_badge
from certificates.search.lists import searchable_labels

from . import bulk_transitions, selection
from .bulk_transitions import IRREVERSIBLE
from .pages import PAGES, TransitionsAdmin
from .recall_forms import RecallReasonForm, RecallSelectionForm


class RecallPage(ConfirmPage):
    """Asks which certificates; once they were previewed, asks for the reason and their number.

    The selection stands in the URL of the page that shows it, and is posted with the reason:
    a form that comes too late is kept by its URL, without its query, until the person proves
    who they are.
    """

    title = _("Recall")
    button = Action.SUSPEND.label
    template = "admin/certificates/certificate/recall.html"
    nothing_to_do: ClassVar[Text] = ""  # the template says that no certificate matches
    selected_rows: selection.SelectionPreview | None = None  # their number, and some of them
    refusal: Text = ""  # why the selection cannot be used

    def __init__(self, model_admin: Any, request: HttpRequest) -> None:
        super().__init__(model_admin, request, [])
        self.issuer = model_admin.membership(request).issuer
        self.which = RecallSelectionForm(
            request.POST if self.is_posted() else request.GET,
            types=CertificateType.objects.for_issuer(self.issuer.pk).order_by("code"),
            searchable=searchable_labels(self.issuer.pk),
        )

    def respond(self) -> HttpResponse:
        """Shows the first form until it selects certificates; then runs the steps of the base."""
        try:
            self.issuer.facts().require_feature(Feature.BULK)
            if not self.which.is_valid():
                return self.show(None)
            self.select()
        except ServiceError as error:
            self.refusal = error.detail()
        except ValidationError as error:
            self.refusal = error.messages[0]
        return self.show(None) if self.refusal else super().respond()

    def select(self) -> None:
        """Reads the selected certificates.

        Raises CertificateFilterTooBroad, TooManySelected, and ValidationError.
        """
        self.action = self.which.chosen_action
        self.button, self.danger = self.action.label, self.action in IRREVERSIBLE
        self.selection = self.which.selection(self.issuer.pk, self.issuer.time_zone)
        self.selected_rows = selection.preview(
            context=self.admin.request_context(self.request, self.which.chosen_mode),
            selection=self.selection,
            action=self.action,
        )

    def make_form(self, data: Any) -> RecallReasonForm:
        assert self.selected_rows is not None
        initial = {"up_to": self.selected_rows.up_to.isoformat()}
        return RecallReasonForm(data, action=self.action, initial=initial)

    def perform(self, form: RecallReasonForm) -> HttpResponse:
        start = self.admin.end_many if self.action in IRREVERSIBLE else self.admin.begin
        job = start(self.request, self, form)
        text = _("The job was started. This page shows its progress.")
        self.admin.message_user(self.request, text, messages.SUCCESS)
        return redirect_to_job(job, back=self.back_url())

    def show_error(self, form: RecallReasonForm, error: ServiceError) -> bool:
        """Shows why nothing was started; what was typed stays, to be sent again."""
        form.add_error("count" if isinstance(error, CountChanged) else None, error.detail())
        return True

    def context(self, form: RecallReasonForm | None) -> Mapping[str, Any]:
        if self.selected_rows is None:
            return {"which": self.which, "refusal": self.refusal}
        return {
            "which": self.which,
            "repeated": [(name, [value]) for name, value in self.which.stated()],
            "selected": self.selected_rows,
            "left": self.selected_rows.count - self.selected_rows.movable,
            "samples": self._samples(self.selected_rows.samples),
            "warning": PAGES[self.action].warning,
        }

    def _samples(self, rows: Sequence[CertificateSummary]) -> Sequence[tuple[Any, ...]]:
        """Some of the certificates, each with the name of its type and its status."""
        own = CertificateType.objects.for_issuer(self.issuer.pk).select_related("current")
        types = {
            each.code: each.current for each in own.filter(code__in=[row.type_code for row in rows])
        }
        time, now = self.issuer.certificate_time, timezone.now()
        return [
            (row, types[row.type_code], status_badge(row.status(time(row.mode, now))))
            for row in rows
        ]

    def back_url(self) -> str:
        return self.list_url()


@reauthenticated("end_many")
class RecallAdmin(TenantAdmin):
    """The recall page beside the list of certificates."""

    def get_urls(self) -> list[URLPattern]:
        return [self.page_path("recall/", self.recall, "recall"), *super().get_urls()]

    def may_recall(self, request: HttpRequest) -> bool:
        """Needs the same roles as changing the status of one certificate."""
        return self.may(request, TransitionsAdmin.movers)

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> Any:
        offered = {"may_recall": self.may_recall(request)}
        return super().changelist_view(request, {**(extra_context or {}), **offered})

    def recall(self, request: HttpRequest) -> HttpResponse:
        """The page, for members who may recall."""
        if not self.may_recall(request):
            raise PermissionDenied
        return RecallPage(self, request).respond()

    def begin(self, request: HttpRequest, page: RecallPage, form: RecallReasonForm) -> Job:
        """Starts the job, for certificates issued before the page was shown."""
        up_to: datetime = form.cleaned_data["up_to"]
        return bulk_transitions.start(
            context=self.request_context(request, page.which.chosen_mode),
            action=page.action,
            selection=selection.up_to(page.selection, up_to),
            explanation=form.explanation(),
            expected=form.cleaned_data["count"],
        )

    def end_many(self, request: HttpRequest, page: RecallPage, form: RecallReasonForm) -> Job:
        """Starts a job that cannot be undone. Needs a recent sign-in."""
        return self.begin(request, page, form)

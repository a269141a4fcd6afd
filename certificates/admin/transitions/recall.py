"""The recall page: select many certificates, preview them, confirm their number, start the job."""

from datetime import datetime
from typing import Any, NamedTuple

from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.reauthentication import reauthenticated
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.jobs.models import Job
from accounts.scopes import Feature
from certificates.domain.lifecycle import Action
from certificates.errors import CountChanged
from certificates.models import CertificateType
from certificates.operations.bulk import bulk_transitions, selection
from certificates.operations.bulk.bulk_transitions import IRREVERSIBLE
from certificates.operations.search.lists import searchable_labels

from .pages import PAGES, TransitionsAdmin
from .recall_forms import RecallReasonForm, RecallSelectionForm

PAGE = "admin/certificates/certificate/recall.html"


class RecallPreview(NamedTuple):
    """The selection form, the selection, and its preview."""

    which: RecallSelectionForm
    selection: selection.CertificateSelection
    preview: selection.SelectionPreview


@reauthenticated("end_many")
class RecallAdmin(TenantAdmin):
    """The page beside the list of certificates.

    What is chosen stands in the address of the page that shows it, and is posted with the reason:
    a form that comes too late is kept by its address, without its query, until the person proves
    who they are.
    """

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
        """Shows the form, then the preview; starts the job once the number is typed."""
        if not self.may_recall(request):
            raise PermissionDenied
        issuer = self.seat(request).issuer
        types = CertificateType.objects.for_issuer(issuer.pk)
        chosen = request.POST if request.method == "POST" else request.GET
        own = searchable_labels(issuer.pk)
        which = RecallSelectionForm(chosen, types=types.order_by("code"), searchable=own)
        try:
            issuer.facts().require_feature(Feature.BULK)
            if not which.is_valid():
                return self.show(request, which)
            return self.look(request, self.meant(request, which))
        except ServiceError as error:
            return self.show(request, which, refusal=error.detail())
        except ValidationError as error:
            return self.show(request, which, refusal=error.messages[0])

    def meant(self, request: HttpRequest, which: RecallSelectionForm) -> RecallPreview:
        """The preview. Raises CertificateFilterTooBroad, TooManySelected, and ValidationError."""
        issuer, now = self.seat(request).issuer, timezone.now()
        meant = which.selection(issuer.pk, issuer.time_zone)
        preview = selection.preview(
            issuer_id=issuer.pk,
            mode=which.chosen_mode,
            selection=meant,
            action=which.chosen_action,
            now=now,
        )
        return RecallPreview(which, meant, preview)

    def look(self, request: HttpRequest, meant: RecallPreview) -> HttpResponse:
        """Shows the preview and the form for the reason; starts the job once that is valid."""
        action = meant.which.chosen_action
        is_posted = request.method == "POST"
        initial = {"up_to": meant.preview.up_to.isoformat()}
        why = RecallReasonForm(request.POST if is_posted else None, action=action, initial=initial)
        if is_posted and why.is_valid():
            begin = self.end_many if action in IRREVERSIBLE else self.begin
            try:
                job = begin(request, meant, why)
            except CountChanged as error:
                why.add_error("count", error.detail())
            else:
                text = _("It has begun. How far it is stands here.")
                self.message_user(request, text, messages.SUCCESS)
                return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))
        return self.show(request, meant.which, meant=meant, why=why)

    def begin(self, request: HttpRequest, meant: RecallPreview, why: RecallReasonForm) -> Job:
        """Starts the job, for certificates issued before the page was shown."""
        up_to: datetime = why.cleaned_data["up_to"]
        return bulk_transitions.start(
            context=self.request_context(request, meant.which.chosen_mode),
            action=meant.which.chosen_action,
            selection=selection.up_to(meant.selection, up_to),
            explanation=why.why(),
            expected=why.cleaned_data["count"],
        )

    def end_many(self, request: HttpRequest, meant: RecallPreview, why: RecallReasonForm) -> Job:
        """Starts a job that cannot be undone. Needs a recent sign-in."""
        return self.begin(request, meant, why)

    def show(
        self,
        request: HttpRequest,
        which: RecallSelectionForm,
        *,
        meant: RecallPreview | None = None,
        why: RecallReasonForm | None = None,
        refusal: str | None = None,
    ) -> HttpResponse:
        action = which.chosen_action if meant else Action.SUSPEND
        now = timezone.now()
        samples = meant.preview.samples if meant else ()
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Recall"),
            "which": which,
            "repeated": which.stated() if meant else (),
            "found": meant and meant.preview,
            "left": meant and meant.preview.count - meant.preview.movable,
            "samples": [(row, row.status(now).label) for row in samples],
            "why": why,
            "warning": PAGES[action].warning,
            "button": action.label,
            "is_grave": action in IRREVERSIBLE,
            "refusal": refusal,
        }
        return TemplateResponse(request, PAGE, context)

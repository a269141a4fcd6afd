"""The pages of the back office that ask before much is sent again, and start the job."""

from collections.abc import Callable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.admin import ModelAdmin

from accounts.admin.acting import actor_of
from accounts.admin.marks import confirmation
from accounts.errors import ServiceError
from accounts.models import Job
from webhooks.forms import ReplayForm, SendAgainForm
from webhooks.models import Delivery, Endpoint
from webhooks.operations.deliveries import start_bulk_retry, start_replay

from .filters import selection_of

COUNTED = 100_000  # beyond this many nobody counts on before the job does
PAGE = "admin/webhooks/send_again.html"


def send_matching(model_admin: Any) -> Callable[..., HttpResponse]:
    """The page "send again all that the list shows": how many, how fast, and a job."""

    def view(request: HttpRequest) -> HttpResponse:
        if not model_admin.has_send_permission(request):
            raise PermissionDenied
        issuer = model_admin.seat(request).issuer
        selection, mode = selection_of(request.GET)
        form = SendAgainForm(request.POST or None)
        lead, refused = "", False
        try:
            if request.method == "POST" and form.is_valid():
                job = start_bulk_retry(
                    issuer=issuer.facts(),
                    mode=mode,
                    selection=selection,
                    include_succeeded=form.cleaned_data["include_succeeded"],
                    max_per_second=form.cleaned_data["max_per_second"],
                    dry_run=False,
                    actor=actor_of(request),
                    now=timezone.now(),
                )
                return _to(job)
            lead = _count(selection.rows(issuer.pk, mode).order_by()[:COUNTED].count())
        except ServiceError as error:
            lead, refused = error.detail(), True
        return _page(model_admin, request, _("Send again"), lead, form, refused=refused)

    return view


def replay(model_admin: Any, request: HttpRequest, endpoint: Endpoint) -> HttpResponse:
    """The page "send everything again since"."""
    form = ReplayForm(request.POST or None)
    refusal = None
    if request.method == "POST" and form.is_valid():
        try:
            job = start_replay(
                issuer=model_admin.seat(request).issuer.facts(),
                endpoint=endpoint,
                since=form.cleaned_data["since"],
                event_types=(),
                include_succeeded=form.cleaned_data["include_succeeded"],
                max_per_second=form.cleaned_data["max_per_second"],
                dry_run=False,
                actor=actor_of(request),
                now=timezone.now(),
            )
            return _to(job)
        except ServiceError as error:
            refusal = error.detail()
    lead = refusal or _(
        "Everything that has happened since then and passes the filter of this endpoint is sent: also what it was never sent."
    )
    title = _("Send everything again")
    return _page(model_admin, request, title, lead, form, refused=bool(refusal))


def ask(model_admin: ModelAdmin, request: HttpRequest, delivery: Delivery) -> HttpResponse:
    """The page that asks before one delivery is sent again."""
    return confirmation(
        model_admin,
        request,
        question=_("Send this event to the endpoint once more, now?"),
        button=_("Send again"),
        rows=[delivery],
    )


def _count(number: int) -> str:
    """How many there are."""
    if number >= COUNTED:
        return str(_("More than %(count)s deliveries match the filter.")) % {"count": COUNTED}
    text = ngettext(
        "%(count)s delivery matches the filter.", "%(count)s deliveries match the filter.", number
    )
    return text % {"count": number}


def _page(
    model_admin: ModelAdmin,
    request: HttpRequest,
    title: Any,
    lead: Any,
    form: Form,
    *,
    refused: bool,
) -> HttpResponse:
    context = {
        **model_admin.admin_site.each_context(request),
        "opts": model_admin.opts,
        "title": title,
        "lead": lead,
        "refused": refused,
        "form": form,
        "media": model_admin.media + form.media,
    }
    return TemplateResponse(request, PAGE, context)


def _to(job: Job) -> HttpResponse:
    """The job's page, where its progress is seen."""
    return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

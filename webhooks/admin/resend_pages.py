"""Back-office pages that ask before deliveries or events are sent again, and start the job."""

from collections.abc import Callable, Mapping
from typing import Any

from django.core.exceptions import PermissionDenied
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.admin import ModelAdmin

from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.badges import CONFIRMED, confirmation_page
from accounts.errors import ServiceError
from accounts.jobs.models import Job
from webhooks.forms import ReplayForm, SendAgainForm
from webhooks.models import Delivery, Endpoint
from webhooks.operations.deliveries import start_bulk_retry, start_replay
from webhooks.operations.replay import COUNTED, count_events_to_replay

from .filters import selection_of

PAGE = "admin/webhooks/asking.html"
COUNT = {"count": _("Count")}  # buttons, by what they send
SEND = {CONFIRMED: _("Send again")}


def send_matching(model_admin: Any) -> Callable[..., HttpResponse]:
    """The page "send again all that the list shows": shows the count, asks for the rate, starts a job."""

    def view(request: HttpRequest) -> HttpResponse:
        if not model_admin.has_send_permission(request):
            raise PermissionDenied
        issuer = model_admin.seat(request).issuer
        form = SendAgainForm(request.POST or None)
        lead, refused = "", False
        try:
            selection, mode = selection_of(request.GET)
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
        return _page(model_admin, request, _("Send again"), lead, form, SEND, refused=refused)

    return view


def replay(model_admin: Any, request: HttpRequest, endpoint: Endpoint) -> HttpResponse:
    """The page "send everything again since": counts the events first, then starts a job."""
    form = ReplayForm(request.POST or None)
    title, buttons, refused = _("Send everything again"), COUNT, False
    lead = str(
        _(
            "Everything that has happened since then and passes the filter of this endpoint is sent: also what it was never sent."
        )
    )
    if request.method == "POST" and form.is_valid():
        try:
            if CONFIRMED in request.POST:
                return _to(_start_replay(model_admin, request, endpoint, form))
            lead, buttons = _count_events(endpoint, form), COUNT | SEND
        except ServiceError as error:
            lead, refused = error.detail(), True
    return _page(model_admin, request, title, lead, form, buttons, refused=refused)


def _start_replay(
    model_admin: Any, request: HttpRequest, endpoint: Endpoint, form: ReplayForm
) -> Job:
    return start_replay(
        issuer=model_admin.seat(request).issuer.facts(),
        endpoint=endpoint,
        since=form.cleaned_data["since"],
        event_types=form.cleaned_data["event_types"],
        include_succeeded=form.cleaned_data["include_succeeded"],
        max_per_second=form.cleaned_data["max_per_second"],
        dry_run=False,
        actor=actor_of(request),
        now=timezone.now(),
    )


def _count_events(endpoint: Endpoint, form: ReplayForm) -> str:
    """How many events the replay covers, as a sentence. Delivered ones are skipped unless included."""
    number = count_events_to_replay(
        endpoint=endpoint,
        since=form.cleaned_data["since"],
        event_types=form.cleaned_data["event_types"],
    )
    if number >= COUNTED:
        return str(_("More than %(count)s events are meant.")) % {
            "count": number_format(COUNTED, force_grouping=True)
        }
    text = ngettext("%(count)s event is meant.", "%(count)s events are meant.", number)
    return text % {"count": number_format(number, force_grouping=True)}


def confirm_with_form(
    model_admin: ModelAdmin,
    request: HttpRequest,
    question: Any,
    button: Any,
    endpoint: Endpoint,
    form: Form,
) -> HttpResponse:
    """A confirmation page with a form, for an action on an endpoint."""
    return _page(model_admin, request, question, str(endpoint), form, {CONFIRMED: button})


def confirm_resend(
    model_admin: ModelAdmin, request: HttpRequest, delivery: Delivery
) -> HttpResponse:
    """The confirmation page for sending one delivery again."""
    return confirmation_page(
        model_admin,
        request,
        question=_("Send this event to the endpoint once more, now?"),
        button=_("Send again"),
        rows=[delivery],
    )


def _count(number: int) -> str:
    """How many deliveries match, as a sentence."""
    if number >= COUNTED:
        return str(_("More than %(count)s deliveries match the filter.")) % {
            "count": number_format(COUNTED, force_grouping=True)
        }
    text = ngettext(
        "%(count)s delivery matches the filter.", "%(count)s deliveries match the filter.", number
    )
    return text % {"count": number_format(number, force_grouping=True)}


def _page(
    model_admin: ModelAdmin,
    request: HttpRequest,
    title: Any,
    lead: Any,
    form: Form,
    buttons: Mapping[str, Any],
    *,
    refused: bool = False,
) -> HttpResponse:
    context = {
        **model_admin.admin_site.each_context(request),
        "opts": model_admin.opts,
        "title": title,
        "lead": lead,
        "refused": refused,
        "form": form,
        "submits": buttons,
        "media": model_admin.media + form.media,
    }
    return TemplateResponse(request, PAGE, context)


def _to(job: Job) -> HttpResponse:
    """Redirect to the job's page, which shows its progress."""
    return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

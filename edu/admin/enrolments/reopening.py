"""Beside an enrolment: the page on which it is taken up again, and its certificate revoked with it."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action
from unfold.widgets import UnfoldBooleanSwitchWidget

from accounts.errors import ServiceError
from accounts.forms import show_service_error
from certificates.admin.transitions.forms import TransitionForm
from certificates.lifecycle import Action, State
from certificates.models import Certificate
from edu.admin.permissions import EduAdmin
from edu.lifecycle import REOPENABLE_STATUSES
from edu.models import Enrolment
from edu.operations.enrolments import reopening

NOTES = ("public_note", "note")


class ReopenForm(TransitionForm):
    """Why. Where a certificate stands it is revoked with it, and only then there are notes."""

    revoke = forms.BooleanField(
        label=_("Revoke its certificate"),
        help_text=_("For good: the public page says at once that it was withdrawn."),
        error_messages={
            "required": _("As long as its certificate is not revoked, nothing can be taken back.")
        },
        widget=UnfoldBooleanSwitchWidget,
    )

    def __init__(self, *args: Any, certificate: Certificate | None, **kwargs: Any) -> None:
        super().__init__(*args, action=Action.REVOKE, **kwargs)
        self.order_fields(["reason", "revoke", *NOTES])
        if certificate is None or certificate.state == State.REVOKED:
            self.fields["reason"].help_text = ""
            for name in ("revoke", *NOTES):
                del self.fields[name]

    @property
    def revokes(self) -> bool:
        """Whether a certificate stands."""
        return "revoke" in self.fields


class ReopeningPage(EduAdmin):
    """For those who run the cohort, or its program."""

    @action(  # type: ignore[untyped-decorator]
        description=_("Reopen"), permissions=["withdraw"], url_path="reopen", icon="undo"
    )
    def reopen_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Asks why, then does both or neither."""
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return self.is_gone(request, object_id)
        page = HttpResponseRedirect(reverse("admin:edu_enrolment_change", args=[found.pk]))
        if found.status not in REOPENABLE_STATUSES:
            text = _("Only what was completed or failed is reopened.")
            self.message_user(request, text, messages.ERROR)
            return page
        form = ReopenForm(request.POST or None, certificate=found.certificate)
        if form.is_valid() and self._reopen(request, found, form):
            return page
        page_context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "original": found,
            "title": _("Reopen the enrolment of %(recipient)s") % {"recipient": found.recipient},
            "form": form,
        }
        return TemplateResponse(request, "admin/edu/enrolment/reopen.html", page_context)

    def _reopen(self, request: HttpRequest, found: Enrolment, form: ReopenForm) -> bool:
        try:
            reopening.reopen(
                context=self.request_context(request, found.mode),
                enrolment_id=found.pk,
                why=form.why(),
                revoke=form.revokes,
            )
        except ServiceError as error:
            show_service_error(form, error)
            return False
        self.message_user(request, _("The enrolment goes on."), messages.SUCCESS)
        return True

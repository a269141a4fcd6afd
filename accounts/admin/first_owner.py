"""The page on which operators of the platform invite the first owner of a new issuer by e-mail."""

from uuid import UUID

from django.contrib import admin, messages
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.errors import ServiceError
from accounts.forms import FirstOwnerForm, show_service_error
from accounts.models import Issuer
from accounts.operations.people.invitations import invite_first_owner

from .foundation.actor import actor_of
from .foundation.pages import OperatorPage, operator_route
from .foundation.reauthentication import reauthenticated
from .mailing import send_after_commit


@reauthenticated("post")
class FirstOwnerPage(OperatorPage):
    """A form that asks for an e-mail address and sends an invitation to it."""

    def get(self, request: HttpRequest, *, pk: UUID) -> HttpResponse:
        issuer = get_object_or_404(Issuer, pk=pk)
        return self.page(issuer, FirstOwnerForm(initial={"locale": issuer.default_locale}))

    def post(self, request: HttpRequest, *, pk: UUID) -> HttpResponse:
        issuer, form = get_object_or_404(Issuer, pk=pk), FirstOwnerForm(request.POST)
        if not form.is_valid():
            return self.page(issuer, form)
        try:
            self.invite(issuer, form)
        except ServiceError as error:
            show_service_error(form, error)
            return self.page(issuer, form)
        messages.success(request, _("The invitation was made."))
        return HttpResponseRedirect(reverse("admin:accounts_issuer_change", args=[issuer.pk]))

    @transaction.atomic
    def invite(self, issuer: Issuer, form: FirstOwnerForm) -> None:
        """Creates the invitation in one transaction; the mail is sent after the commit."""
        invited = invite_first_owner(
            issuer_id=issuer.pk,
            email=form.cleaned_data["email"],
            locale=form.cleaned_data["locale"],
            actor=actor_of(self.request),
            now=timezone.now(),
        )
        send_after_commit(invited)

    def page(self, issuer: Issuer, form: FirstOwnerForm) -> HttpResponse:
        """The page with the form."""
        context = {
            **admin.site.each_context(self.request),
            "title": _("Invite the first owner of %(issuer)s") % {"issuer": issuer.name},
            "form": form,
            "issuer": issuer,
        }
        return TemplateResponse(self.request, "admin/first_owner.html", context)


routes = [operator_route("<uuid:pk>/first-owner/", FirstOwnerPage, "first_owner")]

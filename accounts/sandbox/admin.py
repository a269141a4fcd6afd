"""The page of the test mode, and the form that moves its clock."""

from datetime import datetime
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse_lazy
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import request_context_of
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import IssuerPage, issuer_route
from accounts.errors import ServiceError
from accounts.sandbox.operations import advance_test_clock
from accounts.scopes import Mode, Scope, roles_with
from lib.dates import start_of_day


class TestClockForm(BackOfficeForm):
    """The day to set the test clock to."""

    day = forms.DateField(
        label=_("Set forward to"),
        help_text=_("The beginning of this day. The clock cannot be set back."),
    )

    def begin(self, zone: str) -> datetime:
        """The first moment of the day in this time zone."""
        begin: datetime = start_of_day(self.cleaned_data["day"], zone)
        return begin


TEST_MODE_URL = reverse_lazy("admin:accounts_issuer_test_mode")


class TestModePage(IssuerPage):
    """What the test clock shows, and the form that sets it forward."""

    writers = roles_with(Scope.ACCOUNT_MANAGE)
    title = _("Test mode")
    template = "admin/accounts/test_mode.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show(TestClockForm())

    def post(self, request: HttpRequest) -> HttpResponse:
        form = TestClockForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        try:
            advance_test_clock(
                context=request_context_of(request, Mode.TEST),
                to=form.begin(self.membership.issuer.time_zone),
            )
        except ServiceError as error:
            form.add_error("day", error.detail())
            return self.show(form)
        messages.success(request, _("The test clock was set forward."))
        return HttpResponseRedirect(str(TEST_MODE_URL))

    def show(self, form: Any) -> HttpResponse:
        """The page, with the errors of the form that was posted."""
        test_time = self.membership.issuer.certificate_time(Mode.TEST, timezone.now())
        media = admin.site.get_model_admin(type(self.membership.issuer)).media + form.media
        return self.page(form=form, test_time=test_time, media=media)


routes = [issuer_route("test-mode/", TestModePage, "test_mode")]

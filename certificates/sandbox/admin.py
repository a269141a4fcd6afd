"""The page that fills the test mode with samples, and empties it."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _, ngettext

from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.scopes import Mode, Scope, roles_with

from .operations import add_samples, remove_test_data

WRITERS = roles_with(Scope.CERTIFICATES_MANAGE)


def change_test_data(model_admin: TenantAdmin, request: HttpRequest) -> HttpResponse:
    """Asks, and on the button adds samples or removes all test data."""
    if not model_admin.may(request, WRITERS):
        raise PermissionDenied
    if request.method != "POST":
        template = "admin/certificates/certificate/test_data.html"
        return model_admin.page(request, template, _("Test data"))
    context: Any = model_admin.request_context(request, Mode.TEST)
    try:
        if "remove" in request.POST:
            count = remove_test_data(context=context)
            text = ngettext(
                "%(count)s test certificate was removed.",
                "%(count)s test certificates were removed.",
                count,
            )
        else:
            count = add_samples(context=context)
            text = ngettext(
                "%(count)s sample certificate was made.",
                "%(count)s sample certificates were made.",
                count,
            )
        messages.success(request, text % {"count": count})
    except ServiceError as error:
        messages.error(request, error.detail())
    address = reverse("admin:certificates_certificate_changelist")
    return HttpResponseRedirect(f"{address}?mode={Mode.TEST}")

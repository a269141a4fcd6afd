"""The button in the settings that exports everything that the account owns."""

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, reverse

from accounts.back_office.reauthentication import reauthenticated_to_save
from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.exports import EXPORT
from accounts.jobs.operations import create_job
from accounts.jobs.redirects import redirect_to_job
from accounts.scopes import Mode, Role


@reauthenticated_to_save("export_account")
class AccountExportAdmin(TenantAdmin):
    """Mixed into the admin of jobs. Owners export, after a recent sign-in; operators who look in do not."""

    def get_urls(self) -> list[URLPattern]:
        return [self.page_path("export/", self.export_account, "export"), *super().get_urls()]

    def export_account(self, request: HttpRequest) -> HttpResponse:
        """Starts the export and leads to its page."""
        if (
            not self.may(request, frozenset({Role.OWNER}))
            or self.membership(request).is_impersonated
        ):
            raise PermissionDenied
        settings_url = reverse("admin:accounts_issuer_settings")
        if request.method != "POST":
            return HttpResponseRedirect(settings_url)
        mode = Mode.TEST if request.POST.get("mode") == Mode.TEST else Mode.LIVE
        try:
            job = create_job(context=self.request_context(request, mode), kind=EXPORT)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(settings_url)
        return redirect_to_job(job)

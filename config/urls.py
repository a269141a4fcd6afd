"""The URLs of the service, and its error handlers."""

import sys

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.urls import Resolver404, URLPattern, URLResolver, include, path
from django.utils.module_loading import autodiscover_modules
from django.views.generic import RedirectView

from accounts.api import problems
from accounts.back_office.tenancy import autocomplete
from accounts.scopes import Mode
from accounts.settings.api import logo
from accounts.sign_in.lockout import too_many
from accounts.sign_in.pages import InvitationPage
from accounts.signing_keys.api import did_document
from certificates.public_pages import LanguageRedirect
from certificates.urls import list_urlpatterns, public_urlpatterns
from config import pages
from config.back_office import command_palette
from config.back_office.dashboard import put_away
from config.back_office.service import runbook_page, service_page
from config.back_office.try_out import try_operation
from config.docs import pages as docs
from config.docs.guides import VerifierDownload
from config.docs.reference_pages import ReferencePage, ResourcePage
from config.docs.search import SearchPage
from config.observability import metrics
from config.observability.checks import healthz, readyz
from config.pages import nothing_here, refusal, unavailable_page

# Here and not when Django starts: workers and commands need no pages, and start in three quarters of the time.
autodiscover_modules("admin", register_to=admin.site)
# Django's own form would ask for the password alone.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
admin.site.autocomplete_view = autocomplete  # type: ignore[method-assign,assignment]
admin.site.search = command_palette.search  # type: ignore[attr-defined]

api_urlpatterns: list[URLPattern | URLResolver] = [
    path("external/", include(list_urlpatterns)),
    path("external/certificates/", include("certificates.urls")),
    path("external/webhooks/", include("webhooks.urls")),
    path("external/edu/", include("edu.urls")),
    path("external/", include("accounts.urls")),
    path("external/openapi.json", docs.openapi, name="openapi"),
    path("public/certificates/", include(public_urlpatterns)),
]
# fmt: off
urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("metrics", metrics.view, name="metrics"),
    path("api/", include(api_urlpatterns)),
    # It registers the converter of languages, `<locale:...>`, that the pages below use.
    path("", include("certificates.public_urls")),
    path("admin", RedirectView.as_view(pattern_name="admin:index")),
    path("admin/access/", include("accounts.sign_in.urls")),
    path("admin/password_change/", RedirectView.as_view(pattern_name="account_change_password")),
    path("admin/r/<path:row>", nothing_here),
    path("admin/first-steps/", put_away, name="first-steps"),
    path("admin/service/", service_page, name="service"),
    path("admin/service/runbook/", runbook_page, name="service-runbook"),
    path("admin/try/<slug:operation>/", try_operation, name="try-operation"),
    path("admin/", admin.site.urls),
    path("branding/<str:issuer_id>/<slug:digest>.png", logo, name="logo"),
    path("issuers/<str:issuer_id>/did.json", did_document, {"mode": Mode.LIVE}, name="did"),
    path("issuers/<str:issuer_id>/test/did.json", did_document, {"mode": Mode.TEST}, name="did-test"),
    path("invitations/<str:token>/", InvitationPage.as_view(), name="invitation"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("llms.txt", docs.llms, name="llms"),
    path("verifier/<str:name>", VerifierDownload.as_view(), name="verifier"),
    path("docs/", LanguageRedirect.as_view(to="docs"), name="docs-redirect"),
    path("<locale:locale>/docs/", docs.IndexPage.as_view(), name="docs"),
    path("<locale:locale>/docs/errors", docs.ErrorsPage.as_view(), name="docs-errors"),
    # Until 2026-11 a collection; Postman imports OpenAPI.
    path("<locale:locale>/docs/postman.json", RedirectView.as_view(url="/api/external/openapi.json?lang=%(locale)s")),
    path("<locale:locale>/docs/changes.atom", docs.ChangesFeed.as_view(), name="docs-changes"),
    path("<locale:locale>/docs/<slug:slug>.md", docs.MarkdownPage.as_view(), name="docs-markdown"),
    path("<locale:locale>/docs/search", SearchPage.as_view(), name="docs-search"),
    path("<locale:locale>/docs/reference", ReferencePage.as_view(), name="docs-reference"),
    path("<locale:locale>/docs/reference/<slug:resource>", ResourcePage.as_view(), name="docs-resource"),
    path("<locale:locale>/docs/<slug:slug>", docs.PortalGuidePage.as_view(), name="docs-guide"),
    path("", LanguageRedirect.as_view(to="landing"), name="home"),
    path("<locale:locale>/", pages.LandingPage.as_view(), name="landing"),
    path("robots.txt", pages.robots),
    path(".well-known/security.txt", pages.security_txt),
    path("favicon.ico", pages.favicon),
]
# fmt: on


def handler400(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400: Django could not read the request (unknown host, malformed URL)."""
    return refusal(request, problems.MalformedRequest(), 400)


def handler403(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403: a back-office page that this person may not see."""
    return refusal(request, problems.NotFound(), 403)


def handler404(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404: no such address, or no such object."""
    unknown = isinstance(exception, Resolver404)
    return refusal(request, problems.RouteNotFound() if unknown else problems.NotFound(), 404)


handler429 = too_many  # allauth asks for it


def handler500(request: HttpRequest) -> HttpResponse:
    """500: an error of the service. The cause is only in the log.

    503 where it was the database that could not be reached, or did not answer.
    """
    cause = sys.exception()
    if cause and isinstance(problems.as_service_error(cause), problems.Unavailable):
        if request.path_info.startswith("/api/"):
            return problems.problem_response(problems.Unavailable(), request)
        return unavailable_page(request)
    return refusal(request, problems.InternalError(), 500)

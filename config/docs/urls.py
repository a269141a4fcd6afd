"""The addresses of the portal. `<locale:...>` is registered by `certificates.public_urls`."""

from django.urls import path
from django.views.generic import RedirectView

from certificates.public_pages import LanguageRedirect

from .feed import ChangesFeed
from .markdown import MarkdownPage, llms
from .pages import ErrorsPage, IndexPage, PortalGuidePage
from .reference.pages import ReferencePage, ResourcePage
from .search_page import SearchPage
from .verifier import VerifierDownload

urlpatterns = [
    path("llms.txt", llms, name="llms"),
    path("verifier/<str:name>", VerifierDownload.as_view(), name="verifier"),
    path("docs/", LanguageRedirect.as_view(to="docs"), name="docs-redirect"),
    path("<locale:locale>/docs/", IndexPage.as_view(), name="docs"),
    path("<locale:locale>/docs/errors", ErrorsPage.as_view(), name="docs-errors"),
    path(
        "<locale:locale>/docs/postman.json",  # until 2026-11 a collection; Postman imports OpenAPI
        RedirectView.as_view(url="/api/external/openapi.json?lang=%(locale)s"),
    ),
    path("<locale:locale>/docs/changes.atom", ChangesFeed.as_view(), name="docs-changes"),
    path("<locale:locale>/docs/<slug:slug>.md", MarkdownPage.as_view(), name="docs-markdown"),
    path("<locale:locale>/docs/search", SearchPage.as_view(), name="docs-search"),
    path("<locale:locale>/docs/reference", ReferencePage.as_view(), name="docs-reference"),
    path(
        "<locale:locale>/docs/reference/<slug:resource>",
        ResourcePage.as_view(),
        name="docs-resource",
    ),
    path("<locale:locale>/docs/<slug:slug>", PortalGuidePage.as_view(), name="docs-guide"),
]

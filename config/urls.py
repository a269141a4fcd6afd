"""Every address of the service, and what is said where there is none."""

from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import include, path
from django.views.generic import RedirectView

from accounts.api import problems
from accounts.api.views import healthz, readyz

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("api/", include("config.api")),
    path("admin", RedirectView.as_view(pattern_name="admin:index")),
    path("admin/", admin.site.urls),
    path("i18n/", include("django.conf.urls.i18n")),
]


def handler404(request: HttpRequest, exception: Exception) -> HttpResponse:
    """JSON under /api/, a page elsewhere."""
    if request.path_info.startswith("/api/"):
        return problems.answer(problems.NotFound(), request)
    return render(request, "404.html", status=404)


def handler500(request: HttpRequest) -> HttpResponse:
    """The same for what failed here. Says nothing of the cause, which stands in the log."""
    if request.path_info.startswith("/api/"):
        return problems.answer(problems.InternalError(), request)
    return render(request, "500.html", status=500)

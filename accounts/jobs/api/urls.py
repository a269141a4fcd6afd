"""Routes under /api/external/ that belong to jobs."""

from django.urls import path

from .views import (
    AccountExportView,
    CancelView,
    ErrorsView,
    JobsView,
    JobView,
    ResultsView,
    UndoView,
)

urlpatterns = [
    path("account/export", AccountExportView.as_view(), name="account-export"),
    path("jobs", JobsView.as_view(), name="jobs"),
    path("jobs/<str:job_id>", JobView.as_view(), name="job"),
    path("jobs/<str:job_id>/errors", ErrorsView.as_view(), name="job-errors"),
    path("jobs/<str:job_id>/results", ResultsView.as_view(), name="job-results"),
    path("jobs/<str:job_id>/cancel", CancelView.as_view(), name="job-cancel"),
    path("jobs/<str:job_id>/undo", UndoView.as_view(), name="job-undo"),
]

"""Routes under /api/external/ that belong to jobs."""

from accounts.api.endpoints import route

from .api import AccountExportApi, JobsApi

urlpatterns = [
    route("account/export", "account-export", post=AccountExportApi.export_account),
    route("jobs", "jobs", get=JobsApi.list_jobs),
    route("jobs/<str:job_id>", "job", get=JobsApi.get_job),
    route("jobs/<str:job_id>/errors", "job-errors", get=JobsApi.list_job_errors),
    route("jobs/<str:job_id>/results", "job-results", get=JobsApi.get_job_results),
    route("jobs/<str:job_id>/cancel", "job-cancel", post=JobsApi.cancel_job),
    route("jobs/<str:job_id>/undo", "job-undo", post=JobsApi.undo_job),
]

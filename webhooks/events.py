"""The events of accounts, registered on its behalf: accounts stands below and knows no catalogue."""

from django.utils.translation import gettext_lazy as _

from webhooks import catalog

catalog.register(
    catalog.EventType(
        name="job.completed",
        summary=_("A job has ended: it succeeded, failed or was cancelled."),
        example={
            "jobId": "job_01m7yd5xtjed4rskz84c1yqjs4",
            "kind": "account.export",
            "state": "succeeded",
            "dryRun": False,
            "failure": None,
            "counts": {"total": 1200, "ok": 1198, "failed": 2, "skipped": 0},
        },
    ),
)

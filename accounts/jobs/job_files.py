"""Files of jobs: read, removed 7 days after the end, removed earlier if a person in them is erased."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from accounts.jobs.models import Job, JobInput, JobKey, JobResult, JobRows
from accounts.jobs.registry import JOB_KINDS
from lib.database.tenancy import acting_for, as_worker

KEEP_FILES = timedelta(days=7)
FILE_TABLES = (JobInput, JobRows, JobKey, JobResult)
# What parameters repeat of the file. A list without a head line has a person in its place.
_FILE_PARAMETERS: Mapping[str, object] = {"layout": {}, "header": [], "columns": []}

# The errors of a table stay, and call a column by its number, as one without a name is called.
_NUMBER_COLUMNS = """
UPDATE accounts_joberror error
   SET "column" = place.number,
       params = CASE WHEN params ? 'what' THEN params || jsonb_build_object('what', place.number)
                     ELSE params END
  FROM accounts_job job,
       jsonb_array_elements_text(job.parameters -> 'header') WITH ORDINALITY place (name, number)
 WHERE job.id = ANY (%s) AND error.job_id = job.id AND error."column" = left(place.name, 200)
"""


@as_worker("old files are of all issuers")
def remove_files(*, now: datetime) -> int:
    """Removes the files of the jobs that ended 7 days ago or earlier. How many jobs there were."""
    old = list(Job.objects.with_old_files(now - KEEP_FILES).values_list("pk", "issuer_id"))
    for job_id, issuer_id in old:
        with acting_for(issuer_id):
            remove_files_of([job_id], now=now)
    return len(old)


@transaction.atomic
def remove_files_of(job_ids: Collection[UUID], *, now: datetime) -> None:
    """Removes what these ended jobs have read, kept and written, what they repeat of a file, and the
    words that they were asked for with.

    What was asked for otherwise, the counts and the errors by row stay.
    """
    for table in FILE_TABLES:
        table._default_manager.filter(job_id__in=job_ids).delete()
    with connection.cursor() as cursor:
        cursor.execute(_NUMBER_COLUMNS, [list(job_ids)])
    for job in Job.objects.filter(pk__in=job_ids):
        job.parameters = _without_personal_parameters(job)
        job.files_removed_at = now
        job.save(update_fields=["parameters", "files_removed_at"])


def _without_personal_parameters(job: Job) -> dict[str, Any]:
    kind = JOB_KINDS.get(job.kind)
    emptied = {**_FILE_PARAMETERS, **dict.fromkeys(kind.words if kind else ())}
    return {name: emptied.get(name, value) for name, value in job.parameters.items()}

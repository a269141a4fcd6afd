"""The sentences that people read about jobs: what one does, what came of it, what to do next.

Each kind of job has a class of its own; its sentences are made in the active language.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

if TYPE_CHECKING:
    from accounts.jobs.models import Job


class NextStepNeeds(StrEnum):
    """The permission for a job without which its next step is not offered."""

    VIEW = "view"
    CONTROL = "control"
    DOWNLOAD = "download"


@dataclass(frozen=True, slots=True, kw_only=True)
class NextStep:
    """A link to where work goes on after a job, by what the person does there."""

    text: str | Promise
    url: str
    needs: NextStepNeeds = NextStepNeeds.VIEW


def page_step(
    text: str | Promise,
    page: str,
    *args: object,
    needs: NextStepNeeds = NextStepNeeds.VIEW,
    **query: object,
) -> NextStep:
    """A link to this page of the back office; parameters of its query that are empty are left out."""
    stated = {name: value for name, value in query.items() if value not in (None, "")}
    url = reverse(f"admin:{page}", args=args)
    return NextStep(text=text, url=f"{url}?{urlencode(stated)}" if stated else url, needs=needs)


def counted(texts: object, number: int, **values: object) -> str:
    """A text with a number in it, in singular or plural; the number is grouped as in the language."""
    shown = number_format(number, force_grouping=True)
    stated: Mapping[str, object] = {"number": number, "count": shown, **values}
    return str(texts % stated)  # type: ignore[operator]


class JobTexts:
    """The sentences about jobs of one kind. A subclass says what its kind does."""

    def load(self, jobs: Iterable["Job"]) -> None:
        """Reads what the titles of these jobs name, once for all of them."""

    def title(self, job: "Job") -> str:
        """What the job does, as a sentence without a full stop: "Suspend 62 certificates of batch B-42"."""
        raise NotImplementedError

    def closing(self, job: "Job") -> str:
        """The closing sentence of a job that has succeeded."""
        raise NotImplementedError

    def nothing_done(self, job: "Job") -> str:
        """The same where it has succeeded and there was nothing to do."""
        return _("There was nothing to do. Nothing was changed.")

    def next_step(self, job: "Job") -> NextStep | None:
        """The next step after a job that has succeeded."""
        return None

    def start_again(self, job: "Job") -> NextStep | None:
        """The page that starts such a job, after one that failed or was stopped."""
        return None


class FileTexts(JobTexts):
    """The sentences about jobs that make a file, which is what their next step fetches."""

    suffix = "csv"

    def next_step(self, job: "Job") -> NextStep | None:
        if not job.result_chunks or job.files_removed_at is not None:
            return self.start_again(job)
        text = gettext_lazy("Download")
        needs = NextStepNeeds.DOWNLOAD
        return page_step(text, "accounts_job_results", job.pk, self.suffix, needs=needs)


def rows_of(job: "Job") -> int | None:
    """How many rows the job is about, as far as it is known."""
    rows = job.parameters.get("rows") if job.total is None else job.total
    return rows if isinstance(rows, int) else None

"""The sentences that people read about jobs: what one does, what came of it, what to do next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.formats import number_format
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

    text: object
    url: str
    needs: NextStepNeeds = NextStepNeeds.VIEW


def page_step(
    text: object,
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
    """The sentences about jobs of one kind: a subclass states them, or makes those that need more."""

    does: ClassVar[object]  # what the job does, without a full stop; a plural has its rows
    done: ClassVar[
        object
    ]  # the closing sentence of a job that has succeeded; a plural has what succeeded
    nothing: ClassVar[object] = gettext_lazy("There was nothing to do. Nothing was changed.")
    again: ClassVar[tuple[object, str, NextStepNeeds] | None] = (
        None  # text and page to start another
    )

    def load(self, jobs: Iterable["Job"]) -> None:
        """Reads what the titles of these jobs name, once for all of them."""

    def title(self, job: "Job") -> str:
        """What the job does, as a sentence without a full stop: "Suspend 62 certificates of batch B-42"."""
        return counted(self.does, rows_of(job) or 0)

    def closing(self, job: "Job") -> str:
        """The closing sentence of a job that has succeeded."""
        return counted(self.done, job.ok)

    def nothing_done(self, job: "Job") -> str:
        """The same where it has succeeded and there was nothing to do."""
        return str(self.nothing)

    def next_step(self, job: "Job") -> NextStep | None:
        """The next step after a job that has succeeded."""
        return None

    def start_again(self, job: "Job") -> NextStep | None:
        """The page that starts such a job, after one that failed or was stopped."""
        if self.again is None:
            return None
        text, page, needs = self.again
        mode = job.mode if needs is NextStepNeeds.VIEW else None  # a list, not a form
        return page_step(text, page, needs=needs, mode=mode)


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
    stated = job.parameters.get("rows", len(job.parameters.get("ids") or ()) or None)
    rows = stated if job.total is None else job.total
    return rows if isinstance(rows, int) else None

"""How fast a job goes, how long it still takes, and when its page asks for it again."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext_lazy

from accounts.jobs.imports.validated_import import VALIDATING
from accounts.jobs.models import Job
from accounts.jobs.states import JobState
from accounts.jobs.texts import counted

SURE_AFTER = 2  # seconds of a phase, before which its rate says nothing
# The age of a job in seconds, and how often its page asks for it until then.
_INTERVALS = ((30, 1), (120, 2), (600, 5))
_SLOWEST = 15
_LEFT = (
    (3600, ngettext_lazy("about %(count)s hour left", "about %(count)s hours left", "number")),
    (60, ngettext_lazy("about %(count)s minute left", "about %(count)s minutes left", "number")),
    (1, ngettext_lazy("about %(count)s second left", "about %(count)s seconds left", "number")),
)
_RATE = ngettext_lazy("%(count)s row a second", "%(count)s rows a second", "number")


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseStart:
    """Where a phase of a job was when it was first seen. Its page hands it from one request to the next."""

    phase: str
    done: int
    at: datetime

    def __str__(self) -> str:
        return f"{self.phase}~{self.done}~{self.at.timestamp():.3f}"


def phase_start(job: Job, stated: str, now: datetime) -> PhaseStart:
    """What the last request has handed on; else the beginning of the job, or of what is seen of its phase."""
    phase, _tilde, rest = stated.partition("~")
    done, _tilde, at = rest.partition("~")
    try:
        moment = datetime.fromtimestamp(float(at), now.tzinfo)
        known = PhaseStart(phase=phase, done=int(done), at=moment)
    except (ValueError, OverflowError, OSError):
        known = None
    if known and known.phase == job.phase and 0 <= known.done <= job.done and known.at <= now:
        return known
    if job.started_at and job.phase in {"", VALIDATING}:
        return PhaseStart(phase=job.phase, done=0, at=job.started_at)
    return PhaseStart(phase=job.phase, done=job.done, at=now)


def pace(job: Job, start: PhaseStart, now: datetime) -> list[str]:
    """The rate, and the time left if the number of rows is known; empty while nothing can be said."""
    seconds = (now - start.at) / timedelta(seconds=1)
    rows = job.done - start.done
    if job.state != JobState.RUNNING or seconds < SURE_AFTER or not rows:
        return []
    rate = rows / seconds
    texts = [counted(_RATE, round(rate)) if rate >= 1 else _slow(rate)]
    if job.total and job.total > job.done:
        texts.append(time_left((job.total - job.done) / rate))
    return texts


def time_left(seconds: float) -> str:
    """A duration in its largest unit, rounded up."""
    unit, texts = next((each for each in _LEFT if seconds >= each[0]), _LEFT[-1])
    return counted(texts, max(1, -int(-seconds // unit)))


def seconds_until_next(job: Job, now: datetime) -> int:
    """When the page asks again: soon for a young job, more seldom the longer it takes."""
    age = (now - job.created_at).total_seconds()
    return next((interval for limit, interval in _INTERVALS if age < limit), _SLOWEST)


def _slow(rate: float) -> str:
    return _("%(count)s rows a minute") % {"count": number_format(max(1, round(rate * 60)))}

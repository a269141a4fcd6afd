"""Every kind of job is told in sentences: what it does, what came of it, where work goes on."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone, translation

from accounts.jobs.imports.kinds import ImportTexts
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import JOB_KINDS, JobKind
from accounts.scopes import Locale, Mode

pytestmark = pytest.mark.django_db
SOMETHING = str(UUID(int=1))
PARAMETERS: dict[str, Any] = {
    "cohort": SOMETHING,
    "endpointId": SOMETHING,
    "filter": {"keys": [["batch", "B-42"]]},
    "ids": ["cert_a", "cert_b"],
    "program": SOMETHING,
    "since": "2026-01-05T10:00:00+00:00",
}


def job_of(kind: JobKind, *, dry_run: bool = False, ok: int = 2, **columns: Any) -> Job:
    """A job of this kind that has succeeded."""
    now = timezone.now()
    return Job(
        kind=kind.name, mode=Mode.LIVE, state=JobState.SUCCEEDED, parameters=PARAMETERS,
        dry_run=dry_run, total=2, done=2, ok=ok, result_chunks=1, created_at=now, finished_at=now,
        **columns,
    )  # fmt: skip


def told(kind: JobKind) -> Iterator[tuple[str, str]]:
    """Each sentence about jobs of the kind, by what it is."""
    texts, done, empty = kind.texts, job_of(kind), job_of(kind, ok=0)
    expired = job_of(kind, files_removed_at=timezone.now())
    yield "title", texts.title(done)
    yield "closing sentence", texts.closing(done)
    yield "sentence if there was nothing to do", texts.nothing_done(empty)
    for name, step in {
        "next step": texts.next_step(done),
        "next step once the files are removed": texts.next_step(expired),
        "place to start again": texts.start_again(done),
    }.items():
        assert step is not None, f"{kind.name} has no {name}"
        assert step.url.startswith("/admin/")
        yield name, str(step.text)
    if isinstance(texts, ImportTexts):
        trial = job_of(kind, dry_run=True)
        yield "title of a trial", texts.title(trial)
        yield "closing sentence of a trial", texts.closing(trial)


@pytest.mark.parametrize("name", sorted(JOB_KINDS))
def test_a_kind_of_job_is_told_in_four_languages(name: str):
    kind, sentences = JOB_KINDS[name], dict[str, dict[str, str]]()
    for locale in Locale.values:
        with translation.override(locale):
            sentences[locale] = dict(told(kind))
    for locale, texts in sentences.items():
        for what, text in texts.items():
            assert text.strip(), f"no {what} in {locale}"
            assert name not in text
            assert "%(" not in text
            if locale != Locale.EN:
                assert text != sentences[Locale.EN][what], f"{what} is English in {locale}: {text}"


@pytest.mark.parametrize("name", sorted(JOB_KINDS))
def test_a_job_is_told_also_after_its_parameters_were_removed(name: str):
    kind = JOB_KINDS[name]
    emptied = dict.fromkeys(kind.words)
    job = job_of(kind)
    job.parameters = PARAMETERS | emptied
    assert kind.texts.title(job)
    assert kind.texts.closing(job)
    assert kind.texts.start_again(job)

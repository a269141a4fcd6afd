"""Exports that several apps write together, as one file of JSON lines.

A head line, then section after section, then an end line that counts them, so that a file cut off
is noticed.
"""

from collections.abc import Mapping, Sequence

from accounts.jobs.models import Job
from lib.database.replicas import read_current
from lib.dates import dump_json

from .registry import ExportScope, JobCursor, JobPlan, StepProgress, export_sections

VERSION = 1  # of the file's format


def plan_sections(job: Job, export: ExportScope) -> JobPlan:
    """An export from its head line on."""
    sections = export_sections(export)
    total = read_current(lambda: sum(section.count(job) for section in sections))
    return JobPlan(total=total, cursor={"section": None})


def write_next_lines(job: Job, cursor: JobCursor, limit: int, export: ExportScope) -> StepProgress:
    """The next lines of the section at hand; an empty remainder leads to the next section."""
    parts = export_sections(export)
    names = [part.name for part in parts]
    if cursor["section"] is None:
        return StepProgress(
            cursor={"section": names[0], "after": None}, results=[_header(job, names)]
        )
    place = names.index(cursor["section"])
    section = parts[place]
    limit = min(limit, section.most or limit)
    rows = read_current(lambda: section.read(job, cursor["after"], limit))
    lines = [json_line({"object": section.name, **row}) for _key, row in rows]
    if not section.ends_behind(rows, limit):
        behind = {"section": section.name, "after": rows[-1][0]}
        return StepProgress(cursor=behind, ok=len(rows), results=lines)
    if section is parts[-1]:
        end = {"object": "end", "objects": job.ok + len(rows)}
        return StepProgress(
            cursor=cursor, ok=len(rows), results=[*lines, json_line(end)], finished=True
        )
    following = {"section": names[place + 1], "after": None}
    return StepProgress(cursor=following, ok=len(rows), results=lines)


def json_line(document: Mapping[str, object]) -> bytes:
    """One line of the file: instants in UTC with a Z."""
    return dump_json(document)


def _header(job: Job, names: Sequence[str]) -> bytes:
    return json_line(
        {
            "object": "export",
            "version": VERSION,
            "job": job.public_id,
            "mode": job.mode,
            "requestedAt": job.created_at,
            "sections": names,
        }
    )

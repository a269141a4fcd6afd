"""Exports that several apps write together, as one file of JSON lines.

A head line, then section after section, then an end line that counts them, so that a file cut off
is noticed.
"""

from collections.abc import Mapping, Sequence

from accounts.catalog import Cursor, Export, Plan, Progress, sections
from accounts.instants import dumps
from accounts.models import Job

VERSION = 1  # of the file's format


def plan_of(job: Job, export: Export) -> Plan:
    """An export from its head line on."""
    total = sum(section.count(job) for section in sections(export))
    return Plan(total=total, cursor={"section": None})


def step_of(job: Job, cursor: Cursor, limit: int, export: Export) -> Progress:
    """The next lines of the section at hand; an empty remainder leads to the next section."""
    parts = sections(export)
    names = [part.name for part in parts]
    if cursor["section"] is None:
        return Progress(cursor={"section": names[0], "after": None}, results=[_head(job, names)])
    place = names.index(cursor["section"])
    section = parts[place]
    limit = min(limit, section.most or limit)
    rows = section.read(job, cursor["after"], limit)
    lines = [line({"object": section.name, **row}) for _key, row in rows]
    if len(rows) == limit:
        behind = {"section": section.name, "after": rows[-1][0]}
        return Progress(cursor=behind, ok=len(rows), results=lines)
    if section is parts[-1]:
        end = {"object": "end", "objects": job.ok + len(rows)}
        return Progress(cursor=cursor, ok=len(rows), results=[*lines, line(end)], finished=True)
    following = {"section": names[place + 1], "after": None}
    return Progress(cursor=following, ok=len(rows), results=lines)


def line(document: Mapping[str, object]) -> bytes:
    """One line of the file: instants in UTC with a Z."""
    return dumps(document)


def _head(job: Job, names: Sequence[str]) -> bytes:
    return line(
        {
            "object": "export",
            "version": VERSION,
            "job": job.public_id,
            "mode": job.mode,
            "requestedAt": job.created_at,
            "sections": names,
        }
    )

"""Exports that several apps write together: as one file of JSON lines, or of an account as a ZIP archive.

A file has a head line, then section after section, then an end line that counts them, so that a file cut off
is noticed. An archive has a folder for each section, and a manifest with checksums.

Each step adds a file of JSON lines, and a file for each attachment, whose checksum stands in its line.
What the manifest says of the lines is set aside by the step that wrote them, and put together by the last
one: it does not grow with the number of attachments.
"""

import hashlib
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

import msgspec

from accounts.scopes import Mode
from accounts.signals import export_signature
from lib.database.replicas import read_current
from lib.dates import dump_json, format_instant
from lib.tables.writing import json_lines

from .files import load_rows, store_rows
from .models import Job
from .registry import (
    ExportRows,
    ExportScope,
    ExportSection,
    JobCursor,
    JobPlan,
    StepProgress,
    export_sections,
)

FORMAT = "certificate-issuing-service/account-export"
ARCHIVE_VERSION = 1  # of the archive's format
MANIFEST, CHECKSUMS, LINES = "manifest.json", "SHA256SUMS", ".ndjson"
SIGNATURE = "signature.json"


class ArchivedFile(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A file of JSON lines: `objects` are its lines, each as it was at `as_of` or later."""

    path: str
    section: str
    objects: int
    bytes: int
    sha256: str
    as_of: str


def write_next_files(
    job: Job, cursor: JobCursor, limit: int, export: ExportScope, now: datetime
) -> StepProgress:
    """The next rows of the section at hand, as a file; the last step adds the manifest."""
    sections = export_sections(export)
    names = [section.name for section in sections]
    place = names.index(cursor["section"] or names[0])
    section, part, step = sections[place], cursor.get("part", 1), cursor.get("step", 0) + 1
    limit = min(limit, section.most or limit)
    rows = read_current(lambda: section.read(job, cursor.get("after"), limit))
    contents = dict(_files(section, part, rows))
    files = [
        _described(path, section, rows, content, now)
        for path, content in contents.items()
        if path.endswith(LINES)
    ]
    store_rows(job.pk, step, files)
    if not section.ends_behind(rows, limit):
        following = {"section": section.name, "after": rows[-1][0], "part": part + 1, "step": step}
    elif place + 1 < len(sections):
        following = {"section": names[place + 1], "after": None, "part": 1, "step": step}
    else:
        last = _last_files(job, names, list(_all_files(job, step)))
        return StepProgress(
            cursor=cursor, ok=len(rows), results=[*contents.items(), *last], finished=True
        )
    return StepProgress(cursor=following, ok=len(rows), results=list(contents.items()))


def _files(section: ExportSection, part: int, rows: ExportRows) -> Iterator[tuple[str, bytes]]:
    """The lines of these rows as a file, and what they have attached as files of their own."""
    lines = []
    for key, row in rows:
        line: dict[str, object] = {"object": section.name, **row}
        content = line.get(section.attached) if section.attached else None
        if isinstance(content, str):
            path = f"{section.name}/files/{'-'.join(map(str, key))}"
            yield path, b64decode(content)
            line[str(section.attached)] = path
        lines.append(dump_json(line))
    if lines:
        yield f"{section.name}/{part:05}{LINES}", json_lines(lines)


def _described(
    path: str, section: ExportSection, rows: ExportRows, content: bytes, now: datetime
) -> ArchivedFile:
    return ArchivedFile(
        path=path,
        section=section.name,
        objects=len(rows),
        bytes=len(content),
        sha256=hashlib.sha256(content).hexdigest(),
        as_of=format_instant(now),
    )


def _all_files(job: Job, steps: int) -> Iterator[ArchivedFile]:
    """The rows that the steps have staged."""
    for step in range(1, steps + 1):
        yield from load_rows(job.pk, step, list[ArchivedFile]) or ()


def _last_files(
    job: Job, names: Sequence[str], files: Sequence[ArchivedFile]
) -> list[tuple[str, bytes]]:
    """The manifest, the checksums as `sha256sum -c` reads them, and the issuer's signature."""
    objects = dict.fromkeys(names, 0)
    for file in files:
        objects[file.section] += file.objects
    manifest: Mapping[str, object] = {
        "format": FORMAT,
        "version": ARCHIVE_VERSION,
        "job": job.public_id,
        "mode": job.mode,
        "requestedAt": job.created_at,
        "objects": objects,
        "files": [msgspec.to_builtins(file) for file in files],
    }
    content = dump_json(manifest) + b"\n"
    sums = [(file.sha256, file.path) for file in files]
    sums.append((hashlib.sha256(content).hexdigest(), MANIFEST))
    listed = "".join(f"{sha256}  {path}\n" for sha256, path in sums)
    own = [(MANIFEST, content), (CHECKSUMS, listed.encode())]
    signature = export_signature(job.issuer_id, Mode(job.mode), content)
    return [*own, (SIGNATURE, signature)] if signature else own


LINES_VERSION = 1  # of the format of a file of lines


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
    lines = [dump_json({"object": section.name, **row}) for _key, row in rows]
    if not section.ends_behind(rows, limit):
        behind = {"section": section.name, "after": rows[-1][0]}
        return StepProgress(cursor=behind, ok=len(rows), results=lines)
    if section is parts[-1]:
        end = {"object": "end", "objects": job.ok + len(rows)}
        return StepProgress(
            cursor=cursor, ok=len(rows), results=[*lines, dump_json(end)], finished=True
        )
    following = {"section": names[place + 1], "after": None}
    return StepProgress(cursor=following, ok=len(rows), results=lines)


def _header(job: Job, names: Sequence[str]) -> bytes:
    return dump_json(
        {
            "object": "export",
            "version": LINES_VERSION,
            "job": job.public_id,
            "mode": job.mode,
            "requestedAt": job.created_at,
            "sections": names,
        }
    )

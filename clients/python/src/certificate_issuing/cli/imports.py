"""`cis import`: a table of certificates as a job, followed to its end."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from ..client import Client
from .certificates import pairs, stated, type_of
from .credentials import connect
from .output import json_option, print_json, print_table

SHOWN_ERRORS = 20
ANY = "application/octet-stream"  # the service tells a table by its content, whatever its name


@click.command("import")
@click.argument("path", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--type", "-t", "kind", help="Number or code of the type of rows that name none.")
@click.option("--dry-run", "dryRun", is_flag=True, help="Check every row, and issue nothing.")
@click.option("--partial", is_flag=True, help="Issue the good rows, instead of all or none.")
@click.option(
    "--map", "mapping", multiple=True, metavar="COLUMN=FIELD", callback=pairs,
    help="Which column holds which field; an empty FIELD leaves it out.",
)  # fmt: skip
@click.option("--sheet", help="Of a workbook with several.")
@click.option("--head-row", "headRow", type=int, help="Row with the names of the columns.")
@click.option("--hidden", help="Hidden rows and columns of a workbook: skip or take.")
@click.option("--encoding", help="Where the file leaves it open: utf-8, windows-1252, …")
@click.option("--delimiter", help="Where the file leaves it open: , ; | or tab.")
@click.option("--date-format", "dateFormat", help="Where the file leaves it open: DD.MM.YYYY, …")
@click.option("--decimal-mark", "decimalMark", help="Where the file leaves it open: . or ,")
@click.option("--idempotency-key", help="Your own name for this: sent twice, it is done once.")
@json_option
@click.pass_context
def import_file(
    context: click.Context,
    /,
    path: Path,
    kind: str | None,
    mapping: dict[str, str],
    idempotency_key: str | None,
    *,
    partial: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Issue the certificates of a CSV, XLSX or NDJSON file, and wait until they are issued."""
    query = {**type_of(kind), **stated(options), "mode": "partial" if partial else None}
    if mapping:
        query["mapping"] = json.dumps({column: field or None for column, field in mapping.items()})
    with connect() as client:
        job = client.certificates.import_(
            path.read_bytes(), content_type=ANY, idempotency_key=idempotency_key, **query
        )
        ended = _follow(client, job["id"], quiet=as_json)
        errors = [dict(each) for each in client.jobs.list_errors(job["id"])]
    if as_json:
        print_json({**ended, "errors": errors})
    else:
        _report(ended, errors)
    if ended["state"] != "succeeded" or errors:
        context.exit(1)


def _follow(client: Client, job_id: str, *, quiet: bool) -> dict[str, Any]:
    """The job at its end; meanwhile a bar on stderr shows how far it is."""
    ended: dict[str, Any] = {}
    stream = sys.stderr
    with click.progressbar(length=1, label="Waiting", file=stream, hidden=quiet) as bar:
        for job in client.watch_job(job_id):
            ended = dict(job)
            bar.label = (job["phase"] or job["state"]).capitalize()
            bar.length = max(job["total"] or 1, 1)
            bar.pos = job["done"]
            bar.render_progress()
    return ended


def _report(job: dict[str, Any], errors: list[dict[str, Any]]) -> None:
    counts = {name: number for name, number in job["counts"].items() if name != "total"}
    if job["failure"]:
        click.echo(f"{job['failure']['code']}: {job['failure']['detail']}", err=True)
    said = ", ".join(f"{number} {name}" for name, number in counts.items())
    checked = "checked, nothing issued" if job["dryRun"] else job["state"]
    click.echo(f"{job['id']}: {checked} ({said})")
    if errors:
        names = ("row", "column", "code", "detail")
        print_table(names, ([each[name] for name in names] for each in errors[:SHOWN_ERRORS]))
        if (more := len(errors) - SHOWN_ERRORS) > 0:
            click.echo(f"… and {more} more: --json prints all.")

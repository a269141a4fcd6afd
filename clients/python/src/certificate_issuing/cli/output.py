"""What commands print: JSON for scripts, lines and tables for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])
COLORS = {
    "active": "green",
    "revoked": "red",
    "suspended": "red",
    "superseded": "yellow",
    "expired": "yellow",
}


def json_option(command: Command) -> Command:
    """`--json`, the same everywhere."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for scripts.")(command)


def print_json(value: object) -> None:
    """One object on one line."""
    click.echo(json.dumps(value, ensure_ascii=False))


def print_fields(fields: Mapping[str, object]) -> None:
    """A line for each field that says something."""
    stated = {name: value for name, value in fields.items() if value not in (None, "", [], {})}
    width = max(map(len, stated), default=0)
    for name, value in stated.items():
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        click.echo(f"{name:<{width}}  {colored(text)}")


def print_table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Columns as wide as what is in them."""
    table = [list(heads), *([("" if c is None else str(c)) for c in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for number, row in enumerate(table):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        cells = [cell.replace(text, colored(text)) for cell, text in zip(cells, row, strict=True)]
        click.secho("  ".join(cells).rstrip(), bold=number == 0)


def colored(text: str) -> str:
    """A status in its colour, anything else as it is."""
    return click.style(text, fg=COLORS[text]) if text in COLORS else text

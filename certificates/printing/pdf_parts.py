"""Sections of a printed certificate: labels in the active language, the issuer's text as issued."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from django.template.defaultfilters import filesizeformat
from django.utils.translation import get_language, gettext

from certificates.models import Certificate, TypeVersion
from certificates.types.limits import VALUE, rows_outside
from certificates.types.models import FieldKind, PrintLayout, ShowHolder, SubjectKind, text_in
from certificates.verification.texts import (
    GRADES,
    ITEM_LABELS,
    date_rows,
    graded,
    graded_cells,
    item_rows,
    measure,
    number_columns,
    subject_rows,
    written,
)

from .printable_text import PrintableText

# Metadata keys that are printed large below the holder's name, by layout.
LEADS = {
    PrintLayout.DIPLOMA: ("qualification", "programme"),
    PrintLayout.TRAINING: ("course",),
}
WIDE = 60  # characters: a longer value takes the whole width
WIDTH = 166  # mm between the margins
GUTTER = 2.8  # mm inside a cell, both sides together
_NUMBER = re.compile(r"[+-]?\d+([.,]\d+)?", re.ASCII)


class PrintedRow(NamedTuple):
    """A label and its value; `own` where the text is the certificate's."""

    label: str
    value: str
    own: bool = True

    def data(self) -> dict[str, object]:
        """As data for the layout."""
        return {**self._asdict(), "wide": len(self.value) > WIDE or "\n" in self.value}


class MetadataEntry(NamedTuple):
    """One metadata key: its declaration in the type, and its value."""

    key: str
    declared: Mapping[str, Any]
    value: Any


@dataclass
class VisibleCertificate:
    """What may be printed of a certificate: for the public, no more than the verify page shows."""

    certificate: Certificate
    document: Mapping[str, Any]
    public: bool

    @cached_property
    def entries(self) -> Sequence[MetadataEntry]:
        """The metadata in the type's order; undeclared keys last, and only for the issuer."""
        stated = self.document.get("metadata", {})
        fields = {each["key"]: each for each in self.certificate.version.fields}
        declared = [key for key in fields if key in stated]
        others = [key for key in stated if key not in fields]
        return [
            MetadataEntry(key, fields.get(key, {}), stated[key])
            for key in (*declared, *others)
            if not self.public or fields.get(key, {}).get("public")
        ]

    @property
    def of_person(self) -> bool:
        """Whether it certifies something of a person."""
        return self.certificate.version.kind == SubjectKind.PERSON

    @property
    def holder(self) -> str | None:
        """The holder's name, if it may be shown."""
        shown = not self.public or self.certificate.version.show_holder == ShowHolder.NAME
        return self.certificate.holder_name if shown else None

    @property
    def files(self) -> Sequence[Mapping[str, Any]]:
        """The registered attachments, if they may be shown."""
        shown = not self.public or self.certificate.version.attachments_public
        return self.document.get("attachments", ()) if shown else ()

    @property
    def withholds(self) -> bool:
        """Whether something that was certified is left out."""
        return (
            len(self.entries) < len(self.document.get("metadata", {}))
            or self.holder != self.certificate.holder_name
            or len(self.files) < len(self.document.get("attachments", ()))
        )


def description(version: TypeVersion) -> str:
    """The type's description in the active language, or nothing."""
    return str(getattr(version, f"description_{(get_language() or 'en')[:2]}", ""))


def of_layout(view: VisibleCertificate, layout: PrintLayout) -> dict[str, object]:
    """The subject and the metadata; diplomas and trainings show the holder and the award large."""
    lead = _lead(view, layout)
    taken = {entry.key for entry in lead}
    award = layout in LEADS
    facts = [_fact(entry, view) for entry in _plain(view) if entry.key not in taken]
    return {
        "holder": view.holder if award else None,
        "lead": [_fact(entry, view).data() for entry in lead],
        "subject": [row.data() for row in _subject(view, named=not award)],
        "facts": [row.data() for row in facts],
    }


def tables(view: VisibleCertificate, letters: PrintableText) -> dict[str, object]:
    """The items and the metadata that are tables."""
    items = view.document.get("items", ())
    return {
        "items": _items(items, letters),
        "tables": [
            {
                **_table(letters, _label(entry), _columns(entry), _rows(view, entry)),
                **_measured(entry),
            }
            for entry in view.entries
            if not isinstance(entry.value, str)
        ],
    }


def files(view: VisibleCertificate) -> list[dict[str, str]]:
    """The registered attachments: name, media type and size, checksum."""
    return [
        {
            "name": each["name"],
            "about": f"{each['mediaType']}, {filesizeformat(each['size'])}",
            "sha256": each["sha256"],
        }
        for each in view.files
    ]


def _plain(view: VisibleCertificate) -> Iterator[MetadataEntry]:
    return (entry for entry in view.entries if isinstance(entry.value, str) and entry.value)


def _lead(view: VisibleCertificate, layout: PrintLayout) -> list[MetadataEntry]:
    wanted = LEADS.get(layout, ())
    return [entry for entry in _plain(view) if entry.key in wanted]


def _subject(view: VisibleCertificate, *, named: bool) -> Iterator[PrintedRow]:
    """The subject: number, holder, product, dates."""
    for row in subject_rows(view.certificate, holder=view.holder if named else None):
        yield PrintedRow(row.label, row.value)
    for row in date_rows(view.certificate):
        yield PrintedRow(row.label, row.value, own=False)


def _fact(entry: MetadataEntry, view: VisibleCertificate) -> PrintedRow:
    """A metadata value with its unit; dates and decimals in the active language."""
    kind, unit = entry.declared.get("kind"), entry.declared.get("unit", "")
    is_grade = view.of_person and entry.key in GRADES
    value = graded(entry.value) if is_grade else written(entry.value, kind or "")
    value = measure(value, unit)
    return PrintedRow(_label(entry), value, own=kind != FieldKind.DATE)


def _label(entry: MetadataEntry) -> str:
    return _text(entry.declared.get("label", {})) or entry.key


def _text(labels: Mapping[str, str]) -> str:
    return text_in(labels, get_language() or "en")


def _columns(entry: MetadataEntry) -> list[str]:
    return [_text(column["label"]) for column in entry.declared.get("columns", ())]


def _rows(view: VisibleCertificate, entry: MetadataEntry) -> list[list[str]]:
    columns = number_columns(entry.key, len(_columns(entry))) if view.of_person else ()
    return [graded_cells(row, columns) for row in entry.value]


def _measured(entry: MetadataEntry) -> dict[str, object]:
    """The column with measured values, and the rows where they are outside of their limits."""
    roles = [column.get("role") or "" for column in entry.declared.get("columns", ())]
    outside = sorted(rows_outside(entry.value, roles))
    return {"outside": outside, "measured": roles.index(VALUE)} if outside else {}


def _items(items: Sequence[Mapping[str, Any]], letters: PrintableText) -> dict[str, object] | None:
    """The table of items; none where no item states anything that has a column (`[{}]` is allowed)."""
    names, rows = item_rows(items)
    if not names:
        return None
    labels = [gettext(ITEM_LABELS[name]) for name in names]
    numeric = [name in {"position", "quantity"} for name in names]  # the others are identifiers
    return {**_table(letters, gettext("Items"), labels, rows), "numeric": numeric}


def _table(
    letters: PrintableText, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]
) -> dict[str, object]:
    """A table as data for the layout: rows as long as the heading, widths by the content."""
    count = max(len(columns), *(len(row) for row in rows), 1)
    head = [*columns, *[""] * (count - len(columns))]
    body = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [_width(head[at], [row[at] for row in body]) for at in range(count)]
    runs = [_run(width, sum(widths), count) for width in widths]
    return {
        "title": letters.fit(title),
        "columns": [letters.fit(label, run=run) for label, run in zip(head, runs, strict=True)],
        "rows": [
            [letters.fit(value, run=run) for value, run in zip(row, runs, strict=True)]
            for row in body
        ],
        "numeric": [_is_numeric([row[at] for row in body]) for at in range(count)],
        "widths": widths,
        "outside": [],
        "measured": None,
    }


def _width(label: str, values: Sequence[str]) -> int:
    """A column's share of the width: by its longest text, within limits."""
    return max(8, min(30, max(map(len, [label, *values]), default=0)))


def _run(width: int, all_widths: int, count: int) -> int:
    """How many characters fit side by side in a column, at the layout's font sizes."""
    size = 6.5 if count > 10 else 7.5 if count > 7 else 8.5  # noqa: PLR2004  (layout/common.typ)
    millimetres = WIDTH * width / all_widths - GUTTER
    return max(3, int(millimetres / (size * 0.353 * 0.62)))


def _is_numeric(values: Sequence[str]) -> bool:
    filled = [value for value in values if value]
    return bool(filled) and all(_NUMBER.fullmatch(value) for value in filled)

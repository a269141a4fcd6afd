"""Sections of a printed certificate: labels in the active language, the issuer's text as issued."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import orjson
from django.template.defaultfilters import filesizeformat
from django.utils.translation import get_language, gettext

from certificates.models import Certificate, TypeVersion
from certificates.types.limits import VALUE, rows_outside
from certificates.types.models import FieldKind, PrintLayout, SubjectKind
from certificates.verification import shown
from certificates.verification.shown import PublicAttachment, PublicField
from certificates.verification.texts import (
    ITEM_LABELS,
    date_rows,
    field_rows,
    field_text,
    item_rows,
    subject_rows,
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


@dataclass
class VisibleCertificate:
    """What may be printed of a certificate: for the public, no more than the verify page shows."""

    certificate: Certificate
    document: Mapping[str, Any]
    public: bool

    @cached_property
    def fields(self) -> Sequence[PublicField]:
        """The metadata in the type's order; undeclared keys last, and only for the issuer."""
        declared = orjson.dumps(self.certificate.version.fields).decode()
        metadata, locale = self.document.get("metadata", {}), get_language() or "en"
        return tuple(shown.facts(declared, metadata, locale, whole=not self.public))

    @property
    def of_person(self) -> bool:
        """Whether it certifies something of a person."""
        return self.certificate.version.kind == SubjectKind.PERSON

    @cached_property
    def _row(self) -> Mapping[str, Any]:
        """The columns that decide whether holder and attachments are shown; a PDF links to no file."""
        certificate, version = self.certificate, self.certificate.version
        return {
            "holder_name": certificate.holder_name,
            "show_holder": version.show_holder,
            "attachments_public": version.attachments_public,
            "state": certificate.state,
            "files": (),
        }

    @property
    def holder(self) -> str | None:
        """The holder's name, if it may be shown."""
        return shown.holder_name(self._row, whole=not self.public)

    @cached_property
    def files(self) -> Sequence[PublicAttachment]:
        """The registered attachments, if they may be shown."""
        return tuple(
            shown.attachments(self._row, self.document, flagged=False, whole=not self.public)
        )

    @property
    def withholds(self) -> bool:
        """Whether something that was certified is left out."""
        return (
            len(self.fields) < len(self.document.get("metadata", {}))
            or self.holder != self.certificate.holder_name
            or len(self.files) < len(self.document.get("attachments", ()))
        )


def description(version: TypeVersion) -> str:
    """The type's description in the active language, or nothing."""
    return str(getattr(version, f"description_{(get_language() or 'en')[:2]}", ""))


def of_layout(view: VisibleCertificate, layout: PrintLayout) -> dict[str, object]:
    """The subject and the metadata; diplomas and trainings show the holder and the award large."""
    lead = _lead(view, layout)
    taken = {field.key for field in lead}
    award = layout in LEADS
    facts = [_fact(field, view) for field in _plain(view) if field.key not in taken]
    return {
        "holder": view.holder if award else None,
        "lead": [_fact(field, view).data() for field in lead],
        "subject": [row.data() for row in _subject(view, named=not award)],
        "facts": [row.data() for row in facts],
    }


def tables(view: VisibleCertificate, letters: PrintableText) -> dict[str, Any]:
    """The items and the metadata that are tables."""
    items = view.document.get("items", ())
    return {
        "items": _items(items, letters),
        "tables": [
            {
                **_table(
                    letters, field.label, field.columns, field_rows(field, of_person=view.of_person)
                ),
                **_measured(field),
            }
            for field in view.fields
            if field.columns
        ],
    }


def files(view: VisibleCertificate) -> list[dict[str, str]]:
    """The registered attachments: name, media type and size, checksum."""
    return [
        {
            "name": each.name,
            "about": f"{each.media_type}, {filesizeformat(each.size)}",
            "sha256": each.sha256,
        }
        for each in view.files
    ]


def _plain(view: VisibleCertificate) -> Iterator[PublicField]:
    return (field for field in view.fields if field.value)


def _lead(view: VisibleCertificate, layout: PrintLayout) -> list[PublicField]:
    wanted = LEADS.get(layout, ())
    return [field for field in _plain(view) if field.key in wanted]


def _subject(view: VisibleCertificate, *, named: bool) -> Iterator[PrintedRow]:
    """The subject: number, holder, product, dates."""
    for row in subject_rows(view.certificate, holder=view.holder if named else None):
        yield PrintedRow(row.label, row.value)
    for row in date_rows(view.certificate):
        yield PrintedRow(row.label, row.value, own=False)


def _fact(field: PublicField, view: VisibleCertificate) -> PrintedRow:
    """A metadata value; a date is no text of the issuer's."""
    value = field_text(field, of_person=view.of_person)
    return PrintedRow(field.label, value, own=field.kind != FieldKind.DATE)


def _measured(field: PublicField) -> dict[str, object]:
    """The column with measured values, and the rows where they are outside of their limits."""
    outside = sorted(rows_outside(field.rows, field.roles))
    return {"outside": outside, "measured": field.roles.index(VALUE)} if outside else {}


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

"""What columns of an import of certificates can stand for, how their cells are read, and templates of such files."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import TypeAlias

from django.utils import translation
from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from accounts.jobs.imports.columns import ColumnRules, missing_column
from accounts.scopes import Locale
from certificates.types.fields import MetadataField
from certificates.types.limits import LIMITS, MAX, MIN, UNIT, VALUE
from certificates.types.operations import TypeFacts
from lib import ids
from lib.tables.columns import (
    Fields,
    as_date,
    as_decimal,
    as_identifier,
    folded,
    in_all_languages,
)
from lib.tables.layout import Cell, Fault, Layout, shown

from .results import IDENTIFIERS, SHEET, TABLE, TABLE_LABEL, cell_name, label_names, tables_of

METADATA = "metadata."
# Fields of the request that fit into one cell. The first name heads the column of a template.
_NAMES: Mapping[str, tuple[str | Promise, ...]] = {
    "productId": (_("product"),),
    "serialNumber": (_("serial number"),),
    "holderName": (_("Holder's name"), _("holder")),
    "holderEmail": (_("Holder's e-mail"),),
    "validUntil": (_("valid until"),),
    "certificateNumber": (_("certificate number"),),
    "issuedOn": (_("issued on"),),
    "validFrom": (_("valid from"),),
    "gtin": (_("GTIN"),),
    "externalRef": (_("external reference"),),
    "typeId": (),
    "typeCode": (),
    "supersedes": (),
    "notifyHolder": (),
    "locale": (),
    "signatories.0.name": (_("signatory"),),
    "signatories.0.role": (_("signatory’s role"),),
    "signatories.1.name": (_("second signatory"),),
    "signatories.1.role": (_("second signatory’s role"),),
}
SIGNATORIES = [name for name in _NAMES if name.startswith("signatories.")]
_DATES = frozenset({"validUntil", "issuedOn", "validFrom"})
Example: TypeAlias = str | date | Decimal
_NOTED = frozenset({"date", "decimal"})  # kinds that people write in more than one way
_IDENTIFIERS = frozenset(
    {"productId", "serialNumber", "certificateNumber", "gtin", "externalRef", "supersedes"}
)
_LISTS = frozenset({"items", "signatories", "attachments", "metadata"})
_EXAMPLES = {
    "productId": "EXAMPLE-100",
    "serialNumber": "00042",
    "holderName": "Arta Example",
    "holderEmail": "arta@example.com",
}
# By any of these the row of an example is known, whatever else was changed in it: in templates of
# today, and in those of earlier versions.
EXAMPLE_ROWS: Sequence[Mapping[str, str]] = (
    {"productId": _EXAMPLES["productId"]},
    {"holderName": _EXAMPLES["holderName"]},
    {"productId": "ART-100", "serialNumber": "00042"},
    {"holderName": "Arta Krasniqi", "holderEmail": "arta@example.com"},
)
_OFFERED = ("certificateNumber", "issuedOn")  # in every template, beside what the type asks for


def fields_of(facts: TypeFacts | None) -> Fields:
    """What columns can stand for: without a type, only what all types have."""
    names = {name: in_all_languages(known, Locale.values) for name, known in _NAMES.items()}
    declared = facts.declared if facts else ()
    plain = [field for field in declared if field.kind != "table"]
    names |= {f"{METADATA}{f.key}": [f.key, *label_names(f.label)] for f in plain}
    tables = {f"{METADATA}{field.key}" for field in declared if field.kind == "table"}
    closed = facts is not None and facts.strict
    return Fields(
        names=names,
        open_prefix=None if closed else METADATA,
        closed=_LISTS | tables,
    )


def choices_of(facts: TypeFacts | None) -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language."""
    locale = translation.get_language()
    declared = facts.declared if facts else ()
    plain = {name: _label(name) if known else name for name, known in _NAMES.items()}
    return plain | {
        f"{METADATA}{field.key}": _named(field, locale)
        for field in declared
        if field.kind != "table"
    }


def required_fields(facts: TypeFacts) -> Iterator[str]:
    """Those without which no row of this type is accepted."""
    for name in facts.required:
        if name != "validUntil" or facts.validity_months is None:
            yield name
    yield from (f"{METADATA}{field.key}" for field in facts.declared if field.required)


def kinds_of(facts: TypeFacts | None) -> Mapping[str, str]:
    """What the fields hold that are no plain text: dates, decimal numbers, identifiers."""
    declared = facts.declared if facts else ()
    kinds = {field.key: "identifier" if field.searchable else field.kind for field in declared}
    kinds |= {field.key: field.kind for field in declared if field.kind in _NOTED}
    return (
        dict.fromkeys(_DATES, "date")
        | dict.fromkeys(_IDENTIFIERS, "identifier")
        | {f"{METADATA}{key}": kind for key, kind in kinds.items()}
    )


def value_of(
    name: str, cell: Cell, layout: Layout, kinds: Mapping[str, str]
) -> str | int | bool | Fault:
    """What a cell that can be read says, as the issue request would say it."""
    match kinds.get(name):
        case "date":
            return as_date(cell, layout)
        case "decimal":
            return as_decimal(cell, layout)
        case "identifier":
            return as_identifier(cell)
    text = shown(cell).strip()
    if name == "typeId" and (number := ids.parse_number(text)) is not None:
        return number
    return _boolean(text) if name == "notifyHolder" and text else text


def template(facts: TypeFacts, *, today: date) -> Sequence[tuple[str, Example]]:
    """The columns of a template in the active language, each with an example."""
    wanted = [*dict.fromkeys((*facts.required, "validUntil", *_OFFERED))]
    wanted += ["serialNumber"] if tables_of(facts.declared) else []  # by which results are found
    wanted += SIGNATORIES[:2] if facts.signatories == "[]" else []
    rows: list[tuple[str, Example]] = [
        (_label(name), _example(name, today)) for name in _NAMES if name in wanted
    ]
    locale = translation.get_language()
    declared = [field for field in facts.declared if field.kind != "table"]
    return rows + [(_named(field, locale), _declared_example(field, today)) for field in declared]


def _label(name: str) -> str:
    return str(capfirst(str(_NAMES[name][0])))


def _example(name: str, today: date) -> Example:
    if name in _DATES:
        return today.replace(year=today.year + 2, day=1) if name == "validUntil" else today
    return _EXAMPLES.get(name, "")


def _declared_example(field: MetadataField, today: date) -> Example:
    match field.kind:
        case "date":
            return today
        case "decimal":
            return Decimal("12.50")
        case "choice":
            return field.choices[0]
    return ""


def _boolean(text: str) -> bool | Fault:
    word = text.casefold()
    return word == "true" if word in {"true", "false"} else Fault("invalid_boolean")


def _named(field: MetadataField, locale: str | None) -> str:
    return field.label.text(locale or Locale.EN)


# Of each role of a column, and of the one without: what the template shows in it.
_MEASURED = {None: "C", VALUE: "0.17", LIMITS: "≤ 0.20", MIN: "", MAX: "0.20", UNIT: "%"}


def result_rules(
    tables: Sequence[MetadataField], names: Mapping[str, Iterable[str]]
) -> ColumnRules | None:
    """What columns of the sheet can stand for; None for a type without tables. `names`: of identifiers."""
    if not tables:
        return None
    known = {name: [*names[name]] for name in IDENTIFIERS}
    known[TABLE] = in_all_languages([TABLE_LABEL], Locale.values)
    for column in (column for field in tables for column in field.columns):
        known.setdefault(cell_name(column), []).extend(label_names(column.label))
    return ColumnRules(
        fields=Fields(names=known),
        missing=lambda columns: (
            [] if {*IDENTIFIERS} & columns else [missing_column("serialNumber")]
        ),
        sheets={folded(name) for name in in_all_languages([SHEET], Locale.values)},
    )


def results_template(facts: TypeFacts) -> Sequence[tuple[str, Example]]:
    """The columns of a template's sheet of results, in the active language; none without tables."""
    tables, locale = tables_of(facts.declared), translation.get_language()
    if not tables:
        return []
    named = [(str(TABLE_LABEL), tables[0].label.text(locale))] if len(tables) > 1 else []
    columns: dict[str, str] = {}
    for field in tables:
        for column in field.columns:
            example = _MEASURED[column.role] if field is tables[0] else ""
            columns.setdefault(column.label.text(locale), example)
    return [(_label("serialNumber"), _EXAMPLES["serialNumber"]), *named, *columns.items()]

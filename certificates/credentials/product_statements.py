"""What a product's certificate states, by the terms that its type maps its metadata to."""

from collections.abc import Collection, Iterator, Mapping
from decimal import Decimal
from typing import Any

from certificates.models import TypeVersion
from certificates.types.credential_profiles import UNTP_DCC, terms_of
from certificates.types.limits import number
from certificates.types.multilingual import text_in
from certificates.types.type import FieldKind

from .results import ResultRow, results_of


class ProductStatements:
    """The metadata of a product's certificate, by terms."""

    def __init__(self, document: Mapping[str, Any], version: TypeVersion) -> None:
        self.metadata: Mapping[str, Any] = document.get("metadata", {})
        self.locale: str = document["locale"]
        self.fields = {field["key"]: field for field in version.fields}
        self.terms: Mapping[str, str] = terms_of(UNTP_DCC, version.credential)

    def keys(self, term: str) -> list[str]:
        """The metadata keys that lead to the term, whether or not the certificate has them."""
        return [key for key, mapped in self.terms.items() if mapped == term]

    def value(self, term: str) -> Any:
        """The first value of the term; None if there is none."""
        return next((self.metadata[key] for key in self.keys(term) if key in self.metadata), None)

    def text(self, term: str) -> str:
        """The same, if it is text; else empty."""
        value = self.value(term)
        return value.strip() if isinstance(value, str) else ""

    def labelled(self, term: str) -> tuple[str, str, str]:
        """The text of the term with the label and the unit of its field; both empty if undeclared."""
        declared = [self.fields[key] for key in self.keys(term) if key in self.fields]
        field = declared[0] if declared else {"label": {}}
        return self.text(term), text_in(field["label"], self.locale), field.get("unit", "")

    def decimal(self, term: str) -> Decimal | None:
        """The number of the term; the declared decimals are written with a point, whatever stands behind it."""
        declared = [self.fields[key] for key in self.keys(term) if key in self.fields]
        is_decimal = any(field.get("kind") == FieldKind.DECIMAL for field in declared)
        return number(self.text(term), "." if is_decimal else "")

    def texts(self, term: str) -> list[list[str]]:
        """The rows of the term's table without what is empty; one row if it is text."""
        value = self.value(term)
        rows = [[value]] if isinstance(value, str) else value or []
        cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
        return [row for row in cells if row]

    def results(self, terms: Collection[str]) -> Iterator[ResultRow]:
        """The rows of the declared tables that lead to one of the terms."""
        for key, field in self.fields.items():
            rows = self.metadata.get(key)
            if self.terms.get(key) in terms and isinstance(rows, list):
                yield from results_of(field, rows, self.locale)

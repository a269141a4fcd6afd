"""An inspection document of EN 10204 in the fields of EN 10168: the public JSON schema 0.5.0. Not signed.

What the certificate does not state is left out; where the schema requires it, `Incomplete` names it.
"""

import base64
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from certificates.domain.credential_profiles import CHEMICAL, MECHANICAL
from certificates.domain.limits import number
from certificates.models import TypeVersion

from .numbers import json_number
from .postal import postal_address
from .product_statements import ProductStatements
from .results import ResultRow

SCHEMA = "https://schemas.materialidentity.org/en10168-schemas/v0.5.0/schema.json"
STANDARD = "EN 10204"
_LANGUAGES = frozenset({"de", "en", "fr"})  # of ours, those that the schema has
_MEASURED_IN = frozenset({"%", "ppm"})
# Characteristics of the tensile test by their symbols in EN ISO 6892-1.
_TENSILE = {
    "C11": re.compile(r"R(?:e[HL]?|[pt]\s?[0-9][.,]?[0-9]*)"),
    "C12": re.compile(r"Rm"),
    "C13": re.compile(r"A(?:\s?[0-9]+(?:[.,][0-9]+)?)?(?:\s?mm)?"),
}
_MECHANICAL, _OTHER = 20, 49  # fields C50 to C69, and D51 to D99
_OPERATOR = re.compile(r"(?P<sign>[<>]=?|≤|≥)\s*(?P<number>.+)")
_SIGNS = {"≤": "<=", "≥": ">="}


@dataclass(frozen=True, slots=True)
class Source:
    """A required field that is missing, and where its value is taken from."""

    field: str
    source: str


class Incomplete(Exception):
    """The schema requires what the certificate does not state."""

    def __init__(self, missing: list[Source]) -> None:
        super().__init__(", ".join(each.field for each in missing))
        self.missing = missing


def is_inspection_document(version: TypeVersion) -> bool:
    """Whether certificates of this type are inspection documents of EN 10204."""
    return str(version.credential.get("standard", "")).startswith(STANDARD)


def compose(
    document: Mapping[str, Any],
    version: TypeVersion,
    *,
    verify_url: str,
    data_hash: str,
    status: str,
    is_test: bool,
    maker_address: str,
    mark: bytes | None,
) -> dict[str, Any]:
    """The document's fields. `mark` is the manufacturer's, as PNG. Raises Incomplete."""
    export = _Export(document, version)
    certificate = {
        "CertificateLanguages": export.languages(),
        "CommercialTransaction": export.transaction(maker_address, mark, is_test=is_test),
        "ProductDescription": export.product(),
        **export.tests(),
        "Validation": export.validation(verify_url, data_hash, status),
    }
    if export.missing:
        raise Incomplete(sorted(export.missing, key=lambda each: each.field))
    return {"RefSchemaUrl": SCHEMA, "Certificate": certificate}


class _Export:
    def __init__(self, document: Mapping[str, Any], version: TypeVersion) -> None:
        self.document, self.version = document, version
        self.stated = ProductStatements(document, version)
        self.missing: list[Source] = []

    def languages(self) -> list[str]:
        locale = self.stated.locale
        return [locale.upper() if locale in _LANGUAGES else "EN"]

    # --- A: commercial transaction ----------------------------------------------------------------

    def transaction(
        self, maker_address: str, mark: bytes | None, *, is_test: bool
    ) -> dict[str, Any]:
        maker = self.document["issuer"]["name"]
        buyer = self.required("A06.Name", self.stated.text("issuedTo"), "issuedTo")
        return {
            "A01": self.company("A01", maker, maker_address, "issuer.address"),
            "A02": ("TEST: " if is_test else "") + self.version.credential["standard"],
            "A03": self.document.get("number") or self.document["id"],
            "A04": self.required("A04", base64.b64encode(mark or b"").decode(), "issuer.logo"),
            "A05": maker,
            "A06": self.company("A06", buyer, self.stated.text("A06.address"), "A06.address"),
            "A07": self.required("A07", self.stated.text("A07"), "A07"),
            **self.texts("A09", "A97", "A98"),
        }

    def company(self, field: str, name: str, address: str, source: str) -> dict[str, Any]:
        read = postal_address(address)
        if read is None:
            self.missing += [
                Source(f"{field}.{part}", self.source(source))
                for part in ("Street", "ZipCode", "City", "Country")
            ]
        return {"Name": name, **(read or {})}

    # --- B: product -------------------------------------------------------------------------------

    def product(self) -> dict[str, Any]:
        name = self.stated.text("product.name") or self.document.get("productId", "")
        standards = [", ".join(row) for row in self.stated.texts("referenceStandard")]
        grade = self.stated.text("product.modelNumber")
        self.required("B02", "".join(standards) + grade, "B02")
        product: dict[str, Any] = {
            "B01": self.required("B01", name, "product.name"),
            "B02": {
                **({"ProductNorm": standards} if standards else {}),
                **({"SteelDesignation": [grade]} if grade else {}),
            },
            # Required; its other forms want dimensions as numbers, which the certificate states as text.
            "B09": {"Form": "Other", "Description": self.stated.text("B09") or name},
            **self.texts("B04", "B05", "B06"),
        }
        if batch := self.stated.text("product.batchNumber"):
            product["B07"] = [batch]
        if (pieces := number(self.stated.text("B08"))) is not None:
            product["B08"] = json_number(pieces)
        text, _label, unit = self.stated.labelled("B13")
        if (mass := number(text)) is not None:
            product["B13"] = {"Value": json_number(mass), **({"Unit": unit} if unit else {})}
        return product

    # --- C and D: tests ---------------------------------------------------------------------------

    def tests(self) -> dict[str, Any]:
        """Results in the fields that EN 10168 has for them; others with their names, none twice."""
        chemical, others = _chemical(self.stated.results({CHEMICAL}))
        tensile, more = _tensile(self.stated.results({MECHANICAL}))
        mechanical = _numbered("C", 50, more[:_MECHANICAL])
        rest = [*others, *more[_MECHANICAL:], *self.stated.results({"results"})]
        other_tests = _numbered("D", 51, rest[:_OTHER])
        composition = self.texts("C70") | chemical
        inspection = {
            **self.texts("C00"),
            **({"TensileTest": tensile} if tensile else {}),
            **({"OtherMechanicalTests": mechanical} if mechanical else {}),
            **({"ChemicalComposition": composition} if composition else {}),
        }
        further = self.key_values("NonDestructiveTests", {"D02": "D02"})
        if other_tests:
            further["OtherProductTests"] = other_tests
        # What finds no place there goes into further inspections: the schema takes any number of them.
        pages = [rest[at : at + _MECHANICAL] for at in range(_OTHER, len(rest), _MECHANICAL)]
        more_inspections = [{"OtherMechanicalTests": _numbered("C", 50, page)} for page in pages]
        inspections = [inspection, *more_inspections] if more_inspections else inspection
        tests = {"Inspection": inspections, "OtherTests": further}
        return {name: members for name, members in tests.items() if members}

    # --- Z: validation ----------------------------------------------------------------------------

    def validation(self, verify_url: str, data_hash: str, status: str) -> dict[str, Any]:
        statement = self.version.description_in(self.stated.locale)
        signed = [each for each in self.document.get("signatories", []) if each.get("role")]
        signatory = {"Name": signed[0]["name"], "Title": signed[0]["role"]} if signed else None
        remarks = self.key_values("", {"Z05": "Z05"}).get("", {})
        return {
            "Z01": statement or self.document["type"]["name"],
            "Z02": self.document["issuedOn"],
            **({"Z03": signatory} if signatory else {}),
            "SupplementaryInformation": remarks
            | {
                "Z06": {"Key": "Verify page", "Value": verify_url, "Type": "url"},
                "Z07": {"Key": "SHA-256 of the certified document", "Value": data_hash},
                "Z08": {"Key": "Status when exported", "Value": status},
            },
        }

    # --- what the certificate states --------------------------------------------------------------

    def texts(self, *fields: str) -> dict[str, str]:
        stated = {field: self.stated.text(field) for field in fields}
        return {field: text for field, text in stated.items() if text}

    def key_values(self, group: str, fields: Mapping[str, str]) -> dict[str, Any]:
        """A group of fields that carry their names: none where nothing is stated."""
        members = {}
        for field, term in fields.items():
            text, label, _unit = self.stated.labelled(term)
            if text:
                members[field] = {"Key": label or term, "Value": text}
        return {group: members} if members else {}

    def required(self, field: str, text: str, term: str) -> str:
        if not text:
            self.missing.append(Source(field, self.source(term)))
        return text

    def source(self, term: str) -> str:
        """Where the text of a term is taken from, as the API names it."""
        if term.startswith("issuer."):
            return term
        terms = ("referenceStandard", "product.modelNumber") if term == "B02" else (term,)
        keys = [key for each in terms for key in self.stated.keys(each)]
        keys = [key for key in keys if key in self.stated.fields] or keys
        return ", ".join(f"metadata.{key}" for key in keys) or f"type.credential.map: {terms[0]}"


def _numbered(letter: str, first: int, results: Iterable[ResultRow]) -> dict[str, Any]:
    """Results under their own names, in fields that are counted on."""
    return {
        f"{letter}{place}": _key_value(result) for place, result in enumerate(results, start=first)
    }


def _chemical(results: Iterable[ResultRow]) -> tuple[dict[str, Any], list[ResultRow]]:
    """Elements in C71 and on; and the results that are no shares."""
    fields = (f"C{place}" for place in range(71, 116))
    elements, others = {}, []
    for result in results:
        actual = _actual(result.stated)
        field = next(fields, None) if actual and result.unit in _MEASURED_IN else None
        if field is None or actual is None:
            others.append(result)
            continue
        low, high = result.bounds
        elements[field] = {
            "Symbol": result.name,
            "Actual": actual,
            **({"Minimum": {"Value": str(low), "Operator": ">="}} if low is not None else {}),
            **({"Maximum": {"Value": str(high), "Operator": "<="}} if high is not None else {}),
            "Unit": result.unit,
        }
    return elements, others


def _actual(stated: str) -> dict[str, str] | None:
    """A measured share, also one below what could be measured: `< 0.001`."""
    match = _OPERATOR.fullmatch(stated)
    value = number(match["number"] if match else stated)
    if value is None:
        return None
    operator = {"Operator": _SIGNS.get(match["sign"], match["sign"])} if match else {}
    return {"Value": str(value), **operator}


def _tensile(results: Iterable[ResultRow]) -> tuple[dict[str, Any], list[ResultRow]]:
    """Strengths and elongation, each once; and the other results."""
    measured: dict[str, Any] = {}
    others = []
    for result in results:
        fields = (name for name, symbol in _TENSILE.items() if symbol.fullmatch(result.name))
        field = next(fields, None)
        if field is None or field in measured or result.value is None:
            others.append(result)
            continue
        low, high = result.bounds
        measured[field] = {
            "Property": result.name,
            "Value": json_number(result.value),
            **({"Minimum": json_number(low)} if low is not None else {}),
            **({"Maximum": json_number(high)} if high is not None else {}),
            **({"Unit": result.unit} if result.unit else {}),
        }
    return measured, others


def _key_value(result: ResultRow) -> dict[str, str]:
    """A result under its own name, with its requirement in words."""
    name = f"{result.name} ({result.requirement})" if result.requirement else result.name
    unit = {"Unit": result.unit} if result.unit else {}
    return {"Key": name, "Value": result.stated or result.text, **unit}

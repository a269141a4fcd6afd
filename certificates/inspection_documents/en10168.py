"""An inspection document of EN 10204 in the fields of EN 10168: the public JSON schema 0.5.0. Not signed.

What the certificate does not state is left out; where the schema requires it, the error names it. So
with addresses: their parts are read where the text says without doubt what is what.
"""

import base64
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import orjson
from django.utils.translation import gettext_lazy as _

from accounts.models import Branding
from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.credentials.statements import ProductStatements, ResultRow, json_number
from certificates.errors import CertificateError
from certificates.models import Certificate, TypeVersion
from certificates.printing import pdf
from certificates.types.limits import NO_BOUNDS, End, number, read_row
from certificates.types.settings import CHEMICAL, MECHANICAL

# fmt: off
NoInspectionDocument = CertificateError.row("conflict", _("The standard that the type of this certificate names is not EN 10204."))
# Carries `missing`: each field of EN 10168, and where its value is taken from, as `fields` says, too.
IncompleteInspectionDocument = CertificateError.row("conflict", _("EN 10168 requires what is not stated: %(fields)s."))
# fmt: on

MAX_STREET_LINES = 3
_COUNTRY = re.compile(r"[A-Z]{2}", re.ASCII)
_TOWN = re.compile(r"(?:(?P<country>[A-Z]{2})-)?(?P<code>[0-9][0-9 ]{2,8}[0-9])\s+(?P<city>\D.*)")


def postal_address(text: str) -> Mapping[str, Any] | None:
    """Street, postcode, town and country (ISO 3166-1); None where one of them cannot be told.

    Read are lines or parts between commas: `Werkstraße 1, 70173 Stuttgart, DE`, or `…, DE-70173 Stuttgart`.
    """
    parts = [part.strip() for part in re.split(r"[\n,;]", text) if part.strip()]
    towns = [(place, match) for place, part in enumerate(parts) if (match := _TOWN.fullmatch(part))]
    if len(towns) != 1:
        return None
    place, town = towns[0]
    street, rest = parts[:place], parts[place + 1 :]
    countries = [*([town["country"]] if town["country"] else []), *rest]
    if not 0 < len(street) <= MAX_STREET_LINES or len(countries) != 1:
        return None
    if not _COUNTRY.fullmatch(countries[0]):
        return None
    return {
        "Street": street,
        "ZipCode": town["code"],
        "City": town["city"],
        "Country": countries[0],
    }


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
# The chemical elements of a mill's analysis, also as `N2` or `Al tot`.
_ELEMENT = re.compile(r"([A-Z][A-Za-z]?)(?:[2₂]|[\s_-]?(?:tot|ges|sol|met)\.?)?")
_ELEMENTS = frozenset(
    "Ag Al As Au B Ba Be Bi C Ca Cd Ce Cl Co Cr Cu Fe Ga Ge H Hf Hg In Ir K La Li Mg Mn Mo N Na Nb Nd Ni O"
    " Os P Pb Pd Pr Pt Re Rh Ru S Sb Sc Se Si Sm Sn Sr Ta Te Th Ti Tl U V W Y Zn Zr".split()
)
# Tests with individual values: their symbols in EN ISO 148-1, 6506, 6507 and 6508, and their usual names.
_NOTCHED_BAR = re.compile(
    r"KC?[UV](?![A-Za-z])|CVN|ISO-?V|(?i:charpy|kerbschlag|notched|impact|résilience)"
)
_HARDNESS_SYMBOL = re.compile(r"H(?:BW?|V|R[A-Z]{1,2})(?![A-Za-z])")
_HARDNESS = re.compile(
    rf"{_HARDNESS_SYMBOL.pattern}|(?i:härte|hardness|dureté|fortësi|brinell|vickers|rockwell)"
)
_MEAN = re.compile(
    r"[\s,(–-]*(?:mean value|mean|average|Mittelwert|Mittel|moyenne|mesatarja|Ø)\)?$", re.IGNORECASE
)
_SEVERAL = re.compile(r"\s*[/;|]\s*")
_SERIES = re.compile(
    r"[^,]+(?:,\s+[^,]+){2,}"
)  # `120, 118, 125`; of two, one may be behind a decimal comma
# Fields that are counted on: C50 to C69, and D51 to D99; notes on tests.
_MECHANICAL, _OTHER = 20, 49
_TENSILE_NOTES, _HARDNESS_NOTES, _NOTCHED_BAR_NOTES = range(14, 30), range(33, 40), range(44, 50)


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
    """The document's fields. `mark` is the manufacturer's, as PNG. Raises IncompleteInspectionDocument."""
    export = _Export(document, version)
    certificate = {
        "CertificateLanguages": export.languages(),
        "CommercialTransaction": export.transaction(maker_address, mark, is_test=is_test),
        "ProductDescription": export.product(),
        **export.tests(),
        "Validation": export.validation(verify_url, data_hash, status),
    }
    if export.missing:
        missing = [{"field": name, "source": source} for name, source in sorted(export.missing)]
        fields = ", ".join(f"{each['field']} ({each['source']})" for each in missing)
        raise IncompleteInspectionDocument(members={"missing": missing}, fields=fields)
    return {"RefSchemaUrl": SCHEMA, "Certificate": certificate}


class _Export:
    def __init__(self, document: Mapping[str, Any], version: TypeVersion) -> None:
        self.document, self.version = document, version
        self.stated = ProductStatements(document, version)
        self.missing: list[tuple[str, str]] = []  # required fields, and where each is taken from

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
                (f"{field}.{part}", self.source(source))
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
        if (pieces := self.stated.decimal("B08")) is not None:
            product["B08"] = json_number(pieces)
        _text, _label, unit = self.stated.labelled("B13")
        if (mass := self.stated.decimal("B13")) is not None:
            product["B13"] = {"Value": json_number(mass), **({"Unit": unit} if unit else {})}
        return product

    # --- C and D: tests ---------------------------------------------------------------------------

    def tests(self) -> dict[str, Any]:
        """Results in the fields that EN 10168 has for them; others with their names, none twice."""
        chemical, rest = _chemical(self.stated.results({CHEMICAL}))
        sections, mechanical = _mechanical(list(self.stated.results({MECHANICAL})))
        rest += mechanical[_MECHANICAL:]
        rest += map(_key_value, self.stated.results({"results"}))
        other_tests = _numbered("D", 51, rest[:_OTHER])
        named = {
            **sections,
            "OtherMechanicalTests": _numbered("C", 50, mechanical[:_MECHANICAL]),
            "ChemicalComposition": self.texts("C70") | chemical,
        }
        inspection = self.texts("C00") | {name: part for name, part in named.items() if part}
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
            self.missing.append((field, self.source(term)))
        return text

    def source(self, term: str) -> str:
        """Where the text of a term is taken from, as the API names it."""
        if term.startswith("issuer."):
            return term
        terms = ("referenceStandard", "product.modelNumber") if term == "B02" else (term,)
        keys = [key for each in terms for key in self.stated.keys(each)]
        keys = [key for key in keys if key in self.stated.fields] or keys
        return ", ".join(f"metadata.{key}" for key in keys) or f"type.credential.map: {terms[0]}"


def _numbered(letter: str, first: int, notes: Iterable[Mapping[str, str]]) -> dict[str, Any]:
    """Notes in fields that are counted on."""
    return {f"{letter}{place}": note for place, note in enumerate(notes, start=first)}


def _with_notes(
    fields: dict[str, Any], notes: Sequence[dict[str, str]], places: range
) -> tuple[dict[str, Any], list[dict[str, str]]]:
    """A test with its notes, and those that find no place there."""
    if notes:
        noted = _numbered("C", places.start, notes[: len(places)])
        fields = {**fields, "SupplementaryInformation": noted}
    return fields, list(notes[len(places) :])


def _chemical(results: Iterable[ResultRow]) -> tuple[dict[str, Any], list[dict[str, str]]]:
    """Elements in C71 and on; what is none, such as CEV, as notes.

    Not in C116 to C120: the schema's empty pattern for them refuses all in some validators.
    """
    fields = (f"C{place}" for place in range(71, 116))
    elements: dict[str, Any] = {}
    notes = []
    for result in results:
        in_percent = result.unit == "%" and _is_share(result)
        reading = (
            read_row(result.stated, is_share=True, **result.limits)
            if in_percent
            else result.reading
        )
        actual = reading.measured
        field = next(fields, None) if actual and _is_share(result) else None
        if field is None or actual is None:
            notes.append(_key_value(result))
            continue
        low, high = reading.bounds
        operator = {"Operator": actual.operator} if actual.operator else {}
        elements[field] = {
            "Symbol": result.name,
            "Actual": {"Value": str(actual.value), **operator},
            **({"Minimum": _limit(low, ">")} if low else {}),
            **({"Maximum": _limit(high, "<")} if high else {}),
            "Unit": result.unit,
        }
        if result.required and reading.bounds == NO_BOUNDS:
            notes.append({"Key": result.name, "Value": result.required})
    return elements, notes


def _is_share(result: ResultRow) -> bool:
    match = _ELEMENT.fullmatch(result.name)
    is_element = match is not None and match[1].capitalize() in _ELEMENTS
    return is_element and result.unit in _MEASURED_IN


def _limit(end: End, sign: str) -> dict[str, str]:
    return {"Value": str(end.value), "Operator": sign if end.strict else f"{sign}="}


def _mechanical(results: list[ResultRow]) -> tuple[dict[str, Any], list[dict[str, str]]]:
    """The tensile, hardness and notched-bar impact test; and the rows that find no place there."""
    sections, left = {}, []
    sections["TensileTest"], results, more = _tensile(results)
    left += more
    for name, fields, is_one, places in (
        ("HardnessTest", ("C30", "C31", "C32"), _is_hardness, _HARDNESS_NOTES),
        ("NotchedBarImpactTest", ("C40", "C42", "C43"), _is_notched_bar, _NOTCHED_BAR_NOTES),
    ):
        rows = _of_one_test(results, is_one)
        measured, notes = _series(rows, fields) if rows else ({}, [])
        sections[name], more = _with_notes(measured, notes, places)
        results = [each for each in results if each not in rows]
        left += more
    return sections, left + [_key_value(each) for each in results]


def _tensile(
    results: Iterable[ResultRow],
) -> tuple[dict[str, Any], list[ResultRow], list[dict[str, str]]]:
    """Strengths and elongation, each once; the other results; the notes that find no place."""
    measured: dict[str, Any] = {}
    others, notes = [], []
    for result in results:
        fields = (name for name, symbol in _TENSILE.items() if symbol.fullmatch(result.name))
        field = next(fields, None)
        value = result.reading.value
        if field is None or field in measured or value is None:
            others.append(result)
            continue
        measured[field] = {"Property": result.name, **_measurement(value, result)}
        notes += _unstated(result)
    section, more = _with_notes(measured, notes, _TENSILE_NOTES)
    return section, others, more


def _is_hardness(result: ResultRow) -> bool:
    return bool(_HARDNESS.match(result.name) or _HARDNESS_SYMBOL.match(result.unit))


def _is_notched_bar(result: ResultRow) -> bool:
    return bool(_NOTCHED_BAR.match(result.name))


def _of_one_test(
    results: Iterable[ResultRow], is_one: Callable[[ResultRow], bool]
) -> list[ResultRow]:
    """The rows of the first test of a kind: those of the same name and unit, and one of their mean."""
    rows: list[ResultRow] = []
    for result in results:
        if not is_one(result) or not _values(result):
            continue
        is_mean, has_mean = (
            any(map(_MEAN.search, names)) for names in ([result.name], [each.name for each in rows])
        )
        is_same = not rows or (_test(result), result.unit) == (_test(rows[0]), rows[0].unit)
        if is_same and not (is_mean and has_mean):
            rows.append(result)
    return rows


def _series(
    rows: Sequence[ResultRow], fields: tuple[str, str, str]
) -> tuple[dict[str, Any], list[dict[str, str]]]:
    """The kind of test, its individual values, and their mean with the limits; a requirement that has none as a note."""
    means = [each for each in rows if _MEAN.search(each.name)]
    single = [value for each in rows if each not in means for value in _values(each)]
    mean = _values(means[0])[0] if means else _mean(single)
    limiting = next((each for each in [*means, *rows] if each.required), rows[0])
    kind, values, average = fields
    unit = {"Unit": rows[0].unit} if rows[0].unit else {}
    is_symbol = _HARDNESS_SYMBOL.match(rows[0].unit) and not _HARDNESS_SYMBOL.match(rows[0].name)
    measured = {
        kind: rows[0].unit if is_symbol else _test(rows[0]),
        **({values: [{"Value": json_number(value), **unit} for value in single]} if single else {}),
        average: _measurement(mean, limiting),
    }
    return measured, _unstated(limiting)


def _test(result: ResultRow) -> str:
    """The name of a row without the word that it is a mean."""
    return _MEAN.sub("", result.name)


def _values(result: ResultRow) -> list[Decimal]:
    """The individual values of a cell, `120 / 118 / 125`; none where one cannot be read."""
    if result.reading.value is not None:
        return [result.reading.value]
    by_comma = _SERIES.fullmatch(result.stated)
    parts = re.split(r",\s+", result.stated) if by_comma else _SEVERAL.split(result.stated)
    values = [number(part) for part in parts]
    return [value for value in values if value is not None] if None not in values else []


def _mean(values: Sequence[Decimal]) -> Decimal:
    """The mean, with a digit more than the values."""
    digits = min(int(value.as_tuple().exponent) for value in values) - 1
    return (sum(values, Decimal()) / len(values)).quantize(Decimal(1).scaleb(digits))


def _measurement(value: Decimal, result: ResultRow) -> dict[str, Any]:
    """A value with its limits. The schema's are allowed themselves: one that is not is left to a note."""
    ends = zip(("Minimum", "Maximum"), result.reading.bounds, strict=True)
    return {
        "Value": json_number(value),
        **{name: json_number(end.value) for name, end in ends if end and not end.strict},
        **({"Unit": result.unit} if result.unit else {}),
    }


def _unstated(result: ResultRow) -> list[dict[str, str]]:
    """A note of the requirement, where it is no limit that the schema has a number for."""
    ends = [end for end in result.reading.bounds if end]
    if not result.required or (ends and not any(end.strict for end in ends)):
        return []
    return [{"Key": result.name, "Value": result.required}]


def _key_value(result: ResultRow) -> dict[str, str]:
    """A result under its own name, with its requirement as stated."""
    return {
        "Key": result.name,
        "Value": result.stated or result.text,
        **({"Unit": result.unit} if result.unit else {}),
        **({"Interpretation": result.required} if result.required and result.stated else {}),
    }


def read_inspection_document(certificate_id: UUID, *, now: datetime) -> bytes:
    """The inspection document of a certificate, as JSON in the public schema's form.

    Raises what `refuse_unprintable` does, NoInspectionDocument for other types, and
    IncompleteInspectionDocument, which names what the schema requires and is not stated.
    """
    certificate = pdf.with_all(Certificate.objects.all()).get(pk=certificate_id)
    pdf.refuse_unprintable(certificate)
    assert certificate.document is not None
    if not is_inspection_document(certificate.version):
        raise NoInspectionDocument
    branding = getattr(certificate.issuer, "branding", None) or Branding()
    status = certificate.status_at(certificate.time(now))
    composed = compose(
        orjson.loads(bytes(certificate.document)),
        certificate.version,
        verify_url=verify_url(certificate.pk, certificate.locale),
        data_hash=bytes(certificate.data_hash).hex(),
        status=status.value,
        is_test=certificate.mode != Mode.LIVE,
        maker_address=branding.address or "",
        mark=bytes(branding.logo) if branding.logo else None,
    )
    return orjson.dumps(composed, option=orjson.OPT_INDENT_2)

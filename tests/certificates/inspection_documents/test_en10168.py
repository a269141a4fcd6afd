"""Inspection documents of EN 10204 with the fields of EN 10168."""

import json
from typing import Any

import orjson
import pytest
from hypothesis import given, settings, strategies as st

from accounts.models import Branding
from certificates.inspection_documents import en10168
from certificates.inspection_documents.en10168 import postal_address
from certificates.models import TypeVersion
from certificates.types.presets import PRESETS
from tests.certificates.credentials.snapshots import GOLDEN, PRODUCT_DOCUMENT
from tests.certificates.erasure.helpers import erase_now, request_erasure
from tests.factories import issue_one, make_type
from tests.support.problems import assert_problem

PRESET = PRESETS["en10204-3-1"]
VERSION = TypeVersion(
    kind="product",
    fields=PRESET["fields"],
    credential={"profile": "untp-dcc", "standard": "EN 10204 3.1"},
    description_de="Mit Ergebnissen spezifischer Prüfung.",
)
METADATA: dict[str, Any] = {
    "orderNo": "4500012345",
    "orderItem": "10",
    "purchaser": "Maschinenbau Muster AG",
    "purchaserAddress": "Werkstraße 7, 8005 Zürich, CH",
    "description": "Flachstab",
    "grade": "S355J2+N",
    "standard": "EN 10025-2:2019",
    "dimensions": "40 × 10 × 6000 mm",
    "pieces": "24",
    "mass": "452.16",
    "batch": "B-42",
    "heatNumber": "H-77",
    "meltingProcess": "Y",
    "chemicalComposition": [
        ["C", "≤ 0.20", "0,16", "%"],
        ["Mn", "0.8 – 1.6", "1.41", "%"],
        ["H", "", "< 2", "ppm"],
        ["CEV", "≤ 0.45", "0.41", ""],
    ],
    "mechanicalProperties": [
        ["ReH", "≥ 355", "412", "MPa"],
        ["Rm", "470 – 630", "540.5", "MPa"],
        ["A5", "≥ 22", "27", "%"],
        ["KV2", "≥ 27", "118 / 120 / 125", "J"],
        ["Härte", "max. 250", "231", "HBW"],
    ],
    "testResults": [["Ultraschall", "Klasse S1", "entspricht", ""]],
    "nonDestructiveTests": "EN 10160, ohne Befund",
    "remarks": "Kanten gerundet",
}
DOCUMENT = PRODUCT_DOCUMENT | {
    "metadata": METADATA,
    "signatories": [{"name": "Erika Muster", "role": "Abnahmebeauftragte"}],
}
MAKER: dict[str, Any] = {"maker_address": "Hüttenweg 1\n70173 Stuttgart\nDE", "mark": b"\x89PNG"}


def composed(document: dict[str, Any] | None = None, **changed: Any) -> Any:
    facts = {
        "verify_url": "https://certificates.example/de/verify/cert_01m8c0000000000000000000dy",
        "data_hash": "24" * 32,
        "status": "active",
        "is_test": False,
        **MAKER,
    }
    return en10168.compose(document or DOCUMENT, VERSION, **(facts | changed))


def with_metadata(**metadata: Any) -> dict[str, Any]:
    return DOCUMENT | {"metadata": METADATA | metadata}


def test_the_export_is_the_golden_one():
    """The published schema judged this file: `make judge-published`."""
    assert composed() == json.loads((GOLDEN / "en10168.json").read_text())


def test_measured_values_stand_where_buyers_look_for_them():
    certificate = composed()["Certificate"]
    inspection = certificate["Inspection"]
    assert inspection["ChemicalComposition"]["C71"] == {
        "Symbol": "C",
        "Actual": {"Value": "0.16"},
        "Maximum": {"Value": "0.20", "Operator": "<="},
        "Unit": "%",
    }
    below = {"Symbol": "H", "Actual": {"Value": "2", "Operator": "<"}, "Unit": "ppm"}
    assert inspection["ChemicalComposition"]["C73"] == below
    assert inspection["TensileTest"]["C11"]["Minimum"] == 355
    assert inspection["TensileTest"]["C13"]["Property"] == "A5"
    named = certificate["OtherTests"]["OtherProductTests"]
    assert named == {
        "D51": {"Key": "CEV", "Value": "0.41", "Interpretation": "Soll: ≤ 0.45"},
        "D52": {"Key": "Ultraschall", "Value": "entspricht", "Interpretation": "Soll: Klasse S1"},
    }


def test_individual_values_stand_with_their_mean():
    rows = [
        ["KV2 −20 °C", "≥ 27", "120 / 118 / 126", "J"],
        ["KV8", "", "40", "J"],
        ["Härte", "max. 250", "231", "HBW"],
        ["Härte", "", "235", "HBW"],
        ["Härte Mittelwert", "", "233", "HBW"],
        ["Biegeversuch", "180°", "bestanden", ""],
    ]
    inspection = composed(with_metadata(mechanicalProperties=rows))["Certificate"]["Inspection"]
    joule = [{"Value": value, "Unit": "J"} for value in (120, 118, 126)]
    mean = {"Value": 121.3, "Minimum": 27, "Unit": "J"}
    impact = {"C40": "KV2 −20 °C", "C42": joule, "C43": mean}
    assert inspection["NotchedBarImpactTest"] == impact
    hardness = inspection["HardnessTest"]
    assert (hardness["C30"], [each["Value"] for each in hardness["C31"]]) == ("HBW", [231, 235])
    assert hardness["C32"] == {"Value": 233, "Maximum": 250, "Unit": "HBW"}
    others = inspection["OtherMechanicalTests"].values()
    assert [each["Key"] for each in others] == ["KV8", "Biegeversuch"]


def test_limits_leave_as_they_are_stated_or_as_text():
    shares = [
        ["N", "< 0.012", "<0.004", "%"],
        ["P", "0.025 max", "0.014", "%"],
        ["Mn", "max 1.600", "1.000", "%"],  # no share is a thousand per cent
        ["H", "≤ 1,200", "1.000", "ppm"],
    ]
    strict = [["ReH", "> 355", "412", "MPa"]]
    tables = {"chemicalComposition": shares, "mechanicalProperties": strict}
    certificate = composed(with_metadata(**tables))["Certificate"]
    inspection = certificate["Inspection"]
    composition = inspection["ChemicalComposition"]
    assert composition["C71"]["Actual"] == {"Value": "0.004", "Operator": "<"}
    assert composition["C71"]["Maximum"] == {"Value": "0.012", "Operator": "<"}
    assert composition["C72"]["Maximum"] == {"Value": "0.025", "Operator": "<="}
    assert certificate["OtherTests"]["OtherProductTests"]["D51"]["Value"] == "1.000"
    assert composition["C73"]["Actual"] == {"Value": "1.000"}
    assert composition["C73"]["Maximum"] == {"Value": "1.600", "Operator": "<="}
    tensile = inspection["TensileTest"]
    assert tensile["C11"] == {"Property": "ReH", "Value": 412, "Unit": "MPa"}
    assert tensile["SupplementaryInformation"]["C14"] == {"Key": "ReH", "Value": "Soll: > 355"}


def test_fields_missing_from_the_inspection_document_are_named():
    bare = with_metadata(orderNo="", purchaserAddress="Zürich")
    with pytest.raises(en10168.IncompleteInspectionDocument) as caught:
        composed(bare, maker_address="", mark=None)
    stated: Any = caught.value.members["missing"]
    missing = {each["field"]: each["source"] for each in stated}
    assert missing["A07"] == "metadata.orderNo"
    assert missing["A04"] == "issuer.logo"
    assert missing["A01.City"] == "issuer.address"
    assert missing["A06.Country"] == "metadata.purchaserAddress"
    assert not {"A06.Name", "B01", "B02"} & missing.keys()


def test_however_many_results_there_are_none_is_lost():
    rows = [[f"Prüfung {number}", "", "entspricht", ""] for number in range(130)]
    certificate = composed(with_metadata(mechanicalProperties=rows, testResults=rows))
    text = json.dumps(certificate, ensure_ascii=False)
    assert text.count('"Prüfung ') == 260


@pytest.mark.parametrize(
    ("text", "country"),
    [
        ("Werkstraße 1\n70173 Stuttgart\nDE", "DE"),
        ("Halle 3, Werkstraße 1, DE-70173 Stuttgart", "DE"),
        ("Werkstraße 1, 70173 Stuttgart", None),
        ("Werkstraße 1, 70173 Stuttgart, Deutschland", None),
        ("70173 Stuttgart, DE", None),
        ("", None),
    ],
)
def test_an_address_is_read_where_it_says_what_is_what(text, country):
    read = postal_address(text)
    assert (read and read["Country"]) == country


CELL = st.text(max_size=5) | st.sampled_from(["Rm", "C", "< 2", "1 – 2", "0.5", "%", "MPa"])
ROWS = st.lists(st.lists(CELL, max_size=5), max_size=4)


@given(chemical=ROWS, mechanical=ROWS)
@settings(max_examples=25)
def test_whatever_tables_state_is_exported(chemical, mechanical):
    exported = composed(
        with_metadata(chemicalComposition=chemical, mechanicalProperties=mechanical)
    )
    assert orjson.loads(orjson.dumps(exported)) == exported


@pytest.mark.django_db(transaction=True)
def test_the_api_gives_it_to_its_issuer(api, issuer, certificate_type, outsider_api, test_mode_api):
    certificate = issue_one(certificate_type, metadata=METADATA)
    path = f"certificates/{certificate.public_id}/en10168"
    refused = api.get(path)
    assert_problem(refused, 409, "conflict", "missing")
    fields = [each["field"] for each in refused.json()["missing"]]
    assert fields == ["A01.City", "A01.Country", "A01.Street", "A01.ZipCode", "A04"]
    Branding.objects.create(
        issuer=issuer, address=MAKER["maker_address"], logo=b"\x89PNG", logo_sha256="0" * 64
    )
    exported = api.get(path).json()["Certificate"]
    assert exported["CommercialTransaction"]["A06"]["City"] == "Zürich"
    data_hash = bytes(certificate.data_hash).hex()
    assert exported["Validation"]["SupplementaryInformation"]["Z07"]["Value"] == data_hash
    for other in (outsider_api, test_mode_api):
        assert_problem(other.get(path), 404, "not_found")
    erase_now(api, certificate)
    assert_problem(api.get(path), 410, "erased")


@pytest.mark.django_db(transaction=True)
def test_other_certificates_and_pending_ones_have_none(api, issuer):
    other = issue_one(make_type(issuer, code="other", credential={}))
    pending = issue_one(make_type(issuer, code="pending", release_required=True))
    ending = issue_one(make_type(issuer, code="ending"))
    assert request_erasure(api, ending).status_code == 200
    for certificate in (other, pending, ending):
        refused = api.get(f"certificates/{certificate.public_id}/en10168")
        assert_problem(refused, 409, "conflict")
        assert "missing" not in refused.json()

"""Digital Conformity Credentials of UNTP 0.7.0: what they state of a certificate, and what they leave out."""

import jsonschema
import pytest
from hypothesis import given, settings, strategies as st

from accounts.scopes import Mode
from certificates.credentials import untp
from certificates.credentials.statements import MOST_RESULTS
from certificates.credentials.untp import MOST_STANDARDS, unit_code
from certificates.models import ConformityForm, TypeVersion
from certificates.types.limits import read_row
from certificates.types.presets import PRESETS
from certificates.types.settings import EN_10168, PROFILES, UNTP_DCC
from tests.support import credential_proofs

from .conformity import CREDENTIAL, DOCUMENT, FIELDS, conformity_snapshot, version
from .snapshots import DID, GOLDEN, JWK_METHOD, PRIVATE_KEY, PUBLIC_KEY
from .untp_terms import CREDENTIAL as SCHEMA

JUDGE = jsonschema.Draft202012Validator(SCHEMA, format_checker=jsonschema.FormatChecker())
OF_PRODUCTS = [preset for preset in PRESETS.values() if preset["kind"] == "product"]


def composed(document=None, **changed):
    """The credential of a certificate, once the schema has found nothing wrong in it."""
    credential = untp.compose(conformity_snapshot(document, **changed))
    JUDGE.validate(credential)
    return credential


def assessments(document=None, **changed):
    subject = composed(document, **changed)["credentialSubject"]
    return {each["name"]: each for each in subject["conformityAssessment"]}


def with_metadata(**metadata):
    return DOCUMENT | {"metadata": DOCUMENT["metadata"] | metadata}


def test_the_credential_is_the_golden_one_to_the_byte():
    token = credential_proofs.add_jwt(composed(), method=JWK_METHOD, sign=PRIVATE_KEY.sign)
    assert token == (GOLDEN / "untp_0_7.jwt").read_text().strip()
    assert composed().items() <= credential_proofs.verify_jwt(token, PUBLIC_KEY).items()


def test_usual_keys_lead_for_ever_where_they_led_when_credentials_were_signed():
    """Another key in here, or one less, and signatures of types without a map were good no more."""
    usual = PROFILES[UNTP_DCC].usual
    assert {key: term for key, term in usual.items() if term not in EN_10168} == {
        "description": "product.name",
        "instrument": "product.name",
        "object": "product.name",
        "batch": "product.batchNumber",
        "grade": "product.modelNumber",
        "model": "product.modelNumber",
        "purchaser": "issuedTo",
        "customer": "issuedTo",
        "standard": "referenceStandard",
        "standards": "referenceStandard",
        "calibratedOn": "assessmentDate",
        "chemicalComposition": "results.chemical",
        "mechanicalProperties": "results.mechanical",
        "testResults": "results",
        "results": "results",
    }


def test_a_row_is_an_assessment_against_its_requirement():
    row = assessments()["Rp0,2"]
    assert row["assessedPerformance"][0]["measure"] == {"value": 412, "unit": "MPA"}
    [criterion] = row["assessmentCriteria"]
    assert criterion["name"] == "Rp0,2: ≥ 355 MPa"
    [required] = criterion["requiredPerformance"]
    assert required["measure"] == {"value": 355, "unit": "MPA"}
    assert required["metric"]["improvementDirection"] == "higher"
    assert row["conformance"] is True
    assert assessments()["C"]["conformance"] is False
    [ranged] = assessments()["Rm"]["assessmentCriteria"][0]["requiredPerformance"]
    assert ranged["measure"] == {
        "value": 550,
        "unit": "C56",
        "lowerTolerance": 80,
        "upperTolerance": 80,
    }


def test_results_not_read_without_doubt_stay_text():
    rows = assessments()
    hardness = rows["Härte"]  # HBW has no code in UNECE Recommendation 20
    assert (hardness["assessedPerformance"], hardness["conformance"]) == ([], True)
    assert "requiredPerformance" not in hardness["assessmentCriteria"][0]
    surface = rows["Oberfläche"]
    assert surface["assessedPerformance"] == []
    assert "conformance" not in surface
    assert surface["description"] == (
        "Prüfmerkmal: Oberfläche; Soll: nach Vereinbarung; Ist: entspricht"
    )
    strict = rows[
        "KV"
    ]  # 27 is not more than 27; UNTP has no term for a limit that is itself not allowed
    assert strict["conformance"] is False
    assert "requiredPerformance" not in strict["assessmentCriteria"][0]


def test_ambiguous_thousands_are_neither_numbers_nor_judged():
    row = assessments(with_metadata(tests=[["Rm", "1,200–1,400", "1350", "MPa"]]))["Rm"]
    assert row["assessedPerformance"][0]["measure"] == {"value": 1350, "unit": "MPA"}
    assert "conformance" not in row
    assert "requiredPerformance" not in row["assessmentCriteria"][0]
    assert row["assessmentCriteria"][0]["name"] == "Rm: 1,200–1,400 MPa"


def test_a_metric_without_a_name_is_named_by_the_column_of_its_value():
    columns = {
        "fields": PRESETS["calibration"]["fields"],
        "credential": CREDENTIAL | {"map": {"results": "results"}},
    }
    for reference in ("10", "10,000", "10 mm"):
        rows = [[reference, "10,01", "0,01", "0,002", "mm", "± 0,02"]]
        document = DOCUMENT | {"metadata": {"results": rows}}
        [row] = assessments(document, version=version(**columns)).values()
        assert row["name"] == f"Referenzwert {reference}"
        [performance] = row["assessedPerformance"]
        assert performance["metric"]["name"] == "Messabweichung"
        assert row["assessmentCriteria"][0]["name"] == "Messabweichung: ± 0,02 mm"


@pytest.mark.parametrize(
    ("value", "limits", "verdict"),
    [
        ("27", {"limits": "≥ 27"}, True),
        ("27", {"limits": "> 27"}, False),
        ("26,9", {"limits": "> 27"}, False),
        ("27", {"limits": ">= 27"}, True),
        ("27", {"low": "20", "high": "30"}, True),
        ("27", {"low": "20", "high": "hoch"}, None),
        ("27", {"low": "30", "high": "20"}, None),
        ("27", {"limits": "≥ 20", "high": "26"}, False),
        ("27", {}, None),
        ("i. O.", {"limits": "≥ 27"}, None),
    ],
)
def test_a_value_conforms_only_where_that_can_be_said(value, limits, verdict):
    assert read_row(value, **limits).conforms is verdict


def test_a_laboratory_states_conformity_itself():
    calibration = version(credential=CREDENTIAL | {"attestationType": "calibration"})
    rows = assessments(version=calibration)
    assert not any("conformance" in row for row in rows.values())
    assert rows["Rp0,2"]["conformityTopic"][0]["name"] == "Metrology and Measurement"


def test_a_declaration_without_results_is_one_assessment():
    declaration = version(credential=CREDENTIAL | {"attestationType": "declaration"})
    [whole] = assessments(with_metadata(tests=[]), version=declaration).values()
    assert (whole["name"], whole["conformance"]) == ("EN 10204 3.1", True)


def test_the_product_is_named_by_its_digital_link_or_within_the_issuers_did():
    def product(document):
        [assessed] = assessments(document)["C"]["assessedProduct"]
        return assessed["product"]["id"]

    assert product(DOCUMENT) == "https://id.gs1.org/01/09520123456788/10/B%2F42/21/SN-7"
    without = {name: value for name, value in DOCUMENT.items() if name != "gtin"}
    assert product(without) == f"{DID}/products/Flachstab%2040%20%C3%97%2010/B%2F42/SN-7"


def test_a_delivery_names_every_item():
    items = [{"position": 1, "serialNumber": "A"}, {"position": 2, "productId": "P", "batch": "B"}]
    rows = assessments(DOCUMENT | {"items": items})
    names = [each["product"].get("itemNumber") for each in rows["EN 10204 3.1"]["assessedProduct"]]
    assert names == ["SN-7", "A", None]
    assert len(rows["C"]["assessedProduct"]) == 1


def test_who_it_was_issued_to():
    def issued_to(document):
        return composed(document)["credentialSubject"]["issuedToParty"]["name"]

    assert issued_to(DOCUMENT) == "Maschinenbau Muster AG"
    holder = with_metadata(customer=" ") | {"holder": {"name": "Werk Süd"}}
    assert issued_to(holder) == "Werk Süd"
    assert issued_to(with_metadata(customer="")) == "Stahlwerk Beispiel GmbH"


def test_a_table_of_standards_names_each():
    standards = [["EN 60204-1", "Electrical equipment", "2018"], ["", "", ""]]
    row = assessments(with_metadata(norm=standards))["C"]
    [standard] = row["referenceStandard"]
    assert standard["name"] == "EN 60204-1, Electrical equipment, 2018"


def test_thousands_of_results_do_not_keep_the_credentials_of_others_waiting():
    """Each repeats the standards: rows by standards could fill a worker's memory."""
    standards = [[f"EN {number}"] for number in range(MOST_STANDARDS + 1)]
    document = with_metadata(tests=[["Rm", "540"]] * (MOST_RESULTS + 1), norm=standards)
    credential = untp.compose(conformity_snapshot(document))
    found = credential["credentialSubject"]["conformityAssessment"]
    assert len(found) == MOST_RESULTS
    assert all(len(each["referenceStandard"]) == MOST_STANDARDS for each in found)


def test_one_of_a_test_certificate_says_so():
    assert composed(mode=Mode.TEST, ends_at=None)["name"].startswith("TEST")


CELL = st.text(max_size=6) | st.sampled_from(
    ["≥ 1", "< 2", "1 – 2", "2 – 1", "0.5", "-0", "%", "µm"]
)
ROWS = st.lists(st.lists(CELL, max_size=5), max_size=4)


@given(
    rows=ROWS, texts=st.fixed_dictionaries({}, optional={field["key"]: CELL for field in FIELDS})
)
@settings(max_examples=40)
def test_whatever_a_certificate_states_is_valid(rows, texts):
    composed(with_metadata(**(texts | {"tests": rows})))


@pytest.mark.parametrize("preset", OF_PRODUCTS, ids=lambda preset: preset["code"])
def test_certificates_of_the_ready_made_types_become_credentials(preset):
    columns = {"kind", "fields", "credential", "description_de"}
    made = TypeVersion(**{name: preset[name] for name in columns})
    assert untp.form_of(made) is ConformityForm.UNTP_0_7
    metadata = {field["key"]: _sample(field) for field in preset["fields"]}
    subject = composed(DOCUMENT | {"metadata": metadata}, version=made)["credentialSubject"]
    measured = [each["assessedPerformance"] for each in subject["conformityAssessment"]]
    has_results = any(field["key"] in RESULTS for field in preset["fields"])
    assert all(measured) is has_results


RESULTS = {"chemicalComposition", "mechanicalProperties", "testResults", "results"}


def _sample(field):
    roles = {"value": "0.5", "limits": "± 1", "unit": "mm"}
    row = [roles.get(column.get("role"), "X") for column in field["columns"]]
    return [row, row] if field["kind"] == "table" else "X"


@pytest.mark.parametrize(
    ("text", "code"),
    [("N/mm²", "C56"), ("N/mm^2", "C56"), ("μm", "4H"), (" % ", "P1"), ("HBW", None), ("", None)],
)
def test_units_have_the_codes_of_recommendation_20(text, code):
    assert unit_code(text) == code

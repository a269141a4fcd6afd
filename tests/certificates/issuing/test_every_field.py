"""Every field of the request, and what the type makes of it: metadata, signatories, release, schema."""

from datetime import date
from typing import Any

import jsonschema
import orjson
import pytest

from accounts.models import Issuer
from certificates.holders.operations import mails_about
from certificates.models import Certificate
from certificates.types.models import FieldKind
from certificates.types.presets import PRESETS, field
from tests.conftest import Api
from tests.factories import make_type
from webhooks.models import Event

LABEL = ("Wert", "Value", "Valeur", "Vlera")
COLUMNS = (("Soll", "Required", "Exigé", "Kërkuar"), ("Ist", "Actual", "Obtenu", "Matur"))
PEOPLE = [{"name": "Arta Krasniqi", "role": "Quality manager"}, {"name": "Besnik Hoxha"}]


def typed(issuer: Issuer, **column: Any) -> Any:
    """A type with one public field of this sort, called `value`."""
    return make_type(issuer, required=[], fields=[field("value", *LABEL, **column)])


def issue(api: Api, type_id: int, **stated: Any) -> Any:
    return api.post("certificates/issue", {"typeId": type_id, **stated})


def faults(response: Any) -> list[tuple[str, str]]:
    assert response.status_code == 400, response.content
    return [(fault["pointer"], fault["code"]) for fault in response.json()["errors"]]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ({}, "any\ntext"),
        ({"kind": "decimal"}, "-12.50"),
        ({"kind": "decimal"}, "+0.5"),
        ({"kind": "date"}, "2026-02-28"),
        ({"kind": "choice", "choices": ["a", "b"]}, "b"),
        ({"columns": COLUMNS}, [["1.50", "1.48"], ["2"], ["", "3"]]),
    ],
)
def test_metadata_that_keep_to_the_declaration_are_kept_as_they_are(
    api: Api, issuer, column, value
):
    response = issue(api, typed(issuer, **column).pk, metadata={"value": value})
    assert response.status_code == 201, response.content
    found = api.get(f"certificates/{response.json()['id']}").json()
    assert found["metadata"] == {"value": value}
    assert orjson.loads(bytes(Certificate.objects.get().document))["metadata"]["value"] == value


@pytest.mark.parametrize(
    ("column", "value", "pointer", "code"),
    [
        ({}, [["a"]], "/metadata/value", "invalid_type"),
        ({"kind": "decimal"}, "12,50", "/metadata/value", "invalid_format"),
        ({"kind": "decimal"}, "1e3", "/metadata/value", "invalid_format"),
        ({"kind": "decimal"}, "12.5\n0", "/metadata/value", "invalid_format"),
        ({"kind": "decimal"}, "१", "/metadata/value", "invalid_format"),
        ({"kind": "date"}, "28.02.2026", "/metadata/value", "invalid_date"),
        ({"kind": "date"}, "2026-02-30", "/metadata/value", "impossible_date"),
        ({"kind": "date"}, "20260228", "/metadata/value", "invalid_date"),
        ({"kind": "choice", "choices": ["a"]}, "b", "/metadata/value", "invalid_choice"),
        ({"columns": COLUMNS}, "text", "/metadata/value", "invalid_type"),
        ({"columns": COLUMNS}, [["1", "2", "3"]], "/metadata/value/0", "too_many"),
        ({"columns": COLUMNS}, [["1", 2]], "/metadata/value/0/1", "invalid_type"),
        ({"columns": COLUMNS}, [{"a": "1"}], "/metadata/value/0", "invalid_type"),
        ({"required": True}, "", "/metadata/value", "required"),
        ({"required": True, "columns": COLUMNS}, [], "/metadata/value", "required"),
    ],
)
def test_metadata_that_do_not_are_refused_at_their_place(
    api: Api, issuer, column, value, pointer: str, code: str
):
    response = issue(api, typed(issuer, **column).pk, metadata={"value": value})
    assert (pointer, code) in faults(response)
    assert not Certificate.objects.exists()


def test_a_value_is_as_long_as_the_type_says(api: Api, issuer):
    declared = field("value", *LABEL) | {"maxLength": 3}
    certificate_type = make_type(issuer, required=[], fields=[declared])
    assert issue(api, certificate_type.pk, metadata={"value": "abc"}).status_code == 201
    long = issue(api, certificate_type.pk, metadata={"value": "abcd"})
    assert faults(long) == [("/metadata/value", "too_long")]


def test_a_strict_type_takes_only_what_it_declares(api: Api, issuer):
    open_type = typed(issuer)
    assert issue(api, open_type.pk, metadata={"other": "x"}).status_code == 201
    table = issue(api, open_type.pk, metadata={"other": [["x"]]})
    assert faults(table) == [("/metadata/other", "invalid_type")]
    strict = make_type(
        issuer, code="strict", required=[], strict=True, fields=open_type.current.fields
    )
    refused = issue(api, strict.pk, metadata={"other": "x", "value": "y"})
    assert faults(refused) == [("/metadata/other", "undeclared")]


@pytest.mark.parametrize("empty", [[], [""], [" ", "\u00a0"]], ids=["none", "one", "blank"])
def test_a_row_of_a_table_states_something(api: Api, issuer, empty: list[str]):
    columns = [{"label": {"en": "What"}}, {"label": {"en": "How much"}}]
    declared = field("value", *LABEL) | {"kind": "table", "required": True, "columns": columns}
    certificate_type = make_type(issuer, required=[], fields=[declared])
    for rows, places in (([empty], ["0"]), ([["Rm"], empty, ["", "5"], empty], ["1", "3"])):
        refused = issue(api, certificate_type.pk, metadata={"value": rows})
        assert faults(refused) == [(f"/metadata/value/{place}", "empty") for place in places]


def test_who_signs_is_the_types_word_unless_the_request_names_somebody(api: Api, issuer):
    certificate_type = make_type(issuer, required=[], signatories=PEOPLE)
    for stated, expected in (([], PEOPLE), ([{"name": "Drita"}], [{"name": "Drita"}])):
        answer = issue(api, certificate_type.pk, signatories=stated).json()
        found = api.get(f"certificates/{answer['id']}").json()
        assert found["signatories"] == expected
    page = api.get(f"/en/verify/{answer['id']}").content.decode()
    assert "Drita" in page


def test_two_person_release_leaves_a_certificate_pending(api: Api, issuer):
    certificate_type = make_type(issuer, required=[], release_required=True)
    answer = issue(api, certificate_type.pk).json()
    assert api.get(f"certificates/{answer['id']}").json()["status"] == "pending"
    history = Certificate.objects.get().history.get()
    assert (history.from_state, history.to_state) == (None, "pending")
    assert orjson.loads(Event.objects.get().body)["data"]["status"] == "pending"
    public = api.get(f"/api/public/certificates/{answer['id']}").json()
    assert (public["status"], public["trustworthy"]) == ("pending", False)


def test_every_field_of_the_request_is_kept(api: Api, issuer):
    whole = {
        "productId": "ART-100",
        "serialNumber": "SN-1",
        "holderName": "Arta Krasniqi",
        "holderEmail": "arta@example.com",
        "certificateNumber": "2026/1",
        "issuedOn": "2026-01-02",
        "validFrom": "2026-01-03",
        "validUntil": "2098-12-31",
        "gtin": "4006381333931",
        "items": [{"position": 1, "productId": "P", "batch": "B", "quantity": "1.5", "unit": "kg"}],
        "signatories": PEOPLE,
        "attachments": [
            {"name": "a.pdf", "mediaType": "application/pdf", "size": 3, "sha256": "a" * 64}
        ],
        "externalRef": "4711/10",
        "locale": "sq",
        "metadata": {"batch": "B-42"},
    }
    certificate_type = make_type(issuer)
    response = issue(api, certificate_type.pk, notifyHolder=True, **whole)
    assert response.status_code == 201, response.content
    found = api.get(f"certificates/{response.json()['id']}").json()
    for attachment in found["attachments"]:
        assert (attachment.pop("number"), attachment.pop("uploadedAt")) == (1, None)
    assert found | whole == found
    assert found["verifyUrl"].startswith("https://certificates.example/sq/verify/")
    row = Certificate.objects.get()
    assert (mails_about([row.pk]).count(), row.issued_on) == (1, date(2026, 1, 2))


def test_a_public_table_stands_on_the_page_and_in_its_json(api: Api, issuer):
    certificate_type = typed(issuer, columns=COLUMNS)
    rows = [["<b>1.50</b>", "1.48"], ["2"]]
    answer = issue(api, certificate_type.pk, metadata={"value": rows}).json()
    page = api.get(f"/de/verify/{answer['id']}").content.decode()
    assert "Soll" in page
    assert "&lt;b&gt;1.50" in page
    public = api.get(f"/api/public/certificates/{answer['id']}?locale=sq").json()
    assert public["facts"] == [
        {
            "label": "Vlera",
            "value": None,
            "unit": "",
            "table": {"columns": ["Kërkuar", "Matur"], "rows": rows},
        }
    ]


@pytest.mark.parametrize("code", PRESETS)
def test_ready_made_types_are_complete_in_four_languages(code: str):
    preset = PRESETS[code]
    assert preset["unique_by"] != "none"
    for locale in ("de", "en", "fr", "sq"):
        assert preset[f"name_{locale}"]
        assert preset[f"description_{locale}"]
    labels = [each["label"] for each in preset["fields"]]
    labels += [column["label"] for each in preset["fields"] for column in each["columns"]]
    for label in labels:
        assert list(label) == ["de", "en", "fr", "sq"]
        assert all(text.strip() for text in label.values())
    assert {each["kind"] for each in preset["fields"]} <= set(FieldKind.values)


def test_inspection_documents_name_heat_standard_dimensions_and_results():
    for code in ("en10204-2-2", "en10204-3-1", "en10204-3-2"):
        fields = {each["key"]: each for each in PRESETS[code]["fields"]}
        assert {"heatNumber", "standard", "dimensions", "testResults"} <= fields.keys()
        columns = [column["label"]["en"] for column in fields["testResults"]["columns"]]
        assert columns == ["Characteristic", "Required", "Actual", "Unit"]
        assert [each["label"]["de"] for each in fields["testResults"]["columns"]][1:3] == [
            "Soll",
            "Ist",
        ]


@pytest.mark.parametrize("code", PRESETS)
def test_a_ready_made_type_issues_and_its_schema_agrees(api: Api, issuer, code: str):
    certificate_type = make_type(issuer, **PRESETS[code])
    fields = PRESETS[code]["fields"]
    body = {
        "typeId": certificate_type.pk,
        "productId": "P",
        "serialNumber": "S",
        "holderName": "Arta Krasniqi",
        "metadata": {each["key"]: example(each) for each in fields},
    }
    schema = api.get(f"certificates/types/{certificate_type.pk}/schema").json()
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(body)
    response = api.post("certificates/issue", body)
    assert response.status_code == 201, response.content
    found = api.get(f"certificates/{response.json()['id']}").json()
    assert found["certificateNumber"]


def example(declared: dict[str, Any]) -> Any:
    """Some value of this kind."""
    match declared["kind"]:
        case "decimal":
            return "12.50"
        case "date":
            return "2026-01-31"
        case "choice":
            return declared["choices"][0]
        case "table":
            return [["x"] * len(declared["columns"])]
    return "text"


@pytest.mark.parametrize(
    "changes",
    [
        {"typeId": 999_999},
        {"productId": ""},
        {"serialNumber": None},
        {"metadata": {"value": "12,5"}},
        {"metadata": {"value": "1", "other": "x"}},
        {"metadata": {}},
        {"metadata": {"value": [["1"]]}},
        {"serialNo": "x"},
        {"gtin": "12"},
    ],
)
def test_the_schema_refuses_what_the_service_refuses(api: Api, issuer, changes):
    declared = field("value", *LABEL, kind="decimal", required=True)
    certificate_type = make_type(issuer, fields=[declared], strict=True)
    schema = api.get(f"certificates/types/{certificate_type.pk}/schema").json()
    judge = jsonschema.Draft202012Validator(schema)
    body: dict[str, Any] = {
        "typeId": certificate_type.pk,
        "productId": "P",
        "serialNumber": "S",
        "metadata": {"value": "1.50"},
    }
    assert judge.is_valid(body)
    assert api.post("certificates/issue", body).status_code == 201
    assert not judge.is_valid(body | changes)
    assert api.post("certificates/issue", body | changes).status_code == 400


def test_the_schema_lets_items_stand_in_for_the_product(api: Api, certificate_type):
    schema = api.get(f"certificates/types/{certificate_type.pk}/schema").json()
    judge = jsonschema.Draft202012Validator(schema)
    body = {"typeCode": certificate_type.code, "items": [{"productId": "P", "serialNumber": "S"}]}
    assert judge.is_valid(body)
    assert api.post("certificates/issue", body).status_code == 201
    assert not judge.is_valid(body | {"items": []})

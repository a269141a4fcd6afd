"""Types over the API: created, changed into versions, archived; shared by both modes."""

import threading
from typing import Any

import pytest
from django.db import connection

from accounts.models import AuditEntry
from accounts.scopes import Scope
from certificates.models import CertificateType, TypeVersion
from certificates.search.keys import METADATA
from certificates.types import operations as types
from certificates.types.schemas import CertificateTypeChange
from config.docs.reference_document import followed
from tests.conftest import Api
from tests.examples.mill import COIL_TYPE as TYPE_REQUEST
from tests.factories import make_key, make_type
from tests.support.openapi import api_document
from tests.support.problems import assert_problem
from tests.support.walks import check_each

NAMES = {"de": "Neu", "en": "New", "fr": "Neuf", "sq": "I ri"}


def patch(key: Any, type_id: int | str, body: Any) -> Any:
    """A change by the holder of this key."""
    return Api(key).patch(f"certificates/types/{type_id}", body)


def field(key: str, **changes: Any) -> dict[str, Any]:
    return {"key": key, "label": {"en": key.title()}, **changes}


def column(role: str) -> dict[str, Any]:
    return {"label": {"en": "Column"}, "role": role}


def test_a_type_is_made_whole_and_read_again(api: Api):
    response = api.post("certificates/types", TYPE_REQUEST)
    assert response.status_code == 201, response.content
    made = response.json()
    assert response["Location"].endswith(f"/certificates/types/{made['typeId']}")
    assert (made["version"], made["archived"], made["strict"]) == (1, False, False)
    for name in ("code", "kind", "name", "required", "numberPattern", "uniqueBy"):
        assert made[name] == TYPE_REQUEST[name]
    assert made["fields"][0]["maxLength"] == 1000
    assert made["fields"][1]["columns"][1]["label"]["de"] == "Soll"
    assert api.get(f"certificates/types/{made['typeId']}").json() == made
    (listed,) = api.get("certificates/types").json()["data"]
    alone = {"ok", "pendingChange"}  # of a single type only
    assert listed == {name: value for name, value in made.items() if name not in alone}
    assert AuditEntry.objects.filter(action="type.created").exists()


def test_a_type_is_addressed_by_its_number_or_its_code(api: Api, key, issuer, outsider_api):
    kind = make_type(issuer, code="my-weld")
    other = make_type(issuer, code="31-weld")
    by_number = api.get(f"certificates/types/{kind.pk}").json()
    assert api.get("certificates/types/my-weld").json() == by_number
    assert by_number["typeId"] == kind.pk
    schema = api.get("certificates/types/my-weld/schema").json()
    assert schema == api.get(f"certificates/types/{kind.pk}/schema").json()
    assert patch(key, "my-weld", {"strict": True}).json()["strict"] is True
    assert api.post("certificates/types/31-weld/archive", None).json()["typeId"] == other.pk
    assert_problem(outsider_api.get("certificates/types/my-weld"), 404, "not_found")
    limited = Api(make_key(issuer, type_ids=[other.pk]))
    assert_problem(limited.get("certificates/types/my-weld"), 404, "not_found")
    for none in (
        "MY-WELD",
        "nothing",
        "%00",
        "9" * 40,
        "a%20b",
        "x" * 61,
        "%F0%9F%92%A9",
        "\u0663",
    ):
        assert_problem(api.get(f"certificates/types/{none}"), 404, "not_found")


def test_digits_alone_are_a_number_even_where_an_older_type_has_them_as_its_code(api: Api, issuer):
    kind = make_type(issuer, code="old")
    CertificateType.objects.filter(pk=kind.pk).update(code="123456789012")
    assert_problem(api.get("certificates/types/123456789012"), 404, "not_found")
    assert api.get(f"certificates/types/{kind.pk}").json()["code"] == "123456789012"


def test_every_setting_can_be_stated(api: Api):
    whole = TYPE_REQUEST | {
        "description": {"de": "D", "en": "E", "fr": "F", "sq": "S"},
        "strict": True,
        "enforceLimits": True,
        "signatories": [{"name": "Arta Krasniqi", "role": "Quality manager"}],
        "validityMonths": 12,
        "showHolder": "check",
        "releaseRequired": True,
        "attachmentsPublic": True,
        "defaultLocale": "sq",
    }
    made = api.post("certificates/types", whole).json()
    for name, value in whole.items():
        if name != "fields":
            assert made[name] == value, name


def test_the_list_goes_on_by_cursor(api: Api, issuer):
    for number in range(3):
        make_type(issuer, code=f"type-{number}")
    first = api.get("certificates/types?limit=2").json()
    second = api.get(f"certificates/types?limit=2&cursor={first['nextCursor']}").json()
    codes = [each["code"] for page in (first, second) for each in page["data"]]
    assert codes == ["type-2", "type-1", "type-0"]
    assert second["nextCursor"] is None


@pytest.mark.parametrize(
    ("changes", "pointer", "code"),
    [
        ({"name": {"de": "", "sq": ""}}, "/name", "required"),
        ({"name": {}}, "/name", "required"),
        ({"kind": "thing"}, "/kind", "invalid_choice"),
        ({"code": "with space"}, "/code", "invalid_format"),
        ({"code": "10204"}, "/code", "digits_alone"),
        ({"colour": "red"}, "/colour", "unknown_field"),
        ({"required": ["colour"]}, "/required/0", "invalid_choice"),
        ({"validityMonths": 0}, "/validityMonths", "out_of_range"),
        ({"fields": [field("k" * 65)]}, "/fields/0/key", "too_long"),
        ({"fields": [field("a"), field("a")]}, "/fields/1/key", "taken"),
        ({"fields": [field("a", kind="choice")]}, "/fields/0/choices", "required"),
        ({"fields": [field("a", kind="table")]}, "/fields/0/columns", "required"),
        ({"fields": [field("a", kind="float")]}, "/fields/0/kind", "invalid_choice"),
        ({"fields": [field("a", maxLength=1001)]}, "/fields/0/maxLength", "out_of_range"),
        (
            {"fields": [field("a", kind="table", columns=[{"label": {}}])]},
            "/fields/0/columns/0/label",
            "required",
        ),
        (
            {"fields": [field("a", kind="table", columns=[column("value"), column("value")])]},
            "/fields/0/columns/1/role",
            "taken",
        ),
        (
            {"fields": [field("a", kind="table", columns=[column("colour")])]},
            "/fields/0/columns/0/role",
            "invalid_choice",
        ),
        ({"fields": [field(f"k{n}") for n in range(51)]}, "/fields", "too_many"),
        ({"numberPattern": "{code}-{year}"}, "/numberPattern", "pattern_sequence"),
        ({"numberPattern": "{seq:6}{seq:6}"}, "/numberPattern", "pattern_sequence"),
        ({"numberPattern": "{seq:13}"}, "/numberPattern", "pattern_sequence"),
        ({"numberPattern": "{day}-{seq:6}"}, "/numberPattern", "pattern_characters"),
        ({"numberPattern": "№{seq:6}"}, "/numberPattern", "pattern_characters"),
        (
            {"code": "c" * 60, "numberPattern": "{code}-{seq:6}"},
            "/numberPattern",
            "pattern_too_long",
        ),
        ({"uniqueBy": "name"}, "/uniqueBy", "invalid_choice"),
        ({"showHolder": "always"}, "/showHolder", "invalid_choice"),
        ({"defaultLocale": "it"}, "/defaultLocale", "invalid_choice"),
        ({"signatories": [{"role": "Boss"}]}, "/signatories/0/name", "required"),
    ],
)
def test_mistakes_are_named_and_make_no_type(api: Api, changes, pointer: str, code: str):
    response = api.post("certificates/types", TYPE_REQUEST | changes)
    assert_problem(response, 400, "validation_failed")
    faults = {(fault["pointer"], fault["code"]) for fault in response.json()["errors"]}
    assert (pointer, code) in faults
    assert not CertificateType.objects.exists()


def test_no_new_field_is_called_like_a_parameter_of_lists(
    api: Api, key, issuer, monkeypatch: pytest.MonkeyPatch
):
    """It could be no filter. One that a type has already stays."""
    document = api_document()
    listed = document["paths"]["/api/external/certificates"]["get"]["parameters"]
    names = {followed(document, each)["name"] for each in listed}.difference(METADATA)
    assert {"limit", "status", "typeCode", "issuedFrom", "metadata"} <= names
    check_each(
        sorted(names),
        lambda name: assert_problem(
            api.post("certificates/types", TYPE_REQUEST | {"fields": [field(name)]}),
            400,
            "validation_failed",
        ),
    )
    with monkeypatch.context() as before:
        before.setattr(types, "RESERVED_KEYS", frozenset())
        older = make_type(issuer, fields=[field("status")])
    fields = [field("status", public=True), field("batch", searchable=True)]
    kept = patch(key, older.pk, {"fields": fields})
    assert kept.status_code == 200, kept.content
    refused = patch(key, older.pk, {"fields": [*fields, field("limit")]})
    assert refused.json()["errors"][0]["pointer"] == "/fields/2/key"


def test_a_code_names_one_type(api: Api, outsider_api: Api):
    assert api.post("certificates/types", TYPE_REQUEST).status_code == 201
    assert_problem(api.post("certificates/types", TYPE_REQUEST), 409, "conflict")
    assert outsider_api.post("certificates/types", TYPE_REQUEST).status_code == 201


def test_a_change_makes_a_version_and_an_unchanged_one_none(key, certificate_type):
    response = patch(key, certificate_type.pk, {"name": NAMES, "validityMonths": 6})
    assert response.status_code == 200, response.content
    changed = response.json()
    assert (changed["version"], changed["name"], changed["validityMonths"]) == (2, NAMES, 6)
    assert changed["fields"] != []  # what was not named stays
    own = ("ok", "typeId", "code", "version", "archived", "createdAt", "changedAt")
    again = {name: value for name, value in changed.items() if name not in own}
    assert patch(key, certificate_type.pk, again).json()["version"] == 2
    assert patch(key, certificate_type.pk, {}).json()["version"] == 2
    assert TypeVersion.objects.count() == 2


def test_null_gives_a_setting_its_default(key, issuer):
    made = make_type(issuer, validity_months=12, number_pattern="{seq:6}", default_locale="sq")
    nothing = {"validityMonths": None, "defaultLocale": ""}
    changed = patch(key, made.pk, nothing).json()
    assert (changed["validityMonths"], changed["defaultLocale"]) == (None, None)
    assert changed["numberPattern"] == "{seq:6}"
    assert patch(key, made.pk, {"colour": None}).json()["version"] == 2
    assert_problem(patch(key, made.pk, {"kind": None}), 400, "validation_failed")
    assert_problem(patch(key, made.pk, {"code": "other"}), 400, "validation_failed")


@pytest.mark.django_db(transaction=True)
def test_changes_at_once_are_all_kept(key, certificate_type):
    changes = [
        {"validityMonths": 7},
        {"strict": True},
        {"numberPattern": "{seq:9}"},
        {"showHolder": "name"},
        {"releaseRequired": True},
        {"defaultLocale": "de"},
    ]
    statuses = []

    def send(body: dict[str, Any]) -> None:
        statuses.append(patch(key, certificate_type.pk, body).status_code)
        connection.close()

    threads = [threading.Thread(target=send, args=(body,)) for body in changes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses == [200] * len(changes)
    found = Api(key).get(f"certificates/types/{certificate_type.pk}").json()
    assert found["version"] == 1 + len(changes)
    for change in changes:
        assert found | change == found


def test_an_archived_type_issues_nothing_more_and_stays(api: Api, key, certificate, request_body):
    type_id = certificate.type_id
    assert api.post(f"certificates/types/{type_id}/archive", b"").json()["archived"] is True
    assert api.post(f"certificates/types/{type_id}/archive", b"").json()["archived"] is True
    refused = api.post("certificates/issue", request_body())
    assert refused.json()["errors"][0]["code"] == "type_archived"
    assert_problem(patch(key, type_id, {"strict": True}), 409, "conflict")
    assert api.get(f"certificates/{certificate.public_id}").status_code == 200
    assert api.get(f"certificates/types/{type_id}").status_code == 200
    assert AuditEntry.objects.filter(action="type.archived").count() == 1


def test_a_test_key_reads_types_and_changes_none(
    test_mode_api: Api, test_mode_key, certificate_type
):
    type_id = certificate_type.pk
    assert test_mode_api.get(f"certificates/types/{type_id}").status_code == 200
    assert test_mode_api.get(f"certificates/types/{type_id}/schema").status_code == 200
    for response in (
        test_mode_api.post("certificates/types", TYPE_REQUEST),
        test_mode_api.post(f"certificates/types/{type_id}/archive", b""),
        patch(test_mode_key, type_id, {"strict": True}),
    ):
        assert_problem(response, 403, "live_mode_required")


def test_a_change_is_rehearsed_on_a_copy(api: Api, test_mode_api: Api, key):
    """As the guide says: a test key issues from the copy, then the type itself is changed."""
    api.post("certificates/types", TYPE_REQUEST)
    read, change = api.get(f"certificates/types/{TYPE_REQUEST['code']}").json(), {"strict": True}
    settings = {name: read[name] for name in CertificateTypeChange.__struct_encode_fields__}
    assert api.post("certificates/types", settings | {"code": "next"} | change).status_code == 201
    issue = {"typeCode": "next", "productId": "A", "serialNumber": "1"}
    metadata = {"heatNumber": "4711", "unheardOf": "1"}
    refused = test_mode_api.post("certificates/issue", issue | {"metadata": metadata})
    assert "/metadata/unheardOf" in str(assert_problem(refused, 400, "validation_failed"))
    del metadata["unheardOf"]
    issued = test_mode_api.post("certificates/issue", issue | {"metadata": metadata})
    assert issued.status_code == 201
    assert patch(key, read["code"], change).json()["strict"] is True
    assert api.post("certificates/types/next/archive", None).json()["archived"] is True


def test_reading_takes_the_scope_of_issuing_and_changing_its_own(issuer, certificate_type):
    reader = make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE])
    assert Api(reader).get("certificates/types").status_code == 200
    assert_problem(patch(reader, certificate_type.pk, {"strict": True}), 403, "scope_missing")
    assert_problem(Api(reader).post("certificates/types", TYPE_REQUEST), 403, "scope_missing")
    other = make_key(issuer, scopes=[Scope.CERTIFICATES_READ])
    assert_problem(Api(other).get("certificates/types"), 403, "scope_missing")


@pytest.mark.parametrize("path", ["", "/schema"])
def test_the_outsider_finds_no_type(outsider_api: Api, outsider_key, certificate_type, path: str):
    address = f"certificates/types/{certificate_type.pk}"
    assert_problem(outsider_api.get(address + path), 404, "not_found")
    assert_problem(outsider_api.post(f"{address}/archive", b""), 404, "not_found")
    assert_problem(patch(outsider_key, certificate_type.pk, {"strict": True}), 404, "not_found")
    assert outsider_api.get("certificates/types").json()["data"] == []


@pytest.mark.parametrize("type_id", ["9" * 30, "0", "abc", "-1"])
def test_a_number_that_is_no_type_is_not_found(api: Api, type_id: str):
    assert_problem(api.get(f"certificates/types/{type_id}"), 404, "not_found")


def test_the_old_certificate_keeps_its_version(api: Api, key, certificate):
    page = f"/en/verify/{certificate.public_id}"
    patch(key, certificate.type_id, {"name": NAMES})
    assert "Inspection certificate 3.1" in api.get(page).content.decode()
    document = api.get(f"certificates/{certificate.public_id}/canonical").json()
    assert document["type"]["version"] == 1

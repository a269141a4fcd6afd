"""PATCH is a JSON Merge Patch (RFC 7396) everywhere: absent keeps, null clears or is refused by name, objects merge."""

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import fields

from accounts.keys.schemas import ApiKeyPatch
from accounts.models import Issuer, Plan
from accounts.settings.api import SettingsPatch
from certificates.types.schemas import CertificateTypeChange
from edu.cohorts.api import CohortChange
from edu.onboarding.api import OnboardingProfileChange
from edu.programs.api import ProgramChange
from edu.recipients.api import RecipientChange
from tests.conftest import Api
from tests.factories import make_key, make_type
from tests.factories.edu import make_cohort, make_program, make_recipient
from tests.factories.webhooks import make_endpoint
from webhooks.endpoints.api import WebhookEndpointChange

TYPE = {
    "code": "audited",
    "kind": "product",
    "name": {"en": "Report", "de": "Bericht"},
    "description": {"en": "Long", "de": "Lang"},
    "required": ["serialNumber"],
    "uniqueBy": "serial",
    "numberPattern": "X-{seq:4}",
    "strict": True,
    "validityMonths": 12,
    "fields": [{"key": "heat", "label": {"en": "Heat"}, "required": True}],
}
pytestmark = pytest.mark.django_db


@pytest.fixture
def resources(api: Api, issuer: Issuer) -> dict[type[msgspec.Struct], str]:
    """The path of something that each kind of change is made to."""
    Plan.objects.update(rate_burst=1_000_000, rate_per_minute=60_000_000)
    program = make_program(issuer)
    cohort, recipient = (
        make_cohort(program),
        make_recipient(issuer, attributes={"a": "1", "b": "2"}),
    )
    made = api.post("certificates/types", TYPE).json()
    endpoint = make_endpoint(issuer, "http://127.0.0.1:9/hook")
    return {
        SettingsPatch: "account/settings",
        ApiKeyPatch: f"account/api-keys/{make_key(issuer).key.public_id}",
        CertificateTypeChange: f"certificates/types/{made['typeId']}",
        ProgramChange: f"edu/programs/{program.public_id}",
        CohortChange: f"edu/cohorts/{cohort.public_id}",
        RecipientChange: f"edu/recipients/{recipient.public_id}",
        OnboardingProfileChange: "edu/onboarding",
        WebhookEndpointChange: f"webhooks/endpoints/{endpoint.public_id}",
    }


def members(shape: type[msgspec.Struct]) -> Iterator[tuple[str, bool]]:
    """Each member of a change, and whether null may clear it."""
    for field in fields(shape):
        stated = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
        yield field.encode_name, type(None) in get_args(stated)


def test_null_clears_what_may_be_empty_and_is_refused_by_name_elsewhere(api, resources):
    for shape, path in resources.items():
        for name, may_clear in members(shape):
            for nothing in (None, ""):
                before = api.get(path).json()
                answer = api.patch(path, {name: nothing})
                if may_clear or before.get(name, "") is None:  # sent back as it came
                    assert answer.status_code == 200, (path, name, answer.content)
                    continue
                assert answer.status_code == 400, (path, name, answer.content)
                faults = {each["pointer"]: each["code"] for each in answer.json()["errors"]}
                assert faults == {f"/{name}": "not_null"}, (path, name)
                assert api.get(path).json() == before, (path, name)


def test_an_empty_patch_changes_nothing(api, resources):
    for path in resources.values():
        before = api.get(path).json()
        answer = api.patch(path, {}, **{"Content-Type": "application/merge-patch+json"})
        assert answer.status_code == 200, (path, answer.content)
        assert api.get(path).json() == before, path


def test_objects_of_a_patch_are_merged(api, resources):
    kind, recipient = resources[CertificateTypeChange], resources[RecipientChange]
    changed = api.patch(kind, {"name": {"de": "Prüfbericht"}, "description": {"de": None}}).json()
    assert changed["name"] == {"de": "Prüfbericht", "en": "Report", "fr": "", "sq": ""}
    assert (changed["description"]["de"], changed["description"]["en"]) == ("", "Long")
    program = resources[ProgramChange]
    before = api.get(program).json()["name"]
    assert api.patch(program, {"name": {"en": "New"}}).json()["name"] == {**before, "en": "New"}
    changed = api.patch(recipient, {"attributes": {"a": None, "c": "3"}}).json()
    assert changed["attributes"] == {"b": "2", "c": "3"}
    endpoint = resources[WebhookEndpointChange]
    api.patch(endpoint, {"headers": {"X-One": "1", "X-Two": "2"}})
    assert api.patch(endpoint, {"headers": {"X-One": None}}).json()["headers"] == ["X-Two"]


def test_a_register_is_put_out_of_order_by_its_own_word_alone(api, resources):
    path = resources[CertificateTypeChange]
    stated: dict[str, Any] = {
        "numberPattern": "none",
        "uniqueBy": "none",
        "fields": [],
        "required": [],
    }
    changed = api.patch(path, {**stated, "strict": False}).json()
    assert changed["numberPattern"] is None
    assert (changed["uniqueBy"], changed["fields"], changed["required"]) == ("none", [], [])


def test_a_fault_in_a_table_is_told_at_its_cell(api, issuer):
    kind = make_type(
        issuer,
        code="cells",
        fields=[
            {
                "key": "t",
                "kind": "table",
                "label": {"en": "T"},
                "columns": [{"label": {"en": "A"}}] * 4,
            }
        ],
    )
    body = {"typeId": kind.pk, "productId": "P", "serialNumber": "1"}
    for table, pointer in (
        ([["Rm", "470-630", 541.5, "MPa"]], "/metadata/t/0/2"),
        ([["a"], ["b", None]], "/metadata/t/1/1"),
    ):
        (fault, *_more) = api.post("certificates/issue", {**body, "metadata": {"t": table}}).json()[
            "errors"
        ]
        assert fault["pointer"] == pointer
    (fault,) = api.post("certificates/issue", {**body, "metadata": {"length": 12.5}}).json()[
        "errors"
    ]
    assert (fault["pointer"], fault["detail"]) == (
        "/metadata/length",
        'Wrong type: string ("12.5") is expected.',
    )

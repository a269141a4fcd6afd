"""The Python client at work, sync and async."""

import asyncio
import hashlib
import re

import pytest
from certificate_issuing import (
    AsyncClient,
    BadRequest,
    Client,
    ConfigurationError,
    NoResponse,
    NotFound,
    UnexpectedResponse,
)
from certificate_issuing.refusals import (
    ApiKeyInvalid,
    DuplicateCertificate,
    IdempotencyKeyReused,
    InvalidTransition,
    ValidationFailed,
)

from accounts.jobs import runner
from certificates.models import Certificate
from tests.paths import ROOT

pytestmark = pytest.mark.journey


@pytest.fixture
def client(access):
    with Client(base_url=access.url, api_key=access.key) as found:
        yield found


def test_a_certificate_from_issue_to_revocation(client, steel):
    issued = client.certificates.issue(
        typeCode="steel", productId="ART-1", serialNumber="SN-1", metadata={"batch": "B-42"}
    )
    found = client.certificates.get(issued["id"])
    assert found["status"] == "active"
    document = client.certificates.get_canonical_document(issued["id"])
    assert hashlib.sha256(document).hexdigest() == issued["dataHash"]
    corrected = client.certificates.supersede(
        issued["id"], reason="data_error", typeCode="steel", productId="ART-1", serialNumber="SN-1a"
    )
    assert client.certificates.get(issued["id"])["supersededBy"] == corrected["id"]
    revoked = client.certificates.revoke(corrected["id"], reason="nonconformity")
    assert revoked["status"] == "revoked"
    history = [each["to"] for each in client.certificates.get_history(corrected["id"])]
    assert sorted(history) == ["active", "revoked"]
    with pytest.raises(InvalidTransition):
        client.certificates.revoke(corrected["id"], reason="other")


def test_a_searchable_field_is_a_filter(client, steel):
    draft = {"typeCode": "steel", "productId": "P"}
    drafts = [{**draft, "serialNumber": each, "metadata": {"heat": each}} for each in "AB"]
    client.certificates.issue_many(certificates=drafts)
    for filters in ({"heat": "A"}, {"metadata": {"heat": "A"}}):
        assert len(list(client.certificates.list(**filters))) == 1
    with pytest.raises(ValidationFailed, match="heet"):
        list(client.certificates.list(heet="A"))


def test_a_list_goes_through_all_pages(client, steel):
    serials = [f"SN-{number}" for number in range(5)]
    client.certificates.issue_many(
        certificates=[
            {"typeCode": "steel", "productId": "ART-1", "serialNumber": each, "holderName": "Zoë"}
            for each in serials
        ]
    )
    listed = client.certificates.list(limit=2, productId="ART-1")
    assert sorted(each["serialNumber"] for each in listed) == serials
    assert [len(page["data"]) for page in listed.pages()] == [2, 2, 1]
    found = client.certificates.search(holderName="zoë", limit=2)  # pages by POST
    assert sorted(each["serialNumber"] for each in found) == serials


def test_an_answer_that_was_lost_is_asked_for_again_and_issues_once(access, lossy, steel):
    lossy.to_lose = 1
    with Client(base_url=lossy.url, api_key=access.key) as client:
        issued = client.certificates.issue(typeCode="steel", productId="A", serialNumber="S")
    assert [each.public_id for each in Certificate.objects.all()] == [issued["id"]]
    assert len(lossy.keys) == 2
    assert len(set(lossy.keys)) == 1


def test_a_call_given_up_names_its_key_and_is_continued_with_it(access, lossy, steel):
    lossy.to_lose = 1
    draft = {"typeCode": "steel", "productId": "A", "serialNumber": "S"}
    with Client(base_url=lossy.url, api_key=access.key, retries=0) as client:
        with pytest.raises(NoResponse) as lost:
            client.certificates.issue(**draft)
        key = lost.value.idempotency_key
        issued = client.certificates.issue(**draft, idempotency_key=key)
        with pytest.raises(IdempotencyKeyReused):
            client.certificates.issue(**{**draft, "serialNumber": "T"}, idempotency_key=key)
    assert [each.public_id for each in Certificate.objects.all()] == [issued["id"]]


def test_refusals_are_exceptions_that_say_which_field_and_which_request(client, access, steel):
    with pytest.raises(BadRequest) as refused:
        client.certificates.issue(typeCode="steel", productId="A", validUntil="tomorrow")
    error = refused.value
    assert error.code == "validation_failed"
    assert {each.pointer for each in error.errors} >= {"/validUntil"}
    assert error.request_id
    assert error.request_id in str(error)
    with pytest.raises(NotFound):
        client.certificates.get("cert_01h455vb4pex5vsknk084sn02q")
    with pytest.raises(ValueError, match="empty"):
        client.certificates.get("")
    with (
        Client(base_url=access.url, api_key="cis_wrong") as stranger,
        pytest.raises(ApiKeyInvalid),
    ):
        stranger.account.get()
    with (
        Client(base_url=f"{access.url}/en/docs", api_key=access.key, retries=0) as lost,
        pytest.raises(UnexpectedResponse, match="base URL"),
    ):
        lost.account.get()


def test_a_duplicate_names_the_certificate_that_is_there(client, access, issuer):
    kind = client.certificates.types.create(
        code="coil", kind="product", name={"en": "Coil"}, uniqueBy="serial"
    )
    first = client.certificates.issue(typeId=kind["typeId"], productId="A", serialNumber="S")
    with pytest.raises(DuplicateCertificate) as refused:
        client.certificates.issue(typeId=kind["typeId"], productId="A", serialNumber="S")
    assert refused.value.problem["existing"]["id"] == first["id"]


def test_address_and_key_come_from_the_environment(access, monkeypatch):
    with pytest.raises(ConfigurationError, match="has to begin with https://"):
        Client(base_url="localhost:8000", api_key="cis_x")
    with pytest.raises(ConfigurationError, match="CIS_BASE_URL"):
        Client()
    monkeypatch.setenv("CIS_BASE_URL", access.url + "/")
    with pytest.raises(ConfigurationError, match="CIS_API_KEY"):
        Client()
    monkeypatch.setenv("CIS_API_KEY", access.key)
    with Client() as client:
        assert client.account.get()["key"]["mode"] == "live"


def test_a_job_is_followed_to_its_end(client, steel):
    table = b"productId,serialNumber\nART-1,SN-1\nART-1,SN-2\n"
    job = client.certificates.import_(table, typeCode="steel")
    states = client.watch_job(job["id"], pause=0)
    assert next(states)["state"] == "queued"
    runner.run_due_jobs()
    assert list(states)[-1]["counts"]["ok"] == 2
    assert client.wait_for_job(job["id"])["state"] == "succeeded"
    assert b"SN-2" in client.jobs.get_results(job["id"])


def test_the_tutorial_runs(access, steel, monkeypatch, capsys):
    """What the README says, but what would go on for ever or wait for others."""
    for name, value in access.environment.items():
        monkeypatch.setenv(name, value)
    text = (ROOT / "clients" / "python" / "README.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    told = [each for each in blocks if not re.search("serve_forever|endpoints|wait_for", each)]
    assert len(told) == 3
    space: dict = {}
    for block in told:
        exec(block.replace("typeId=1", f"typeId={steel.pk}"), space)
    with space["client"] as client:
        assert client.certificates.get(space["corrected"]["id"])["status"] == "revoked"
    assert "/verify/" in capsys.readouterr().out


def test_the_same_for_asyncio(access, steel, lossy):
    async def story() -> list[str]:
        async with AsyncClient(base_url=access.url, api_key=access.key) as client:
            drafts = [{"typeCode": "steel", "productId": "A", "serialNumber": s} for s in "abc"]
            await asyncio.gather(*(client.certificates.issue(**each) for each in drafts))
            with pytest.raises(NotFound):
                await client.certificates.get("cert_01h455vb4pex5vsknk084sn02q")
            return [str(each["serialNumber"]) async for each in client.certificates.list(limit=2)]

    assert sorted(asyncio.run(story())) == ["a", "b", "c"]

    async def interrupted() -> str:
        lossy.to_lose = 2
        async with AsyncClient(base_url=lossy.url, api_key=access.key) as client:
            issued = await client.certificates.issue(
                typeCode="steel", productId="A", serialNumber="d"
            )
            return issued["id"]

    made = asyncio.run(interrupted())
    assert [each.public_id for each in Certificate.objects.filter(serial_number="d")] == [made]

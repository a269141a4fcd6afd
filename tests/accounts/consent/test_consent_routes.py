"""Consent over the API: what is due, and accepting by hash."""

import io
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from accounts.models import ConsentAction, ConsentDocument, Issuer, User
from accounts.scopes import Role, Scope
from tests.accounts.consent.helpers import (
    accept,
    document_texts,
    publish_document,
    text_hash,
)
from tests.conftest import Api
from tests.factories import make_key, make_member
from tests.support.problems import assert_faults, assert_problem

pytestmark = pytest.mark.django_db


@pytest.fixture
def terms(issuer: Issuer, other_issuer: Issuer) -> ConsentDocument:
    return publish_document("terms", "2026-03", required_in=40, now=timezone.now())


def state(api: Api, query: str = "") -> dict[str, Any]:
    response = api.get(f"account/consent{query}")
    assert response.status_code == 200, response.content
    body: dict[str, Any] = json.loads(response.content)
    return body


class TestReading:
    def test_nothing_is_due_where_nothing_was_published(self, api: Api):
        assert state(api) == {"ok": True, "consentDueAt": None, "documents": []}

    def test_due_documents_and_their_texts(self, api: Api, terms: ConsentDocument):
        body = state(api, "?locale=sq")
        (shown,) = body["documents"]
        assert shown["id"] == terms.public_id
        assert (shown["kind"], shown["version"]) == ("terms", "2026-03")
        assert shown["text"] == document_texts("terms 2026-03")["sq"]
        assert (shown["locale"], shown["hash"]) == ("sq", text_hash(terms, "sq"))
        assert (shown["accepted"], shown["decision"]) == (False, None)
        assert body["consentDueAt"] == shown["requiredFrom"]
        assert shown["requiredFrom"].endswith("Z")

    def test_the_issuers_language_unless_asked_otherwise(self, api: Api, terms: ConsentDocument):
        assert state(api)["documents"][0]["locale"] == "en"

    def test_an_unknown_language_is_refused(self, api: Api):
        document = assert_problem(api.get("account/consent?locale=it"), 400, "validation_failed")
        assert document["errors"][0]["parameter"] == "locale"

    def test_accepted_document_is_shown_with_who_accepted_it(
        self, api: Api, issuer: Issuer, terms: ConsentDocument
    ):
        accept(issuer, terms, locale="de")
        body = state(api)
        (shown,) = body["documents"]
        assert body["consentDueAt"] is None
        assert shown["accepted"]
        assert shown["decision"]["hash"] == text_hash(terms, "de")
        assert shown["decision"]["by"] == {"kind": "system", "id": "test"}
        assert shown["decision"]["via"] == "back_office"

    def test_another_issuers_consent_is_not_shown(
        self, outsider_api: Api, issuer: Issuer, terms: ConsentDocument
    ):
        accept(issuer, terms)
        assert state(outsider_api)["documents"][0]["decision"] is None

    def test_the_account_shows_when_consent_is_due(self, api: Api, terms: ConsentDocument):
        body = json.loads(api.get("account").content)
        assert body["consentDueAt"] == state(api)["consentDueAt"] is not None


class TestAccepting:
    @pytest.mark.parametrize("by_id", [True, False])
    def test_by_id_or_by_kind_and_version(self, api: Api, terms: ConsentDocument, by_id: bool):  # noqa: FBT001
        named = (
            {"documentId": terms.public_id}
            if by_id
            else {"kind": "terms", "version": terms.version}
        )
        response = api.post("account/consent", {**named, "hash": text_hash(terms, "fr")})
        assert response.status_code == 200, response.content
        body = json.loads(response.content)
        assert body["consentDueAt"] is None
        assert body["documents"][0]["accepted"]
        action = ConsentAction.objects.get()
        assert (action.via, action.actor_kind) == ("api", "key")
        assert action.request_id == response["X-Request-Id"]
        assert action.ip == "127.0.0.0"

    def test_issuing_stops_when_consent_is_due_and_continues_once_given(
        self, api: Api, issuer: Issuer, terms: ConsentDocument, request_body: Any
    ):
        Issuer.objects.filter(pk=issuer.pk).update(issuing_blocked_from=timezone.now())
        assert_problem(api.post("certificates/issue", request_body()), 403, "consent_required")
        accepted = {"documentId": terms.public_id, "hash": text_hash(terms, "en")}
        assert api.post("account/consent", accepted).status_code == 200
        assert api.post("certificates/issue", request_body()).status_code == 201

    def test_withdrawing_stops_issuing_at_once(
        self, api: Api, issuer: Issuer, terms: ConsentDocument, request_body: Any
    ):
        accept(issuer, terms)
        response = api.post(
            "account/consent", {"documentId": terms.public_id, "action": "withdraw"}
        )
        body = json.loads(response.content)
        assert body["documents"][0]["decision"]["action"] == "withdrawn"
        assert_problem(api.post("certificates/issue", request_body()), 403, "consent_required")

    @pytest.mark.parametrize(
        ("body", "pointer", "code"),
        [
            ({}, "/kind", "required"),
            ({"kind": "terms", "hash": "0" * 64}, "/version", "required"),
            ({"kind": "terms", "version": "7", "hash": "0" * 64}, "/version", "unknown_document"),
            ({"documentId": "cons_7", "hash": "0" * 64}, "/documentId", "unknown_document"),
            ({"documentId": "{id}"}, "/hash", "required"),
            ({"documentId": "{id}", "hash": "0" * 64}, "/hash", "wrong_hash"),
            ({"documentId": "{id}", "hash": "x"}, "/hash", "invalid_format"),
            ({"documentId": "{id}", "kind": "terms"}, "/documentId", "ambiguous"),
            ({"kind": "cookies", "version": "1"}, "/kind", "invalid_choice"),
            ({"documentId": "{id}", "action": "maybe"}, "/action", "invalid_choice"),
            ({"documentId": "{id}", "hsah": "x"}, "/hsah", "unknown_field"),
        ],
    )
    def test_errors_name_the_field(
        self, api: Api, terms: ConsentDocument, body: dict[str, str], pointer: str, code: str
    ):
        body = {name: value.replace("{id}", terms.public_id) for name, value in body.items()}
        response = api.post("account/consent", body)
        expected = [(pointer, code)]
        if body == {}:
            expected.append(("/version", "required"))
        assert_faults(response, *expected)
        assert not ConsentAction.objects.exists()

    def test_an_old_version_is_a_conflict(self, api: Api, terms: ConsentDocument):
        publish_document("terms", "2026-04", required_in=40, now=timezone.now())
        body = {"kind": "terms", "version": "2026-03", "hash": text_hash(terms, "en")}
        assert_problem(api.post("account/consent", body), 409, "conflict")

    def test_a_test_key_reads_and_changes_nothing(self, test_mode_api: Api, terms: ConsentDocument):
        assert state(test_mode_api)["documents"]
        body = {"kind": "terms", "version": "2026-03", "hash": text_hash(terms, "en")}
        assert_problem(test_mode_api.post("account/consent", body), 403, "live_mode_required")
        assert not ConsentAction.objects.exists()

    def test_without_the_scope_nothing(self, issuer: Issuer, terms: ConsentDocument):
        api = Api(make_key(issuer, scopes=[Scope.ACCOUNT_READ]))
        body = {"kind": "terms", "version": "2026-03", "hash": text_hash(terms, "en")}
        assert_problem(api.post("account/consent", body), 403, "scope_missing")


class TestCommand:
    def publish(self, folder: Path, days: int = 40) -> str:
        out = io.StringIO()
        required = (timezone.now() + timedelta(days=days)).isoformat()
        call_command(
            "publish_consent", "dpa", "1", str(folder), "--required-from", required, stdout=out
        )
        return out.getvalue()

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        for locale, text in document_texts("1").items():
            (tmp_path / f"{locale}.txt").write_text(text)
        return tmp_path

    def test_an_operator_publishes_by_command(self, issuer: Issuer, folder: Path):
        assert self.publish(folder).startswith("cons_")
        issuer.refresh_from_db()
        assert issuer.issuing_blocked_from == ConsentDocument.objects.get().required_from

    def test_publish_command_explains_why_it_refuses_a_document(self, issuer: Issuer, folder: Path):
        with pytest.raises(CommandError, match="requiredFrom: Too soon"):
            self.publish(folder, days=3)
        (folder / "fr.txt").unlink()
        with pytest.raises(CommandError, match=r"fr\.txt"):
            self.publish(folder)
        assert not ConsentDocument.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_only_keys_of_owners_accept(issuer: Issuer, owner: User, terms: ConsentDocument):
    """An administrator accepts nothing in the back office, so no key of theirs does."""
    scopes = [Scope.ACCOUNT_READ, Scope.ACCOUNT_MANAGE]
    body = {"kind": "terms", "version": "2026-03", "hash": text_hash(terms, "en")}
    admins = Api(make_key(issuer, scopes=scopes, maker=make_member(issuer, Role.ADMIN)))
    assert_problem(admins.post("account/consent", body), 403, "owner_required")
    assert not ConsentAction.objects.exists()
    owners = Api(make_key(issuer, scopes=scopes, maker=owner))
    assert owners.post("account/consent", body).status_code == 200

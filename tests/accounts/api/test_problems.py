"""Problem documents: translated by Accept-Language, with codes that stay the same."""

import json
import re

import psycopg
import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, InterfaceError, OperationalError
from django.http import Http404
from django.test import RequestFactory
from rest_framework import exceptions

from accounts.actors import truncate_ip
from accounts.api import problems
from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.errors import (
    FIELD_MESSAGES,
    ApiKeyMissing,
    FieldError,
    MalformedJson,
    ScopeMissing,
    ServiceError,
    ValidationFailed,
)
from accounts.scopes import Scope

TRANSLATED = ("de", "fr", "sq")


def answered(error: ServiceError, language: str = "en") -> dict[str, object]:
    """The problem document of an error, for a client of this language."""
    request = RequestFactory().get("/", headers={"accept-language": language})
    document: dict[str, object] = json.loads(problems.problem_response(error, request).content)
    return document


@pytest.mark.parametrize(
    ("raised", "code"),
    [
        (Http404(), "not_found"),
        (PermissionDenied(), "not_found"),
        (exceptions.NotFound(), "not_found"),
        (exceptions.MethodNotAllowed("PUT"), "method_not_allowed"),
        (OperationalError(), "unavailable"),
        (InterfaceError(), "unavailable"),
        (ScopeMissing(scope="x"), "scope_missing"),
    ],
)
def test_exceptions_of_libraries_become_service_errors(raised: Exception, code: str):
    found = problems.as_service_error(raised)
    assert found is not None
    assert found.code == code


@pytest.mark.parametrize("raised", [ValueError(), IntegrityError(), KeyError(), psycopg.Error()])
def test_unexpected_exceptions_are_not_converted(raised: Exception):
    assert problems.as_service_error(raised) is None


@pytest.mark.parametrize("language", TRANSLATED)
def test_title_and_detail_are_translated_and_the_code_is_not(language: str):
    for error in (ApiKeyMissing(), ScopeMissing(scope="a:b"), MalformedJson(reason="x")):
        english, translated = answered(error), answered(error, language)
        assert translated["code"] == english["code"]
        assert translated["type"] == english["type"]
        assert translated["title"] != english["title"]
        assert translated["detail"] != english["detail"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_field_is_explained_in_the_clients_language(language: str):
    messages = " ".join(str(each) for each in FIELD_MESSAGES.values())
    names = set(re.findall(r"%\((\w+)\)s", messages))
    params = {name: name.upper() for name in names}
    faults = ValidationFailed([FieldError("/x", code, params) for code in FIELD_MESSAGES])
    english, translated = answered(faults)["errors"], answered(faults, language)["errors"]
    assert isinstance(english, list)
    assert isinstance(translated, list)
    for before, after in zip(english, translated, strict=True):
        assert after["code"] == before["code"]
        assert after["detail"] != before["detail"]
        for word in params.values():
            assert (word in before["detail"]) == (word in after["detail"])


@pytest.mark.parametrize("language", ["it", "xx", "*", "", "de;q=x", "\u2603", "a" * 10_000])
def test_an_unknown_language_is_answered_in_english(language: str):
    assert answered(ApiKeyMissing(), language) | {"requestId": ""} == answered(ApiKeyMissing())


@pytest.mark.parametrize(
    ("accepted", "like"), [("de-AT", "de"), ("it, sq;q=0.5", "sq"), ("fr-CH, de;q=0.9", "fr")]
)
def test_languages_are_negotiated(accepted: str, like: str):
    assert (
        answered(ApiKeyMissing(), accepted)["detail"] == answered(ApiKeyMissing(), like)["detail"]
    )


def test_a_percent_sign_in_what_was_sent_is_harmless():
    document = answered(MalformedJson(reason="100% %(x)s %s"))
    assert "100% %(x)s %s" in str(document["detail"])


def test_a_view_without_a_scope_cannot_be_defined():
    with pytest.raises(TypeError, match="closeDoor declares no scope"):

        class Forgetful(ExternalView):
            """Opens one door and forgets the other."""

            tag = "account"

            @endpoint(Scope.ACCOUNT_READ)
            def open_door(self) -> Answer:
                """Open it"""
                return Answer()

            @endpoint()
            def close_door(self) -> Answer:
                """Close it"""
                return Answer()


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("203.0.113.77", "203.0.113.0"),
        ("2001:db8:aaaa:bbbb::1", "2001:db8:aaaa::"),
        ("", None),
        ("unix:", None),
        ("203.0.113.77:80", None),
    ],
)
def test_ip_addresses_are_shortened(address: str, kept: str | None):
    assert truncate_ip(address) == kept

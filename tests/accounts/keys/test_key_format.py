"""The format of a key: malformed keys are refused without a query, and secrets are never shown."""

import re

import pytest
from hypothesis import given, strategies as st

from accounts.keys.operations import NewKey, revoke_key
from accounts.keys.token import generate_token, matches, parse_token
from accounts.models import ApiKey
from accounts.scopes import Mode
from tests.factories import context_of

SHAPE = re.compile(r"cis_(live|test)_[0-9A-Za-z]{12}_[0-9A-Za-z]{49}")


@pytest.mark.parametrize("mode", Mode)
def test_a_key_is_read_back_as_it_was_made(mode: Mode):
    token = generate_token(mode)
    assert SHAPE.fullmatch(token.reveal())
    assert parse_token(token.reveal()) == token
    assert token.reveal().endswith(token.last_four)


def test_two_keys_have_nothing_in_common():
    first, second = generate_token(Mode.LIVE), generate_token(Mode.LIVE)
    assert first.key_id != second.key_id
    assert first.secret != second.secret


def test_every_single_wrong_character_is_noticed():
    shown = generate_token(Mode.LIVE).reveal()
    for place in range(len(shown)):
        wrong = "A" if shown[place] != "A" else "B"
        assert parse_token(shown[:place] + wrong + shown[place + 1 :]) is None


def test_a_live_key_cannot_be_relabelled_as_a_test_key():
    shown = generate_token(Mode.LIVE).reveal()
    assert parse_token(shown.replace("cis_live_", "cis_test_")) is None


@given(st.text(max_size=120) | st.from_regex(SHAPE, fullmatch=True))
def test_garbage_is_refused(text: str):
    assert parse_token(text) is None


def test_the_secret_does_not_stand_in_a_repr():
    token = generate_token(Mode.LIVE)
    assert token.secret not in repr(token)
    assert token.secret not in f"{[token]!r} {token}"


def test_the_digest_depends_on_secret_and_pepper():
    token, other = generate_token(Mode.LIVE), generate_token(Mode.LIVE)
    digest = token.digest("pepper")
    assert len(digest) == 32
    assert matches(token, pepper="pepper", digest=digest)
    assert not matches(token, pepper="salt", digest=digest)
    assert not matches(other, pepper="pepper", digest=digest)


def test_the_secret_is_in_no_column(key: NewKey):
    stored = ApiKey.objects.filter(pk=key.key.pk).values().get()
    secret = key.token.secret
    for value in stored.values():
        text = bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()
        assert secret.encode() not in text
    assert stored["last_four"] == key.token.reveal()[-4:]


def test_only_the_own_issuer_revokes_a_key_and_only_once(key: NewKey, issuer, other_issuer):
    now = key.key.created_at
    assert not revoke_key(context=context_of(other_issuer, now=now), key_id=key.key.pk)
    assert revoke_key(context=context_of(issuer, now=now), key_id=key.key.pk)
    assert not revoke_key(context=context_of(issuer, now=now), key_id=key.key.pk)

"""Every operation of the API, called by a key that is limited to one type of two: of the other one,
and of what it certifies, nothing stands in any answer.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.models import Issuer, Plan, User
from accounts.scopes import Mode
from certificates import tasks
from certificates.log import sequencing
from certificates.status_lists.operations import publish_due
from tests.conftest import Api
from tests.factories import make_key
from tests.support.openapi import api_document
from tests.support.routes import METHODS_OF_ROUTES

from .type_restricted_helpers import Side, answer_text, make_two_sides, recorded_requests

TYPE_MEMBER = re.compile(r'"(?:certificate_?)?type(?:_?ids?)?":\s*\[?([0-9, ]+)', re.IGNORECASE)


@pytest.fixture
def sides(
    issuer: Issuer, operator: User, api: Api, folder: Any, log_folder: Path
) -> tuple[Side, Side]:
    two = make_two_sides(issuer, operator, api)
    sequencing.run(Mode.LIVE, now=timezone.now())  # as workers do: there are credentials to read
    tasks.seal_certificates()
    tasks.sign_graphs()
    sequencing.run(Mode.LIVE, now=timezone.now())
    publish_due(now=timezone.now())
    Plan.objects.update(rate_burst=10_000)  # the walk takes more requests than a plan lets through
    return two


def words_read(side: Side, key: NewKey, *aims: Side) -> Iterator[tuple[str, set[str]]]:
    """Each operation that tells the key words of this side which its request does not hold."""
    for aim in aims:
        for request in recorded_requests(aim):
            with transaction.atomic():
                text = answer_text(key, request)
                transaction.set_rollback(True)
            assert not text.startswith("429"), request
            words = {word for word in side.words if word in text and word not in str(request)}
            types = {n for each in TYPE_MEMBER.findall(text) for n in re.findall(r"\d+", each)}
            if str(side.type.pk) in types:
                words.add("its type's id")
            if words:
                yield f"{request.operation} at {aim.name}", words


def test_the_walk_leaves_out_no_route():
    walked = {
        (re.sub("(?<=[a-z])([A-Z])", r"_\1", path.strip("/")).lower(), method)
        for path, item in api_document()["paths"].items()
        for method in item
    }
    for address, method in METHODS_OF_ROUTES:
        assert (re.sub(r"<\w+:(\w+)>", r"{\1}", address), method) in walked


def test_a_limited_key_reads_nothing_of_another_type(issuer: Issuer, sides):
    own, other = sides
    limited = make_key(issuer, type_ids=[own.type.pk])
    assert list(words_read(other, limited, other, own)) == []


def test_a_key_without_limits_reads_all_of_it(key: NewKey, sides):
    """Or the walk would prove nothing."""
    _own, other = sides
    unread = set(other.words)
    for _operation, words in words_read(other, key, *sides):
        unread -= words
        if not unread:
            return
    raise AssertionError(unread)

"""Limits by IP address slow floods down, and leave valid traffic alone."""

import uuid

import pytest
import redis
from django.conf import settings
from django.test import Client

from accounts.limits import throttling
from lib.net import ip_addresses
from tests.conftest import Api
from tests.support.problems import assert_problem

BURST = 3
UNKNOWN = "cert_01m7yd5xtjed4rskz84c1yqjs4"
pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def strict(settings):
    """Low limits."""
    settings.FLOOD_BURST = BURST
    settings.FLOOD_PER_MINUTE = 1
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        for name in client.scan_iter("rate:flood:*"):
            client.delete(name)


def ask(path: str = "/api/external/account", key: str | None = None, **meta: str):
    """A request from an address; `key` is shown if there is one."""
    headers = {"x-api-key": key} if key else {}
    return Client().get(path, headers=headers, **meta)


def statuses(count: int, *args, **meta: str) -> list[int]:
    return [ask(*args, **meta).status_code for _ in range(count)]


class TestKeys:
    @pytest.mark.parametrize("presented", [None, "garbage"])
    def test_beyond_the_limit_failures_are_429(self, presented: str | None):
        assert statuses(BURST + 1, "/api/external/account", presented) == [401] * BURST + [429]
        refused = ask(key=presented)
        assert_problem(refused, 429, "rate_limited")
        assert 1 <= int(refused["Retry-After"]) <= 60

    def test_unknown_keys_count_as_failures(self, key, outsider_key):
        gone = outsider_key.token.reveal()
        outsider_key.key.delete()
        assert statuses(BURST + 1, "/api/external/account", gone) == [401] * BURST + [429]

    def test_a_valid_key_from_the_same_address_still_works(self, api: Api):
        statuses(BURST + 5)
        assert api.get("account").status_code == 200

    def test_malformed_keys_cost_no_query(self, django_assert_num_queries):
        with django_assert_num_queries(0):
            statuses(BURST + 5, "/api/external/account", "garbage")

    def test_other_addresses_are_not_limited(self):
        statuses(BURST + 1, REMOTE_ADDR="192.0.2.1")
        assert ask(REMOTE_ADDR="192.0.2.1").status_code == 429
        assert ask(REMOTE_ADDR="192.0.2.2").status_code == 401

    def test_a_network_of_ipv6_is_one(self):
        statuses(BURST + 1, REMOTE_ADDR="2001:db8:0:1::1")
        assert ask(REMOTE_ADDR="2001:db8:0:1:ffff::2").status_code == 429
        assert ask(REMOTE_ADDR="2001:db8:0:2::1").status_code == 401

    def test_behind_a_proxy_it_is_the_callers_address(self, settings):
        settings.TRUSTED_PROXIES = 1
        statuses(BURST + 1, HTTP_X_FORWARDED_FOR="203.0.113.9")
        assert ask(HTTP_X_FORWARDED_FOR="203.0.113.9").status_code == 429
        assert ask(HTTP_X_FORWARDED_FOR="203.0.113.10").status_code == 401

    def test_requests_over_a_unix_socket_are_not_limited(self):
        assert statuses(BURST + 2, REMOTE_ADDR="") == [401] * (BURST + 2)

    def test_without_redis_there_is_no_limit(self, settings):
        settings.REDIS_URL = "redis://127.0.0.1:1/0"
        assert statuses(BURST + 2) == [401] * (BURST + 2)


class TestUnknownIdentifiers:
    @pytest.mark.parametrize("locale", ["de", "en", "fr", "sq"])
    def test_the_page_about_the_limit_is_translated_and_shows_no_status(self, locale: str):
        path = f"/{locale}/verify/{UNKNOWN}"
        assert statuses(BURST, path) == [404] * BURST
        refused = ask(path)
        assert refused.status_code == 429
        assert int(refused["Retry-After"]) >= 1
        assert refused["Content-Language"] == locale
        assert refused["Cache-Control"] == "no-store"
        page = refused.content.decode()
        assert f'<html lang="{locale}">' in page
        assert "band" not in page  # no coloured band, as verdicts have
        assert UNKNOWN in page  # the way to ask again

    def test_a_known_certificate_still_answers(self, certificate):
        statuses(BURST + 3, f"/en/verify/{UNKNOWN}")
        assert ask(f"/en/verify/{certificate.public_id}").status_code == 200
        assert ask(f"/api/public/certificates/{certificate.public_id}").status_code == 200

    def test_the_public_route_and_the_page_are_one_limit(self):
        statuses(BURST, f"/en/verify/{UNKNOWN}")
        refused = ask(f"/api/public/certificates/{UNKNOWN}")
        assert_problem(refused, 429, "rate_limited")

    def test_wrong_keys_and_wrong_ids_have_separate_limits(self):
        statuses(BURST + 1)
        assert ask(f"/en/verify/{UNKNOWN}").status_code == 404


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", None),
        ("unix:", None),
    ],
)
def test_addresses_that_share_a_limit(address: str, place: str | None):
    assert ip_addresses.client_network(address) == place


def test_the_refusal_carries_the_seconds_left():
    place = f"10.{uuid.uuid4().int % 256}.1.1"
    for _ in range(BURST):
        throttling.count_attempt("test", place)
    with pytest.raises(throttling.RateLimited) as refused:
        throttling.count_attempt("test", place)
    assert refused.value.members["retryAfter"] in range(1, 60 // settings.FLOOD_PER_MINUTE + 1)

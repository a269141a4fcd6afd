"""Where a request comes from, and which networks it lies in: pure functions, and the header."""

import pytest

from accounts import addresses


@pytest.mark.parametrize(
    ("forwarded", "proxies", "expected"),
    [
        ("", 1, "10.0.0.1"),
        ("198.51.100.7", 0, "10.0.0.1"),  # nobody of ours wrote the header
        ("198.51.100.7", 1, "198.51.100.7"),
        ("6.6.6.6, 198.51.100.7", 1, "198.51.100.7"),  # the caller's own entry is not believed
        ("6.6.6.6, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"),
        ("198.51.100.7", 2, "10.0.0.1"),
        ("198.51.100.7:4711", 1, "198.51.100.7"),
        ("[2001:db8::7]:4711", 1, "2001:db8::7"),
        ("2001:db8::7", 1, "2001:db8::7"),
        ("::ffff:198.51.100.7", 1, "198.51.100.7"),
        ("unknown", 1, "10.0.0.1"),
    ],
)
def test_only_what_our_own_proxies_wrote_is_believed(forwarded, proxies, expected):
    assert addresses.client_address("10.0.0.1", forwarded, proxies) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("192.0.2.0/24", "192.0.2.0/24"),
        ("192.0.2.7", "192.0.2.7/32"),
        ("2001:DB8::/32", "2001:db8::/32"),
        ("192.0.2.7/24", None),
        ("192.0.2.0/33", None),
        ("example.com", None),
    ],
)
def test_a_network_has_one_spelling(text, expected):
    assert addresses.network(text) == expected


def test_an_address_lies_in_a_network_of_its_own_kind():
    assert addresses.lies_in("192.0.2.7", ["198.51.100.0/24", "192.0.2.0/24"])
    assert addresses.lies_in("::ffff:192.0.2.7", ["192.0.2.0/24"])
    assert not addresses.lies_in("2001:db8::1", ["192.0.2.0/24"])
    assert not addresses.lies_in("", ["0.0.0.0/0"])


def test_narrower_networks_are_covered_and_wider_ones_are_not():
    assert addresses.covers(["192.0.2.0/24"], ["192.0.2.128/25", "192.0.2.1/32"])
    assert not addresses.covers(["192.0.2.0/25"], ["192.0.2.0/24"])
    assert not addresses.covers(["192.0.2.0/24"], ["2001:db8::/32"])


def test_the_middleware_names_the_client(client, settings):
    settings.TRUSTED_PROXIES = 1
    response = client.get("/healthz", headers={"x-forwarded-for": "198.51.100.7"})
    assert response.wsgi_request.META["REMOTE_ADDR"] == "198.51.100.7"

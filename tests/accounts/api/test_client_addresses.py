"""The client's IP address behind proxies, and matching it against networks."""

import re

import pytest
from allauth.account.adapter import get_adapter
from axes.helpers import get_client_ip_address

from lib.net import ip_addresses
from tests.paths import ROOT


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
def test_only_entries_of_trusted_proxies_are_used(forwarded, proxies, expected):
    assert ip_addresses.client_address("10.0.0.1", forwarded, proxies) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("192.0.2.0/24", "192.0.2.0/24"),
        ("192.0.2.7", "192.0.2.7/32"),
        ("2001:DB8::/32", "2001:db8::/32"),
        ("192.0.2.7/24", None),
        ("192.0.2.0/255.255.255.0", None),
        ("192.0.2.0/0.0.0.255", None),
        ("192.0.2.0/024", None),
        ("192.0.2.0/", None),
        ("0.0.0.0/0", "0.0.0.0/0"),
        ("192.0.2.0/33", None),
        ("example.com", None),
    ],
)
def test_a_network_has_one_spelling(text, expected):
    assert ip_addresses.normalize_network(text) == expected


def test_an_address_lies_in_a_network_of_its_own_kind():
    assert ip_addresses.is_in_networks("192.0.2.7", ["198.51.100.0/24", "192.0.2.0/24"])
    assert ip_addresses.is_in_networks("::ffff:192.0.2.7", ["192.0.2.0/24"])
    assert not ip_addresses.is_in_networks("2001:db8::1", ["192.0.2.0/24"])
    assert not ip_addresses.is_in_networks("", ["0.0.0.0/0"])


def test_narrower_networks_are_covered_and_wider_ones_are_not():
    assert ip_addresses.networks_cover(["192.0.2.0/24"], ["192.0.2.128/25", "192.0.2.1/32"])
    assert not ip_addresses.networks_cover(["192.0.2.0/25"], ["192.0.2.0/24"])
    assert not ip_addresses.networks_cover(["192.0.2.0/24"], ["2001:db8::/32"])


def test_the_middleware_names_the_client(client, settings):
    settings.TRUSTED_PROXIES = 1
    response = client.get("/healthz", headers={"x-forwarded-for": "198.51.100.7"})
    assert response.wsgi_request.META["REMOTE_ADDR"] == "198.51.100.7"


def test_the_header_that_names_the_client_is_configured(client, settings):
    settings.TRUSTED_PROXIES = 1
    settings.CLIENT_ADDRESS_HEADER = "X-Real-IP"
    forged = {"x-forwarded-for": "203.0.113.9", "x-real-ip": "198.51.100.7"}
    response = client.get("/healthz", headers=forged)
    assert ip_addresses.caller_address(response.wsgi_request) == "198.51.100.7"


def test_no_other_code_reads_the_clients_address():
    """Whoever read the header or the connection's address by themselves would be deceived, or blind."""
    readers = {
        str(path.relative_to(ROOT))
        for app in ("accounts", "certificates", "config", "edu", "lib", "webhooks")
        for path in (ROOT / app).rglob("*.py")
        if re.search("REMOTE_ADDR|FORWARDED_FOR|X_REAL_IP", path.read_text())
    }
    assert readers == {"lib/net/ip_addresses.py", "accounts/request_log/log.py"}


def test_packages_read_the_same_address(rf, settings):
    request = rf.get("/", REMOTE_ADDR="198.51.100.7", HTTP_X_FORWARDED_FOR="203.0.113.9")
    assert get_client_ip_address(request) == "198.51.100.7"
    assert get_adapter().get_client_ip(request) == "198.51.100.7"

"""Allowed destinations by the settings; general refusals are in tests/lib/test_guarded_http.py."""

from ipaddress import ip_network

import pytest

from lib.net.guarded_http import Failure
from tests.factories.webhooks import deliver, make_endpoint, make_event
from webhooks.endpoints.rules import destinations
from webhooks.lifecycle import AttemptOutcome
from webhooks.models import Attempt


def test_each_setting_becomes_a_rule(settings):
    settings.WEBHOOK_ALLOW_HTTP = False
    settings.WEBHOOK_PORTS = [443]
    settings.WEBHOOK_ALLOWED_NETWORKS = ["10.20.0.0/16"]
    settings.BASE_URL = "https://Certificates.example"
    settings.ALLOWED_HOSTS = [".other.example", "127.0.0.1", "*"]
    allowed = destinations()
    assert allowed.networks == (ip_network("10.20.0.0/16"),)
    assert allowed.own_hosts == {"certificates.example", "other.example"}
    assert allowed.fault("http://hooks.customer.example/") == "https"
    assert allowed.fault("https://hooks.customer.example:8443/") == "port"
    assert allowed.fault("https://CERTIFICATES.example./hook") == "own"
    assert allowed.fault("https://10.21.0.1/") == "network"
    assert allowed.fault("https://10.20.0.1/") is None


@pytest.mark.parametrize("network", ["10.20.0.0/16", "127.0.0.0/8"])
def test_the_courier_sends_to_open_networks_only(issuer, receiver, settings, network):
    make_endpoint(issuer, receiver.url())
    settings.WEBHOOK_ALLOWED_NETWORKS = [network]  # as of the courier's next start
    make_event(issuer)
    assert deliver() == 1
    assert Attempt.objects.get().outcome == ("http_2xx" if receiver.calls else "blocked")
    assert bool(receiver.calls) == (network == "127.0.0.0/8")


def test_the_courier_uses_the_proxy(issuer, receiver, settings):
    settings.WEBHOOK_PROXY = receiver.url("")
    make_endpoint(issuer, "http://hooks.customer.example/hook")
    make_event(issuer)
    assert deliver() == 1
    assert receiver.calls[0].headers["host"] == "hooks.customer.example"


def test_every_failure_is_an_outcome():
    assert {AttemptOutcome(failure) for failure in Failure} < set(AttemptOutcome)

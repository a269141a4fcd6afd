"""Rows about growth: the same request on a database with many certificates and deliveries, and on one
with few. The small database is the floor.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urlencode

from bench.loads.client import Load
from bench.rows.issuing import issue
from bench.rows.reading import get, verify
from bench.rows.row import Row, Side, seed_of
from bench.servers import Server, Site

AS_FAST = 0.9  # of issuing
LONGEST = 1.5  # times what a list took
TOKEN = "benchmarkbenchmarkbenchmarkbench"  # a CSRF cookie and the field that has to equal it

# Filters of `GET /certificates`; some find everything, some a few, some nothing.
CERTIFICATES = {
    "newest": {},
    "status active": {"status": "active"},
    "status revoked": {"status": "revoked"},
    "status expired": {"status": "expired"},
    "type": {"typeCode": "en10204-3-1"},
    "number": {"certificateNumber": "GROWN-77"},
    "serial number": {"serialNumber": "GROWN-77"},
    "product": {"productId": "4711-A"},
    # As many as both databases have: else one answer is ten times the other.
    "batch": {"batch": "B-2026-17-77", "limit": "2"},
    "batch, active": {"batch": "B-2026-17-77", "status": "active", "limit": "2"},
    "no such batch": {"batch": "none"},
    "issued": {"issuedFrom": "2020-01-01", "issuedTo": "2036-01-01"},
    "validUntil": {"validUntilFrom": "2036-01-01", "validUntilTo": "2036-12-31"},
    "validUntil, active": {"validUntilFrom": "2036-01-01", "status": "active"},
    "statusChanged": {"statusChangedFrom": "2020-01-01"},
}
DELIVERIES = {
    "newest": {},
    "state succeeded": {"state": "succeeded"},
    "state pending": {"state": "pending"},
    "state exhausted": {"state": "exhausted"},
    "event type": {"eventType": "certificate.issued"},
    "outcome timeout": {"outcome": "timeout"},
    "outcome 5xx, status 503": {"outcome": "http_5xx", "httpStatus": "503"},
    "since": {"since": "2020-01-01"},
}
PAGES = {
    "dashboard": "/admin/",
    "certificates": "/admin/certificates/certificate/",
    "certificates, active": "/admin/certificates/certificate/?status=active",
    "certificates, revoked": "/admin/certificates/certificate/?status=revoked",
    "certificates, validUntil": "/admin/certificates/certificate/"
    "?valid_until__gte=2036-01-01&valid_until__lte=2036-12-31",
    "deliveries": "/admin/webhooks/delivery/",
    "deliveries, not delivered": "/admin/webhooks/delivery/?state=exhausted",
    "events": "/admin/webhooks/event/",
    "audit": "/admin/accounts/auditentry/",
    "endpoints": "/admin/webhooks/endpoint/",
}
TERMS = {
    "serial number": "GROWN-77",
    "batch": "B-2026-17-77",
    "product": "4711-A",
    "holder's name": "Muster77",
    "holder's address": "holder@customer.example",
}
LEADING_ON = {TERMS["serial number"], TERMS["batch"], TERMS["product"]}


def _row(name: str, target: float, load: Callable[[Server], Load]) -> Row:
    return Row(
        name=name,
        target=target,
        product=Side(Site.GROWN, load),
        floor=Side(Site.SMALL, load),
    )


def _api(path: str, **query: str) -> Callable[[Server], Load]:
    return get(f"/api/external/{path}?{urlencode({'limit': '50', **query})}", connections=1)


def _search(body: dict[str, str]) -> Callable[[Server], Load]:
    def load(server: Server) -> Load:
        return Load(
            port=server.port,
            method="POST",
            paths=["/api/external/certificates/search"],
            headers={"x-api-key": seed_of(server).api_key, "Content-Type": "application/json"},
            body=json.dumps(body),
            connections=1,
        )

    return load


def _page(path: str) -> Callable[[Server], Load]:
    """A page of the back office, as an owner sees it."""

    def load(server: Server) -> Load:
        cookies = f"__Host-sessionid={seed_of(server).session}; __Host-csrftoken={TOKEN}"
        return Load(
            port=server.port,
            method="GET",
            paths=[path],
            headers={"Cookie": cookies},
            connections=1,
        )

    return load


def _find(term: str) -> Callable[[Server], Load]:
    """The search field of the back office. A serial or product number leads on to another page."""

    def load(server: Server) -> Load:
        fields = {"csrfmiddlewaretoken": TOKEN, "term": term, "_issuer": seed_of(server).issuer_id}
        page = _page("/admin/certificates/certificate/find/")(server)
        form_headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return replace(
            page,
            method="POST",
            headers=page.headers | form_headers,
            body=urlencode(fields),
            status=302 if term in LEADING_ON else 200,
        )

    return load


def _list_rows() -> dict[str, Callable[[Server], Load]]:
    """Everything that reads: its name, and the request."""
    return {
        **{f"certificates: {name}": _api("certificates", **q) for name, q in CERTIFICATES.items()},
        "search: holderEmail": _search({"holderEmail": "holder@customer.example"}),
        "search: holderName": _search({"holderName": "Muster77"}),
        "get one": get("/api/external/certificates/{id}", connections=1),
        "history of one": get("/api/external/certificates/{id}/history", connections=1),
        "verify page": lambda server: replace(verify(server), connections=1),
        **{f"deliveries: {n}": _api("webhooks/deliveries", **q) for n, q in DELIVERIES.items()},
        "events": _api("webhooks/events"),
        "usage": get("/api/external/account/usage", connections=1),
        "audit": get("/api/external/account/audit", connections=1),
        **{f"page: {name}": _page(path) for name, path in PAGES.items()},
        **{f"find: {name}": _find(term) for name, term in TERMS.items()},
    }


GROWTH_ROWS = (
    _row("grown: issue", AS_FAST, issue()),
    *(_row(f"grown: {name}", 1 / LONGEST, load) for name, load in _list_rows().items()),
)

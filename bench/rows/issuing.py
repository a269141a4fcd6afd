"""Rows about issuing: the specification's own request, each with a serial number of its own."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bench.loads.client import SERIAL, Load
from bench.rows.row import Row, Side, seed_of
from bench.servers import Server, Site

ISSUE = "/api/external/certificates/issue"
BULK = 1000  # certificates in one request
METADATA = {"batch": "B-2026-17", "plant": "Essen", "line": "L4", "orderNo": "4500001234"}
SERIAL_NUMBER = SERIAL.decode()


def body(type_id: int) -> dict[str, Any]:
    """The body of the specification's example request (section 2.1)."""
    return {
        "typeId": type_id,
        "productId": "4711-A",
        "serialNumber": SERIAL_NUMBER,
        "holderEmail": "holder@customer.example",
        "validUntil": "2036-12-31",
        "metadata": METADATA,
    }


def issue(issuer: str = "", headers: Mapping[str, str] | None = None) -> Callable[[Server], Load]:
    """One issue request to the product; `issuer` names another one of the seed."""

    def load(server: Server) -> Load:
        seed = seed_of(server)
        type_id = getattr(seed, f"{issuer}_type_id" if issuer else "type_id")
        key = getattr(seed, f"{issuer}_key" if issuer else "api_key")
        return _post(server, ISSUE, key, type_id, headers or {})

    return load


def floor(path: str = "/issue") -> Callable[[Server], Load]:
    """The same request to the fixed floor, which knows one key and no types."""
    return lambda server: _post(server, path, "reference-key", 1, {})


def _post(server: Server, path: str, key: str, type_id: int, headers: Mapping[str, str]) -> Load:
    return Load(
        port=server.port,
        method="POST",
        paths=[path],
        headers={"Content-Type": "application/json", "x-api-key": key, **headers},
        body=json.dumps(body(type_id)),
        status=201,
    )


def bulk(server: Server) -> Load:
    """A bulk request with the maximum number of certificates, each with its own serial number."""
    one = body(seed_of(server).type_id)
    bodies = [one | {"serialNumber": f"{SERIAL_NUMBER}-{place}"} for place in range(BULK)]
    single = issue(headers={"Idempotency-Key": SERIAL_NUMBER})(server)
    return replace(
        single,
        paths=[f"{ISSUE}/bulk"],
        body=json.dumps({"certificates": bodies}),
        connections=2,  # of one issuer no more run at once in a process
        units=BULK,
    )


FLOOR = Side(Site.FLOOR, floor())
KEYED = issue(headers={"Idempotency-Key": SERIAL_NUMBER})
MAILED, LISTENED = issue("mailed"), issue("listened")


def _row(name: str, target: float, load: Callable[[Server], Load], site: Site) -> Row:
    return Row(name=name, target=target, product=Side(site, load), floor=FLOOR, stores=True)


ISSUING_ROWS = (
    _row("issue", 0.5, issue(), Site.PRODUCTION),
    Row(
        name="issue, naive DRF",
        target=1.0,
        product=Side(Site.PRODUCTION, issue()),
        floor=Side(Site.FLOOR, floor("/naive/issue")),
    ),
    _row("issue keyed", 0.42, KEYED, Site.PRODUCTION),
    _row("issue mailed", 0.42, MAILED, Site.PRODUCTION),
    _row("issue with an endpoint", 0.42, LISTENED, Site.PRODUCTION),
    _row("issue without Redis", 0.5, issue(), Site.WITHOUT_REDIS),
    _row("make run: issue", 0.45, issue(), Site.MAKE_RUN),
    _row("make run: issue keyed", 0.42, KEYED, Site.MAKE_RUN),
    _row("make run: issue mailed", 0.42, MAILED, Site.MAKE_RUN),
    Row(
        name="bulk issue",
        target=10,
        product=Side(Site.PRODUCTION, bulk),
        floor=Side(Site.PRODUCTION, issue()),
        least_seconds=8.0,  # a request takes half a second
        stores=True,
    ),
)

"""The rows to measure: each compares a use of the product with its floor. Add new ones to ROWS."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bench.client import SERIAL, Load
from bench.growth import Sizes

ISSUE = "/api/external/certificates/issue"
BULK = 1000  # certificates in one request
FIFTY = "/api/external/certificates?limit=50"
METADATA = {"batch": "B-2026-17", "plant": "Essen", "line": "L4", "orderNo": "4500001234"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Seed:
    """The output of `seed_bench`; certificates are pairs of public id and uuid."""

    port: int
    port_without_redis: int  # the same service, which finds no Redis: nothing counts its requests
    api_key: str
    issuer_id: str
    type_id: int
    version_id: int
    certificates: list[list[str]]
    listened_key: str = ""  # of another issuer, whose events an endpoint waits for
    listened_type_id: int = 0
    server: int = 0  # the process id of the web server, whose children are the workers
    environment: dict[str, str] = field(default_factory=dict)  # the service's own
    grown: "Seed | None" = None  # the same service on a database that holds many certificates
    sizes: Sizes | None = None  # if growth is measured

    def public_ids(self) -> list[str]:
        return [public_id for public_id, _ in self.certificates]

    def uuids(self) -> list[str]:
        return [uuid for _, uuid in self.certificates]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; `target` is the least ratio of product to floor.

    Where `most_p50` or `most_p99` are given, the product's are no more than so many milliseconds
    either; `most_over`: its p50 is no more than so many above the floor's.
    """

    name: str
    target: float
    product: Callable[[Seed], Load]
    floor: Callable[[Seed], Load]
    most_p50: float | None = None
    most_p99: float | None = None
    most_over: float | None = None


def _body(type_id: int) -> dict[str, Any]:
    """The body of the specification's example request (section 2.1)."""
    return {
        "typeId": type_id,
        "productId": "4711-A",
        "serialNumber": SERIAL.decode(),
        "holderEmail": "holder@customer.example",
        "validUntil": "2036-12-31",
        "metadata": METADATA,
    }


def _issue(
    path: str,
    *,
    redis: bool = True,
    listened: bool = False,
    headers: Mapping[str, str] | None = None,
) -> Callable[[Seed], Load]:
    """One issuing request, to the product or the floor."""

    def load(seed: Seed) -> Load:
        body = _body(seed.listened_type_id if listened else seed.type_id)
        known = {
            "Content-Type": "application/json",
            "x-api-key": seed.listened_key if listened else seed.api_key,
            "x-version-id": str(seed.version_id),
        }
        return Load(
            port=seed.port if redis else seed.port_without_redis,
            method="POST",
            paths=[path],
            headers={**known, **(headers or {})},
            body=json.dumps(body),
            status=201,
        )

    return load


def _bulk(seed: Seed) -> Load:
    """A bulk request with the maximum number of certificates, each with its own serial number."""
    one = _body(seed.type_id)
    serial = SERIAL.decode()
    bodies = [one | {"serialNumber": f"{serial}-{place}"} for place in range(BULK)]
    return replace(
        _issue(f"{ISSUE}/bulk", headers={"Idempotency-Key": serial})(seed),
        body=json.dumps({"certificates": bodies}),
        connections=4,
        units=BULK,
    )


def _grown(load: Callable[[Seed], Load]) -> Callable[[Seed], Load]:
    """The same load on the database with many certificates."""

    def grown(seed: Seed) -> Load:
        assert seed.grown is not None  # growth is measured only with a grown database
        return load(seed.grown)

    return grown


def _newest(path: str, *, connections: int = 16) -> Callable[[Seed], Load]:
    """The first page of the list of certificates."""

    def load(seed: Seed) -> Load:
        headers = {"x-api-key": seed.api_key, "x-issuer-id": seed.issuer_id}
        return Load(
            port=seed.port, method="GET", paths=[path], headers=headers, connections=connections
        )

    return load


def _get(
    prefix: str, identifiers: Callable[[Seed], list[str]], *, known: bool = True
) -> Callable[[Seed], Load]:
    """Reads of one certificate after another; `known` sends an API key."""

    def load(seed: Seed) -> Load:
        headers = {"x-api-key": seed.api_key, "x-issuer-id": seed.issuer_id} if known else {}
        paths = [prefix + identifier for identifier in identifiers(seed)]
        return Load(port=seed.port, method="GET", paths=paths, headers=headers)

    return load


def _courier(side: str) -> Callable[[Seed], Load]:
    """Webhooks to a receiver that takes 50 ms, sent by the courier or a bare sender."""
    return lambda seed: Load(
        port=seed.port,
        method="POST",
        paths=[side],
        program="bench.courier",
        environment=seed.environment,
    )


ROWS = (
    Row(
        "issue",
        0.9,
        product=_issue(ISSUE),
        floor=_issue("/floor/issue"),
    ),
    Row(
        "issue once",
        0.75,
        product=_issue(ISSUE, headers={"Idempotency-Key": SERIAL.decode()}),
        floor=_issue("/floor/issue"),
    ),
    Row(
        "issue without limiter",
        0.9,
        product=_issue(ISSUE, redis=False),
        floor=_issue("/floor/issue"),
    ),
    Row(
        "issue with an endpoint",
        0.75,
        product=_issue(ISSUE, listened=True),
        floor=_issue("/floor/issue", listened=True),
    ),
    Row("bulk issue", 10, product=_bulk, floor=_issue(ISSUE)),
    Row("webhook courier", 0.5, product=_courier("product"), floor=_courier("floor")),
    Row(
        "get",
        0.5,
        product=_get("/api/external/certificates/", Seed.public_ids),
        floor=_get("/floor/certificates/", Seed.uuids),
    ),
    Row(
        "list of 200",
        0,  # said in milliseconds: what Python makes of 200 rows
        product=_newest("/api/external/certificates?limit=200", connections=1),
        floor=_newest("/floor/certificates", connections=1),
        most_over=3.0,
    ),
    Row(
        "verify page",
        0.35,
        product=_get("/en/verify/", Seed.public_ids, known=False),
        floor=_get("/floor/verify/", Seed.uuids, known=False),
    ),
)
# These need a second database, with many certificates in it: measured where `--stored` asks for it.
STORED_ROWS = (
    Row("issue, grown", 0.9, product=_grown(_issue(ISSUE)), floor=_issue(ISSUE)),
    Row("certificates, grown", 1 / 1.2, product=_grown(_newest(FIFTY)), floor=_newest(FIFTY)),
)

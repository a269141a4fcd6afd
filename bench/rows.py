"""What is measured: each row is one use of the product beside its floor. A new row goes into ROWS."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.client import SERIAL, Load
from bench.growth import Sizes

METADATA = {"batch": "B-2026-17", "plant": "Essen", "line": "L4", "orderNo": "4500001234"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Seed:
    """What `seed_bench` made: the certificates as pairs of public id and uuid."""

    port: int
    port_without_redis: int  # the same service, which finds no Redis: nothing counts its requests
    api_key: str
    issuer_id: str
    type_id: int
    version_id: int
    certificates: list[list[str]]
    listened_key: str = ""  # of another issuer, whose events an endpoint waits for
    listened_type_id: int = 0
    environment: dict[str, str] = field(default_factory=dict)  # the service's own
    sizes: Sizes | None = None  # if growth is measured

    def public_ids(self) -> list[str]:
        return [public_id for public_id, _ in self.certificates]

    def uuids(self) -> list[str]:
        return [uuid for _, uuid in self.certificates]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; `target` is the least ratio of product to floor.

    Where `most_p99` is given, the product's p99 is no more than so many milliseconds either.
    """

    name: str
    target: float
    product: Callable[[Seed], Load]
    floor: Callable[[Seed], Load]
    most_p99: float | None = None


def _issue(
    path: str,
    *,
    redis: bool = True,
    listened: bool = False,
    headers: Mapping[str, str] | None = None,
) -> Callable[[Seed], Load]:
    """The specification's own request (section 2.1) to the product or to the floor."""

    def load(seed: Seed) -> Load:
        body: dict[str, Any] = {
            "typeId": seed.listened_type_id if listened else seed.type_id,
            "productId": "4711-A",
            "serialNumber": SERIAL.decode(),
            "holderEmail": "holder@customer.example",
            "validUntil": "2036-12-31",
            "metadata": METADATA,
        }
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


def _get(
    prefix: str, identifiers: Callable[[Seed], list[str]], *, known: bool = True
) -> Callable[[Seed], Load]:
    """Reads of one certificate after the other; `known` sends what says who asks."""

    def load(seed: Seed) -> Load:
        headers = {"x-api-key": seed.api_key, "x-issuer-id": seed.issuer_id} if known else {}
        paths = [prefix + identifier for identifier in identifiers(seed)]
        return Load(port=seed.port, method="GET", paths=paths, headers=headers)

    return load


def _courier(side: str) -> Callable[[Seed], Load]:
    """Webhooks to a receiver that takes 50 ms: by the courier, or by a bare sender."""
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
        product=_issue("/api/external/certificates/issue"),
        floor=_issue("/floor/issue"),
    ),
    Row(
        "issue once",
        0.75,
        product=_issue(
            "/api/external/certificates/issue", headers={"Idempotency-Key": SERIAL.decode()}
        ),
        floor=_issue("/floor/issue"),
    ),
    Row(
        "issue without limiter",
        0.9,
        product=_issue("/api/external/certificates/issue", redis=False),
        floor=_issue("/floor/issue"),
    ),
    Row(
        "issue with an endpoint",
        0.75,
        product=_issue("/api/external/certificates/issue", listened=True),
        floor=_issue("/floor/issue", listened=True),
    ),
    Row("webhook courier", 0.5, product=_courier("product"), floor=_courier("floor")),
    Row(
        "get",
        0.5,
        product=_get("/api/external/certificates/", Seed.public_ids),
        floor=_get("/floor/certificates/", Seed.uuids),
    ),
    Row(
        "verify page",
        0.35,
        product=_get("/en/verify/", Seed.public_ids, known=False),
        floor=_get("/floor/verify/", Seed.uuids, known=False),
    ),
)

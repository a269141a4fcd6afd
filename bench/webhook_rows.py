"""Rows about webhooks: with an endpoint that never answers, and on a large database."""

import os
from collections.abc import Callable

from bench.client import Load
from bench.growth import Side
from bench.rows import Row, Seed

SOON, PROMPT = 300.0, 2000.0  # ms from the commit to the first attempt: the median, nearly all


def _paced(side: str) -> Callable[[Seed], Load]:
    """Events at a steady pace to the nine healthy endpoints of ten."""
    return lambda seed: Load(
        port=seed.port,
        method="POST",
        paths=[side],
        program="bench.paced",
        environment=seed.environment,
    )


def _of(seed: Seed, name: str) -> Side:
    assert seed.sizes is not None, "growth is measured with --deliveries"
    side: Side = getattr(seed.sizes, name)
    return side


def _courier(name: str) -> Callable[[Seed], Load]:
    """The courier on a database of this size."""

    def load(seed: Seed) -> Load:
        side = _of(seed, name)
        own = {key: text for key, text in side.environment.items() if os.environ.get(key) != text}
        return Load(
            port=side.port,
            method="POST",
            paths=["beside others"],
            program="bench.courier",
            environment=own,
        )

    return load


def _list(name: str) -> Callable[[Seed], Load]:
    """The list of the newest deliveries on a database of this size."""

    def load(seed: Seed) -> Load:
        headers = {"x-api-key": seed.api_key}
        path = "/api/external/webhooks/deliveries?limit=50"
        return Load(port=_of(seed, name).port, method="GET", paths=[path], headers=headers)

    return load


WEBHOOK_ROWS = (
    Row(
        "courier, one silent",
        0.9,
        product=_paced("one silent"),
        floor=_paced("all answer"),
        most_p50=SOON,
        most_p99=PROMPT,
    ),
)
GROWTH_ROWS = (
    Row("courier, grown", 0.9, product=_courier("grown"), floor=_courier("small")),
    Row("deliveries, grown", 1 / 1.2, product=_list("grown"), floor=_list("small")),
)

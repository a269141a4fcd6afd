"""A row of the benchmark: a use of the product, and what it is compared with."""

from collections.abc import Callable
from dataclasses import dataclass

from bench.loads.client import Load
from bench.servers import Seed, Server, Site


@dataclass(frozen=True, slots=True)
class Side:
    """A load, and the web server that it goes to."""

    site: Site
    load: Callable[[Server], Load]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the table; `target` is the least ratio of product to floor.

    Where `most_p50` or `most_p99` are given, the product's are no more than so many milliseconds
    either; `most_over`: its p50 is no more than so many above the floor's. Runs take `least_seconds`
    at least.
    """

    name: str
    target: float
    product: Side
    floor: Side
    most_p50: float | None = None
    most_p99: float | None = None
    most_over: float | None = None
    least_seconds: float = 0.0
    stores: bool = False  # certificates, whose bytes are measured


def seed_of(server: Server) -> Seed:
    """The seeded data of a server of the product."""
    assert server.seed is not None
    return server.seed

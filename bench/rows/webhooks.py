"""Rows about webhooks: a courier beside a bare sender, and with an endpoint that never answers."""

from collections.abc import Callable

from bench.loads.client import Load
from bench.rows.row import Row, Side
from bench.servers import Server, Site

SOON, PROMPT = 300.0, 1000.0  # ms from the commit to the first attempt: the median, nearly all


def sender(program: str, variant: str) -> Callable[[Server], Load]:
    """A program that sends webhooks to a receiver of its own."""
    return lambda server: Load(
        port=server.port,
        method="POST",
        paths=[variant],
        program=f"bench.loads.{program}",
        environment=server.environment,
    )


def _side(program: str, variant: str) -> Side:
    return Side(Site.PRODUCTION, sender(program, variant))


WEBHOOK_ROWS = (
    Row(
        name="webhook courier",
        target=0.6,
        product=_side("courier", "product"),
        floor=_side("courier", "floor"),
    ),
    Row(
        name="courier, one silent",
        target=0.9,
        product=_side("paced", "one silent"),
        floor=_side("paced", "all answer"),
        most_p50=SOON,
        most_p99=PROMPT,
    ),
)

"""Prometheus metrics of this process. Labels are few and fixed: no path, no issuer, no key.

Several processes of one machine add up through files in PROMETHEUS_MULTIPROC_DIR, which the
settings make before this is imported; what the database knows is added at the scrape
(`config.observability.metrics`).
"""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY = CollectorRegistry()
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS = Counter(
    "http_requests",
    "Answers by route, method and class of status.",
    ["route", "method", "status"],
    registry=REGISTRY,
)
DURATION = Histogram(
    "http_request_duration_seconds",
    "How long answering took.",
    ["route"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
ISSUED = Counter(
    "certificates_issued", "Certificates issued by this service.", ["mode"], registry=REGISTRY
)
LET_THROUGH = Counter(
    "limiter_let_through",
    "Requests that were not limited, because Redis could not be asked.",
    registry=REGISTRY,
)
RATE_REFUSALS = Counter(
    "rate_refusals", "Requests that were one too many.", ["limit"], registry=REGISTRY
)
DEPRECATED_CALLS = Counter(
    "deprecated_calls",
    "Requests that used a deprecated part of the interface.",
    ["code"],
    registry=REGISTRY,
)
QUOTA_REFUSALS = Counter(
    "quota_refusals", "Certificates refused because the quota is used up.", registry=REGISTRY
)
UNLOGGED_REQUESTS = Counter(
    "request_log_dropped",
    "Requests missing in the request log: too many waited to be written.",
    ["kind"],
    registry=REGISTRY,
)


def observe_request(*, route: str, method: str | None, status: int, seconds: float) -> None:
    """Count an answer. `route` is the name of the route, never the path."""
    answers, duration = _of_route(route, method if method in METHODS else "other", status // 100)
    answers.inc()
    duration.observe(seconds)


@cache
def _of_route(route: str, method: str, hundreds: int) -> tuple[Counter, Histogram]:
    """The two metrics of such an answer, found once: the library looks them up under a lock."""
    return REQUESTS.labels(route, method, f"{hundreds}xx"), DURATION.labels(route)

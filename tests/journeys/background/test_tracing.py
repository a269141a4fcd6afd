"""Traces: from the caller's own span over request, operation, statement and task to the webhook at its receiver."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from config.observability import tracing
from tests.journeys.processes.couriers import add_endpoint, call, courier
from tests.journeys.processes.load_clients import Service, own_service, wait_for
from tests.support.collector import Collector, collecting
from tests.support.suite.servers import own_redis
from tests.webhooks.receiver import Receiver, running

pytestmark = pytest.mark.journey
PATIENCE = 40  # seconds
CALLER = "00f067aa0ba902b7"
ISSUE = "POST /api/external/certificates/issue"


@dataclass(frozen=True)
class Traced:
    """The service, a courier and a webhook receiver, and the collector that they send traces to."""

    service: Service
    receiver: Receiver
    collector: Collector

    def issue(self, trace: int, *, sampled: bool = True) -> str:
        """Issue a certificate within a trace of the caller's; the id of the trace."""
        trace_id = f"{trace:032x}"
        body = {"typeId": self.service.type_id, "productId": "ART-1", "holderName": "Ada Holder"}
        body |= {"externalRef": "REF-SECRET", "serialNumber": f"SN-{trace}"}
        named = {"traceparent": f"00-{trace_id}-{CALLER}-{sampled:02d}"}
        answer = call(self.service, "POST", "certificates/issue", body, **named)
        assert answer.status_code == 201, answer.content
        return trace_id

    def whole_trace(self) -> list[Span]:
        """The spans of an issue whose message woke the courier.

        Not every one does: while the message of a periodic task waits, no other is added.
        """
        for number in range(1, 20):
            trace_id = self.issue(number)
            assert wait_for(lambda t=trace_id: self.has(t, "webhook"), PATIENCE)  # type: ignore[misc]
            if wait_for(lambda t=trace_id: self.has(t, "task"), 2):  # type: ignore[misc]
                return self.collector.trace(trace_id)
        raise AssertionError("no issue has woken the courier")

    def has(self, trace_id: str, name: str) -> bool:
        return bool(named(self.collector.trace(trace_id), name))


@pytest.fixture
def traced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Traced]:
    with collecting() as collector, own_redis() as redis:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
        monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "200")
        with (
            own_service(tmp_path, REDIS_URL=redis.url) as service,
            courier(service, redis, tmp_path),
            running() as receiver,
        ):
            add_endpoint(service, receiver.url("/hook/a-secret-path"))
            yield Traced(service, receiver, collector)


def named(spans: list[Span], name: str) -> list[Span]:
    return [span for span in spans if span.name.startswith(name)]


def names_above(span: Span, spans: list[Span]) -> list[str]:
    """The names of the spans that this one is part of, the nearest first."""
    by_id = {each.span_id: each for each in spans}
    names = []
    while (parent := by_id.get(span.parent_span_id)) is not None:
        names.append(parent.name)
        span = parent
    return names


def test_one_trace_from_the_caller_to_the_receiver(traced: Traced):
    spans = traced.whole_trace()
    (request,) = named(spans, ISSUE)
    assert request.parent_span_id.hex() == CALLER
    (insert,) = [each for each in named(spans, "WITH") if "INSERT" in str(each.attributes)]
    *_, operation, outermost = names_above(insert, spans)
    assert (operation[:26], outermost) == ("certificates.issuing.issue", ISSUE)
    (task,) = named(spans, "task webhooks.tasks.dispatch")
    assert names_above(task, spans)[0] == "wake a worker"
    assert names_above(task, spans)[-1] == ISSUE
    (webhook,) = named(spans, "webhook")
    assert names_above(webhook, spans)[-1] == ISSUE
    trace_id = request.trace_id.hex()
    received = [call.headers["traceparent"] for call in traced.receiver.calls]
    assert f"00-{trace_id}-{webhook.span_id.hex()}-01" in received
    assert traced.collector.services == {"certificates"}
    assert_what_is_not_recorded(traced)


def assert_what_is_not_recorded(traced: Traced) -> None:
    """Nothing of visitors' traces, of those that the caller does not sample, and no values."""
    unsampled, visitor = traced.issue(100, sampled=False), f"{101:032x}"
    refused = call(traced.service, "POST", "certificates/issue", {"typeId": 1, "q": "Body-Secret"})
    assert refused.status_code == 400
    for given in ("", "nonsense", f"00-{0:032x}-{0:016x}-01", "ff" * 300):
        path = "certificates?status=active&externalRef=Query-Secret"
        assert call(traced.service, "GET", path, traceparent=given).status_code == 200
    page = f"/en/verify/{traced.service.seen}"
    assert traced.service.live.get(page, traceparent=f"00-{visitor}-{CALLER}-01").status_code == 200
    collector = traced.collector
    assert wait_for(lambda: bool(named(collector.spans, "GET /<")), PATIENCE)
    assert len(named(collector.spans, "GET /api/external/certificates")) == 4
    assert collector.trace(visitor) == collector.trace(unsampled) == []
    assert wait_for(lambda: any(unsampled in each for each in handed_on(traced)), PATIENCE)
    assert all(span.status.code == 0 for span in collector.spans), "a refusal is no failure"
    secrets = [
        traced.service.key,
        "Ada Holder",
        "REF-SECRET",
        "SN-1",
        "Body-Secret",
        "Query-Secret",
    ]
    secrets += ["a-secret-path", traced.service.seen]
    assert [each for each in secrets if each.encode() in collector.raw] == []


def handed_on(traced: Traced) -> list[str]:
    """What the receiver was sent of traces that are not recorded."""
    sent = [call.headers["traceparent"] for call in traced.receiver.calls]
    return [each for each in sent if each.endswith("-00")]


def test_the_operations_of_every_app_have_spans():
    found = {
        f"{each.__module__}.{each.__name__}"
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] in tracing.APPS
        for each in tracing._operations(module)
    }
    assert {
        "accounts.people.invitations.invite",
        "certificates.issuing.operations.issue",
        "edu.programs.operations.create_program",
        "webhooks.endpoints.operations.create_endpoint",
    } <= found

"""Start tracing in a process: what is sent where, and how much of it, is said by the variables of OpenTelemetry.

OTEL_EXPORTER_OTLP_*, OTEL_TRACES_SAMPLER and its _ARG, OTEL_BSP_*, OTEL_SERVICE_NAME and
OTEL_RESOURCE_ATTRIBUTES are read by its SDK.
"""

import logging
from multiprocessing.util import Finalize

from django.conf import settings
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import (
    SERVICE_NAME,
    SERVICE_VERSION,
    OTELResourceDetector,
    Resource,
)
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter

from lib import tracing

from . import operations, requests, tasks
from .spans import OpenTelemetry

NAME = "certificates"


def start(exporter: SpanExporter | None = None) -> TracerProvider:
    """Trace requests, operations, statements, tasks and deliveries of this process from now on."""
    own = {SERVICE_NAME: NAME, SERVICE_VERSION: settings.VERSION}
    resource = Resource(own).merge(OTELResourceDetector().detect())  # what the variables say wins
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter()))
    tracer = provider.get_tracer(NAME, settings.VERSION)
    tracing.use(OpenTelemetry(tracer))
    requests.use(tracer)
    tasks.connect()
    operations.trace_all()
    # Forked workers end without atexit: the last spans are sent here.
    Finalize(None, provider.shutdown, exitpriority=1)
    logging.getLogger("tracing").info("tracing is on")
    return provider

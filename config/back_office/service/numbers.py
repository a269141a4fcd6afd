"""The numbers of `/metrics` for pages: the same collectors, read once for a page."""

from collections.abc import Mapping
from dataclasses import dataclass

from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

from config.observability.metrics import collectors

Labels = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Samples by name and labels."""

    samples: Mapping[tuple[str, Labels], float]

    def get(self, name: str, **labels: str) -> float | None:
        """One number; None where it is not known, as while PostgreSQL or Redis is away."""
        return self.samples.get((name, tuple(sorted(labels.items()))))

    def by(self, name: str, label: str) -> dict[str, float]:
        """The numbers of a metric by the value of its label, in their order."""
        return {
            dict(labels)[label]: value
            for (each, labels), value in self.samples.items()
            if each == name
        }


def read() -> Numbers:
    """Ask PostgreSQL and Redis, by the statements of `/metrics`: their cost does not grow with the tables."""
    return Numbers(
        {
            (sample.name, tuple(sorted(sample.labels.items()))): sample.value
            for collector in collectors()
            for sample in _samples(collector)
        }
    )


def _samples(collector: Collector) -> list[Sample]:
    return [sample for metric in collector.collect() for sample in metric.samples]

"""Metrics of the read replicas: whether each answers, and how far behind it is."""

from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from lib.database import replicas


class ReplicaCollector(Collector):
    """Asks each replica; without REPLICA_URLS there is nothing to tell."""

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics; a replica without an age does not answer, or no worker has ever written."""
        up = GaugeMetricFamily(
            "replica_up", "1 if the replica tells how old it is.", labels=["replica"]
        )
        age = GaugeMetricFamily(
            "replica_age_seconds",
            "For how long the replica has not seen the primary's heartbeat.",
            labels=["replica"],
        )
        for state in replicas.states():
            up.add_metric([state.alias], int(state.age is not None))
            if state.age is not None:
                age.add_metric([state.alias], max(state.age, 0))
        yield from (up, age)

"""A filter of deliveries, shared by the list, bulk retry and the back office."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Self
from uuid import UUID

from accounts.scopes import Mode
from lib import ids
from webhooks.errors import DeliveryFilterTooBroad
from webhooks.lifecycle import FAILURES, AttemptOutcome, DeliveryState, http_outcome
from webhooks.models import Delivery
from webhooks.querysets import DeliveryQuerySet

MAX_IDS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliverySelection:
    """A filter of deliveries. `since` and `until` are times of creation, [since, until)."""

    ids: tuple[UUID, ...] | None = None
    endpoint_id: UUID | None = None
    state: str | None = None
    event_type: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    outcome: str | None = None
    http_status: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it filters nothing."""
        return all(value is None for value in asdict(self).values())

    def rows(self, issuer_id: UUID, mode: Mode | None) -> DeliveryQuerySet:
        """The selected deliveries of an issuer. Raises DeliveryFilterTooBroad if no index serves the filter."""
        self.make_sure_it_is_served()
        rows: DeliveryQuerySet = Delivery.objects.for_issuer(issuer_id, mode)
        asked = {
            "pk__in": self.ids,
            "endpoint_id": self.endpoint_id,
            "state": self.state,
            "event_type": self.event_type,
            "pk__gte": self.since and ids.lower_bound(self.since),
            "pk__lt": self.until and ids.lower_bound(self.until),
            "last_outcome": self.outcome,
            "last_status": self.http_status,
        }
        rows = rows.filter(**{name: value for name, value in asked.items() if value is not None})
        # A status implies its outcome, which the index of failures has.
        return rows.filter(last_outcome=self._class) if self._class else rows

    @property
    def _class(self) -> AttemptOutcome | None:
        return None if self.http_status is None else http_outcome(self.http_status)

    def make_sure_it_is_served(self) -> None:
        """Refuse a status of delivered rows alone: no index serves it, and it may be rare.

        Raises FilterTooBroad.
        """
        narrowed = (
            self.endpoint_id
            or self.since
            or self.ids
            or self.state not in {None, DeliveryState.SUCCEEDED}
            or self.outcome in FAILURES
        )
        if self._class is AttemptOutcome.HTTP_2XX and not narrowed:
            raise DeliveryFilterTooBroad(more="endpointId, since")

    def to_json(self) -> dict[str, Any]:
        """The filter as a job's parameters hold it."""
        plain: dict[str, Any] = {}
        for name, value in asdict(self).items():
            match value:
                case None:
                    continue
                case tuple():
                    plain[name] = [str(entry) for entry in value]
                case datetime():
                    plain[name] = value.isoformat()
                case int():
                    plain[name] = value
                case _:
                    plain[name] = str(value)
        return plain

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Self:
        """The filter from what `to_json` made."""
        fields: dict[str, Any] = dict(plain)
        if "ids" in fields:
            fields["ids"] = tuple(UUID(text) for text in fields["ids"])
        if "endpoint_id" in fields:
            fields["endpoint_id"] = UUID(fields["endpoint_id"])
        for name in ("since", "until"):
            if name in fields:
                fields[name] = datetime.fromisoformat(fields[name])
        return cls(**fields)

"""Examples of webhooks: an endpoint, its deliveries, sending again."""

from datetime import timedelta

from django.utils import timezone

from tests.examples.teller import Teller
from tests.factories.webhooks import deliver
from webhooks.models import Endpoint


def tell(api: Teller, url: str) -> None:
    """From the catalogue to the feed. `url` answers with 200."""
    api.get("webhooks/event-types")
    path = endpoint(api, url)
    api.post(f"{path}/send-sample", {"type": "certificate.issued"})
    Endpoint.objects.update(allowance=1)  # a new endpoint earns it within 50 ms
    deliver()
    deliveries(api)
    api.post(f"{path}/disable")
    api.post(f"{path}/enable", {"release": True})
    yesterday = f"{timezone.localdate() - timedelta(days=1)}T00:00:00Z"
    for dry_run in (True, False):
        name = "dry-run" if dry_run else "replay"
        api.post(f"{path}/replay", {"since": yesterday, "dryRun": dry_run}, name=name)
    api.get("webhooks/events", limit=2)
    api.get(path)
    api.delete(path)


def endpoint(api: Teller, url: str) -> str:
    asked = {
        "url": url,
        "events": ["certificate.*"],
        "description": "ERP",
        "headers": {"X-Tenant": "4711"},
        "maxPerSecond": 20,
    }
    path = f"webhooks/endpoints/{api.post('webhooks/endpoints', asked)['id']}"
    api.patch(path, {"events": ["certificate.*", "job.*"]})
    api.get("webhooks/endpoints")
    api.get(f"{path}/secret")
    api.post(f"{path}/rotate-secret", {"overlapHours": 24})
    return path


def deliveries(api: Teller) -> None:
    (sent,) = api.get("webhooks/deliveries", state="succeeded")["data"]
    path = f"webhooks/deliveries/{sent['id']}"
    api.get(path)
    api.get(f"{path}/attempts")
    api.post(f"{path}/retry", {"force": True})
    failed = {"endpointId": sent["endpointId"], "state": "exhausted"}
    for dry_run in (True, False):
        name = "dry-run" if dry_run else "retry"
        again = {"filter": failed, "dryRun": dry_run}
        api.post("webhooks/deliveries/bulk-retry", again, name=name)

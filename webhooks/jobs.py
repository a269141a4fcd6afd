"""Background jobs of webhooks: bulk retry, replay, sections of the export."""

from webhooks import exports as export
from webhooks.deliveries import jobs as bulk_retry
from webhooks.deliveries import replay_job as replay

__all__ = ["bulk_retry", "export", "replay"]

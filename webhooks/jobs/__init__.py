"""Background jobs of webhooks: bulk retry, replay, sections of the export."""

from . import bulk_retry, export, replay

__all__ = ["bulk_retry", "export", "replay"]

"""The bulk work of webhooks: bulk retry, replay, and its sections of the export."""

from . import bulk_retry, export, replay

__all__ = ["bulk_retry", "export", "replay"]

"""The bulk work of webhooks: bulk retry, replay, and its sections of the export."""

from . import export, replay, retry

__all__ = ["export", "replay", "retry"]

"""The project's folders on disk."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

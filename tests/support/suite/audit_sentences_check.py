"""Fails a test that writes an audit entry whose action has no sentence for people to read."""

from typing import Any

from django.db.models.signals import post_save

from accounts.audit.sentences import SENTENCES
from accounts.models import AuditEntry

OF_TESTS = ("thing.", "a.")  # entries that tests make themselves


def check_sentences() -> None:
    """Checks each entry from now on."""
    post_save.connect(_check, sender=AuditEntry, dispatch_uid="audit_sentences_check")


def _check(instance: AuditEntry, **_: Any) -> None:
    assert instance.action in SENTENCES or instance.action.startswith(OF_TESTS), (
        f"{instance.action} has no sentence: see admin/audit_sentences.py of the app"
    )

"""The store of sessions (Django's SESSION_ENGINE): rows of accounts.models.Session, their data encrypted."""

from datetime import UTC, datetime, timedelta
from typing import Any, cast

from django.conf import settings
from django.contrib.auth import SESSION_KEY as PERSON
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.utils import timezone

from accounts.models import Session
from accounts.single_sign_on.gate import sign_on_of
from lib import crypto

SIGNED_IN = "signed_in_at"  # seconds since 1970
DEVICE, NETWORK = "device", "network"
SEEN_INTERVAL = timedelta(minutes=1)  # `last_seen_at` is written at most this often


class SessionStore(DatabaseStore):
    """Encrypts the data: it may hold a posted form that waits for a reauthentication."""

    last_seen_at: datetime | None = None  # as the database has it

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """The model of the rows."""
        return Session

    def encode(self, session_dict: dict[str, Any]) -> str:
        """Signs the data as Django does, and encrypts it under FIELD_KEYS."""
        return crypto.encrypt(super().encode(session_dict))

    def decode(self, session_data: bytes | str) -> dict[str, Any]:
        """The data; empty if no key fits any more, as Django does for a session that was altered."""
        try:
            return super().decode(crypto.decrypt(str(session_data)))
        except crypto.UndecryptableValue:
            return {}

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """The row, with the columns that are shown to its user."""
        row = cast(Session, super().create_model_instance(data))
        now = timezone.now()
        row.user_id = int(data[PERSON]) if PERSON in data else None
        sign_on = sign_on_of(data)
        row.identity_id = sign_on.identity if sign_on else None
        if SIGNED_IN in data:
            row.started_at = datetime.fromtimestamp(data[SIGNED_IN], UTC)
        row.last_seen_at = self.last_seen_at or now
        row.device, row.network = data.get(DEVICE, ""), data.get(NETWORK)
        return row

    def note_seen(self) -> None:
        """Updates `last_seen_at`, unless it was updated within the last minute."""
        now = timezone.now()
        if self.last_seen_at is None or now - self.last_seen_at < SEEN_INTERVAL:
            return
        Session.objects.filter(pk=self.session_key).update(last_seen_at=now)
        self.last_seen_at = now

    def is_idle(self) -> bool:
        """Whether the last request is SESSION_IDLE_MINUTES ago."""
        return self.idle_seconds_left() <= 0

    def idle_seconds_left(self) -> float:
        """Seconds until the session ends for want of requests."""
        idle = timedelta(minutes=settings.SESSION_IDLE_MINUTES)
        unused = timezone.now() - self.last_seen_at if self.last_seen_at else timedelta()
        return (idle - unused).total_seconds()

    def _get_session_from_db(self) -> Session | None:
        row: Session | None = super()._get_session_from_db()  # type: ignore[misc]
        self.last_seen_at = row.last_seen_at if row else None
        return row

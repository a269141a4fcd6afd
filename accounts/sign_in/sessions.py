"""Sessions of the back office (Django's SESSION_ENGINE): rows with encrypted data, their age, their device."""

import time
from datetime import UTC, datetime, timedelta
from typing import Any, cast

from django.conf import settings
from django.contrib.auth import SESSION_KEY as PERSON
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.http import HttpRequest
from django.utils import timezone

from accounts.actors import truncate_ip
from accounts.models import Session
from accounts.single_sign_on.rules import sign_on_of
from lib import crypto
from lib.net.ip_addresses import caller_address

# What is kept in a session.
SIGNED_IN = "signed_in_at"  # seconds since 1970
DEVICE, NETWORK = "device", "network"
PROVED_AT = "proved_at"  # when somebody whom a provider signs in has proved there who they are
CONFIRMED = "account_authentication_methods"  # by allauth: each authentication, the latest last

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

    def idle_seconds_left(self) -> float:
        """Seconds until the session ends for want of requests."""
        idle = timedelta(minutes=settings.SESSION_IDLE_MINUTES)
        unused = timezone.now() - self.last_seen_at if self.last_seen_at else timedelta()
        return (idle - unused).total_seconds()

    def _get_session_from_db(self) -> Session | None:
        row: Session | None = super()._get_session_from_db()  # type: ignore[misc]
        self.last_seen_at = row.last_seen_at if row else None
        return row


def note_sign_in(request: HttpRequest) -> None:
    """Stores the time, device and network of a sign-in in the session."""
    user_agent = request.META.get("HTTP_USER_AGENT", "")
    request.session[SIGNED_IN] = time.time()
    request.session[DEVICE] = device_name(user_agent).replace("\0", "")
    request.session[NETWORK] = truncate_ip(caller_address(request))


def seconds_left(request: HttpRequest) -> float:
    """Seconds until the session ends, by its age or for want of requests.

    A session without the time of its sign-in counts as too old.
    """
    signed_in: float = request.session.get(SIGNED_IN, 0)
    of_age = signed_in + settings.SESSION_COOKIE_AGE - time.time()
    return min(of_age, cast(SessionStore, request.session).idle_seconds_left())


def signed_in_recently(request: HttpRequest) -> bool:
    """Whether the last sign-in or reauthentication is within ACCOUNT_REAUTHENTICATION_TIMEOUT.

    A provider may sign people in without asking them anything, so its word on when it did counts.
    """
    confirmed: list[float] = [
        record["at"]
        for record in request.session.get(CONFIRMED) or []
        if record.get("reauthenticated")
    ]
    signed_in = request.session.get(PROVED_AT, request.session.get(SIGNED_IN, 0))
    latest = max([signed_in, *confirmed])
    timeout: int = settings.ACCOUNT_REAUTHENTICATION_TIMEOUT
    return bool(time.time() - latest < timeout)


# --- the device, as people are shown it ---------------------------------------------------------------

_BROWSERS = (  # the first match counts: most browsers also name others
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
MAX_LENGTH = 60  # characters of the header, if none of these is in it


def device_name(user_agent: str) -> str:
    """A name such as `Firefox, Windows`; the beginning of the header if it is unknown."""
    names = [
        next((name for token, name in table if token in user_agent), "")
        for table in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, names)) or user_agent[:MAX_LENGTH]

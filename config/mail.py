"""Mail sent during requests: a silent mail server blocks a few web threads, never all."""

import threading
from collections.abc import Sequence
from typing import Any

from django.core.mail.backends.smtp import EmailBackend

AT_ONCE = 3  # in a process: less than the threads that it serves with
WAIT = 0.5  # seconds, for one of them to come free

_places = threading.BoundedSemaphore(AT_ONCE)


class BoundedBackend(EmailBackend):
    """SMTP for web processes with a limit on mails sent at once. Raises OSError beyond it."""

    def send_messages(self, email_messages: Sequence[Any]) -> int:
        """Send the messages, with EMAIL_TIMEOUT for each step."""
        if not _places.acquire(timeout=WAIT):
            raise ConnectionError("the mail server is slow, and too many mails are being sent")
        try:
            return super().send_messages(email_messages) or 0
        finally:
            _places.release()

"""Writes the primary's time into a row of its own, from which replicas tell how old they are."""

import logging
import threading

from django.db import Error, connection

from .tenancy import as_worker

SECONDS = 0.5

# Its time is taken before the row is locked, so that it is never later than the commit.
_WRITE = """
INSERT INTO accounts_heartbeat AS known (at) VALUES (clock_timestamp())
    ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE known.at < excluded.at
"""

logger = logging.getLogger("heartbeat")


def start() -> None:
    """Write from now on, until the process ends, from a thread of its own. Several workers may do it."""
    threading.Thread(target=_run, name="database-heartbeat", daemon=True).start()


@as_worker("the row is of no issuer, and not the web's to write")
def beat() -> None:
    """Write the time once."""
    with connection.cursor() as cursor:
        cursor.execute(_WRITE)


def _run() -> None:
    pause = threading.Event()
    failing = False
    while True:
        try:
            beat()
            failing = False
        except Error as error:
            if not failing:
                logger.warning("the heartbeat of the database cannot be written: %s", error)
            failing = True
            connection.close()
        pause.wait(SECONDS)

"""A worker that only writes the heartbeat of the database; run as `python -m` until it is killed."""

import sys
import threading

import django

django.setup()

from lib.database import replicas  # noqa: E402  (needs the settings)


def main() -> None:
    replicas.start_heartbeat()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    threading.Event().wait()


if __name__ == "__main__":
    main()

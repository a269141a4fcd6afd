"""`python -m config.serve [options of gunicorn]`: check the settings, then run the web server.

The image, compose.yaml, `make run` and an installation without Docker all start it this way. gunicorn reads the
names below as its settings; GUNICORN_CMD_ARGS overrides them, and options of the command line override both.
"""

import os
import sys

APPLICATION = "config.wsgi:application"

bind = "127.0.0.1:8000"
workers = os.environ.get("WEB_CONCURRENCY", "2")
worker_class = "gthread"
# Of each worker, each with a connection to the database.
threads = os.environ.get("WEB_THREADS", "8")
worker_connections = 512  # of each worker; more wait in the kernel's queue
timeout = 30  # seconds after which a worker whose main thread hangs is replaced
# Seconds that a worker may take to answer what it has begun. Shorter than the time that Docker
# (stop_grace_period in compose.yaml) or systemd gives to the whole.
graceful_timeout = 20
keepalive = 5  # seconds; nginx opens a connection for each request
limit_request_line = 8190  # bytes, as nginx takes by default
forwarded_allow_ips = ""  # which headers of proxies count is Django's to say: TRUSTED_PROXIES
control_socket_disable = True


def main(arguments: list[str]) -> int:
    """Check the settings, then become gunicorn."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")
    role = os.environ.get("PROCESS_ROLE")
    os.environ["PROCESS_ROLE"] = "web"  # which needs no keys that sign
    from config.settings import check_settings  # noqa: PLC0415  (reads the environment)

    check_settings()
    if role is None:
        del os.environ["PROCESS_ROLE"]
    # What one thread freed is not used by another's arena of glibc: after bulk requests a worker kept a third
    # more memory. With a single arena the threads wait for it, which costs 6 to 8 % of their CPU time.
    os.environ.setdefault("MALLOC_ARENA_MAX", "2")
    if not arguments or arguments[0].startswith("-"):
        arguments = [APPLICATION, *arguments]
    command = [sys.executable, "-m", "gunicorn", "--config", "python:config.serve", *arguments]
    os.execv(sys.executable, command)  # noqa: S606  (fixed text and our caller's options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""PostgreSQL and Redis from wheels, for development and tests: nothing to install or set up.

The only package that knows the two embedded distributions. Production never imports it.
"""

from .postgres import EmbeddedPostgres, EmbeddedStandby
from .processes import ServerError
from .redis import EmbeddedRedis
from .servers import EmbeddedServers, serve_this_process

__all__ = [
    "EmbeddedPostgres",
    "EmbeddedRedis",
    "EmbeddedServers",
    "EmbeddedStandby",
    "ServerError",
    "serve_this_process",
]

"""PostgreSQL and Redis as wheels, for development and tests: nothing to install, nothing to set up.

The only package that knows the two embedded distributions. Production never imports it.
"""

from config.embedded.postgres import EmbeddedPostgres
from config.embedded.processes import ServerError
from config.embedded.redis import EmbeddedRedis
from config.embedded.servers import EmbeddedServers, serve_this_process

__all__ = [
    "EmbeddedPostgres",
    "EmbeddedRedis",
    "EmbeddedServers",
    "ServerError",
    "serve_this_process",
]

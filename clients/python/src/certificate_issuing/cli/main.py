"""The commands together, and what all of them share: the client, errors, exit codes."""

from __future__ import annotations

from typing import Any

import click

from .. import __version__
from ..errors import ApiError, CertificateIssuingError, ConfigurationError
from .certificates import certificate_list, get, issue, revoke
from .credentials import login, logout
from .events import events, listen
from .imports import import_file

REFUSED, USAGE, NO_ANSWER = 1, 2, 3


class Commands(click.Group):
    """Says in plain words why a call failed, and in the exit code which kind of failure it was."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except CertificateIssuingError as error:
            click.echo(f"Error: {error}", err=True)
            ctx.exit(exit_code(error))


def exit_code(error: CertificateIssuingError) -> int:
    """1: refused by the service; 2: not asked rightly; 3: no answer."""
    if isinstance(error, ApiError):
        return REFUSED
    return USAGE if isinstance(error, ConfigurationError) else NO_ANSWER


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="cis")
def cis() -> None:
    """Issue, find and revoke certificates, and follow their events.

    The service and the key are taken from CIS_BASE_URL and CIS_API_KEY, or else from what `cis
    login` keeps in the system's keyring. Every command takes --json for scripts. Exit codes: 0 done,
    1 refused by the service or ended with errors, 2 wrong usage, 3 no answer.
    """


for command in (issue, get, certificate_list, revoke, import_file, events, listen, login, logout):
    cis.add_command(command)

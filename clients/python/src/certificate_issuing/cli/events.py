"""`cis events tail` and `cis listen`: events as they happen, here or at an address of your own."""

from __future__ import annotations

import base64
import fnmatch
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import click
import httpx

from ..client import Client
from ..refusals import CursorExpired
from ..transport import USER_AGENT
from ..webhooks import signed_headers
from .credentials import connect
from .output import json_option, print_json

PAUSE = 1.0
ANSWER_SECONDS = 15.0  # as long as the service waits

type_option = click.option(
    "--type", "-t", "pattern", default="*", help="Only these: certificate.issued, certificate.*"
)
past_option = click.option(
    "--all", "past", is_flag=True, help="Begin with the oldest event that is kept, not with now."
)


@click.group()
def events() -> None:
    """Follow what happens."""


@events.command()
@type_option
@past_option
@json_option
def tail(pattern: str, *, past: bool, as_json: bool) -> None:
    """Print events as they happen, until you press Ctrl+C."""
    with suppress(KeyboardInterrupt), connect() as client:
        for event in follow(client, pattern, _start(client, past=past)):
            if as_json:
                print_json(event)
            else:
                click.echo(_line(event))


@click.command()
@click.option("--forward", "url", required=True, help="For example http://127.0.0.1:3000/hooks")
@click.option("--secret", envvar="CIS_WEBHOOK_SECRET", help="Sign with this one: whsec_…")
@type_option
@past_option
def listen(url: str, secret: str | None, pattern: str, *, past: bool) -> None:
    """Send events to your own receiver as they happen, signed like those of the service.

    Nothing has to reach this machine from outside: events are pulled, and posted from here.
    """
    secret = secret or "whsec_" + base64.b64encode(secrets.token_bytes(32)).decode()
    receiver = httpx.Client(timeout=ANSWER_SECONDS)
    with suppress(KeyboardInterrupt), connect() as client, receiver:
        place = _start(client, past=past)
        click.echo(f"The secret that your receiver verifies with: {secret}")
        click.echo(f"Forwarding to {url}. Ctrl+C ends it.")
        for event in follow(client, pattern, place):
            click.echo(f"{_line(event)}  {_forward(receiver, url, secret, event)}")


def follow(client: Client, pattern: str, place: str | None) -> Iterator[dict[str, Any]]:
    """Events in the order of the feed, from a place in it on, for ever."""
    while True:
        try:
            for page in client.webhooks.list_events(after=place, limit=200).pages():
                place = page["nextAfter"]
                for event in page["data"]:
                    if fnmatch.fnmatchcase(event["type"], pattern):
                        yield dict(event)
        except CursorExpired:
            click.echo(
                "Events behind the last one were removed: going on with the oldest.", err=True
            )
            place = None
        time.sleep(PAUSE)


def _start(client: Client, *, past: bool) -> str | None:
    """Where to begin: at the end of the feed as it is now, or with the oldest event."""
    place = None
    if past:
        return place
    for page in client.webhooks.list_events(limit=200).pages():
        place = page["nextAfter"]
    return place


def _line(event: dict[str, Any]) -> str:
    subject = next((v for k, v in event["data"].items() if k == "id" or k.endswith("Id")), "")
    return (
        f"{event['timestamp']}  {click.style(event['type'], bold=True)}  {subject}  {event['id']}"
    )


def _forward(receiver: httpx.Client, url: str, secret: str, event: dict[str, Any]) -> str:
    """What the receiver answered."""
    body = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
    headers = {"content-type": "application/json", "user-agent": USER_AGENT}
    try:
        response = receiver.post(
            url, content=body, headers={**headers, **signed_headers(secret, event["id"], body)}
        )
    except httpx.HTTPError as error:
        return click.style(f"no answer: {error}", fg="red")
    return click.style(f"→ {response.status_code}", fg="green" if response.is_success else "red")

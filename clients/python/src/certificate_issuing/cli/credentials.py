"""The address and the key: from the environment, or kept in the system's keyring."""

from __future__ import annotations

import json
import os

import click
import keyring
from keyring.errors import KeyringError

from ..client import Client
from ..errors import ConfigurationError

RETRIES = 2  # somebody is waiting
SERVICE, ENTRY = "certificate-issuing", "default"
BY_ENVIRONMENT = (
    "Set the environment instead: export CIS_BASE_URL=https://… and export CIS_API_KEY=cis_…"
)


def connect() -> Client:
    """A client for what the environment names, and what is missing there from the keyring."""
    base_url, api_key = os.environ.get("CIS_BASE_URL"), os.environ.get("CIS_API_KEY")
    if base_url and api_key:
        return Client(retries=RETRIES)
    kept = _kept()
    if kept is None:
        raise ConfigurationError(
            "No service and no key are known here. Run cis login, or set "
            "CIS_BASE_URL and CIS_API_KEY."
        )
    if base_url and base_url.rstrip("/") != kept["baseUrl"]:
        raise ConfigurationError(
            f"The key in the keyring is for {kept['baseUrl']}, and CIS_BASE_URL names {base_url}. "
            "Run cis login for it, or set CIS_API_KEY too."
        )
    return Client(base_url=kept["baseUrl"], api_key=api_key or kept["apiKey"], retries=RETRIES)


def _kept() -> dict[str, str] | None:
    try:
        text = keyring.get_password(SERVICE, ENTRY)
    except KeyringError:
        return None
    return json.loads(text) if text else None


@click.command()
@click.option(
    "--base-url", envvar="CIS_BASE_URL", prompt="Address of the service", help="https://…"
)
@click.option("--api-key", prompt="API key", hide_input=True, help="Asked for unless it is given.")
def login(base_url: str, api_key: str) -> None:
    """Check a key, and keep it in the system's keyring."""
    with Client(base_url=base_url, api_key=api_key, retries=1) as client:
        account = client.account.get()
    entry = {"baseUrl": base_url.rstrip("/"), "apiKey": api_key.strip()}
    try:
        keyring.set_password(SERVICE, ENTRY, json.dumps(entry))
    except KeyringError as error:
        reason = str(error).partition(".")[0]
        raise ConfigurationError(
            f"This system keeps no keys: {reason}. {BY_ENVIRONMENT}"
        ) from error
    key = account["key"]
    click.echo(f"Signed in to {account['issuer']['name']} with a {key['mode']} key.")


@click.command()
def logout() -> None:
    """Take the key out of the keyring. It stays valid: revoke it in the back office."""
    try:
        keyring.delete_password(SERVICE, ENTRY)
    except KeyringError as error:
        raise ConfigurationError("The keyring holds no key.") from error
    click.echo("The key is no longer in the keyring.")

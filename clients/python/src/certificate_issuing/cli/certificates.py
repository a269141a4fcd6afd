"""`cis issue`, `get`, `list` and `revoke`."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from typing import Any, BinaryIO

import click

from .credentials import connect
from .output import json_option, print_fields, print_json, print_table

REASONS = (
    "issued_in_error", "data_error", "nonconformity", "recall",
    "fraud", "replaced", "on_request", "other",
)  # fmt: skip
STATUSES = (
    "active", "pending", "suspended", "revoked", "superseded", "expired", "not_yet_valid",
)  # fmt: skip
COLUMNS = {
    "id": "id",
    "number": "certificateNumber",
    "product": "productId",
    "serial": "serialNumber",
    "holder": "holderName",
    "valid until": "validUntil",
    "status": "status",
}


def pairs(
    _context: click.Context, _option: click.Parameter, values: tuple[str, ...]
) -> dict[str, str]:
    """`key=value`, as often as it was given."""
    if wrong := [each for each in values if "=" not in each]:
        raise click.BadParameter(f"{wrong[0]!r} is not key=value.")
    return {key: value for key, _, value in (each.partition("=") for each in values)}


def type_of(text: str | None) -> dict[str, Any]:
    """A type's number or code, as the field that takes it."""
    if text is None:
        return {}
    return {"typeId": int(text)} if text.isdigit() else {"typeCode": text}


def stated(fields: Mapping[str, object]) -> dict[str, Any]:
    """The options that were given."""
    return {name: value for name, value in fields.items() if value not in (None, "", {})}


@click.command()
@click.option("--type", "-t", "kind", help="Number or code of the certificate type.")
@click.option("--product", "productId", help="Article number.")
@click.option("--serial", "serialNumber", help="Serial number.")
@click.option("--holder-name", "holderName")
@click.option("--holder-email", "holderEmail")
@click.option("--valid-until", "validUntil", metavar="YYYY-MM-DD")
@click.option("--supersedes", help="Id of the certificate that this one corrects or renews.")
@click.option(
    "--metadata", "-m", multiple=True, metavar="KEY=VALUE", callback=pairs,
    help="A field of the certificate; give it as often as you need.",
)  # fmt: skip
@click.option("--from", "source", type=click.File("rb"), help="JSON file; - is stdin.")
@click.option("--idempotency-key", help="Your own name for this: sent twice, it issues once.")
@json_option
def issue(
    kind: str | None,
    metadata: dict[str, str],
    source: BinaryIO | None,
    idempotency_key: str | None,
    *,
    as_json: bool,
    **fields: str | None,
) -> None:
    """Issue a certificate, from options or from a JSON file with the fields of the API."""
    body = stated({**_read(source), **type_of(kind), **stated(fields)})
    if metadata:
        body["metadata"] = {**body.get("metadata", {}), **metadata}
    with connect() as client:
        issued = client.certificates.issue(idempotency_key=idempotency_key, **body)
    if as_json:
        print_json(issued)
    else:
        print_fields({name: value for name, value in issued.items() if name != "ok"})


def _read(source: BinaryIO | None) -> dict[str, Any]:
    if source is None:
        return {}
    try:
        body = json.load(source)  # of bytes it finds out the encoding, with or without a mark
    except ValueError as error:
        raise click.BadParameter(f"{source.name} is not JSON: {error}") from error
    if not isinstance(body, dict):
        raise click.BadParameter(f"{source.name} holds no JSON object. For many: cis import.")
    return body


@click.command()
@click.argument("certificate_id")
@json_option
def get(certificate_id: str, *, as_json: bool) -> None:
    """Show a certificate."""
    with connect() as client:
        certificate = client.certificates.get(certificate_id)
    if as_json:
        print_json(certificate)
    else:
        print_fields({name: value for name, value in certificate.items() if name != "ok"})


@click.command("list")
@click.option("--type", "-t", "kind", help="Number or code of the certificate type.")
@click.option("--product", "productId", help="Article number.")
@click.option("--serial", "serialNumber", help="Serial number.")
@click.option("--batch")
@click.option("--status", type=click.Choice(STATUSES))
@click.option("--issued-from", "issuedFrom", metavar="YYYY-MM-DD")
@click.option("--issued-to", "issuedTo", metavar="YYYY-MM-DD")
@click.option(
    "--metadata", "-m", multiple=True, metavar="KEY=VALUE", callback=pairs,
    help="A searchable field of a type; give it as often as you need.",
)  # fmt: skip
@click.option("--limit", "-n", default=50, show_default=True, help="How many; 0 for all of them.")
@json_option
def certificate_list(kind: str | None, limit: int, *, as_json: bool, **filters: Any) -> None:
    """List certificates, the newest first."""
    with connect() as client:
        query = {**type_of(kind), **stated(filters)}
        found = iter(client.certificates.list(**query, limit=min(limit, 200) or 200))
        shown = itertools.islice(found, limit or None)
        if as_json:
            for each in shown:
                print_json(each)
            return
        rows = [[dict(each)[key] for key in COLUMNS.values()] for each in shown]
        print_table(list(COLUMNS), rows)
        if limit and next(found, None):
            click.echo(f"There are more than {limit}: --limit 0 shows all.", err=True)


@click.command()
@click.argument("certificate_id")
@click.option("--reason", required=True, type=click.Choice(REASONS))
@click.option("--note", help="For yourselves.")
@click.option("--public-note", "publicNote", help="Shown to everybody who verifies it.")
@click.option("--yes", "-y", is_flag=True, help="Do not ask.")
@json_option
def revoke(certificate_id: str, *, yes: bool, as_json: bool, **fields: Any) -> None:
    """Revoke a certificate, for good."""
    if not (yes or as_json):
        click.confirm(f"Revoke {certificate_id}? This cannot be undone.", abort=True)
    with connect() as client:
        revoked = client.certificates.revoke(certificate_id, **stated(fields))
    if as_json:
        print_json(revoked)
    else:
        click.echo(f"Revoked {revoked['id']}. {revoked['verifyUrl']} says so from now on.")

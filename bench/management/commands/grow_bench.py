"""`manage.py grow_bench N`: add N copies of the first seeded certificate by plain SQL.

What differs from one to the next (ids, numbers, serial numbers, and what is made of them) is made
anew; whatever else the rows hold is copied, so that no new column is forgotten.
"""

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandParser
from django.db import connection, models, transaction

from accounts.scopes import Mode
from certificates.models import Certificate, CertificateHistory
from certificates.search.keys import column_of
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields
from webhooks.lifecycle import AttemptOutcome, DeliveryState
from webhooks.models import Delivery, Event

from .seed_bench import METADATA, context_of

_PLACES = 1000  # so many batches, orders, ... share the certificates
# Each search reads here again what its key has found.
_DOCUMENT = (
    "convert_to(replace(replace(convert_from(source.document, 'UTF8'),"
    " to_json(source.serial_number)::text, to_json('GROWN-' || n)::text),"
    f" '\"{METADATA['batch']}\"',"
    f" to_json('{METADATA['batch']}-' || hashtext('GROWN-' || n) %% {_PLACES})::text), 'UTF8')"
)
# The n-th lies n seconds back, and so do its id and its place in every index.
_CERTIFICATE = {
    "document": _DOCUMENT,
    "id": "uuidv7(make_interval(secs => -n))",
    "number": "'GROWN-' || n",
    "serial_number": "'GROWN-' || n",
    "holder_name": "'Erika Muster' || n",
    "issued_at": "source.issued_at - make_interval(secs => n)",
    "state_changed_at": "source.issued_at - make_interval(secs => n)",
}
_OF_CERTIFICATES = "JOIN certificates_certificate c ON c.number LIKE 'GROWN-%%'"
# A search key's hash, as certificates.search.keys computes it (a test compares them).
HASH = (
    "substring(sha256(uuid_send({issuer}) || convert_to({mode} || chr(31) || {name} || chr(31)"
    " || {value}, 'UTF8')) FOR 8)::bigint"
)


ENDPOINTS = 10
_OF_EVENTS = f"""
JOIN (SELECT e.*, row_number() OVER () AS n FROM webhooks_event e
        JOIN certificates_certificate c ON c.id = e.subject AND c.number LIKE 'GROWN-%%') v ON true
JOIN unnest(%s::uuid[]) WITH ORDINALITY AS endpoint (id, place) ON endpoint.place = 1 + v.n %% {ENDPOINTS}
"""
# One in a hundred has failed. The id begins with the time, as the event's does.
_DELIVERY = {
    "id": "encode(overlay(uuid_send(gen_random_uuid())"
    " PLACING substring(uuid_send(v.id) FOR 8) FROM 1 FOR 8), 'hex')::uuid",
    "event_id": "v.id",
    "endpoint_id": "endpoint.id",
    "state": "CASE WHEN v.n %% 100 = 0 THEN 'exhausted' ELSE source.state END",
    "last_outcome": "CASE WHEN v.n %% 100 = 0 THEN 'timeout' ELSE source.last_outcome END",
    "last_status": "CASE WHEN v.n %% 100 = 0 THEN NULL ELSE source.last_status END",
    "next_at": "v.occurred_at",
    "created_at": "v.occurred_at",
    "finished_at": "v.occurred_at",
}
_HOLDERS = """
INSERT INTO certificates_holdername (issuer_id, mode, value, certificate_id)
SELECT c.issuer_id, c.mode, name.value, c.id
  FROM certificates_certificate c,
       LATERAL (SELECT lower(split_part(c.holder_name, ' ', 2)) AS last) parts,
       unnest(ARRAY['erika ' || parts.last, parts.last || ' erika']) AS name (value)
 WHERE c.number LIKE 'GROWN-%'
 ORDER BY 1, 2, 3
"""


class Command(BaseCommand):
    help = "Adds certificates to the benchmark's database, with all that belongs to them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("certificates", type=int)

    def handle(self, *args: Any, **options: Any) -> None:
        first = Certificate.objects.earliest("pk")  # seed_bench has run
        endpoints, delivery = _first_delivery(first)
        with transaction.atomic(), connection.cursor() as cursor:
            # No foreign key is looked up.
            cursor.execute("SET LOCAL session_replication_role = replica")
            self._fill(cursor, options["certificates"], first, endpoints, delivery)
        with connection.cursor() as cursor:
            cursor.execute("VACUUM ANALYZE")
            cursor.execute("CHECKPOINT")  # what is measured next must not pay for it

    @staticmethod
    def _fill(
        cursor: Any, number: int, first: Certificate, endpoints: list[UUID], delivery: UUID
    ) -> None:
        numbers = "JOIN generate_series(1, %s) n ON true"
        text = _copied(Certificate, _CERTIFICATE, "source.id = %s", numbers)
        cursor.execute(text, [number, first.pk])
        made = {"certificate_id": "c.id"}
        text = _copied(CertificateHistory, made, "source.certificate_id = %s", _OF_CERTIFICATES)
        cursor.execute(text, [first.pk])
        made = {
            "id": "uuidv7(c.issued_at - now())",
            "subject": "c.id",
            "occurred_at": "c.issued_at",
        }
        text = _copied(Event, made, "source.subject = %s", _OF_CERTIFICATES)
        cursor.execute(text, [first.pk])
        text = _copied(Delivery, _DELIVERY, "source.id = %s", _OF_EVENTS)
        cursor.execute(text, [endpoints, delivery])
        cursor.execute(_keys())
        cursor.execute(_HOLDERS)


def _first_delivery(certificate: Certificate) -> tuple[list[UUID], UUID]:
    """Endpoints that no issued certificate is sent to, and a delivery to one of them, to be copied."""
    context = context_of(certificate.issuer)
    stated = EndpointFields(url="https://192.88.98.1/grown", events=["recipient.*"], headers={})
    endpoints = [create_endpoint(context=context, stated=stated).pk for _ in range(ENDPOINTS)]
    event = Event.objects.get(subject=certificate.pk)
    delivery = Delivery.objects.create(
        issuer=certificate.issuer,
        mode=Mode.LIVE,
        event=event,
        event_type=event.type,
        endpoint_id=endpoints[0],
        state=DeliveryState.SUCCEEDED,
        attempts=1,
        created_at=event.occurred_at,
        finished_at=event.occurred_at,
        last_outcome=AttemptOutcome.HTTP_2XX,
        last_status=204,
    )
    return endpoints, delivery.pk


def _copied(model: type[models.Model], made: dict[str, str], where: str, join: str) -> str:
    """SQL that copies a row once per row of `join`; `made` are the columns that differ."""
    columns = [
        field.column
        for field in model._meta.concrete_fields
        if field.column and not isinstance(field, models.AutoField)
    ]
    values = [made.get(column, f"source.{column}") for column in columns]
    return (
        f"INSERT INTO {model._meta.db_table} ({', '.join(columns)})"
        f" SELECT {', '.join(values)} FROM {model._meta.db_table} source {join} WHERE {where}"
    )


def _keys() -> str:
    """SQL of the search keys: serial numbers are unique, batches and orders have several certificates."""
    values = {
        name: f"'{value}-' || hashtext(c.serial_number) % {_PLACES}"
        for name, value in METADATA.items()
    }
    values |= {
        "productId": "c.product_id",
        "serialNumber": "c.serial_number",
        "holderEmail": "c.holder_email",
    }
    hashes = [
        HASH.format(issuer="c.issuer_id", mode="c.mode", name=f"'{name}'", value=value)
        for name, value in values.items()
    ]
    columns = [column_of(name) for name in values]
    return (
        f"INSERT INTO certificates_certificatekey (issuer_id, certificate_id, {', '.join(columns)})"
        f" SELECT c.issuer_id, c.id, {', '.join(hashes)} FROM certificates_certificate c"
        " WHERE c.number LIKE 'GROWN-%' ORDER BY 2"
    )

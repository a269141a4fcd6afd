"""`manage.py grow_bench N`: add N copies of the first seeded certificate by plain SQL.

What differs from one to the next (ids, numbers, serial numbers, and what is made of them) is made
anew; whatever else the rows hold is copied, so that no new column is forgotten.
"""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import connection, models

from certificates.models import Certificate, CertificateHistory
from webhooks.models import Event

from .seed_bench import METADATA

# The n-th lies n seconds back, and so do its id and its place in every index.
_CERTIFICATE = {
    "id": "uuidv7(make_interval(secs => -n))",
    "number": "'GROWN-' || n",
    "serial_number": "'GROWN-' || n",
    "natural_key": "concat_ws(chr(31), 'ps', source.product_id, 'GROWN-' || n)",
    "issued_at": "source.issued_at - make_interval(secs => n)",
    "state_changed_at": "source.issued_at - make_interval(secs => n)",
}
_OF_CERTIFICATES = "JOIN certificates_certificate c ON c.number LIKE 'GROWN-%%'"
# A search key's hash, as certificates.operations.search.search_keys computes it (a test compares them).
HASH = (
    "substring(sha256(uuid_send({issuer}) || convert_to({mode} || chr(31) || {name} || chr(31)"
    " || {value}, 'UTF8')) FOR 8)::bigint"
)
# The search keys of a seeded certificate.
_NAMED = {**METADATA, "productId": "", "serialNumber": "", "holderEmail": ""}
_PLACES = 1000  # so many batches, orders, ... share the certificates


class Command(BaseCommand):
    help = "Adds certificates to the benchmark's database, with history, events and keys."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("certificates", type=int)

    def handle(self, *args: Any, **options: Any) -> None:
        first = Certificate.objects.order_by("pk").first()
        assert first is not None  # seed_bench has run
        number = options["certificates"]
        with connection.cursor() as cursor:
            cursor.execute("SET statement_timeout = 0")
            cursor.execute("SET session_replication_role = replica")  # no foreign key is looked up
            cursor.execute(
                _copied(
                    Certificate,
                    _CERTIFICATE,
                    "source.id = %s",
                    "JOIN generate_series(1, %s) n ON true",
                ),
                [number, first.pk],
            )
            of = {"certificate_id": "c.id"}
            text = _copied(CertificateHistory, of, "source.certificate_id = %s", _OF_CERTIFICATES)
            cursor.execute(text, [first.pk])
            made = {"id": "uuidv7(c.issued_at - now())", "subject": "c.id"}
            cursor.execute(
                _copied(Event, made, "source.subject = %s", _OF_CERTIFICATES), [first.pk]
            )
            names, values = zip(*_NAMED.items(), strict=True)
            cursor.execute(_keys(), [list(names), list(values)])
            cursor.execute("VACUUM ANALYZE")
            cursor.execute("CHECKPOINT")  # what is measured next must not pay for it


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
    value = (
        "CASE key.name WHEN 'serialNumber' THEN c.serial_number"
        " WHEN 'productId' THEN c.product_id WHEN 'holderEmail' THEN c.holder_email"
        f" ELSE key.value || '-' || hashtext(c.serial_number) %% {_PLACES} END"
    )
    hashed = HASH.format(issuer="c.issuer_id", mode="c.mode", name="key.name", value=value)
    return (
        f"INSERT INTO certificates_certificatekey (hash, certificate_id) SELECT {hashed}, c.id"
        " FROM certificates_certificate c, unnest(%s::text[], %s::text[]) AS key (name, value)"
        " WHERE c.number LIKE 'GROWN-%%' ORDER BY 1, 2"  # along the index: else each is another page
    )

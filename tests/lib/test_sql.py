"""Rows read without the ORM's converters equal those of the ORM."""

import pytest

from certificates.models import Certificate
from lib import sql

COLUMNS = ("id", "mode", "issued_at", "issued_on", "valid_until", "data_hash", "superseded_by_id")


def test_values_are_those_of_the_orm(certificate: Certificate):
    rows = Certificate.objects.for_issuer(certificate.issuer_id).values_list(*COLUMNS)
    (row,) = sql.fetch_values(rows)
    assert row == rows.get()
    assert type(row[5]) is bytes


def test_query_known_to_be_empty_fetches_nothing(certificate: Certificate):
    assert sql.fetch_values(Certificate.objects.filter(pk__in=[]).values_list("pk")) == []


def test_an_array_has_one_type(certificate: Certificate):
    statement = "SELECT sum(each) FROM unnest(%(values)s::float8[]) AS each"
    assert sql.fetch_one(statement, {"values": [0.5, 1, None, 86400]}) == (86401.5,)
    with pytest.raises(TypeError, match="int and str"):
        sql.fetch_one(statement, {"values": [1, "2"]})

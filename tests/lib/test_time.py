"""Instants in every answer: RFC 3339, UTC, Z, milliseconds."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal

import msgspec
import pytest
from hypothesis import given, strategies as st

from config import urls
from lib.dates import dump_json, format_instant

EAST = timezone(timedelta(hours=5, minutes=45))


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2026, 6, 15, 12, 0, 0, tzinfo=UTC), "2026-06-15T12:00:00.000Z"),
        (datetime(2026, 6, 15, 12, 0, 0, 999_999, tzinfo=UTC), "2026-06-15T12:00:00.999Z"),
        (datetime(2026, 6, 15, 3, 0, 0, 7000, tzinfo=EAST), "2026-06-14T21:15:00.007Z"),
        (datetime(987, 1, 1, tzinfo=UTC), "0987-01-01T00:00:00.000Z"),
    ],
)
def test_one_spelling(moment: datetime, text: str):
    assert format_instant(moment) == text
    assert dump_json({"at": moment}) == b'{"at":"%s"}' % text.encode()


@given(st.datetimes(timezones=st.just(UTC)))
def test_instants_are_written_as_iso_8601_says(moment: datetime):
    assert format_instant(moment) == moment.isoformat(timespec="milliseconds")[:-6] + "Z"


def test_days_stay_days_and_what_json_cannot_say_is_an_error():
    assert dump_json([date(2026, 6, 15), None]) == b'["2026-06-15",null]'
    assert format_instant(None) is None
    with pytest.raises(TypeError):
        dump_json(Decimal(1))


def answers(shape: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Every shape of the interface that is not read from a request: those refuse unknown fields."""
    for each in shape.__subclasses__():
        if not each.__struct_config__.forbid_unknown_fields:
            yield each
        yield from answers(each)


def test_no_answer_leaves_an_instant_to_the_encoder():
    assert urls.urlpatterns  # every shape is imported
    shapes = {
        each
        for each in answers(msgspec.Struct)
        if {"api", "schemas"} & set(each.__module__.split("."))
    }
    left = [
        f"{shape.__module__}.{shape.__name__}.{field.name}"
        for shape in shapes
        for field in msgspec.structs.fields(shape)
        if "datetime.datetime" in str(field.type)
    ]
    assert len(shapes) > 50
    assert left == []

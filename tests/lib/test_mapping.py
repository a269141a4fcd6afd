"""Mapping of rows to answers and export lines by attribute names."""

from datetime import UTC, date, datetime
from types import SimpleNamespace
from uuid import UUID

import msgspec
import pytest

from edu.lifecycle import EduPrefix
from lib import ids
from lib.dates import Instant
from lib.structs import to_dict, to_struct

UUID_OF_PROGRAM = UUID("019b0000-0000-7000-8000-000000000001")
MOMENT = datetime(2026, 3, 1, 12, 30, 15, 123999, UTC)


class Lesson(msgspec.Struct, kw_only=True, rename="camel"):
    id: str
    program_id: str | None
    room_no: int
    starts_on: date
    created_at: Instant
    ended_at: Instant | None
    ok: bool = True


def row(**changed: object) -> SimpleNamespace:
    columns = {
        "id": 17,
        "public_id": "les_1",
        "program_id": UUID_OF_PROGRAM,
        "room_no": 4,
        "starts_on": date(2026, 3, 2),
        "created_at": MOMENT,
        "ended_at": None,
        "ok": False,
    }
    return SimpleNamespace(**(columns | changed))


def test_a_struct_reads_every_field_by_its_name():
    assert msgspec.to_builtins(to_struct(row(), Lesson)) == {
        "id": "les_1",
        "programId": ids.encode(EduPrefix.PROGRAM, UUID_OF_PROGRAM),
        "roomNo": 4,
        "startsOn": "2026-03-02",
        "createdAt": "2026-03-01T12:30:15.123Z",
        "endedAt": None,
        "ok": True,
    }


def test_a_missing_id_stays_missing_and_an_end_is_formatted():
    lesson = to_struct(row(program_id=None, ended_at=MOMENT), Lesson)
    assert (lesson.program_id, lesson.ended_at) == (None, "2026-03-01T12:30:15.123Z")


def test_given_values_override_the_row_and_the_default():
    lesson = to_struct(row(), Lesson, room_no=9, ok=False)
    assert (lesson.room_no, lesson.ok) == (9, False)


def test_an_attribute_that_the_row_does_not_have_is_an_error():
    incomplete = row()
    del incomplete.room_no
    with pytest.raises(AttributeError, match="room_no"):
        to_struct(incomplete, Lesson)


def test_an_object_has_the_members_in_the_order_of_their_names():
    members = to_dict(row(), "id title roomNo programId createdAt", title="Algebra")
    assert list(members.items()) == [
        ("id", "les_1"),
        ("title", "Algebra"),
        ("roomNo", 4),
        ("programId", ids.encode(EduPrefix.PROGRAM, UUID_OF_PROGRAM)),
        ("createdAt", MOMENT),
    ]

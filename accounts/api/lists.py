"""Keyset pagination of lists: newest first, with an opaque cursor. No totals, no offsets.

Every page costs the same: an index leads to its first row. Rows that are added or removed meanwhile
shift no page.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Generic, TypeVar

import orjson
from django.core.exceptions import ValidationError
from django.db.models import Field, Model, Q, QuerySet
from rest_framework.request import Request

from accounts.errors import FieldError, ValidationFailed
from lib.base_encodings import base64url_decode, base64url_encode
from lib.dates import end_of_day, start_of_day
from lib.text import clean_text, is_no_text

from .problems import InvalidCursor
from .schema import Parameter

DEFAULT_LIMIT = 50
MAX_LIMIT = 200
PAGE_PARAMETERS = frozenset({"limit", "cursor"})
PAGE_PARAMETER_DOCS = (
    Parameter("limit", int, default=DEFAULT_LIMIT, limits={"minimum": 1, "maximum": MAX_LIMIT}),
    Parameter("cursor"),
)
M = TypeVar("M", bound=Model)
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class PageQuery:
    """The page that `?limit=` and `?cursor=` ask for."""

    query: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class CursorPage(Generic[R]):
    """The rows of a page, and the cursor of the next page; None on the last one."""

    rows: Sequence[R]
    next_cursor: str | None


def paginate(
    rows: "QuerySet[M, R]",
    page: PageQuery,
    *,
    order_by: Sequence[str],
    ascending: bool = False,
    read: "Callable[[QuerySet[M, R]], list[Any]]" = list,
) -> CursorPage[R]:
    """The page that `?limit=` and `?cursor=` ask for, in descending order of the columns `order_by`.

    The rows are models, or other objects with these columns that `read` makes of them.
    Together the columns are unique; an index begins with the list's filters and goes on with them.
    Raises ValidationFailed for a limit out of range, InvalidCursor for a cursor of another
    list.
    """
    return page_after(
        rows,
        order_by=order_by,
        limit=read_limit(page),
        cursor=page.query.get("cursor"),
        ascending=ascending,
        read=read,
    )


def page_after(
    rows: "QuerySet[M, R]",
    *,
    order_by: Sequence[str],
    limit: int,
    cursor: str | None,
    ascending: bool = False,
    read: "Callable[[QuerySet[M, R]], list[Any]]" = list,
) -> CursorPage[R]:
    """The same for a limit and a cursor from a body, used where filters hold personal data."""
    if cursor:
        rows = rows.filter(_after(rows, order_by, cursor, "gt" if ascending else "lt"))
    order = order_by if ascending else [f"-{column}" for column in order_by]
    results = read(rows.order_by(*order)[: limit + 1])
    more = len(results) > limit
    return CursorPage(
        results[:limit], _cursor(rows, results[limit - 1], order_by) if more else None
    )


def read_limit(page: PageQuery) -> int:
    """The parameter `limit`, or its default. Raises ValidationFailed for a limit out of range."""
    text = page.query.get("limit") or str(DEFAULT_LIMIT)
    if text.isascii() and text.isdigit() and len(text) < len(str(MAX_LIMIT)) + 2:
        limit = int(text)
        if 1 <= limit <= MAX_LIMIT:
            return limit
    expected = {"expected": f"1–{MAX_LIMIT}"}
    raise ValidationFailed([FieldError("", "out_of_range", expected, parameter="limit")])


def _cursor(rows: "QuerySet[Any, Any]", row: Any, order_by: Sequence[str]) -> str:
    """The cursor after a row: the name of the list and the row's values of `order_by`."""
    values = [_field(rows, column).value_to_string(row) for column in order_by]
    text = orjson.dumps([rows.model._meta.label_lower, *values])
    return base64url_encode(text)


def _after(rows: "QuerySet[Any, Any]", order_by: Sequence[str], cursor: str, lookup: str) -> Q:
    """A filter for the rows after the cursor: (a, b) < (x, y), written so that an index is used."""
    try:
        label, *texts = orjson.loads(base64url_decode(cursor))
        if label != rows.model._meta.label_lower:
            raise InvalidCursor
        values = [
            _value(_field(rows, column), text) for column, text in zip(order_by, texts, strict=True)
        ]
    except (ValueError, TypeError, ValidationError) as error:
        raise InvalidCursor from error
    return rows_after(order_by, values, lookup)


def _value(field: "Field[Any, Any]", text: Any) -> Any:
    """A column's value from a cursor. Raises TypeError, ValueError or ValidationError."""
    if not isinstance(text, str) or "\0" in text:
        raise TypeError
    value = field.to_python(text)
    if value is None or (isinstance(value, datetime) and value.tzinfo is None):
        raise ValueError
    return value


def _field(rows: "QuerySet[Any, Any]", column: str) -> "Field[Any, Any]":
    """The field of a column of the model, or of one that the query computes."""
    if column in rows.query.annotations:
        field = copy(rows.query.annotations[column].output_field)
        field.set_attributes_from_name(column)
    else:
        field = rows.model._meta.get_field(column)
    assert isinstance(field, Field)
    return field


def rows_after(order_by: Sequence[str], values: Sequence[Any], lookup: str = "lt") -> Q:
    """Rows after this position, by default in descending order: (a, b) < (x, y), as an index is used for it."""
    (column, *columns), (value, *rest) = order_by, values
    if not columns:
        return Q(**{f"{column}__{lookup}": value})
    equal_or_after = Q(**{f"{column}__{lookup}e": value})
    after = Q(**{f"{column}__{lookup}": value}) | rows_after(columns, rest, lookup)
    return equal_or_after & after


def text_filter(query: Mapping[str, str], name: str, *, longest: int) -> str | None:
    """The value of a text filter, in the form in which texts are stored; None without the parameter.

    Raises ValidationFailed if it is too long, or holds what no text ever held.
    """
    whole = clean_text(query.get(name, ""))
    text = whole or ""
    if len(text) > longest:
        raise ValidationFailed([FieldError("", "too_long", {"limit": longest}, parameter=name)])
    if whole is None or any(is_no_text(char) and char not in "\t\n" for char in text):
        raise ValidationFailed([FieldError("", "invalid_characters", parameter=name)])
    return text or None


def choice_filter(request: Request, name: str, known: Collection[str]) -> str | None:
    """The value of a filter with fixed choices; None without the parameter. Raises ValidationFailed."""
    value = request.GET.get(name)
    if value is not None and value not in known:
        expected = {"expected": ", ".join(sorted(known))}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter=name)])
    return value


def days_filter(
    query: Mapping[str, str], first: str, last: str, *, zone: str
) -> tuple[datetime | None, datetime | None]:
    """The instants from the beginning of the day in `first` to the end of the one in `last`.

    They are [start, end); None where the parameter is missing, or the day is at the end of time.
    """
    begin, end = parse_day(query, first), parse_day(query, last)
    if begin and end and end < begin:
        fault = FieldError("", "date_order", {"other": first}, parameter=last)
        raise ValidationFailed([fault])
    return (start_of_day(begin, zone) if begin else None, end_of_day(end, zone) if end else None)


def times_filter(
    query: Mapping[str, str], first: str, last: str, *, zone: str
) -> tuple[datetime | None, datetime | None]:
    """[start, end) of two parameters that are instants, or days as in `days_filter`."""
    times = []
    for name in (first, last):
        text = query.get(name)
        times.append(moment(text, zone, end=name == last) if text else None)
        if text and times[-1] is None and text != date.max.isoformat():  # the end of time
            raise ValidationFailed([FieldError("", "invalid_date", parameter=name)])
    start, end = times
    if start and end and end <= start:
        raise ValidationFailed([FieldError("", "date_order", {"other": first}, parameter=last)])
    return start, end


def moment(text: str, zone: str, *, end: bool = False) -> datetime | None:
    """An instant (RFC 3339), or the beginning or end of a day in the account's time zone."""
    try:
        if len(text) == len("2026-06-15"):
            day = date.fromisoformat(text)
            if day.isoformat() != text:  # a day of a week
                return None
            return end_of_day(day, zone) if end else start_of_day(day, zone)
        instant = datetime.fromisoformat(text)
        return instant.astimezone(UTC) if instant.tzinfo else None
    except (ValueError, OverflowError):
        return None


def parse_day(query: Mapping[str, str], name: str) -> date | None:
    """The calendar day in this parameter; None without it. Raises ValidationFailed."""
    text = query.get(name)
    if not text:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:  # fromisoformat reads more than YYYY-MM-DD
        raise ValidationFailed([FieldError("", "invalid_date", parameter=name)])
    return day

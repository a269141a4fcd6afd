"""What an import is asked for: options in the address or in a form, and the file beside them."""

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Annotated, Any, Literal, cast, get_args

import msgspec
from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.core.files.uploadhandler import load_handler
from django.http import HttpRequest
from django.http.multipartparser import MultiPartParser, MultiPartParserError
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts import body, shapes
from accounts.api.problems import BodyTooLarge, MalformedRequest, UnsupportedMediaType
from accounts.errors import FieldError, MalformedJson, ValidationFailed
from accounts.tables import (
    MEDIA_TYPES,
    DateFormat,
    DecimalMark,
    Delimiter,
    Encoding,
    Format,
    Layout,
    Received,
    received,
)
from certificates.operations.imports import Asked

MULTIPART = "multipart/form-data"
FILE = "file"
SILENT = frozenset({"application/gzip", "application/octet-stream", "text/plain"})
DELIMITERS: Mapping[str, Delimiter] = {",": ",", ";": ";", "|": "|", "tab": "\t"}
LONGEST_OPTIONS = 32 * 1024  # characters of a form beside its file
Choice = Literal["all_or_nothing", "partial"]


class Options(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What can be stated, all of it optional."""

    type_id: Annotated[int, Meta(ge=1, le=body.MAX_INTEGER)] | None = None
    type_code: Annotated[str, Meta(max_length=60)] | None = None
    mapping: dict[str, Annotated[str, Meta(max_length=200)] | None] | None = None
    mode: Choice | None = None
    dry_run: bool | None = None
    encoding: Encoding | None = None
    delimiter: Literal[",", ";", "|", "tab"] | None = None
    sheet: Annotated[str, Meta(max_length=100)] | None = None
    date_format: DateFormat | None = None
    decimal_mark: DecimalMark | None = None


# Name -> its type, and what the OpenAPI document says besides.
NAMES: Mapping[str, tuple[type, dict[str, Any]]] = {
    "typeId": (int, {}),
    "typeCode": (str, {}),
    "mapping": (str, {"description": 'JSON: {"Seriennummer": "serialNumber", "Note": null}'}),
    "mode": (str, {"enum": get_args(Choice)}),
    "dryRun": (bool, {}),
    "encoding": (str, {"enum": get_args(Encoding)}),
    "delimiter": (str, {"enum": tuple(DELIMITERS)}),
    "sheet": (str, {}),
    "dateFormat": (str, {"enum": get_args(DateFormat)}),
    "decimalMark": (str, {"enum": get_args(DecimalMark)}),
}
BINARY = {"type": "string", "format": "binary"}
RAW_TYPES = dict.fromkeys([*MEDIA_TYPES, *sorted(SILENT)], BINARY)
_JSON_TYPES = {int: "integer", str: "string", bool: "boolean"}
FORM = {
    "type": "object",
    "required": [FILE],
    "properties": {FILE: BINARY}
    | {
        name: {"type": _JSON_TYPES[kind]}
        | {k: list(v) if k == "enum" else v for k, v in more.items()}
        for name, (kind, more) in NAMES.items()
    },
}


class NoTable(UnsupportedMediaType):
    message = _(
        "Send the file as CSV, XLSX or NDJSON, as it is or packed by gzip; or as the part “file” of multipart/form-data."
    )


@contextmanager
def taken_in(request: Request, limit: int, most: int) -> Iterator[tuple[Asked, Received]]:
    """What is asked for, and the file, which is gone when the block ends.

    `limit` is the file's, `most` that of a form around it. Raises ValidationFailed, which names
    options by their parameter; BodyTooLarge; MalformedRequest where the body has not come whole.
    """
    http = request._request
    if http.headers.get("Content-Encoding", "identity").lower() not in {"identity", "gzip"}:
        raise NoTable
    if http.content_type != MULTIPART:
        asked = _asked(request.GET.dict(), http.content_type, http.content_params)
        with received(_Whole(http, limit).read, limit) as found:
            yield asked, found
        return
    fields, files = _form(http, most)
    with closing(files[FILE]) as file:
        said = {**request.GET.dict(), **fields}
        asked = _asked(
            said, file.content_type or "", file.content_type_extra or {}, named=file.name
        )
        with received(file.read, limit) as found:
            yield asked, found


def _asked(
    said: Mapping[str, str],
    media_type: str | None,
    about: Mapping[str, str] | None,
    named: str = "",
) -> Asked:
    options = _options(said)
    charset = (about or {}).get("charset")
    return Asked(
        layout=Layout(
            format=_announced(media_type or "", named),
            encoding=options.encoding or (_charset(charset) if charset else None),
            delimiter=DELIMITERS[options.delimiter] if options.delimiter else None,
            sheet=options.sheet,
            date_format=options.date_format,
            decimal_mark=options.decimal_mark,
        ),
        mapping=options.mapping or {},
        type_id=options.type_id,
        type_code=options.type_code,
        partial=options.mode == "partial",
        dry_run=bool(options.dry_run),
    )


def _options(said: Mapping[str, str]) -> Options:
    """The options as they were said in text. Raises ValidationFailed."""
    tree: dict[str, Any] = {**said}
    try:
        if tree.get("mapping"):
            tree["mapping"] = body.decode(tree["mapping"].encode())
    except MalformedJson as error:
        fault = FieldError("", error.code, error.params, parameter="mapping")
        raise ValidationFailed([fault]) from error
    if (number := said.get("typeId", "")).isascii() and number.isdigit():
        tree["typeId"] = int(number[:18])
    if said.get("dryRun") in {"true", "false"}:
        tree["dryRun"] = said["dryRun"] == "true"
    try:
        return shapes.convert(tree, Options, keep_null=True)
    except ValidationFailed as error:
        raise ValidationFailed([_of_parameter(fault) for fault in error.errors]) from error


def _of_parameter(fault: FieldError) -> FieldError:
    name = fault.pointer.split("/")[1]
    code = "unknown_parameter" if fault.code == "unknown_field" else fault.code
    return FieldError("", code, fault.params, parameter=name)


def _announced(media_type: str, named: str) -> Format | None:
    """What kind of file it is said to be; None where nothing is said. Raises NoTable.

    A part of a form is announced by whatever the browser's system makes of its name: a CSV file as
    a workbook, for one. So there the file speaks for itself.
    """
    if named:
        return None
    if media_type not in RAW_TYPES:
        raise NoTable
    return MEDIA_TYPES.get(media_type)


def _charset(charset: str) -> Encoding:
    names = get_args(Encoding)
    name = charset.strip('"').lower().replace("utf8", "utf-8")
    if name not in names:
        expected = {"expected": ", ".join(names)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="encoding")])
    return name  # type: ignore[return-value]  # one of its values


def _form(http: HttpRequest, limit: int) -> tuple[dict[str, str], Any]:
    """The fields of a form, and its files. A large file is written to disk as it comes."""
    handlers = [load_handler(each, http) for each in settings.FILE_UPLOAD_HANDLERS]
    try:
        whole = cast(Any, _Whole(http, limit))  # of a stream it needs `read` alone
        parser = MultiPartParser(http.META, whole, handlers, http.encoding or "utf-8")
        fields, files = parser.parse()
    except (MultiPartParserError, SuspiciousOperation, UnicodeError) as error:
        raise MalformedRequest from error
    if sum(len(name) + len(value) for name, value in fields.items()) > LONGEST_OPTIONS:
        raise MalformedRequest
    if list(files) != [FILE] or len(files.getlist(FILE)) != 1:
        raise ValidationFailed([FieldError("", "required", parameter=FILE)])
    return {name: str(value) for name, value in fields.items()}, files


class _Whole:
    """A body that must be as long as it was announced: half a file would be half an import."""

    def __init__(self, http: HttpRequest, limit: int) -> None:
        self._http, self._limit, self._read = http, limit, 0
        chunked = "HTTP_TRANSFER_ENCODING" in http.META  # its length is only an upper bound
        self._length = None if chunked else int(http.META.get("CONTENT_LENGTH") or 0)
        if self._length is not None and self._length > limit:
            raise BodyTooLarge(limit=limit)

    def read(self, size: int) -> bytes:
        """The next bytes. Raises MalformedRequest where the client has hung up, and BodyTooLarge."""
        piece = self._http.read(size)
        self._read += len(piece)
        if self._read > self._limit:
            raise BodyTooLarge(limit=self._limit)
        if not piece and self._length is not None and self._read < self._length:
            raise MalformedRequest
        return piece

"""Receive an uploaded table: the file as the body or in a form, the options stated beside it, the job."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, cast, get_args

import msgspec
from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.core.files.uploadhandler import load_handler
from django.http import HttpRequest, HttpResponse
from django.http.multipartparser import MultiPartParser, MultiPartParserError
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts.api import parsing
from accounts.api.idempotency import IdempotencyKeyMissing, key_of
from accounts.api.problems import (
    BodyTooLarge,
    MalformedRequest,
    TooManyFields,
    UnsupportedMediaType,
)
from accounts.api.schema import BINARY, JSON, Json, Parameter, Shape
from accounts.api.views import ExternalView
from accounts.errors import FieldError, MalformedJson, ValidationFailed
from lib.choices import describe_words
from lib.tables.layout import (
    MAX_HEAD_ROW,
    DateFormat,
    DecimalMark,
    Delimiter,
    Encoding,
    Format,
    Hidden,
    Layout,
)
from lib.tables.reading import MEDIA_TYPES, Received, received

from .imports.kinds import ImportKind, P, start_import
from .models import Job

MULTIPART = "multipart/form-data"
FILE = "file"
GENERIC_MEDIA_TYPES = frozenset({"application/gzip", "application/octet-stream", "text/plain"})
DELIMITERS: Mapping[str, Delimiter] = {",": ",", ";": ";", "|": "|", "tab": "\t"}
MAX_OPTIONS_LENGTH = 32 * 1024  # characters of a form beside its file
# fmt: off
describe_words("Delimiter", "What stands between the cells of a CSV file", {
    ",": "A comma", ";": "A semicolon", "|": "A vertical bar", "tab": "A tab",
})
# fmt: on


class TableOptions(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What can be stated of any table, all of it optional."""

    mapping: dict[str, Annotated[str, Meta(max_length=200)] | None] | None = None
    encoding: Encoding | None = None
    delimiter: Literal[",", ";", "|", "tab"] | None = None
    sheet: Annotated[str, Meta(max_length=100)] | None = None
    head_row: Annotated[int, Meta(ge=1, le=MAX_HEAD_ROW)] | None = None
    hidden: Hidden | None = None
    date_format: DateFormat | None = None
    decimal_mark: DecimalMark | None = None


TABLE_OPTIONS = (
    Parameter("mapping"),
    Parameter("encoding", enum=get_args(Encoding)),
    Parameter("delimiter", enum=tuple(DELIMITERS)),
    Parameter("sheet"),
    Parameter("headRow", int),
    Parameter("hidden", enum=get_args(Hidden)),
    Parameter("dateFormat", enum=get_args(DateFormat)),
    Parameter("decimalMark", enum=get_args(DecimalMark)),
)
RAW_TYPES = dict.fromkeys([*MEDIA_TYPES, *sorted(GENERIC_MEDIA_TYPES)], BINARY)


def form_schema(options: Sequence[Parameter]) -> Json:
    """The schema of a form with the file and these options."""
    return {
        "type": "object",
        "required": [FILE],
        "properties": {FILE: BINARY} | {each.name: each.schema() for each in options},
    }


OptionsT = TypeVar("OptionsT", bound=TableOptions)


class NotATable(UnsupportedMediaType):
    message = _(
        "Send the file as CSV, XLSX or NDJSON, as it is or packed by gzip; or as the part “file” of multipart/form-data."
    )


@dataclass(frozen=True, slots=True)
class TableUpload(Generic[OptionsT]):
    """The options, the file, and how it is to be read as far as that was stated."""

    options: OptionsT
    layout: Layout
    received: Received

    def fingerprint(self, request: Request) -> bytes:
        """Equal for equal requests: of the unpacked file and the options, not of the bytes sent."""
        name = f"{request.method} {request.path}\n".encode()
        stated = [msgspec.to_builtins(self.options), msgspec.to_builtins(self.layout)]
        encoded = msgspec.json.encode(stated, order="deterministic")
        return hashlib.sha256(name + encoded + self.received.sha256).digest()


@contextmanager
def read_table_upload(
    request: Request, shape: type[OptionsT], known: Sequence[Parameter], limit: int, form_limit: int
) -> Iterator[TableUpload[OptionsT]]:
    """The options as `shape`, and the file, which is gone when the block ends.

    `limit` is the file's, `form_limit` that of a form around it. Raises ValidationFailed, which names
    options by their parameter; BodyTooLarge; MalformedRequest where the body has not come whole.
    """
    http = request._request
    if http.content_type != MULTIPART:
        options = _options(request.GET.dict(), shape, known)
        layout = _layout(options, http.content_type, http.content_params)
        with parsing.input_errors(), received(_WholeBody(http, limit).read, limit) as file:
            yield TableUpload(options, layout, file)
        return
    fields, files = _form(http, form_limit)
    with closing(files[FILE]) as part:
        options = _options({**request.GET.dict(), **fields}, shape, known)
        media_params = part.content_type_extra or {}
        layout = _layout(options, part.content_type or "", media_params, file_name=part.name)
        with parsing.input_errors(), received(part.read, limit) as file:
            yield TableUpload(options, layout, file)


def _layout(
    options: TableOptions,
    media_type: str | None,
    media_params: Mapping[str, str] | None,
    file_name: str = "",
) -> Layout:
    charset = (media_params or {}).get("charset")
    return Layout(
        format=_stated_format(media_type or "", file_name),
        encoding=options.encoding or (_charset(charset) if charset else None),
        delimiter=DELIMITERS[options.delimiter] if options.delimiter else None,
        sheet=options.sheet,
        head_row=options.head_row,
        hidden=options.hidden,
        date_format=options.date_format,
        decimal_mark=options.decimal_mark,
    )


def _options(
    texts: Mapping[str, str], shape: type[OptionsT], known: Sequence[Parameter]
) -> OptionsT:
    """The options, which were stated as text. Raises ValidationFailed."""
    kinds = {each.name: each.kind for each in known}
    tree: dict[str, Any] = {n: _value(text, kinds.get(n)) for n, text in texts.items()}
    try:
        if tree.get("mapping"):
            tree["mapping"] = parsing.decode(tree["mapping"].encode())
    except MalformedJson as error:
        fault = FieldError("", error.code, error.params, parameter="mapping")
        raise ValidationFailed([fault]) from error
    try:
        return parsing.convert(tree, shape, keep_null=True)
    except ValidationFailed as error:
        raise ValidationFailed([_of_parameter(fault) for fault in error.errors]) from error


def _value(text: str, kind: type | None) -> str | int | bool:
    """The text as the option's type; unchanged if that fails, so that validation names the option."""
    if kind is bool and text in {"true", "false"}:
        return text == "true"
    if kind is int and text.isascii() and text.isdigit():
        return int(text[:18])
    return text


def _of_parameter(fault: FieldError) -> FieldError:
    name = fault.pointer.split("/")[1]
    code = "unknown_parameter" if fault.code == "unknown_field" else fault.code
    return FieldError("", code, fault.params, parameter=name)


def _stated_format(media_type: str, file_name: str) -> Format | None:
    """The format that the media type states; None if it states none. Raises NotATable.

    Browsers derive a form part's media type from its name, and call a CSV file a workbook. So it is
    ignored where the file has a name.
    """
    if file_name:
        return None
    if media_type not in RAW_TYPES:
        raise NotATable
    return MEDIA_TYPES.get(media_type)


def _charset(charset: str) -> Encoding:
    names = get_args(Encoding)
    name = charset.strip('"').lower().replace("utf8", "utf-8")
    name = "utf-16" if name.startswith("utf-16") else name
    if name not in names:
        expected = {"expected": ", ".join(names)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="encoding")])
    return name  # type: ignore[return-value]  # one of its values


def _form(http: HttpRequest, limit: int) -> tuple[dict[str, str], Any]:
    """The fields of a form, and its files. A large file is written to disk as it comes."""
    handlers = [load_handler(each, http) for each in settings.FILE_UPLOAD_HANDLERS]
    try:
        whole = cast(Any, _WholeBody(http, limit))  # of a stream it needs `read` alone
        parser = MultiPartParser(http.META, whole, handlers, http.encoding or "utf-8")
        fields, files = parser.parse()
    except (MultiPartParserError, SuspiciousOperation, UnicodeError) as error:
        raise MalformedRequest from error
    if sum(len(name) + len(value) for name, value in fields.items()) > MAX_OPTIONS_LENGTH:
        raise MalformedRequest
    if list(files) != [FILE] or len(files.getlist(FILE)) != 1:
        raise ValidationFailed([FieldError("", "required", parameter=FILE)])
    return {name: str(value) for name, value in fields.items()}, files


class _WholeBody:
    """The stream of a body, which must have its announced length: no half file is imported."""

    def __init__(self, http: HttpRequest, limit: int) -> None:
        self._http, self._limit, self._read, self._fields = http, limit, 0, 0
        boundary = (http.content_params or {}).get("boundary", "")
        self._mark = b"--" + boundary.encode("ascii", "replace")
        self._length = int(http.META.get("CONTENT_LENGTH") or 0)
        if self._length > limit:
            raise BodyTooLarge(limit=limit)

    def read(self, size: int) -> bytes:
        """The next bytes. Raises MalformedRequest if the body ends early, BodyTooLarge and TooManyFields."""
        piece = self._http.read(size)
        self._fields += piece.count(self._mark)
        if self._fields > settings.FORM_FIELDS and self._http.content_type == MULTIPART:
            raise TooManyFields(limit=settings.FORM_FIELDS)
        self._read += len(piece)
        if self._read > self._limit:
            raise BodyTooLarge(limit=self._limit)
        if not piece and self._read < self._length:
            raise MalformedRequest
        return piece


UPLOAD_ERRORS = ("body_too_large", "conflict", "malformed_request", "unsupported_media_type")


def table_upload(
    options: Sequence[Parameter], json: type[msgspec.Struct] | None = None
) -> tuple[Any, ...]:
    """What a request with a table may hold, or one with a body in `json`; see `endpoints`."""
    forms: dict[str, Shape] = {MULTIPART: form_schema(options), **RAW_TYPES}
    return ({JSON: json, **forms} if json else forms, *options)


class TableUploadView(ExternalView, Generic[OptionsT]):
    """Base of the views. `shape` and `table_options` define the options beside the file.

    `upload` holds the options and the file while the view acts.
    """

    takes_packed_files = True
    shape: type[OptionsT]
    table_options: ClassVar[Sequence[Parameter]]
    upload: TableUpload[OptionsT]

    def expects_table(self, request: Request) -> bool:
        """Whether this request has to bring a table."""
        return request.method == "POST"

    def file_limit(self) -> int:
        """Bytes of the file, unpacked."""
        return int(settings.IMPORT_LIMIT)

    def body_limit(self) -> int:
        return self.file_limit() + int(settings.BODY_LIMIT)  # a form has more than the file

    def act(self, request: Request) -> HttpResponse:
        """Receives the file first: no transaction waits for it, and its hash is the fingerprint."""
        if not self.expects_table(request):
            return super().act(request)
        if key_of(request) is None:
            raise IdempotencyKeyMissing
        limits = (self.file_limit(), self.body_limit())
        with read_table_upload(request, self.shape, self.table_options, *limits) as self.upload:
            return super().act(request)

    def start_import(
        self, request: Request, kind: ImportKind[P], parameters: P, *, dry_run: bool = False
    ) -> Job:
        """Starts the import of the file. Raises what `accounts.jobs.imports.kinds` does."""
        return start_import(
            kind,
            parameters,
            context=self.request_context(request),
            source=self.upload.received.file,
            layout=self.upload.layout,
            mapping=self.upload.options.mapping,
            dry_run=dry_run,
        )

    def fingerprint(self, request: Request) -> bytes:
        if not self.expects_table(request):
            return super().fingerprint(request)
        return self.upload.fingerprint(request)

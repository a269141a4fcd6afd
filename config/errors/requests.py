"""Errors of requests that cannot be read or accepted."""

from django.utils.translation import gettext_lazy as _

from accounts.api.problems import ProblemType

REQUESTS: tuple[ProblemType, ...] = (
    ProblemType(
        "malformed_json",
        400,
        _("The body is not acceptable JSON"),
        _("The body is empty, is not JSON in UTF-8, or holds what JSON libraries read differently: a key twice in one object, NaN, an integer beyond ±(2^53-1), nesting deeper than 20."),
        _("Send one JSON object in UTF-8; `detail` says what was found and where."),
    ),
    ProblemType(
        "malformed_request",
        400,
        _("The request cannot be read"),
        _("The address, a header or the host of the request is malformed."),
        _("Check the address and the headers that your HTTP library sends."),
    ),
    ProblemType(
        "validation_failed",
        400,
        _("Fields cannot be accepted"),
        _("The request was understood, but some of its fields or query parameters cannot be accepted. Nothing was changed."),
        _("`errors` names every field at fault by its JSON pointer. Correct them and send the request again."),
    ),
    ProblemType(
        "unknown_api_version",
        400,
        _("No such version of the interface"),
        _("The header API-Version names a version that the interface does not have, or no longer has. Without the header, a key gets the version that it is pinned to."),
        _("Send one of `knownVersions`, or leave the header out."),
    ),
    ProblemType(
        "attachment_mismatch",
        400,
        _("Not the registered file"),
        _("An attachment is registered at issue by its media type, size and SHA-256. What was sent is another file. Nothing was stored."),
        _("`expected` says what was registered. Send that very file, with its Content-Type."),
    ),
    ProblemType(
        "idempotency_key_missing",
        400,
        _("Idempotency-Key missing"),
        _("This address changes many things at once and must not do so twice by accident."),
        _("Send an Idempotency-Key header with a value of your own, and the same value when you try again."),
    ),
    ProblemType(
        "invalid_cursor",
        400,
        _("Cursor not valid"),
        _("The cursor was not made by this list, or was changed on the way."),
        _("Pass on `nextCursor` of the page before as it is. Without a cursor the list begins anew."),
    ),
    ProblemType(
        "filter_too_broad",
        400,
        _("Filters too broad"),
        _("No index serves this combination of filters: the answer would take longer the more certificates there are."),
        _("Add one of the filters that `detail` names, or leave one out."),
    ),
    ProblemType(
        "method_not_allowed",
        405,
        _("Method not allowed"),
        _("The address exists, but does not answer to this method."),
        _("Use one of the methods in the Allow header."),
    ),
    ProblemType(
        "body_too_large",
        413,
        _("Body too large"),
        _("The body is larger than this route accepts."),
        _("Send less in one request; `GET /account` lists the limits."),
    ),
    ProblemType(
        "unsupported_media_type",
        415,
        _("Unsupported media type"),
        _("The body is not announced as what this address reads: application/json in UTF-8, for imports a table."),
        _("Send `Content-Type: application/json`; for imports that of the file, or multipart/form-data."),
    ),
    ProblemType(
        "idempotency_key_reused",
        422,
        _("Idempotency-Key used for another request"),
        _("An earlier request with this Idempotency-Key had another address or another body; `earlierRequest` names it. Nothing was done."),
        _("Use a new key for every new request, and the old one only to send the very same request again."),
    ),
)  # fmt: skip

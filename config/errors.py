"""THE table: every error code, its HTTP status, what it means and what to do about it.

The page at /<locale>/docs/errors is generated from it; a test holds every error class to it.
"""

from django.utils.translation import gettext_lazy as _

from accounts.api.problems import Problem

RETRY_SHORTLY = (("Retry-After", "5"),)
CHALLENGE = (("WWW-Authenticate", 'ApiKey realm="certificates"'),)

TABLE: tuple[Problem, ...] = (
    Problem(
        "malformed_json",
        400,
        _("The body is not acceptable JSON"),
        _("The body is empty, is not JSON in UTF-8, or holds what JSON libraries read differently: a key twice in one object, NaN, an integer beyond ±(2^53-1), nesting deeper than 20."),
        _("Send one JSON object in UTF-8; `detail` says what was found and where."),
    ),
    Problem(
        "malformed_request",
        400,
        _("The request cannot be read"),
        _("The address, a header or the host of the request is malformed."),
        _("Check the address and the headers that your HTTP library sends."),
    ),
    Problem(
        "validation_failed",
        400,
        _("Fields cannot be accepted"),
        _("The request was understood, but some of its fields or query parameters cannot be accepted. Nothing was changed."),
        _("`errors` names every field at fault by its JSON pointer. Mend them and send the request again."),
    ),
    Problem(
        "idempotency_key_missing",
        400,
        _("Idempotency-Key missing"),
        _("This address changes many things at once and must not do so twice by accident."),
        _("Send an Idempotency-Key header with a value of your own, and the same value when you try again."),
    ),
    Problem(
        "invalid_cursor",
        400,
        _("Cursor not valid"),
        _("The cursor was not made by this list, or was changed on the way."),
        _("Pass on `nextCursor` of the page before as it is. Without a cursor the list begins anew."),
    ),
    Problem(
        "api_key_missing",
        401,
        _("API key missing"),
        _("The request carries no x-api-key header. Keys in the address are not read: addresses end up in logs."),
        _("Send the key in the x-api-key header. If it has stood in an address, rotate it."),
        CHALLENGE,
    ),
    Problem(
        "api_key_invalid",
        401,
        _("API key not valid"),
        _("The key is not one of this service, or its secret is wrong."),
        _("Check that the whole key was copied. If it is lost, create a new one in the back office."),
        CHALLENGE,
    ),
    Problem(
        "api_key_expired",
        401,
        _("API key expired"),
        _("The key was valid until its expiry date."),
        _("Create or rotate a key in the back office."),
        CHALLENGE,
    ),
    Problem(
        "api_key_revoked",
        401,
        _("API key revoked"),
        _("Somebody of the issuer has revoked this key."),
        _("Use another key, or create one in the back office."),
        CHALLENGE,
    ),
    Problem(
        "scope_missing",
        403,
        _("The key may not do this"),
        _("The key is valid, but lacks the scope that `detail` names."),
        _("Use a key that has the scope. Grant a key only what it needs."),
    ),
    Problem(
        "feature_not_in_plan",
        403,
        _("Not in the plan"),
        _("The account's plan does not include the feature that `detail` names."),
        _("`GET /account` lists what the plan includes. Ask the operator of this service for another plan."),
    ),
    Problem(
        "quota_exceeded",
        403,
        _("Quota used up"),
        _("The plan's certificates of this calendar month (UTC) are used up. Nothing was issued."),
        _("Go on after `resetsAt`, or ask for a larger plan. Trying again before is of no use."),
    ),
    Problem(
        "live_mode_required",
        403,
        _("A live key is needed"),
        _("The key is a test key. The account, its settings and its consent are the same for both modes, so a test key only reads them."),
        _("Use a live key that has the scope, or the back office."),
    ),
    Problem(
        "issuer_suspended",
        403,
        _("Account suspended"),
        _("The account this key belongs to is suspended; reading goes on, changes do not."),
        _("Contact the operator of this service."),
    ),
    Problem(
        "consent_required",
        403,
        _("Consent required"),
        _("The terms that issuing rests on have changed, and nobody of the issuer has accepted them in time."),
        _("An owner accepts them in the back office; issuing then goes on at once."),
    ),
    Problem(
        "not_found",
        404,
        _("Not found"),
        _("There is nothing at this address, or nothing that this key may see: other issuers' objects, and those of the other mode, do not exist for it."),
        _("Check the identifier, and whether it belongs to the key's mode (live or test)."),
    ),
    Problem(
        "method_not_allowed",
        405,
        _("Method not allowed"),
        _("The address exists, but does not answer to this method."),
        _("Use one of the methods in the Allow header."),
    ),
    Problem(
        "duplicate_certificate",
        409,
        _("Such a certificate exists already"),
        _("Another certificate has this certificate number. Nothing was issued."),
        _("`existing` names it. Use it, or issue under another number."),
    ),
    Problem(
        "idempotency_in_progress",
        409,
        _("The first request is still being worked on"),
        _("Another request with the same Idempotency-Key is being worked on at this moment."),
        _("Send it again after the number of seconds in the Retry-After header: you will get the first one's answer."),
    ),
    Problem(
        "conflict",
        409,
        _("Not as things are now"),
        _("What is stored has changed since you read it, or does not allow this. Nothing was changed."),
        _("`detail` says what stands in the way. Read it again, and decide anew."),
    ),
    Problem(
        "erased",
        410,
        _("Erased"),
        _("The personal content of this certificate was erased on request. Its hash and its status remain."),
        _("Whoever holds a copy of the document can still check it against the hash."),
    ),
    Problem(
        "body_too_large",
        413,
        _("Body too large"),
        _("The body is larger than this route accepts."),
        _("Send less in one request; `GET /account` lists the limits."),
    ),
    Problem(
        "unsupported_media_type",
        415,
        _("Unsupported media type"),
        _("The body is not announced as application/json in UTF-8."),
        _("Send `Content-Type: application/json`."),
    ),
    Problem(
        "idempotency_key_reused",
        422,
        _("Idempotency-Key used for another request"),
        _("An earlier request with this Idempotency-Key had another address or another body. Nothing was done."),
        _("Use a new key for every new request, and the old one only to send the very same request again."),
    ),
    Problem(
        "rate_limited",
        429,
        _("Too many requests"),
        _("This key has called faster than its plan allows. The RateLimit headers of every answer say what is left."),
        _("Wait for the number of seconds in the Retry-After header, then go on."),
    ),
    Problem(
        "internal_error",
        500,
        _("Internal error"),
        _("Something failed in the service. Nothing was changed."),
        _("Try again. If it happens again, report the request id."),
    ),
    Problem(
        "unavailable",
        503,
        _("Not available right now"),
        _("The service, or the database behind it, cannot answer right now. Nothing was changed."),
        _("Try again after the number of seconds in the Retry-After header."),
        RETRY_SHORTLY,
    ),
)  # fmt: skip

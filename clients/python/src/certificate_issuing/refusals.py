"""What the service refuses: an exception for each `code`.

Generated from docs/openapi.yaml by `make clients`: change nothing here.
"""

from __future__ import annotations

from . import errors


class ApiKeyExpired(errors.Unauthorized):
    """401: API key expired."""


class ApiKeyInvalid(errors.Unauthorized):
    """401: API key not valid."""


class ApiKeyMissing(errors.Unauthorized):
    """401: API key missing."""


class ApiKeyRevoked(errors.Unauthorized):
    """401: API key revoked."""


class ApprovalRequired(errors.Forbidden):
    """403: The issuer is not approved yet."""


class AttachmentMismatch(errors.BadRequest):
    """400: Not the registered file."""


class BodyTooLarge(errors.ApiError):
    """413: Body too large."""


Conflict = errors.Conflict


class ConsentRequired(errors.Forbidden):
    """403: Consent required."""


class CountChanged(errors.Conflict):
    """409: Another number than expected."""


class CursorExpired(errors.Gone):
    """410: Cursor too old."""


class DuplicateCertificate(errors.Conflict):
    """409: Such a certificate exists already."""


class Erased(errors.Gone):
    """410: Erased."""


class FeatureNotInPlan(errors.Forbidden):
    """403: Not in the plan."""


class FilterTooBroad(errors.BadRequest):
    """400: Filters too broad."""


class GrantExceeded(errors.Forbidden):
    """403: More than may be given."""


class IdempotencyInProgress(errors.Conflict):
    """409: The first request is still being worked on."""


class IdempotencyKeyMissing(errors.BadRequest):
    """400: Idempotency-Key missing."""


class IdempotencyKeyReused(errors.Unprocessable):
    """422: Idempotency-Key used for another request."""


class InternalError(errors.ServerError):
    """500: Internal error."""


class InvalidCursor(errors.BadRequest):
    """400: Cursor not valid."""


class InvalidTransition(errors.Conflict):
    """409: Not possible in this status."""


class IpNotAllowed(errors.Forbidden):
    """403: Not from this address."""


class IssuerSuspended(errors.Forbidden):
    """403: Account suspended."""


class KeyRestricted(errors.Forbidden):
    """403: The key is limited to some types."""


class LimitWidened(errors.Forbidden):
    """403: Only people widen this limit."""


class LiveModeRequired(errors.Forbidden):
    """403: A live key is needed."""


class MalformedJson(errors.BadRequest):
    """400: The body is not acceptable JSON."""


class MalformedRequest(errors.BadRequest):
    """400: The request cannot be read."""


NotFound = errors.NotFound


class NotPrintedYet(errors.ServerError):
    """503: PDF not made yet."""


class NotSealedYet(errors.ServerError):
    """503: Not signed yet."""


class OwnerRequired(errors.Forbidden):
    """403: An owner is required."""


class PlanLimitReached(errors.Forbidden):
    """403: Plan limit reached."""


class ProofPending(errors.ServerError):
    """503: Proof not complete yet."""


class QuotaExceeded(errors.Forbidden):
    """403: Quota used up."""


RateLimited = errors.RateLimited


class ResultsExpired(errors.Gone):
    """410: Results removed."""


class RetentionRuns(errors.Conflict):
    """409: Retention runs."""


class ScopeMissing(errors.Forbidden):
    """403: The key may not do this."""


class SecondPersonRequired(errors.Forbidden):
    """403: A second person is needed."""


class TestModeOnly(errors.Forbidden):
    """403: A test key is needed."""


class TooLargeToPrint(errors.Conflict):
    """409: Too large for a PDF."""


class Unavailable(errors.ServerError):
    """503: Not available right now."""


class UnknownApiVersion(errors.BadRequest):
    """400: No such version of the interface."""


class UnsupportedMediaType(errors.ApiError):
    """415: Unsupported media type."""


class ValidationFailed(errors.BadRequest):
    """400: Fields cannot be accepted."""


BY_CODE: dict[str, type[errors.ApiError]] = {
    "api_key_expired": ApiKeyExpired,
    "api_key_invalid": ApiKeyInvalid,
    "api_key_missing": ApiKeyMissing,
    "api_key_revoked": ApiKeyRevoked,
    "approval_required": ApprovalRequired,
    "attachment_mismatch": AttachmentMismatch,
    "body_too_large": BodyTooLarge,
    "conflict": Conflict,
    "consent_required": ConsentRequired,
    "count_changed": CountChanged,
    "cursor_expired": CursorExpired,
    "duplicate_certificate": DuplicateCertificate,
    "erased": Erased,
    "feature_not_in_plan": FeatureNotInPlan,
    "filter_too_broad": FilterTooBroad,
    "grant_exceeded": GrantExceeded,
    "idempotency_in_progress": IdempotencyInProgress,
    "idempotency_key_missing": IdempotencyKeyMissing,
    "idempotency_key_reused": IdempotencyKeyReused,
    "internal_error": InternalError,
    "invalid_cursor": InvalidCursor,
    "invalid_transition": InvalidTransition,
    "ip_not_allowed": IpNotAllowed,
    "issuer_suspended": IssuerSuspended,
    "key_restricted": KeyRestricted,
    "limit_widened": LimitWidened,
    "live_mode_required": LiveModeRequired,
    "malformed_json": MalformedJson,
    "malformed_request": MalformedRequest,
    "not_found": NotFound,
    "not_printed_yet": NotPrintedYet,
    "not_sealed_yet": NotSealedYet,
    "owner_required": OwnerRequired,
    "plan_limit_reached": PlanLimitReached,
    "proof_pending": ProofPending,
    "quota_exceeded": QuotaExceeded,
    "rate_limited": RateLimited,
    "results_expired": ResultsExpired,
    "retention_runs": RetentionRuns,
    "scope_missing": ScopeMissing,
    "second_person_required": SecondPersonRequired,
    "test_mode_only": TestModeOnly,
    "too_large_to_print": TooLargeToPrint,
    "unavailable": Unavailable,
    "unknown_api_version": UnknownApiVersion,
    "unsupported_media_type": UnsupportedMediaType,
    "validation_failed": ValidationFailed,
}

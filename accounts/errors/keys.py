"""Errors about API keys."""

from django.utils.translation import gettext_lazy as _

from .base import AccountsError


class ApiKeyMissing(AccountsError):
    code = "api_key_missing"
    message = _("Send the API key in the x-api-key header, and nowhere else.")


class ApiKeyInvalid(AccountsError):
    code = "api_key_invalid"
    message = _("This API key is not valid.")


class ApiKeyMalformed(ApiKeyInvalid):
    message = _(
        "This is not a whole API key: cis_live_ or cis_test_, then letters, digits and one underscore, with nothing before or behind. Copy it again."
    )


class ApiKeyExpired(AccountsError):
    code = "api_key_expired"
    message = _("This API key has expired. Create or rotate a key in the back office.")


class ApiKeyRotated(ApiKeyExpired):
    message = _(
        "This API key was rotated, and its time beside its successor is over. Use the new key."
    )


class ApiKeyRevoked(AccountsError):
    code = "api_key_revoked"
    message = _("This API key has been revoked.")


class IpNotAllowed(AccountsError):
    """Raised only after the secret was verified."""

    code = "ip_not_allowed"
    message = _("This API key is not accepted from the address that the request came from.")


class ApiKeyNotFound(AccountsError):
    """Also raised for a key of another issuer or mode."""

    code = "not_found"
    message = _("No API key with this identifier is found here.")


class ApiKeyEnded(AccountsError):
    code = "conflict"
    message = _("This API key has expired or was revoked.")


class ApiKeyReplaced(AccountsError):
    code = "conflict"
    message = _("This API key was rotated already. Use its successor.")


class GrantExceeded(AccountsError):
    """A key would grant more than it has itself."""

    code = "grant_exceeded"
    message = _("An API key cannot grant more than it has itself: %(fields)s.")


class RoleExceeded(AccountsError):
    """A person, or a key of theirs, would grant more than their role allows."""

    code = "grant_exceeded"
    message = _(
        "The role of the person who makes this API key does not include these scopes: %(scopes)s. An owner can grant them."
    )


class AccountLimitWideningRefused(AccountsError):
    """A key would widen a limit of the whole account."""

    code = "limit_widened"
    message = _(
        "Over the API this limit of the whole account can only be narrowed: %(fields)s. Widen it in the back office."
    )


class KeyPersonMayNotInvite(AccountsError):
    """The person behind a key has left, or has a role that may not invite."""

    code = "grant_exceeded"
    message = _(
        "The person who made this API key may no longer invite people to a team. An owner can adopt the key, or invite in the back office."
    )


class KeyWideningRefused(AccountsError):
    code = "grant_exceeded"
    message = _("Over the API a key can only be narrowed: %(fields)s. Widen it in the back office.")


class KeyRestricted(AccountsError):
    code = "key_restricted"
    message = _(
        "This API key is limited to some certificate types. This request needs a key without that limit."
    )


class ScopeMissing(AccountsError):
    code = "scope_missing"
    message = _("This API key lacks the scope %(scope)s.")


class LiveModeRequired(AccountsError):
    code = "live_mode_required"
    message = _(
        "This is a test key: settings, types, teams, programs and onboarding are the same in test and live, and it only reads them. Send this request with a live key (cis_live_…)."
    )


class TestModeOnly(AccountsError):
    code = "test_mode_only"
    message = _("This exists in test mode only. Use a test key.")

"""Errors about the standing, plan and consent of an account."""

from django.utils.translation import gettext_lazy as _

from .base import AccountsError


class ConsentRequired(AccountsError):
    code = "consent_required"
    message = _("An owner must accept the current terms in the back office before issuing goes on.")


class DocumentSuperseded(AccountsError):
    code = "conflict"
    message = _("A newer version of this document was published. Read and accept that one.")


class IssuerSuspended(AccountsError):
    code = "issuer_suspended"
    message = _("This account is suspended. Contact the operator of this service.")


class FeatureNotInPlan(AccountsError):
    code = "feature_not_in_plan"
    message = _("The plan of this account does not include %(feature)s.")


class PlanLimitReached(AccountsError):
    """The plan's number of keys, endpoints or members is reached."""

    code = "plan_limit_reached"
    message = _("Plan limit of %(limit)s reached. Delete one, or ask for a larger plan.")


class RequestFilterTooBroad(AccountsError):
    """No index leads to the requests on a path: all others would be read."""

    code = "filter_too_broad"
    message = _("A path alone would search too many requests. Add one of: %(add)s.")


class PlanAlreadyRequested(AccountsError):
    code = "conflict"
    message = _("A plan was asked for within the last hour. The operator of this service reads it.")


class DomainNotFound(AccountsError):
    code = "not_found"
    message = _("This issuer has no such domain.")


class SigningKeyNotFound(AccountsError):
    code = "not_found"
    message = _("This issuer has no such signing key.")


class QuotaExceeded(AccountsError):
    """Carries `resetsAt`: when the next month begins."""

    code = "quota_exceeded"
    message = _("This month's %(limit)s certificates are used up.")

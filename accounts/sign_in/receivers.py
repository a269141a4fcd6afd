"""Receivers of sign-in signals from Django, allauth and axes: session, audit and log."""

import logging
from dataclasses import replace
from typing import Any

from allauth.account import signals as account
from allauth.mfa import signals as mfa
from allauth.mfa.models import Authenticator
from axes.signals import user_locked_out
from django.contrib.auth import update_session_auth_hash
from django.contrib.auth.signals import user_logged_in, user_logged_out, user_login_failed
from django.dispatch import Signal, receiver
from django.http import HttpRequest
from django.utils import timezone

from accounts.actors import ActionContext, truncate_ip
from accounts.back_office.active_membership import actor_of
from accounts.models import User
from lib.net.ip_addresses import caller_address

from . import operations as sign_in, sessions
from .lockout import remember_after_response

logger = logging.getLogger("signin")


@receiver(user_logged_in, dispatch_uid="accounts.session_begins")
def begin_session(request: HttpRequest, user: User, **_: Any) -> None:
    """Notes time and device in the session, also where Django signs a user in without allauth."""
    sessions.note_sign_in(request)
    remember_after_response(request, user.get_username())


@receiver(user_logged_out, dispatch_uid="accounts.session_ends")
def end_session(request: HttpRequest | None = None, **_: Any) -> None:
    """Makes the response clear the browser's cache (accounts.sign_in.middleware)."""
    if request is not None:
        request.signed_out = True  # type: ignore[attr-defined]


@receiver(user_login_failed, dispatch_uid="accounts.sign_in_failed")
def log_failure(request: HttpRequest | None = None, **_: Any) -> None:
    """Logs a failed sign-in, without the typed name: it may be a password."""
    logger.warning("a sign-in failed", extra={"network": _network(request)})


@receiver(user_locked_out, dispatch_uid="accounts.locked_out")
def log_lockout(request: HttpRequest, **_: Any) -> None:
    """Logs a lockout. Does not look the user up: the response time would reveal the account."""
    logger.warning("a sign-in is locked out", extra={"network": _network(request)})


@receiver(account.user_logged_in, dispatch_uid="accounts.audit_sign_in")
def note_sign_in(request: HttpRequest, user: User, **_: Any) -> None:
    """Audits a sign-in, after all of its stages."""
    _record(request, user, "user.signed_in")


@receiver(account.password_changed, dispatch_uid="accounts.audit_password_changed")
def note_new_password(request: HttpRequest, user: User, **_: Any) -> None:
    """Audits a new password, and ends the user's other sessions."""
    sign_in.delete_sessions(user, but=request.session.session_key)
    _record(request, user, "user.password_changed")


@receiver(account.password_reset, dispatch_uid="accounts.audit_password_reset")
def note_reset_password(request: HttpRequest, user: User, **_: Any) -> None:
    """Audits a password that was reset by mail, and ends all of the user's sessions."""
    sign_in.delete_sessions(user)
    # So that the user can sign in although an attacker's guesses have locked unknown browsers out.
    remember_after_response(request, user.get_username())
    _record(request, user, "user.password_reset")


@receiver(mfa.authentication_failed, dispatch_uid="accounts.audit_wrong_code")
def note_wrong_code(
    request: HttpRequest, user: User, authenticator: Authenticator, **_: Any
) -> None:
    """Audits a wrong code of a second factor: the password before it was right."""
    _record(request, user, "user.second_factor_refused", authenticator.type)


FACTOR_CHANGES = {
    mfa.authenticator_added: "user.second_factor_added",
    mfa.authenticator_removed: "user.second_factor_removed",
    mfa.authenticator_reset: "user.second_factor_renewed",  # its recovery codes
}


@receiver(list(FACTOR_CHANGES), dispatch_uid="accounts.factor_changed")
def factor_changed(
    signal: Signal, request: HttpRequest, user: User, authenticator: Authenticator, **_: Any
) -> None:
    """Audits a change of a second factor, and ends the user's other sessions."""
    _record(request, user, FACTOR_CHANGES[signal], authenticator.type)
    sign_in.end_sessions(user)
    request.user.session_epoch = user.session_epoch  # type: ignore[union-attr]
    update_session_auth_hash(request, user)


def _record(request: HttpRequest, user: User, action: str, detail: str = "") -> None:
    context = ActionContext(actor=replace(actor_of(request), id=str(user.pk)), now=timezone.now())
    sign_in.record_sign_in_event(context=context, user=user, action=action, detail=detail)


def _network(request: HttpRequest | None) -> str | None:
    return truncate_ip(caller_address(request)) if request else None

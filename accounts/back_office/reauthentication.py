"""Asks for reauthentication on pages where a stolen session could do lasting harm."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from allauth.account.adapter import get_adapter
from allauth.core.exceptions import ReauthenticationRequired
from django.http import HttpRequest, HttpResponseBase
from django.utils.decorators import method_decorator

View = Callable[..., HttpResponseBase]
Admin = TypeVar("Admin", bound=type[Any])


def reauthenticated(*views: str) -> Callable[[Admin], Admin]:
    """Decorates a class: these views need a recent reauthentication.

    "Recent" is ACCOUNT_REAUTHENTICATION_TIMEOUT. After the reauthentication the page opens; a form
    that was posted too late is kept in the session and posted again, without its files.
    """

    return _guard(_required, views)


def reauthenticated_to_save(*views: str) -> Callable[[Admin], Admin]:
    """The same, but only for POST: the views can be opened without reauthentication."""
    return _guard(_required_to_post, views)


def require_recent_proof(request: HttpRequest) -> None:
    """Raises allauth's ReauthenticationRequired without a recent reauthentication.

    Call it before anything is written: the form is kept, and posted again afterwards.
    """
    # Not allauth's decorator: it asks nothing of who has neither a password nor a second factor here.
    if request.user.is_anonymous or get_adapter(request).is_reauthentication_required(app=""):
        raise ReauthenticationRequired


def _guard(decorator: Callable[[View], View], views: tuple[str, ...]) -> Callable[[Admin], Admin]:
    def guard(admin: Admin) -> Admin:
        for view in views:
            admin = method_decorator(decorator, name=view)(admin)
        return admin

    return guard


def _required(view: View) -> View:
    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        require_recent_proof(request)
        return view(request, *args, **kwargs)

    return inner


def _required_to_post(view: View) -> View:
    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method == "POST":
            require_recent_proof(request)
        return view(request, *args, **kwargs)

    return inner

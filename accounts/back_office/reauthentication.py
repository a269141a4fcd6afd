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
    return _guard(lambda _request: True, views)


def reauthenticated_to_save(*views: str) -> Callable[[Admin], Admin]:
    """The same, but only for POST: the views can be opened without reauthentication."""
    return _guard(lambda request: request.method == "POST", views)


def require_recent_proof(request: HttpRequest) -> None:
    """Raises allauth's ReauthenticationRequired without a recent reauthentication.

    Call it before anything is written: the form is kept, and posted again afterwards.
    """
    # Not allauth's decorator: it asks nothing of who has neither a password nor a second factor here.
    if request.user.is_anonymous or get_adapter(request).is_reauthentication_required(app=""):
        raise ReauthenticationRequired


def _guard(asks: Callable[[HttpRequest], bool], views: tuple[str, ...]) -> Callable[[Admin], Admin]:
    def decorator(view: View) -> View:
        @wraps(view)
        def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if asks(request):
                require_recent_proof(request)
            return view(request, *args, **kwargs)

        return inner

    def guard(admin: Admin) -> Admin:
        for name in views:
            admin = method_decorator(decorator, name=name)(admin)
        return admin

    return guard

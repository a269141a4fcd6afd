"""Asks again who somebody is, before a page on which a borrowed session could do lasting harm."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from allauth.account.decorators import reauthentication_required
from django.http import HttpRequest, HttpResponseBase
from django.utils.decorators import method_decorator

View = Callable[..., HttpResponseBase]
Admin = TypeVar("Admin", bound=type[Any])


def reauthenticated(*views: str) -> Callable[[Admin], Admin]:
    """Guards these views of an admin class: who has not proved lately who they are does so first.

    Lately is ACCOUNT_REAUTHENTICATION_TIMEOUT. Afterwards the page opens; a form that was sent too
    late is kept in the session meanwhile and goes on as it was (files that came with it do not).
    """

    return _guard(reauthentication_required, views)


def reauthenticated_to_save(*views: str) -> Callable[[Admin], Admin]:
    """The same for views that anybody may look at: only what they post has to be recent."""
    return _guard(_where_it_saves, views)


def require_recent_proof(request: HttpRequest) -> None:
    """Raises allauth's ReauthenticationRequired where a form changes something that needs a recent proof.

    To be called before anything is written: the form is kept, and sent again after the proof.
    """
    _require(request)


def _nothing(request: HttpRequest) -> None:
    pass


_require = reauthentication_required(_nothing)


def _guard(decorator: Callable[[View], View], views: tuple[str, ...]) -> Callable[[Admin], Admin]:
    def guard(admin: Admin) -> Admin:
        for view in views:
            admin = method_decorator(decorator, name=view)(admin)
        return admin

    return guard


def _where_it_saves(view: View) -> View:
    guarded = reauthentication_required(view)

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        chosen = guarded if request.method == "POST" else view
        response: HttpResponseBase = chosen(request, *args, **kwargs)
        return response

    return inner

"""Bases of pages that belong to no ModelAdmin: for members of an issuer, and for operators."""

from collections.abc import Callable
from typing import Any, ClassVar, cast
from uuid import UUID

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.views import View

from accounts.actors import RequestContext
from accounts.models import Issuer, User
from accounts.scopes import STAFF, Locale, Role
from lib.database.tenancy import act_across_issuers

from .active_membership import (
    ActiveMembership,
    active_membership_of,
    for_active_issuer,
    is_operator,
    request_context_of,
)
from .audited import AuditedModelAdmin
from .confirm import ConfirmPage
from .reauthentication import reauthenticated

Handler = Callable[..., HttpResponse]


def page_locale() -> str:
    """The language of the page, as addresses of public pages have it."""
    return (get_language() or Locale.EN)[:2]


class IssuerPage(View):
    """A page for members with one of `readers`; only `writers` post to it."""

    http_method_names = ["get", "head", "post"]
    readers: ClassVar[frozenset[Role]] = STAFF
    writers: ClassVar[frozenset[Role]] = frozenset()
    title: str | Promise
    template: str
    membership: ActiveMembership

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        membership = active_membership_of(request)
        if membership is None or membership.role not in self.readers:
            raise PermissionDenied
        self.membership = membership
        if request.method == "POST" and not self.may_write():
            raise PermissionDenied
        return super().dispatch(request, *args, **kwargs)

    def may_write(self) -> bool:
        """Whether the user may change what the page shows."""
        return self.membership.may_write(self.writers)

    def request_context(self) -> RequestContext:
        """The context of an operation on what both modes share."""
        return request_context_of(self.request)

    def person(self) -> User:
        """The user who has opened the page."""
        assert isinstance(self.request.user, User)
        return self.request.user

    def page(self, status: int = 200, **context: Any) -> HttpResponse:
        """Renders the page: the shared context plus `context`."""
        values = {
            **admin.site.each_context(self.request),
            "title": self.title,
            "may_write": self.may_write(),
            **context,
        }
        return TemplateResponse(self.request, self.template, values, status=status)


class OperatorPage(View):
    """A page for operators of the platform."""

    http_method_names = ["get", "head", "post"]

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not is_operator(request):
            raise PermissionDenied
        active_membership_of(request)
        act_across_issuers("a page of the platform")
        return super().dispatch(request, *args, **kwargs)


@reauthenticated("post")
class OperatorConfirmView(OperatorPage):
    """Opens a confirmation page about the issuer in the URL, else about the one that the operator has entered.

    The page is posted only after a recent sign-in.
    """

    page: type[ConfirmPage] = ConfirmPage

    def get(self, request: HttpRequest, pk: UUID | None = None) -> HttpResponse:
        membership = active_membership_of(request)
        issuer_id = pk or (membership and membership.issuer.pk)
        issuer = get_object_or_404(Issuer, pk=issuer_id)
        return self.page(issuer_admin(), request, [issuer]).respond()

    def post(self, request: HttpRequest, **url_kwargs: Any) -> HttpResponse:
        return self.get(request, **url_kwargs)


def issuer_admin() -> AuditedModelAdmin:
    """The registered admin of issuers, to whose URLs these pages belong."""
    return cast(AuditedModelAdmin, admin.site.get_model_admin(Issuer))


def issuer_route(route: str, page: type[IssuerPage], name: str) -> URLPattern:
    """The URL of a page below /admin/accounts/issuer/, for signed-in members of the active issuer."""
    view = admin.site.admin_view(cast(Handler, page.as_view()))
    return path(
        route, for_active_issuer(view, admin.site.each_context), name=f"accounts_issuer_{name}"
    )


def operator_route(route: str, page: type[OperatorPage], name: str) -> URLPattern:
    """The same for a page of operators, which needs no active issuer."""
    view = admin.site.admin_view(cast(Handler, page.as_view()))
    return path(route, view, name=f"accounts_issuer_{name}")


def operator_confirm_route(route: str, page: type[ConfirmPage], name: str) -> URLPattern:
    """The same for a confirmation page about an issuer."""
    view = admin.site.admin_view(cast(Handler, OperatorConfirmView.as_view(page=page)))
    return path(route, view, name=f"accounts_issuer_{name}")

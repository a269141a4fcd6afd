"""Permissions of the pages for operators of the platform."""

from typing import Any

from django.db.models import Model
from django.http import HttpRequest
from django.urls import URLPattern

from .active_membership import for_operators, is_operator


class OperatorPermissions:
    """Grants everything to superusers alone; Django's model permissions are ignored."""

    may_delete = False

    def has_module_permission(self, request: HttpRequest) -> bool:
        return is_operator(request)

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_operator(request)

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_operator(request)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_operator(request)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.may_delete and is_operator(request)


class OperatorAdmin(OperatorPermissions):
    """Mixed into an admin of operators: its pages show the rows of all issuers."""

    def get_urls(self) -> list[URLPattern]:
        urls: list[Any] = super().get_urls()  # type: ignore[misc]
        for pattern in urls:
            pattern.callback = for_operators(pattern.callback)
        return urls

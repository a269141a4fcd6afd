"""Permissions of the pages for operators of the platform."""

from django.db.models import Model
from django.http import HttpRequest

from .foundation.active_membership import is_operator


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

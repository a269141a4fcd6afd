"""The autocomplete view of foreign keys, for the whole back office."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.views.autocomplete import AutocompleteJsonView
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponseBase


class ForeignKeyAutocompleteView(AutocompleteJsonView):
    """Django's view, made to refuse relations that are no column, for which it fails."""

    def process_request(self, request: HttpRequest) -> Any:
        """The requested field. Raises PermissionDenied for anything but a foreign key."""
        parts = super().process_request(request)
        source_field = parts[2]
        if not source_field.concrete:
            raise PermissionDenied
        return parts


def autocomplete(request: HttpRequest) -> HttpResponseBase:
    """Replaces the autocomplete view of the admin site."""
    return ForeignKeyAutocompleteView.as_view(admin_site=admin.site)(request)

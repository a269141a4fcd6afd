"""The choices of foreign keys as one types, for the whole back office."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.views.autocomplete import AutocompleteJsonView
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponseBase


class ForeignKeyAutocompleteView(AutocompleteJsonView):
    """Django's own, which fails where an address names a relation that is no column."""

    def process_request(self, request: HttpRequest) -> Any:
        """What is asked for. Raises PermissionDenied for all that is no foreign key."""
        asked = super().process_request(request)
        if not asked[2].concrete:
            raise PermissionDenied
        return asked


def autocomplete(request: HttpRequest) -> HttpResponseBase:
    """The view, in the place of the site's own."""
    return ForeignKeyAutocompleteView.as_view(admin_site=admin.site)(request)

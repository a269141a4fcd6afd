"""Save the filters of the list under a name, rename and delete such views. Each member has their own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.active_membership import active_membership_of
from accounts.admin.foundation.filters import read_days
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ValidationFailed, fault_text
from accounts.models import SavedView
from accounts.models.saved_view import MAX_QUERY
from accounts.operations.people import saved_views as operations

from .by_term import by_term

PAGE = "certificates_certificate"
KEPT = ("status", "mode", "type__id__exact", "erasure", "q")
PERIODS = ("issued_at", "valid_until")


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedViewLink:
    """A saved view, and whether the list shows it now."""

    id: int
    name: str
    query: str
    selected: bool


class SavedViewForm(forms.Form):
    """The name of a view."""

    name = forms.CharField(label=_("Name"), max_length=60)


def saved_views(request: HttpRequest) -> Sequence[SavedViewLink]:
    """The views of the member; an operator of the platform who impersonates one has none."""
    membership = active_membership_of(request)
    if membership is None or membership.is_impersonated:
        return ()
    shown = kept_filters(request.GET)
    return [
        SavedViewLink(id=view.pk, name=view.name, query=view.query, selected=view.query == shown)
        for view in _own(request)
    ]


def kept_filters(query: Mapping[str, Any]) -> str:
    """The filters of the list as a view holds them: dates as in any language."""
    kept = QueryDict(mutable=True)
    for name in KEPT:
        if query.get(name):
            kept[name] = query[name]
    for name in PERIODS:
        try:
            days = read_days(query, name)
        except ValidationError:
            continue
        for end, day in zip(("from", "to"), days, strict=True):
            if day:
                kept[f"{name}_{end}"] = day.isoformat()
    return kept.urlencode()


def save_view(model_admin: TenantAdmin, request: HttpRequest) -> HttpResponse:
    """Saves the filters that are posted with a name."""
    filters = QueryDict(request.POST.get("query", "")[:MAX_QUERY], mutable=True)
    form, issuer_id = _form(model_admin, request), model_admin.membership(request).issuer.pk
    if (term := filters.get("q")) and not by_term(issuer_id, term):
        # It may name a holder, whom erasure would not find here.
        del filters["q"]
        text = _(
            "A view keeps no search that may name a person. Search for a number, product or batch."
        )
        model_admin.message_user(request, text, messages.ERROR)
        return HttpResponseRedirect(f"{model_admin.list_url(request)}?{kept_filters(filters)}")
    query = kept_filters(filters)
    back = HttpResponseRedirect(f"{model_admin.list_url(request)}?{query}")
    if not query:
        model_admin.message_user(request, _("There is no filter to save."), messages.ERROR)
    elif form.is_valid():
        try:
            operations.save_view(
                issuer_id=issuer_id,
                user_id=cast(int, request.user.pk),
                page=PAGE,
                name=form.cleaned_data["name"],
                query=query,
            )
        except ValidationFailed as error:
            _refuse(model_admin, request, error)
        else:
            model_admin.message_user(request, _("The view was saved."), messages.SUCCESS)
    return back


def change_saved_view(model_admin: TenantAdmin, request: HttpRequest, view_id: int) -> HttpResponse:
    """Renames a view, or deletes it."""
    deleting = "delete" in request.POST
    form = _form(model_admin, request, needs_name=not deleting)
    view = _own(request).filter(pk=view_id).first()
    if view is None:
        raise Http404
    if deleting:
        operations.delete_view(view=view)
        model_admin.message_user(request, _("The view was deleted."), messages.SUCCESS)
        return HttpResponseRedirect(model_admin.list_url(request))
    if form.is_valid():
        try:
            operations.rename_view(view=view, name=form.cleaned_data["name"])
        except ValidationFailed as error:
            _refuse(model_admin, request, error)
    return HttpResponseRedirect(f"{model_admin.list_url(request)}?{view.query}")


def _form(
    model_admin: TenantAdmin, request: HttpRequest, *, needs_name: bool = True
) -> SavedViewForm:
    """The posted form; a name that is missing becomes a message. Only members of the issuer save."""
    membership = active_membership_of(request)
    may_save = membership is not None and not membership.is_impersonated
    if request.method != "POST" or not may_save or not model_admin.has_view_permission(request):
        raise PermissionDenied
    form = SavedViewForm(request.POST)
    if needs_name and not form.is_valid():
        text = _("Give the view a name of at most 60 characters.")
        model_admin.message_user(request, text, messages.ERROR)
    return form


def _refuse(model_admin: TenantAdmin, request: HttpRequest, error: ValidationFailed) -> None:
    for fault in error.errors:
        model_admin.message_user(request, fault_text(fault), messages.ERROR)


def _own(request: HttpRequest) -> Any:
    """The views of this member at the active issuer."""
    membership = active_membership_of(request)
    if membership is None:
        return SavedView.objects.none()
    user_id = cast(int, request.user.pk)
    return operations.views_of(issuer_id=membership.issuer.pk, user_id=user_id, page=PAGE)

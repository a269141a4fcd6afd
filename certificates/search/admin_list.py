"""The list of certificates: tabs by status, the active filters one by one, batches, saved views.

Each member of an issuer has saved views of their own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy as _, ngettext, pgettext_lazy
from unfold.views import ChangeList

from accounts.back_office import saved_views as operations
from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.models import MAX_QUERY
from accounts.back_office.tenancy import TenantAdmin, read_days
from accounts.errors import ValidationFailed, fault_text
from accounts.models import Issuer, SavedView
from accounts.scopes import Mode
from certificates.lifecycle import Status
from certificates.models import CertificateType
from lib import ids, sql

from .lists import MOST, StatusCount, count_by_status
from .operations import by_term

PAGE = "certificates_certificate"
KEPT = ("status", "mode", "type__id__exact", "erasure", "q")
KEPT_PERIODS = ("issued_at", "valid_until")


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
    """The views of the member; a platform admin who impersonates one has none."""
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
    for name in KEPT_PERIODS:
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
        view.delete()
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


# The order of the tabs; None: all.
TABS = (
    None,
    Status.ACTIVE,
    Status.PENDING,
    Status.SUSPENDED,
    Status.REVOKED,
    Status.SUPERSEDED,
    Status.EXPIRED,
)
STATUS, MODE, TYPE, SEARCH, ERASURE = "status", "mode", "type__id__exact", "q", "erasure"
PERIODS = {
    "issued_at": pgettext_lazy("certificates", "Issued"),
    "valid_until": _("Valid until"),
}
# What the documents of a page's certificates state: the batch, of the whole or of the first item, and the
# programme that a diploma is about (edu/completion).
STATED = """
SELECT id, coalesce(document #>> '{metadata,batch}', document #>> '{items,0,batch}'),
       coalesce(document #>> '{metadata,programme}', document #>> '{metadata,course}')
  FROM (SELECT id, convert_from(document, 'UTF8')::json AS document
          FROM certificates_certificate
         WHERE id = ANY (%(ids)s) AND document IS NOT NULL) row
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tab:
    """A tab: a status, how many there are, and the list of them."""

    label: str | Promise
    count: str
    hint: str
    query: str
    selected: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FilterChip:
    """An active filter, and the list without it."""

    label: str
    query: str


class CertificateList(ChangeList):
    """Adds what stands above the table, and reads what the documents of a page state by one query."""

    tabs: Sequence[Tab] = ()
    chips: Sequence[FilterChip] = ()
    views: Sequence[SavedViewLink] = ()
    total = ""  # how many the table holds, of how many
    recalled = ""  # how many a recall of the list finds: it has one mode

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        stated = stated_by([row.pk for row in self.result_list])
        for row in self.result_list:
            row.batch, row.programme = stated.get(row.pk, (None, None))
        membership = active_membership_of(request)
        if membership is not None:
            self.chips = list(self._chips(membership.issuer.pk))
            self._count(membership.issuer)
            self.views = saved_views(request)

    def _count(self, issuer: Issuer) -> None:
        """The tabs, and the numbers of what the filters leave: those beside status and mode."""
        stated = _mode(self.params.get(MODE))
        counted = {
            mode: count_by_status(
                issuer_id=issuer.pk, mode=mode, now=issuer.certificate_time(mode, timezone.now())
            )
            for mode in ([stated or Mode.LIVE] if stated or not self.query else Mode)
        }
        selected = self.params.get(STATUS)
        counts = counted.get(stated or Mode.LIVE, {})
        is_filtered = len(self.chips) > bool(stated)
        self.tabs = list(self._tabs({} if is_filtered else counts, selected))
        whole = [
            each.get(Status(selected) if selected in Status.values else None)
            for each in counted.values()
        ]
        known = [each for each in whole if each is not None]
        if is_filtered:
            rows = self.queryset.order_by().values("pk")
            found = _bounded(rows)
            self.recalled = _shown(found if stated else _bounded(rows.filter(mode=Mode.LIVE)))
            everything = _sum(known) if len(known) == len(whole) else None
            self.total = (
                gettext("%(found)s of %(all)s certificates")
                % {"found": _shown(found), "all": _shown(everything)}
                if everything
                else _certificates(found)
            )
        elif known:
            self.total, self.recalled = _certificates(known[0]), _shown(known[0])

    def _tabs(
        self, counts: Mapping[Status | None, StatusCount], selected: str | None
    ) -> Iterator[Tab]:
        for status in TABS:
            count = counts.get(status)
            new = {STATUS: status.value} if status else {}
            yield Tab(
                label=status.label if status else pgettext_lazy("certificates", "All"),
                count=_shown(count),
                hint=_hint(count),
                query=self.get_query_string(new, [STATUS]),
                selected=selected == (status.value if status else None),
            )

    def _chips(self, issuer_id: UUID) -> Iterator[FilterChip]:
        """The filters beside the status, each with the list without it."""
        for names, label in self._active(issuer_id):
            yield FilterChip(label=label, query=self.get_query_string({}, list(names)))

    def _active(self, issuer_id: UUID) -> Iterator[tuple[Sequence[str], str]]:
        params: Mapping[str, Any] = self.filter_params
        if self.query:
            yield [SEARCH], gettext("Search: %(term)s") % {"term": self.query}
        if mode := _mode(_first(params, MODE)):
            yield [MODE], str(mode.label)
        if code := ids.parse_number(_first(params, TYPE)):
            own = CertificateType.objects.for_issuer(issuer_id).select_related("current")
            kind = own.filter(pk=code).first()
            yield [TYPE], str(kind.current if kind else code)
        for name, title in PERIODS.items():
            ends = [_first(params, f"{name}_{end}") for end in ("from", "to")]
            if any(ends):
                days = " – ".join(end or "…" for end in ends)
                yield [f"{name}_from", f"{name}_to"], f"{title}: {days}"
        for spec in self.filter_specs:
            if getattr(spec, "parameter_name", "") == ERASURE and (label := spec.label()):
                yield [ERASURE], str(label)


def _mode(value: str | None) -> Mode | None:
    """The mode of this name; None for anything else, which a URL may state."""
    return Mode(value) if value in Mode.values else None


def stated_by(certificate_ids: Sequence[UUID]) -> Mapping[UUID, tuple[str | None, str | None]]:
    """The batch and the programme that each of these certificates states."""
    if not certificate_ids:
        return {}
    rows = sql.fetch_all(STATED, {"ids": list(certificate_ids)})
    return {certificate_id: (batch, programme) for certificate_id, batch, programme in rows}


def _first(params: Mapping[str, Any], name: str) -> str:
    value = params.get(name) or ""
    return value[0] if isinstance(value, list) else value


def _bounded(rows: QuerySet[Any]) -> StatusCount:
    """How many rows there are; of many only that there are more."""
    number = rows[: MOST + 1].count()
    return StatusCount(min(number, MOST), at_least=number > MOST)


def _sum(counts: Sequence[StatusCount]) -> StatusCount:
    return StatusCount(
        sum(each.number for each in counts),
        at_least=any(each.at_least for each in counts),
        rolled_up=any(each.rolled_up for each in counts),
    )


def _certificates(count: StatusCount) -> str:
    text = ngettext("%(count)s certificate", "%(count)s certificates", count.number)
    return text % {"count": _shown(count)}


def _shown(count: StatusCount | None) -> str:
    if count is None:
        return ""
    number = number_format(count.number, force_grouping=True)
    return f"{number}+" if count.at_least else f"≈ {number}" if count.rolled_up else number


def _hint(count: StatusCount | None) -> str:
    """What a number that is not exact means."""
    if count is None:
        return ""
    if count.at_least:
        return gettext("There may be more: the newest are counted.")
    return gettext("As of some minutes ago.") if count.rolled_up else ""

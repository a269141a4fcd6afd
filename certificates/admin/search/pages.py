"""Find a certificate with one field, and export the list."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminTextInputWidget

from accounts.admin.foundation.active_membership import active_membership_of, for_active_issuer
from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.filters import read_days
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.jobs.operations.lifecycle import create_job
from accounts.jobs.operations.workbooks import MAX_WORKBOOK_ROWS
from accounts.scopes import Mode, Scope, roles_with
from certificates.jobs.list_export import EXPORT, parameters
from certificates.lifecycle import Status
from certificates.models import Certificate
from certificates.operations.search import by_term, lists
from certificates.operations.search.lists import CertificateFilters
from lib import ids

from .filters import days_to_period

EXPORTERS = roles_with(Scope.CERTIFICATES_READ)
MAX_FOUND = 200


class FindCertificateForm(forms.Form):
    """One search field, for typing or scanning."""

    term = forms.CharField(
        label=_("Identifier, number, serial number, product, batch, or holder"),
        max_length=300,
        widget=UnfoldAdminTextInputWidget(
            attrs={"autofocus": True, "autocomplete": "off", "spellcheck": "false"}
        ),
    )


class SearchAdmin(TenantAdmin):
    """Find and export certificates. The term is posted, because it may name a person."""

    list_before_template = "admin/certificates/certificate/list_tools.html"

    def get_urls(self) -> list[URLPattern]:
        own = [
            path("find/", self._page(self.find), name="certificates_certificate_find"),
            path("export/", self._page(self.export), name="certificates_certificate_export"),
        ]
        return [*own, *super().get_urls()]

    def _page(self, view: Any) -> Any:
        return for_active_issuer(self.admin_site.admin_view(view), self.admin_site.each_context)

    # --- find ---------------------------------------------------------------------------------

    def find(self, request: HttpRequest) -> HttpResponse:
        """Opens the certificate if the term finds one only, else shows all that it finds."""
        seat = active_membership_of(request)
        if seat is None or not self.has_view_permission(request):
            raise PermissionDenied
        form = FindCertificateForm(request.POST or None)
        certificates: Sequence[Any] | None = None
        if request.method == "POST" and form.is_valid():
            term = form.cleaned_data["term"]
            ids = by_term.by_term(seat.issuer.pk, term) or by_term.by_holder(seat.issuer.pk, term)
            if len(ids) == 1:
                return HttpResponseRedirect(_address(ids[0]))
            certificates = self._rows(request, ids)
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Find a certificate"),
            "form": form,
            "found": certificates,
            "most": by_term.MOST,
        }
        return TemplateResponse(request, "admin/certificates/certificate/find.html", context)

    def _rows(self, request: HttpRequest, ids: Sequence[UUID]) -> Sequence[Any]:
        rows = self.get_queryset(request).select_related("version").in_bulk(ids)
        return [rows[each] for each in ids if each in rows]

    # --- export -------------------------------------------------------------------------------

    def export(self, request: HttpRequest) -> HttpResponse:
        """Asks for confirmation, then starts the job that exports the list with its filters."""
        if not self.may(request, EXPORTERS):
            raise PermissionDenied
        back = f"{_list()}?{request.GET.urlencode()}"
        try:
            mode, job_parameters = self._asked(request)
            if request.method == "POST":
                return self._start(request, mode, job_parameters)
        except (ServiceError, ValidationError) as error:
            text = error.detail() if isinstance(error, ServiceError) else error.messages[0]
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(back)
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Export these certificates"),
            "mode": mode.label,
            "back": back,
            "rows": number_format(MAX_WORKBOOK_ROWS, force_grouping=True),
        }
        return TemplateResponse(request, "admin/certificates/certificate/export.html", context)

    def _start(
        self, request: HttpRequest, mode: Mode, job_parameters: dict[str, Any]
    ) -> HttpResponse:
        job = create_job(
            issuer_id=self.seat(request).issuer.pk,
            mode=mode,
            kind=EXPORT,
            actor=actor_of(request),
            now=timezone.now(),
            parameters=job_parameters,
        )
        self.message_user(
            request, _("The export has begun. Its results will stand here."), messages.SUCCESS
        )
        return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))

    def _asked(self, request: HttpRequest) -> tuple[Mode, dict[str, Any]]:
        """The mode and the job's parameters, from the filters in the list's URL.

        Raises CertificateFilterTooBroad, and ValidationError for a search in both modes.
        """
        issuer, query = self.seat(request).issuer, request.GET
        until_first, until_last = read_days(query, "valid_until")
        code, status = query.get("type__id__exact", ""), query.get("status", "")
        filters = CertificateFilters(
            type_id=ids.parse_number(code),
            status=Status(status) if status in Status.values else None,
            issued=days_to_period(*read_days(query, "issued_at"), issuer.time_zone),
            valid_until_from=until_first,
            valid_until_to=until_last,
        )
        term = query.get("q", "").strip()
        certificate_ids = by_term.by_term(issuer.pk, term, limit=MAX_FOUND) if term else None
        if query.get("mode") in Mode.values:
            mode = Mode(query["mode"])
        else:
            mode = _mode_of(issuer.pk, certificate_ids or (), filters)
        lists.select(issuer_id=issuer.pk, mode=mode, filters=filters, now=timezone.now())
        return mode, parameters(filters, certificate_ids)


def _mode_of(issuer_id: UUID, certificate_ids: Sequence[UUID], filters: CertificateFilters) -> Mode:
    """The mode of the certificates that a search shows; live if it shows none.

    Raises ValidationError if it shows both modes: a job has only one.
    """
    rows = Certificate.objects.for_issuer(issuer_id).filter(pk__in=certificate_ids)
    shown = rows.filter(lists.conditions(filters, timezone.now()))
    modes = set(shown.values_list("mode", flat=True))
    if len(modes) > 1:
        raise ValidationError(
            _("Choose live certificates, or test certificates: not both at once.")
        )
    return Mode(modes.pop()) if modes else Mode.LIVE


def _address(certificate_id: UUID) -> str:
    return reverse("admin:certificates_certificate_change", args=[certificate_id])


def _list() -> str:
    return reverse("admin:certificates_certificate_changelist")

"""Find a certificate with one field, filter the list of certificates, and export it."""

from collections.abc import Sequence
from datetime import date
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import badge
from accounts.back_office.tenancy import DaysFilter, TenantAdmin, read_days
from accounts.errors import ServiceError
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.files import MAX_WORKBOOK_ROWS
from accounts.jobs.operations import create_job
from accounts.models import Issuer
from accounts.scopes import Mode, Scope, Standing, roles_with
from certificates.lifecycle import Status, has_status
from certificates.models import Certificate, Erasure
from lib import ids
from lib.dates import end_of_day, start_of_day

from . import lists, operations as search
from .jobs import EXPORT, parameters
from .lists import CertificateFilters, Period, column_conditions

STATUS_COLOURS = {
    Status.ACTIVE: "success",
    Status.PENDING: "info",
    Status.NOT_YET_VALID: "info",
    Status.SUSPENDED: "warning",
    Status.EXPIRED: "warning",
    Status.SUPERSEDED: "warning",
    Status.REVOKED: "danger",
}


def status_badge(status: Status, issuer: Issuer) -> SafeString:
    """The badge of what a certificate is worth now: the word that its public page begins with."""
    if status is Status.ACTIVE and issuer.standing == Standing.FRAUD:
        return badge(_("Not trustworthy"), "danger")
    return badge(status.label, STATUS_COLOURS[status])


MAX_ERASURES = 1000  # requests that the filter looks at


class StatusFilter(admin.SimpleListFilter):
    """By status: the state, and for active ones also the dates."""

    title = _("status")
    parameter_name = "status"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Status.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        value = self.value()
        if value not in Status.values:
            return queryset
        return queryset.filter(_shown_as(Status(value), request))


def _shown_as(status: Status, request: HttpRequest) -> Q:
    """`has_status`, where test certificates go by the issuer's test clock."""
    membership, now = active_membership_of(request), timezone.now()
    if membership is None or not membership.issuer.test_clock_ahead:
        return has_status(status, now)
    return Q(has_status(status, now), mode=Mode.LIVE) | Q(
        has_status(status, membership.issuer.certificate_time(Mode.TEST, now)), mode=Mode.TEST
    )


class ErasureFilter(admin.SimpleListFilter):
    """Certificates that will be erased, or were; the newest requests of the issuer."""

    title = _("erasure")
    parameter_name = "erasure"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("pending", _("Will be erased")), ("erased", _("Erased"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        membership, value = active_membership_of(request), self.value()
        if membership is None or value not in dict(self.lookup_choices):
            return queryset
        erasures = Erasure.objects.for_issuer(membership.issuer.pk).filter(undone_at=None)
        newest = erasures.filter(erased_at__isnull=value == "pending").order_by("-id")
        erasure_ids = list(newest.values_list("pk", flat=True)[:MAX_ERASURES])
        return queryset.filter(erasure__in=erasure_ids, erased_at__isnull=value == "pending")

    def label(self) -> str | Promise | None:
        """What is chosen."""
        return dict(self.lookup_choices).get(self.value() or "")


class ConditionsFilter(DaysFilter):
    """Base of filters by days: from one day to another."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        # A search without a mode shows both; few rows are left then, so no index is missed.
        chosen = self.request.GET.get("mode") or ("" if self.request.GET.get("q") else Mode.LIVE)
        mode = Mode.LIVE if chosen == Mode.LIVE else Mode.TEST
        return queryset.filter(
            column_conditions(self.filters_for(first, last), mode, timezone.now())
        )

    def filters_for(self, first: date | None, last: date | None) -> CertificateFilters:
        """The filters for these two days."""
        raise NotImplementedError


class IssuedFilter(ConditionsFilter):
    """By the day of issue."""

    def filters_for(self, first: date | None, last: date | None) -> CertificateFilters:
        return CertificateFilters(
            issued=days_to_period(first, last, timezone.get_current_timezone_name())
        )


class ValidUntilFilter(ConditionsFilter):
    """By the last day of validity."""

    def filters_for(self, first: date | None, last: date | None) -> CertificateFilters:
        return CertificateFilters(valid_until_from=first, valid_until_to=last)


def days_to_period(first: date | None, last: date | None, zone: str) -> Period:
    """The period from the start of one day to the end of another."""
    return Period(
        start=start_of_day(first, zone) if first else None,
        end=end_of_day(last, zone) if last else None,
    )


EXPORTERS = roles_with(Scope.CERTIFICATES_READ)
MAX_FOUND = 200


class FindCertificateForm(BackOfficeForm):
    """One search field, for typing or scanning."""

    term = forms.CharField(
        label=_("Identifier, number, serial number, product, batch, or holder"),
        max_length=300,
        widget=forms.TextInput(
            attrs={"autofocus": True, "autocomplete": "off", "spellcheck": "false"}
        ),
    )


def find(model_admin: TenantAdmin, request: HttpRequest) -> HttpResponse:
    """Opens the certificate if the term finds one only, else lists all that it finds."""
    membership = active_membership_of(request)
    if membership is None or not model_admin.has_view_permission(request):
        raise PermissionDenied
    form = FindCertificateForm(request.POST or None)
    certificates: Sequence[Any] | None = None
    if request.method == "POST" and form.is_valid():
        issuer_id, term = membership.issuer.pk, form.cleaned_data["term"]
        holders: list[UUID] = []
        if not (pks := search.by_value(issuer_id, term)):
            pks, holders = search.by_part(issuer_id, term), search.by_holder(issuer_id, term)
        if len(pks) > 1 and not holders:  # a list's URL never names a holder
            return HttpResponseRedirect(f"{model_admin.list_url(request)}?{urlencode({'q': term})}")
        pks = list(dict.fromkeys([*holders, *pks]))
        rows = model_admin.get_queryset(request).select_related("version").in_bulk(pks)
        if len(pks) == 1:
            address = reverse("admin:certificates_certificate_change", args=[pks[0]])
            return HttpResponseRedirect(address)
        certificates = [
            (rows[pk], status_badge(rows[pk].status, membership.issuer)) for pk in pks if pk in rows
        ]
    return model_admin.page(
        request,
        "admin/certificates/certificate/find.html",
        _("Find a certificate"),
        form=form,
        certificates=certificates,
        most=search.MAX_FOUND,
    )


def export(model_admin: TenantAdmin, request: HttpRequest) -> HttpResponse:
    """Asks for confirmation, then starts the job that exports the list with its filters."""
    if not model_admin.may(request, EXPORTERS):
        raise PermissionDenied
    back = f"{model_admin.list_url(request)}?{request.GET.urlencode()}"
    try:
        mode, job_parameters = _read_filters(model_admin, request)
        if request.method == "POST":
            return _start(model_admin, request, mode, job_parameters, back)
    except (ServiceError, ValidationError) as error:
        text = error.detail() if isinstance(error, ServiceError) else error.messages[0]
        model_admin.message_user(request, text, messages.ERROR)
        return HttpResponseRedirect(back)
    return model_admin.page(
        request,
        "admin/certificates/certificate/export.html",
        _("Export these certificates"),
        mode=mode.label,
        back=back,
        rows=number_format(MAX_WORKBOOK_ROWS, force_grouping=True),
    )


def _start(
    model_admin: TenantAdmin,
    request: HttpRequest,
    mode: Mode,
    job_parameters: dict[str, Any],
    back: str,
) -> HttpResponse:
    context = model_admin.request_context(request, mode)
    job = create_job(context=context, kind=EXPORT, parameters=job_parameters)
    model_admin.message_user(
        request, _("The export has begun. Its results will stand here."), messages.SUCCESS
    )
    return redirect_to_job(job, back=back)


def _read_filters(model_admin: TenantAdmin, request: HttpRequest) -> tuple[Mode, dict[str, Any]]:
    """The mode and the job's parameters, from the filters in the list's URL.

    Raises CertificateFilterTooBroad, and ValidationError for a search in both modes.
    """
    issuer, query = model_admin.membership(request).issuer, request.GET
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
    certificate_ids = search.by_term(issuer.pk, term, limit=MAX_FOUND) if term else None
    if query.get("mode") in Mode.values:
        mode = Mode(query["mode"])
    else:
        mode = _mode_of(issuer, certificate_ids or (), filters)
    now = issuer.certificate_time(mode, timezone.now())
    lists.select(issuer_id=issuer.pk, mode=mode, filters=filters, now=now)
    return mode, parameters(filters, certificate_ids)


def _mode_of(issuer: Issuer, certificate_ids: Sequence[UUID], filters: CertificateFilters) -> Mode:
    """The mode of the certificates that a search shows; live if it shows none.

    Raises ValidationError if it shows both modes: a job has only one.
    """
    now = timezone.now()
    conditions = {
        mode: lists.column_conditions(filters, mode, issuer.certificate_time(mode, now))
        for mode in Mode
    }
    modes = {
        mode
        for mode, condition in conditions.items()
        if Certificate.objects.for_issuer(issuer.pk, mode)
        .filter(condition, pk__in=certificate_ids)
        .exists()
    }
    if len(modes) > 1:
        raise ValidationError(
            _("Choose live certificates, or test certificates: not both at once.")
        )
    return modes.pop() if modes else Mode.LIVE

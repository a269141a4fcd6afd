"""The overview of a program or a cohort: numbers, charts, and its class list as a file."""

from collections.abc import Iterable
from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import (
    FileResponse,
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    HttpResponseRedirect,
)
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.http import content_disposition_header
from django.utils.text import get_valid_filename
from django.utils.translation import gettext_lazy as _, ngettext

from accounts.back_office.audited import row_button
from accounts.back_office.charts import Bars, Chart, daily_chart
from accounts.errors import ServiceError
from accounts.jobs.admin import redirect_to_job
from accounts.scopes import STAFF, Mode
from edu.back_office import EduAdmin
from edu.enrolments.jobs import (
    COLUMNS,
    audit_export,
    class_list_filter,
    export_line,
    listed_enrolments,
    start_list_export,
)
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Program
from lib.tables.writing import WORKBOOK, csv_for_people, csv_lines, workbook

from . import operations as overview
from .operations import EnrolmentCounts, EnrolmentOverview

MAX_ROWS = 2000  # lines that are written at once; longer lists are written by a job
LATEST = 12  # cohorts in the table of a program
CSV = "csv"
COLOURS = {
    EnrolmentStatus.ENROLLED: "var(--color-primary-400)",
    EnrolmentStatus.COMPLETED: "var(--color-green-600)",
    EnrolmentStatus.FAILED: "var(--color-red-600)",
    EnrolmentStatus.WITHDRAWN: "var(--color-base-400)",
}
WIDE = {"maxBarThickness": 40}
ByName = Iterable[tuple[Cohort, EnrolmentCounts]]


class OverviewPages(EduAdmin):
    """Open to people who may see the program or the cohort."""

    @row_button(description=_("Overview"), url_path="overview", icon="monitoring")
    def overview_of(self, request: HttpRequest, row: Program | Cohort) -> HttpResponseBase:
        if not self.has_view_permission(request, row):
            raise PermissionDenied
        mode = self._mode(request, row)
        if request.method == "POST":
            return self._export(request, row, mode)
        return self._overview_page(request, row, mode)

    @staticmethod
    def _mode(request: HttpRequest, row: Program | Cohort) -> Mode:
        """The cohort's mode; for a program, which both modes share, the requested one."""
        if isinstance(row, Cohort):
            return Mode(row.mode)
        return Mode.TEST if request.GET.get("mode") == Mode.TEST else Mode.LIVE

    def _overview_page(
        self, request: HttpRequest, row: Program | Cohort, mode: Mode
    ) -> HttpResponse:
        now, cohorts = timezone.now(), list[tuple[Cohort, EnrolmentCounts]]()
        if isinstance(row, Cohort):
            counted = overview.cohort_overview(row, now=now)
        else:
            counted = overview.program_overview(row, mode, now=now)
            cohorts = self._cohorts(row, mode)
        return self.page(
            request,
            "admin/edu/overview/overview.html",
            _("Overview of %(name)s") % {"name": row},
            original=row,
            numbers=_numbers(counted),
            charts=_charts(counted, cohorts),
            cohorts=cohorts,
            modes=() if isinstance(row, Cohort) else Mode.choices,
            mode=mode.value,
            back=self.change_url(request, row),
        )

    def _cohorts(self, program: Program, mode: Mode) -> list[tuple[Cohort, EnrolmentCounts]]:
        """The newest cohorts, with their counts."""
        rows = Cohort.objects.for_issuer(program.issuer_id, mode).filter(program=program)
        latest = list(rows.order_by("-pk")[:LATEST])
        counts = overview.counts_by_cohort(program, mode, latest)
        return [(cohort, counts.get(cohort.pk, EnrolmentCounts())) for cohort in latest]

    # --- the list as a file -----------------------------------------------------------------------

    def _export(self, request: HttpRequest, row: Program | Cohort, mode: Mode) -> HttpResponseBase:
        """The file at once, in the order of a class list; a long one is written by a job."""
        context = self.request_context(request, mode)
        cohort = row if isinstance(row, Cohort) else None
        program = row.program if isinstance(row, Cohort) else row
        list_filter = class_list_filter(program, cohort, context=context)
        rows = listed_enrolments(context.issuer.id, mode, list_filter)
        names = ("cohort__code", "recipient__family_name", "recipient__given_name", "attempt")
        enrolments = list(rows.order_by(*names, "pk")[: MAX_ROWS + 1])
        if len(enrolments) > MAX_ROWS:
            return self._start(request, program, cohort, list_filter, mode)
        audit_export(context=context, row=row, rows=len(enrolments))
        lines = (export_line(each, now=context.certificate_time) for each in enrolments)
        content = csv_lines([COLUMNS, *lines])
        parts = (program.code, cohort.code if cohort else "")
        name = get_valid_filename("-".join(part for part in parts if part))
        if request.POST.get("form") == WORKBOOK:
            file = workbook([content])
            return FileResponse(file, as_attachment=True, filename=f"{name}.{WORKBOOK}")
        disposition = content_disposition_header(True, f"{name}.{CSV}")  # noqa: FBT003
        return HttpResponse(
            csv_for_people([content]),
            content_type="text/csv; charset=utf-8",
            headers={"Content-Disposition": str(disposition)},
        )

    def _start(
        self,
        request: HttpRequest,
        program: Program,
        cohort: Cohort | None,
        list_filter: Any,
        mode: Mode,
    ) -> HttpResponse:
        if self.membership(request).role not in STAFF:
            text = _("This list is too long for here. Ask an owner or an administrator for it.")
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(request.get_full_path())
        context = self.request_context(request, mode)
        try:
            job = start_list_export(
                context=context, program=program, cohort=cohort, list_filter=list_filter
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(request.get_full_path())
        text = _("The export has begun. Its results will stand here.")
        self.message_user(request, text, messages.SUCCESS)
        return redirect_to_job(job)


def _numbers(counted: EnrolmentOverview) -> list[tuple[Any, int, str]]:
    """The numbers, each with the status whose colour it has in the chart."""
    people = counted.people
    by_status = [(each.label, getattr(people, each.value), each.value) for each in COLOURS]
    return [
        *by_status,
        (_("Certificates issued"), people.issued, ""),
        (_("Checked by the public"), counted.verified, ""),
    ]


def _charts(counted: EnrolmentOverview, cohorts: ByName) -> list[Chart]:
    return [_by_cohort(cohorts) if cohorts else _by_status(counted.people), _checks(counted)]


def _by_status(people: EnrolmentCounts) -> Chart:
    labels = [str(status.label) for status in COLOURS]
    values = [getattr(people, status.value) for status in COLOURS]
    bars = Bars(str(_("people")), values, tuple(COLOURS.values()))
    return Chart(
        title=str(_("Status")),
        summary=_completed(people),
        axis=str(_("Status")),
        labels=labels,
        bars=[bars],
        options=WIDE,
    )


def _by_cohort(cohorts: ByName) -> Chart:
    """A column for each cohort, the oldest first."""
    ordered = list(cohorts)[::-1]
    rows = [
        Bars(
            str(status.label), [getattr(p, status.value) for _c, p in ordered], colour, stack="all"
        )
        for status, colour in COLOURS.items()
    ]
    names = [cohort.code for cohort, _people in ordered]
    together = EnrolmentCounts(
        **{
            name: sum(getattr(people, name) for _c, people in ordered)
            for name in ("enrolled", "completed", "withdrawn", "failed", "issued")
        }
    )
    return Chart(
        title=str(_("The latest cohorts")),
        summary=_completed(together),
        axis=str(_("Cohort")),
        labels=names,
        bars=rows,
        options=WIDE,
    )


def _completed(people: EnrolmentCounts) -> str:
    text = ngettext(
        "%(done)s of %(count)s attempt was completed",
        "%(done)s of %(count)s attempts were completed",
        people.total,
    )
    return text % {"done": _grouped(people.completed), "count": _grouped(people.total)}


def _checks(counted: EnrolmentOverview) -> Chart:
    lately = sum(amount for _day, amount in counted.days)
    text = ngettext(
        "About %(count)s check by the public in the last %(days)s days",
        "About %(count)s checks by the public in the last %(days)s days",
        lately,
    )
    summary = text % {"count": _grouped(lately), "days": overview.DAYS}
    return daily_chart(str(_("Checked by the public")), summary, counted.days)


def _grouped(number: int) -> str:
    return number_format(number, force_grouping=True)

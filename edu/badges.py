"""Badges, links and texts that several pages of EDU show."""

from collections.abc import Iterable, Mapping, Sequence

from django.contrib import admin
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.admin.foundation.badges import badge
from certificates.domain.lifecycle import Status
from certificates.models import Certificate
from certificates.rendering.values import graded
from edu import grades
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment

STATUS_COLOURS = {
    EnrolmentStatus.ENROLLED: "info",
    EnrolmentStatus.COMPLETED: "success",
    EnrolmentStatus.FAILED: "danger",
}
GOOD = Status.ACTIVE


def status_badge(status: str) -> SafeString:
    """The badge of an enrolment's status."""
    value = EnrolmentStatus(status)
    return badge(value.label, STATUS_COLOURS.get(value, ""))


def certificate_link(certificate: Certificate | None) -> SafeString:
    """A link to the certificate, with its present status."""
    if certificate is None:
        return mark_safe("–")
    address = reverse("admin:certificates_certificate_change", args=[certificate.pk])
    state = badge(certificate.status.label, "success" if certificate.status is GOOD else "danger")
    link = '<a class="text-link" href="{}">{}</a> {}'
    return format_html(link, address, certificate, state)


def results_table(results: Sequence[Mapping[str, str | None]]) -> SafeString:
    """The results of each module as a table, as the transcript has them."""
    html = render_to_string("admin/edu/results.html", {"results": results})
    return html if results else SafeString("–")


def one_per_line(texts: Iterable[object]) -> SafeString:
    """Texts, each on a line of its own."""
    return format_html_join(mark_safe("<br>"), "{}", ((each,) for each in texts)) or mark_safe("–")


@admin.display(description=gettext_lazy("grade"))
def shown_grade(enrolment: Enrolment) -> str:
    """The grade with the decimal mark of the active language."""
    return graded(enrolment.grade)


def scale_text(scale: grades.Scale) -> str:
    """The grades of a scale as a text."""
    named = (str(grades.PASS_FAIL_LABELS.get(each, each)) for each in scale.choices)
    return ", ".join(named) or scale.expected


def passing_text(scale: grades.Scale) -> str:
    """Which grades of a scale pass; empty where the grades themselves say it."""
    match scale:
        case grades.NumericScale():
            lower = _("%(mark)s or less passes.")
            text = lower if scale.better == "lower" else _("%(mark)s or more passes.")
            return text % {"mark": scale.pass_mark}
        case grades.LabelScale():
            passing = ", ".join(each.label for each in scale.labels if each.passed)
            return _("Passed with: %(grades)s.") % {"grades": passing}
    return ""

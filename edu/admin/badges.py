"""Small pieces that several pages of EDU show."""

from collections.abc import Iterable, Mapping, Sequence

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from accounts.admin.foundation.badges import badge
from certificates.lifecycle import Status
from certificates.models import Certificate
from edu import grades
from edu.lifecycle import EnrolmentStatus

STATUS_COLOURS = {
    EnrolmentStatus.ENROLLED: "info",
    EnrolmentStatus.COMPLETED: "success",
    EnrolmentStatus.FAILED: "danger",
}
GOOD = Status.ACTIVE


def status_badge(status: str) -> SafeString:
    """What has become of an enrolment."""
    found = EnrolmentStatus(status)
    return badge(found.label, STATUS_COLOURS.get(found, ""))


def certificate_link(certificate: Certificate | None) -> SafeString:
    """The certificate, with the status that it has at this moment."""
    if certificate is None:
        return mark_safe("–")
    address = reverse("admin:certificates_certificate_change", args=[certificate.pk])
    state = badge(certificate.status.label, "success" if certificate.status is GOOD else "danger")
    link = '<a class="text-link" href="{}">{}</a> {}'
    return format_html(link, address, certificate, state)


def results_table(results: Sequence[Mapping[str, str | None]]) -> SafeString:
    """What was reached in each module, as the transcript has it."""
    html = render_to_string("admin/edu/results.html", {"results": results})
    return mark_safe(html if results else "–")  # noqa: S308  (a template's output)


def one_per_line(texts: Iterable[object]) -> SafeString:
    """Texts, one a line."""
    return format_html_join(mark_safe("<br>"), "{}", ((each,) for each in texts)) or mark_safe("–")


def scale_text(scale: grades.Scale) -> str:
    """The grades of a scale, for people."""
    named = (str(grades.PASS_FAIL_LABELS.get(each, each)) for each in scale.choices)
    return ", ".join(named) or scale.expected


def passing_text(scale: grades.Scale) -> str:
    """Which of its grades pass, where they do not say it themselves."""
    match scale:
        case grades.NumericScale():
            lower = _("%(mark)s or less passes.")
            text = lower if scale.better == "lower" else _("%(mark)s or more passes.")
            return text % {"mark": scale.pass_mark}
        case grades.LabelScale():
            passing = ", ".join(each.label for each in scale.labels if each.passed)
            return _("Passed with: %(grades)s.") % {"grades": passing}
    return ""

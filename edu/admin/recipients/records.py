"""The page of a recipient's record: all enrolments and certificates, with their status."""

from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action

from accounts.admin.foundation.active_membership import as_membership_row
from edu.admin.badges import certificate_link, status_badge
from edu.admin.permissions import EduAdmin
from edu.models import Enrolment
from edu.operations.recipients.records import record_of


class RecipientRecord(EduAdmin):
    """The record of a recipient, limited to the enrolments that the viewer may see."""

    @action(description=_("Record"), url_path="record", icon="history_edu")  # type: ignore[untyped-decorator]
    def record_of(self, request: HttpRequest, object_id: str) -> HttpResponse:
        recipient = self.get_object(request, unquote(object_id))
        if recipient is None:
            return self.is_gone(request, object_id)
        if not self.has_view_permission(request, recipient):
            raise PermissionDenied
        seat = self.seat(request)
        own = Enrolment.objects.for_issuer(seat.issuer.pk)
        seen = own.visible_to(as_membership_row(request, seat))
        entries = [
            (
                entry.enrolment,
                status_badge(entry.enrolment.status),
                [certificate_link(each) for each in entry.certificates],
            )
            for entry in record_of(recipient, enrolments=seen)
        ]
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "original": recipient,
            "title": _("Record of %(recipient)s") % {"recipient": recipient},
            "entries": entries,
        }
        return TemplateResponse(request, "admin/edu/recipient/record.html", context)

"""The page of a recipient's record: all enrolments and certificates, with their status."""

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.active_membership import as_membership_row
from accounts.admin.foundation.audited import row_button
from edu.back_office import EduAdmin
from edu.badges import certificate_link, status_badge
from edu.models import Enrolment, Recipient

from .records import record_of


class RecipientRecord(EduAdmin):
    """The record of a recipient, limited to the enrolments that the viewer may see."""

    @row_button(description=_("Record"), url_path="record", icon="history_edu")
    def record_of(self, request: HttpRequest, recipient: Recipient) -> HttpResponse:
        if not self.has_view_permission(request, recipient):
            raise PermissionDenied
        membership = self.membership(request)
        own = Enrolment.objects.for_issuer(membership.issuer.pk)
        seen = own.visible_to(as_membership_row(request, membership))
        entries = [
            (
                entry.enrolment,
                status_badge(entry.enrolment.status),
                [certificate_link(each) for each in entry.certificates],
            )
            for entry in record_of(recipient, enrolments=seen)
        ]
        return self.page(
            request,
            "admin/edu/recipient/record.html",
            _("Record of %(recipient)s") % {"recipient": recipient},
            original=recipient,
            entries=entries,
        )

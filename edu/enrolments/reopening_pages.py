"""Reopen an enrolment in the back office, and revoke its certificate with it."""

from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from certificates.admin.transitions.forms import TransitionForm
from certificates.domain.lifecycle import Action, State
from certificates.models import Certificate
from edu.back_office import EduAdmin
from edu.lifecycle import REOPENABLE_STATUSES
from edu.models import Enrolment

from . import reopening

NOTES = ("public_note", "note")


class ReopenForm(TransitionForm):
    """The reason. A certificate that stands is revoked with it; only then there are notes."""

    revoke = forms.BooleanField(
        label=_("Revoke its certificate"),
        help_text=_("For good: the public page says at once that it was withdrawn."),
        error_messages={
            "required": _("As long as its certificate is not revoked, nothing can be taken back.")
        },
    )

    def __init__(self, *args: Any, certificate: Certificate | None, **kwargs: Any) -> None:
        super().__init__(*args, action=Action.REVOKE, **kwargs)
        self.order_fields(["reason", "revoke", *NOTES])
        if not _stands(certificate):
            self.fields["reason"].help_text = ""
            for name in ("revoke", *NOTES):
                del self.fields[name]


class ReopenEnrolmentPage(ConfirmPage):
    """Asks why, then revokes the certificate and reopens the enrolment, or does neither."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.danger = _stands(self.row.certificate)
        self.button = _("Revoke and reopen") if self.danger else _("Reopen")

    def heading(self) -> Text:
        return _("Reopen the enrolment of %(recipient)s") % {"recipient": self.row.recipient}

    def objection(self) -> Text | None:
        if self.row.status in REOPENABLE_STATUSES:
            return None
        return _("Only what was completed or failed is reopened.")

    def describe(self, row: Enrolment) -> str:
        return f"{row.program} – {row.cohort}"

    def lines(self, form: ReopenForm) -> list[Text]:
        certificate = gettext("Certificate: %(certificate)s") % {
            "certificate": self.row.certificate
        }
        return [
            _(
                "What became of it is taken back: grade, day and results. It can then be completed anew."
            ),
            certificate if self.danger else "",
        ]

    def make_form(self, data: Any) -> ReopenForm:
        return ReopenForm(data, certificate=self.row.certificate)

    def perform(self, form: ReopenForm) -> Text:
        reopening.reopen(
            context=self.request_context(),
            enrolment_id=self.row.pk,
            explanation=form.explanation(),
            revoke=self.danger,
        )
        return _("The enrolment goes on.")


class ReopeningAdmin(EduAdmin):
    """The reopening of enrolments, for coordinators of the cohort or its program."""

    reopen_one = confirm_button(
        "reopen_one",
        ReopenEnrolmentPage,
        description=_("Reopen"),
        permissions=["withdraw"],
        url_path="reopen",
        icon="undo",
    )


def _stands(certificate: Certificate | None) -> bool:
    """Whether there is a certificate that has to be revoked."""
    return certificate is not None and certificate.state != State.REVOKED

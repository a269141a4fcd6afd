"""Mails to holders in the back office: what was sent, what waits, what did not arrive; send again, change address."""

from enum import StrEnum
from typing import Any

from django import forms
from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy as _

from accounts.audit.sentences import shown_rows
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button
from accounts.back_office.tenancy import TenantAdmin, UncountedList
from accounts.models import MailOutcome, OutgoingMail
from certificates.addresses import CertificatesPrefix
from certificates.lifecycle import IN_FORCE
from certificates.models import Certificate
from certificates.transitions.admin import TransitionsAdmin
from certificates.types.models import SubjectKind

from . import operations as holders
from .operations import KINDS, MAIL, REPLACED, REVOKED, contact_address

MAIL_TITLES = {
    MAIL: _("Link to the certificate"),
    REVOKED: _("News of its revocation"),
    REPLACED: _("News of its replacement"),
}


class MailState(StrEnum):
    """What became of a mail, as the filter calls it."""

    WAITING = "waiting"
    SENT = "sent"
    FAILED = "failed"
    OBSOLETE = "obsolete"


CONDITIONS = {
    MailState.WAITING: Q(sent_at=None, dropped_at=None),
    MailState.SENT: Q(sent_at__isnull=False, outcome=None),
    MailState.FAILED: Q(outcome__isnull=False),
    MailState.OBSOLETE: Q(dropped_at__isnull=False, outcome=None),
}


def mail_state(mail: OutgoingMail) -> SafeString:
    """What became of the mail, as a badge."""
    if mail.outcome:
        return badge(MailOutcome(mail.outcome).label, "danger")
    if mail.sent_at is not None:
        return badge(_("sent"), "success")
    if mail.dropped_at is not None:
        return badge(_("not sent"), "warning")
    return badge(_("waiting"), "info")


def mail_note(mail: OutgoingMail) -> str:
    """Why the mail was not sent, or what it waits for, and the codes that the mail server answered with."""
    if mail.sent_at is None and mail.dropped_at is None:
        return _waits_for(mail)
    if mail.sent_at is None and mail.outcome is None:
        return gettext(
            "No longer due: the certificate had changed, or no address is known that may be written to."
        )
    return mail.answer or ""


def mail_moment(mail: OutgoingMail) -> Any:
    """When it was sent or given up; of one that waits, when it was made."""
    return mail.sent_at or mail.dropped_at or mail.created_at


def _waits_for(mail: OutgoingMail) -> str:
    if mail.due_at is None:
        return gettext("It is sent once the certificate has been released.")
    if mail.due_at <= timezone.now():
        return ""
    moment = date_format(timezone.localtime(mail.due_at), "SHORT_DATETIME_FORMAT")
    next_try = gettext("Next attempt: %(moment)s") % {"moment": moment}
    return f"{next_try} · {mail.answer}" if mail.answer else next_try


class MailStateFilter(admin.SimpleListFilter):
    """By what became of the mail."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [
            (MailState.WAITING, _("waiting")),
            (MailState.SENT, _("sent")),
            (MailState.FAILED, _("did not arrive")),
            (MailState.OBSOLETE, _("no longer due")),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        value = self.value()
        if value is None:
            return queryset
        return (
            queryset.filter(CONDITIONS[MailState(value)])
            if value in list(MailState)
            else queryset.none()
        )


class MailKindFilter(admin.SimpleListFilter):
    """By what the mail says."""

    title = _("kind")
    parameter_name = "kind"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(MAIL_TITLES.items())

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(kind=self.value()) if self.value() else queryset


@admin.register(OutgoingMail)
class MailsToHoldersAdmin(UncountedList, TenantAdmin):
    """The mails about the issuer's certificates, newest first, along their index. Addresses are not shown."""

    empty_hint = _("A holder gets a mail where a certificate names an address and is to be sent.")
    list_display = ("moment", "about", "title", "shown_state", "note")
    list_display_links = ("moment",)
    list_filter = (MailStateFilter, MailKindFilter)
    list_select_related = ("issuer",)
    sortable_by = ()
    ordering = ("-id",)
    actions = None
    fields = ("about", "title", "shown_state", "note", "moment", "created_at", "attempts")
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).filter(kind__in=KINDS).defer("recipient", "details")

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        named = {"title": _("Mails to holders"), **(extra_context or {})}
        response: HttpResponse = super().changelist_view(request, named)
        return response

    def row_title(self, obj: OutgoingMail) -> str:
        return str(MAIL_TITLES[obj.kind])

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        self._attach_certificates(request, changelist.result_list)
        return changelist

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> OutgoingMail | None:
        mail: OutgoingMail | None = super().get_object(request, object_id, from_field)
        if mail is not None:
            self._attach_certificates(request, [mail])
        return mail

    def _attach_certificates(self, request: HttpRequest, mails: Any) -> None:
        """Sets `shown_certificate` on each mail, by one query; None once a test certificate was removed."""
        subjects = {mail.subject for mail in mails}
        issuer_id = self.membership(request).issuer.pk
        shown = shown_rows(CertificatesPrefix.CERTIFICATE, issuer_id, subjects) if subjects else {}
        for mail in mails:
            mail.shown_certificate = shown.get(mail.subject)

    @admin.display(description=_("certificate"))
    def about(self, mail: Any) -> SafeString | str:
        return mail.shown_certificate.html() if mail.shown_certificate else "–"

    @admin.display(description=_("mail"))
    def title(self, mail: OutgoingMail) -> str:
        return str(MAIL_TITLES[mail.kind])

    @admin.display(description=_("state"))
    def shown_state(self, mail: OutgoingMail) -> SafeString:
        return mail_state(mail)

    @admin.display(description=_("why, and the mail server’s answer"))
    def note(self, mail: OutgoingMail) -> str:
        return mail_note(mail) or "–"

    @admin.display(description=_("when"))
    def moment(self, mail: OutgoingMail) -> str:
        return date_format(timezone.localtime(mail_moment(mail)), "SHORT_DATETIME_FORMAT")


class SendToHolderPage(ConfirmPage):
    """Shows the address that the mail goes to, and has it sent."""

    title = _("Send the link to the holder?")
    button = _("Send")
    danger = False

    def lines(self, form: None) -> list[Text]:
        address = contact_address(self.row)
        if address is None:
            return [gettext("No mails are sent: no address is known.")]
        return [gettext("The e-mail goes to %(address)s.") % {"address": address}]

    def perform(self, form: None) -> Text:
        holders.notify(
            context=self.request_context(),
            certificate_id=self.row.pk,
        )
        return gettext("The holder will get the link by e-mail in a moment.")


class AddressForm(BackOfficeForm):
    """The address that mails go to; empty: none are sent."""

    email = forms.EmailField(
        label=_("E-mail address"),
        max_length=254,
        required=False,
        widget=forms.EmailInput(attrs={"autocomplete": "off"}),
        help_text=_("Leave it empty, and no mails are sent any more."),
    )


class ChangeAddressPage(ConfirmPage):
    """Changes the address that mails about this certificate go to."""

    title = _("Change the holder’s address")
    button = _("Save")
    danger = False

    def make_form(self, data: Any) -> AddressForm:
        return AddressForm(data, initial={"email": contact_address(self.row)})

    def lines(self, form: Any) -> list[Text]:
        return [_("Mails go there from now on. What was certified stays as it is.")]

    def perform(self, form: Any) -> Text:
        holders.change_contact(
            context=self.request_context(),
            certificate_id=self.row.pk,
            email=form.cleaned_data["email"] or None,
        )
        return _("The address was changed.")


class HolderMailAdmin(TransitionsAdmin):
    """The transitions, a mail to the holder, and the address that it goes to."""

    actions_detail = (*TransitionsAdmin.actions_detail, "notify_one", "contact_one")
    contact_one = confirm_button(
        "contact_one",
        ChangeAddressPage,
        description=_("Change the holder’s address"),
        permissions=["move"],
        url_path="contact",
        icon="alternate_email",
    )
    notify_one = confirm_button(
        "notify_one",
        SendToHolderPage,
        description=_("Send to the holder"),
        permissions=["move"],
        url_path="notify",
        icon="mail",
    )

    def closed_paths(self, request: HttpRequest, certificate: Certificate) -> set[str]:
        """No mail without an address, or about a certificate that is not in force; no address of a thing."""
        closed = super().closed_paths(request, certificate)
        if certificate.state not in IN_FORCE or not contact_address(certificate):
            closed.add("notify")
        if not speaks_of_somebody(certificate):
            closed.add("contact")
        return closed


def speaks_of_somebody(certificate: Certificate) -> bool:
    """Whether the type is for persons, or a holder's name or address is given."""
    named = certificate.holder_name or certificate.holder_email
    return bool(named) or certificate.version.kind == SubjectKind.PERSON

"""Find, export and erase the data held on a person: preview, request, and undo for seven days."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import Count
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import CONFIRMED, ConfirmPage, Text, badge, confirm_button
from accounts.back_office.reauthentication import reauthenticated
from accounts.errors import ServiceError
from accounts.jobs.admin import redirect_to_job
from accounts.scopes import Mode, Role, Scope, roles_with
from certificates.addresses import CertificatesPrefix
from certificates.holders.admin import speaks_of_somebody
from certificates.holders.operations import count_of_mails
from certificates.models import Certificate
from certificates.transitions.admin import TransitionsAdmin
from certificates.watching import operations as watching
from lib import ids

from . import operations as erasure
from .operations import retain_until


class ErasePage(ConfirmPage):
    """Shows the data that is erased, and requests the erasure: of certificates, or by an app above."""

    button = _("Erase in seven days")

    def affected(self) -> tuple[Any, date | None]:
        """The data that is erased, and the day until which it must be kept. Raises ServiceError."""
        raise NotImplementedError

    def start(self) -> datetime:
        """Requests the erasure. Returns when it is carried out. Raises ServiceError."""
        raise NotImplementedError

    def context(self, form: None) -> Mapping[str, Any]:
        seen, until = self.affected()
        retained = until if until and until >= timezone.localdate() else None
        return {"seen": seen, "retained": retained, "button": "" if retained else self.button}

    def perform(self, form: None) -> Text:
        text = gettext(
            "The data will be erased in seven days (%(when)s). Until then this can be undone."
        )
        return text % {"when": _shown(self.start())}


class UndoErasurePage(ConfirmPage):
    """Undoes the request to erase."""

    title = _("Undo the erasure? Everything is shown again as before.")
    button = _("Undo the erasure")
    cancel_label = _("Change nothing")

    def undo(self) -> None:
        """Undoes the erasure. Raises ServiceError."""
        raise NotImplementedError

    def perform(self, form: None) -> Text:
        self.undo()
        return gettext("The erasure was undone. Everything is shown again.")


class EraseHolderPage(ErasePage):
    """Shows all certificates that are reached, and requests their erasure."""

    title = _("Erase the data of the holder?")
    template = "admin/certificates/certificate/erase.html"

    def affected(self) -> tuple[erasure.ErasurePreview, date | None]:
        seen = erasure.preview(**self.chosen())
        return seen, seen.retain_until

    def context(self, form: None) -> Mapping[str, Any]:
        context = super().context(form)
        return {**context, "chosen": [row.pk for row, _until in context["seen"].certificates]}

    def start(self) -> datetime:
        return erasure.request(**self.chosen()).execute_at

    def is_posted(self) -> bool:
        """The page of a person posts here, too, before anything is confirmed."""
        return CONFIRMED in self.request.POST

    def chosen(self) -> dict[str, Any]:
        """The certificates, as the operations take them."""
        return {
            "context": self.request_context(),
            "certificate_ids": [row.pk for row in self.rows],
        }


class UndoHolderErasurePage(UndoErasurePage):
    """Undoes the erasure of a certificate and its supersede chain."""

    def objection(self) -> Text | None:
        if self.row.erases_at is None:
            return gettext("No erasure of this certificate is pending.")
        return None

    def undo(self) -> None:
        erasure.undo(context=self.request_context(), certificate_id=self.row.pk)


@reauthenticated("erase_one")
class ErasureAdmin(TransitionsAdmin):
    """The buttons to erase and to undo; a certificate's page shows the one that applies."""

    erasers = roles_with(Scope.PRIVACY_MANAGE)
    erase_one = confirm_button(
        "erase_one",
        EraseHolderPage,
        description=_("Erase the holder’s data"),
        permissions=["erase"],
        url_path="erase",
        icon="ink_eraser",
        variant=ActionVariant.DANGER,
    )
    undo_erasure_one = confirm_button(
        "undo_erasure_one",
        UndoHolderErasurePage,
        description=_("Undo the erasure"),
        permissions=["erase"],
        url_path="undo-erasure",
        icon="undo",
        variant=ActionVariant.PRIMARY,
    )

    def has_erase_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.erasers, obj)

    def closed_paths(self, request: HttpRequest, certificate: Certificate) -> set[str]:
        """Erase or undo. Neither if the content is erased or contains no personal data."""
        closed = super().closed_paths(request, certificate)
        if certificate.erasure_id or certificate.erased_at or not speaks_of_somebody(certificate):
            closed.add("erase")
        if certificate.erasure_id is None or certificate.erased_at:
            closed.add("undo-erasure")
        return closed


def pending_erasure(erases_at: datetime | None) -> SafeString | str:
    """A badge with the time at which data will be erased; a dash if no erasure is pending."""
    if erases_at is None:
        return "–"
    text = gettext("Will be erased on %(when)s") % {"when": _shown(erases_at)}
    return badge(text, "warning")


def _shown(moment: Any) -> str:
    return date_format(timezone.localtime(moment), "SHORT_DATETIME_FORMAT")


READERS = frozenset({Role.OWNER, Role.ADMIN})
MAX_SHOWN = 200
TEMPLATE = "admin/certificates/certificate/person.html"


@dataclass(frozen=True, slots=True)
class PersonSection:
    """What another app shows on this page: `find` reads its rows of one issuer and mode, and the
    `template` shows them as `rows`.
    """

    template: str
    find: Callable[[UUID, Mode, dict[str, str]], Iterable[Any]]


_PARTS = [PersonSection("admin/certificates/certificate/watched.html", watching.watched_by)]


def register_person_section(part: PersonSection) -> None:
    """Adds a section of another app to the page."""
    _PARTS.append(part)


class PersonForm(BackOfficeForm):
    """The person to look for. Posted, so that no URL names a person."""

    term = forms.CharField(
        label=_("E-mail address, whole name, or identifier of a certificate"),
        max_length=254,
        widget=forms.TextInput(
            attrs={"autofocus": True, "autocomplete": "off", "spellcheck": "false"}
        ),
    )

    def person(self) -> dict[str, str]:
        """The person as the operations take it."""
        term: str = self.cleaned_data["term"]
        if "@" in term:
            return {"holderEmail": term}
        certificate_id = ids.parse_lenient(
            CertificatesPrefix.CERTIFICATE, term.rstrip("/").rpartition("/")[2]
        )
        return {"certificateId": str(certificate_id)} if certificate_id else {"holderName": term}


class ErasePersonPage(EraseHolderPage):
    """The same for the certificates that were chosen on the page of a person."""

    def back_url(self) -> str:
        return _here()

    def next_url(self) -> str:
        return _here()


@reauthenticated("erase_person")
class PersonAdmin(ErasureAdmin):
    """The page of a person, and its export and erasure."""

    def get_urls(self) -> list[URLPattern]:
        pages = [
            self.page_path("person/", self.person, "person"),
            self.page_path("person/export/", self.export_person, "person_export"),
            self.page_path("person/erase/", self.erase_person, "person_erase"),
            self.page_path("person/unwatch/", self.forget_address, "person_unwatch"),
        ]
        return [*pages, *super().get_urls()]

    def person(self, request: HttpRequest) -> HttpResponse:
        """All that is held on the person, in both modes."""
        self._require_reader(request)
        form = PersonForm(request.POST or None)
        certificates: Sequence[tuple[Certificate, date | None]] | None = None
        parts: Sequence[tuple[str, Sequence[Any]]] = ()
        if request.method == "POST" and form.is_valid():
            certificates = self._certificates(request, form.person())
            parts = self._sections(request, form.person())
        return self.page(
            request,
            TEMPLATE,
            _("Data of a person"),
            form=form,
            certificates=certificates,
            parts=parts,
            most=MAX_SHOWN,
            may_export=self.may(request, READERS),
            may_erase=self.may(request, self.erasers),
            by_name=self._is_unsure(form, certificates, parts),
        )

    def _is_unsure(
        self, form: PersonForm, certificates: Sequence[Any] | None, parts: Sequence[tuple[str, Any]]
    ) -> bool:
        """Whether the name that was searched may belong to several people."""
        shown = len(certificates or ()) or sum(len(rows) for _template, rows in parts) - 1
        return shown > 0 and "holderName" in form.person()

    def export_person(self, request: HttpRequest) -> HttpResponse:
        """Starts the export: one job for each mode in which data are held."""
        form = PersonForm(request.POST or None)
        if not self.may(request, READERS):
            raise PermissionDenied
        if not form.is_valid():
            return HttpResponseRedirect(_here())
        person = form.person()
        try:
            jobs = [
                erasure.start_access_request(
                    context=self.request_context(request, mode), person=person
                )
                for mode in self._modes(request, person)
            ]
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(_here())
        if not jobs:
            self.message_user(request, _("Nothing was found in your account."), messages.ERROR)
            return HttpResponseRedirect(_here())
        text = gettext("The export has begun. Its results will stand here.")
        self.message_user(request, text, messages.SUCCESS)
        if len(jobs) > 1:
            return HttpResponseRedirect(reverse("admin:accounts_job_changelist"))
        return redirect_to_job(jobs[0])

    def erase_person(self, request: HttpRequest) -> HttpResponse:
        """Asks, then requests the erasure of the chosen certificates, of one mode at a time."""
        if not self.may(request, self.erasers):
            raise PermissionDenied
        chosen = [
            certificate_id
            for text in request.POST.getlist("certificate")
            if (certificate_id := _uuid(text))
        ]
        rows = self.get_queryset(request).filter(pk__in=chosen[:MAX_SHOWN], erased_at=None)
        certificates = list(rows)
        if not certificates:
            self.message_user(request, _("Choose at least one certificate."), messages.ERROR)
            return HttpResponseRedirect(_here())
        if len({row.mode for row in certificates}) > 1:
            text = gettext("Choose live certificates, or test certificates: not both at once.")
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(_here())
        return ErasePersonPage(self, request, certificates, selected=True).respond()

    def forget_address(self, request: HttpRequest) -> HttpResponse:
        """Ends that the address is told of changes to certificates."""
        form = PersonForm(request.POST or None)
        if not self.may(request, self.erasers):
            raise PermissionDenied
        if form.is_valid() and "holderEmail" in form.person():
            context = self.request_context(request, Mode.LIVE)
            watching.forget_address(context=context, email=form.cleaned_data["term"])
            text = gettext("The address is told of no changes any more, and is forgotten.")
            self.message_user(request, text, messages.SUCCESS)
        return HttpResponseRedirect(_here())

    def _require_reader(self, request: HttpRequest) -> None:
        """Refuses all but owners and administrators (also of a suspended account)."""
        membership = active_membership_of(request)
        if membership is None or membership.role not in READERS:
            raise PermissionDenied

    def _certificates(
        self, request: HttpRequest, person: dict[str, str]
    ) -> Sequence[tuple[Certificate, date | None]]:
        issuer_id = self.membership(request).issuer.pk
        certificates: list[Certificate] = []
        for mode in Mode:
            rows = erasure.certificates_of_person(issuer_id=issuer_id, mode=mode, person=person)
            related = rows.select_related("version", "type__current", "contact", "erasure")
            counted = related.annotate(files_there=Count("files"), mails_there=count_of_mails())
            certificates += counted.defer("document", "data_hash").order_by("-pk")[:MAX_SHOWN]
        return [(row, retain_until(row)) for row in certificates]

    def _sections(
        self, request: HttpRequest, person: dict[str, str]
    ) -> Sequence[tuple[str, Sequence[Any]]]:
        """The sections of other apps that have rows, with their rows of both modes."""
        issuer_id = self.membership(request).issuer.pk
        parts = [
            (part.template, [row for mode in Mode for row in part.find(issuer_id, mode, person)])
            for part in _PARTS
        ]
        return [(template, rows) for template, rows in parts if rows]

    def _modes(self, request: HttpRequest, person: dict[str, str]) -> Sequence[Mode]:
        issuer_id = self.membership(request).issuer.pk
        return [
            mode
            for mode in Mode
            if erasure.certificates_of_person(
                issuer_id=issuer_id, mode=mode, person=person
            ).exists()
            or any(part.find(issuer_id, mode, person) for part in _PARTS)
        ]


def _here() -> str:
    return reverse("admin:certificates_certificate_person")


def _uuid(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None

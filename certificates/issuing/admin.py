"""Issue a certificate by hand: new, as a copy of another, or as its correction."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.translation import get_language, gettext, gettext_lazy as _
from unfold.decorators import action

from accounts.api.idempotency import IdempotencyKeyReused
from accounts.errors import ServiceError, ValidationFailed, fault_text
from accounts.scopes import Locale, Scope, roles_with
from certificates.certificate.document import LARGEST_ATTACHMENT
from certificates.errors import DuplicateCertificate
from certificates.lifecycle import Action, State, is_allowed
from certificates.models import Certificate, CertificateType
from certificates.transitions.admin import TransitionsAdmin

from .admin_form import IssueFormRequest, existing_certificate_id
from .build import unprintable_texts
from .form_fields import MORE_ROWS
from .forms import FIELD_NAMES, sections
from .previews import preview_html

ISSUERS = roles_with(Scope.CERTIFICATES_ISSUE)
MAX_TYPES = 500
LIMITS = "limits"  # sent while somebody types into a table of measured values


class IssuingAdmin(TransitionsAdmin):
    """The form of a new certificate, a copy, or a correction.

    Three buttons post the form: one issues, one shows a preview of the public page, and the third
    only checks it. Enter checks too, because a scanner sends it after each code.
    """

    show_add_link = False  # the list has a button with a name

    def has_add_permission(self, request: HttpRequest) -> bool:
        return self.may(request, ISSUERS)

    def has_issue_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, ISSUERS, obj)

    def closed_paths(self, request: HttpRequest, certificate: Certificate) -> set[str]:
        """Nothing to be copied of what was erased, nor corrected where no successor is possible."""
        closed = super().closed_paths(request, certificate)
        return closed | {
            path
            for path, correcting in (("copy", False), ("correct", True))
            if not _may_follow(certificate, correcting=correcting)
        }

    def add_view(
        self,
        request: HttpRequest,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """A new certificate: choose its type, then fill in the form."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        return self.fill_in(request)

    @action(  # type: ignore[untyped-decorator]
        description=_("Copy"), permissions=["issue"], url_path="copy", icon="content_copy"
    )
    def copy_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """A new certificate with the same content, for another piece or person."""
        return self.follow(request, object_id, correcting=False)

    @action(  # type: ignore[untyped-decorator]
        description=_("Correct or renew"),
        permissions=["issue"],
        url_path="correct",
        icon="edit_note",
    )
    def correct_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """A successor that supersedes the certificate."""
        return self.follow(request, object_id, correcting=True)

    def follow(self, request: HttpRequest, object_id: str, *, correcting: bool) -> HttpResponse:
        """The form, filled in from another certificate."""
        source = self.get_object(request, unquote(object_id))
        if source is None:
            return self.is_gone(request, object_id)
        if request.method != "POST" and not _may_follow(source, correcting=correcting):
            text = gettext("The status of this certificate does not allow this.")
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(self.change_url(request, source))
        return self.fill_in(request, source, correcting=correcting)

    # --- the pages ----------------------------------------------------------------------------

    def fill_in(
        self, request: HttpRequest, source: Certificate | None = None, *, correcting: bool = False
    ) -> HttpResponse:
        """The choice of a type if it is not known yet, else the form."""
        usable = self._types(request)
        certificate_type = _chosen(request, source, usable)
        if certificate_type is None:
            return self._choose_type(request, usable, source)
        issuer = self.membership(request).issuer
        form_request = IssueFormRequest(
            request, issuer, certificate_type, source=source, correcting=correcting
        )
        if request.method == "POST":
            return self._submitted(request, form_request)
        return self._form(request, form_request)

    def _types(self, request: HttpRequest) -> QuerySet[CertificateType]:
        """The issuer's types in use, by name in the page's language."""
        rows = CertificateType.objects.for_issuer(self.membership(request).issuer.pk)
        locale = (get_language() or Locale.EN)[:2]
        usable = rows.filter(archived_at=None).select_related("current")
        return usable.order_by(f"current__name_{locale}", "pk")[:MAX_TYPES]

    def _choose_type(
        self, request: HttpRequest, usable: QuerySet[CertificateType], source: Certificate | None
    ) -> HttpResponse:
        locale = (get_language() or Locale.EN)[:2]
        rows = [(each, each.current and each.current.description_in(locale)) for each in usable]
        template = "admin/certificates/certificate/choose_type.html"
        return self.page(request, template, _("New certificate"), types=rows, source=source)

    def _form(self, request: HttpRequest, form_request: IssueFormRequest) -> HttpResponse:
        return self.page(
            request,
            "admin/certificates/certificate/issue.html",
            _title(form_request),
            form_request=form_request,
            form=form_request.form,
            sections=list(sections(form_request.form)),
            reason_form=form_request.reason_form,
            lost=form_request.start.lost,
            refused=_refusal(form_request),
            file_limit=LARGEST_ATTACHMENT,
            files_limit=settings.IMPORT_LIMIT,
            back=(
                self.change_url(request, form_request.source)
                if form_request.source
                else self.list_url(request)
            ),
        )

    # --- submitted ----------------------------------------------------------------------------

    def _submitted(self, request: HttpRequest, form_request: IssueFormRequest) -> HttpResponse:
        """Does what the pressed button asks for; the form shows faults."""
        if LIMITS in request.POST:
            context = {"form": form_request.form, "notes": form_request.form.limit_notes()}
            return render(request, "admin/certificates/certificate/outside.html", context)
        if MORE_ROWS in request.POST:
            form_request.offer_rows(request.POST[MORE_ROWS])
            return self._form(request, form_request)
        try:
            if form_request.is_valid():
                return self._act(request, form_request)
            form_request.check_readable_part()
        except ServiceError as error:
            self._show_error(form_request, error)
        if "preview" in request.POST:  # in a window of its own: the form is in the other one
            return self._no_preview(request, form_request)
        return self._form(request, form_request)

    def _no_preview(self, request: HttpRequest, form_request: IssueFormRequest) -> HttpResponse:
        """What has to be mended in the form before there is a preview."""
        forms = [each for each in (form_request.reason_form, form_request.form) if each]
        faults = [(field.label, field.errors) for form in forms for field in form if field.errors]
        others = [text for form in forms for text in form.non_field_errors()]
        template = "admin/certificates/certificate/no_preview.html"
        return self.page(request, template, _("No preview yet"), faults=faults, others=others)

    def _act(self, request: HttpRequest, form_request: IssueFormRequest) -> HttpResponse:
        form = form_request.form
        if "issue" in request.POST and form.asks_about_outside and not form.is_outside_confirmed:
            text = gettext(
                "Compare the values with your records, and tick this box or correct them."
            )
            form.add_error("outside_confirmed", text)
            return self._form(request, form_request)
        if "issue" in request.POST:
            return self._issue(request, form_request)
        verification = form_request.preview()
        if "preview" in request.POST:
            return HttpResponse(preview_html(verification))
        text = gettext("Nothing is wrong with the form. Nothing was issued yet.")
        self.message_user(request, text, messages.INFO)
        self._warn(request, form_request)
        return self._form(request, form_request)

    def _issue(self, request: HttpRequest, form_request: IssueFormRequest) -> HttpResponse:
        certificate_id, is_new = form_request.issue()
        refused = list(form_request.store_files(certificate_id))
        if not is_new:
            text = gettext("This form had been sent already. Nothing was issued twice.")
        elif form_request.version.release_required:
            text = gettext(
                "The certificate was issued. It takes effect once a colleague has released it."
            )
        else:
            text = gettext("The certificate was issued.")
        self.message_user(request, text, messages.SUCCESS)
        self._warn(request, form_request)
        for error in refused:
            self.message_user(request, error.detail(), messages.ERROR)
        return HttpResponseRedirect(self.keep_filters(request, _page_of(certificate_id)))

    def _warn(self, request: HttpRequest, form_request: IssueFormRequest) -> None:
        """Shows what to know of texts that may be issued as they are."""
        for text in {fault_text(each) for each in unprintable_texts(form_request.draft)}:
            self.message_user(request, text, messages.WARNING)

    def _show_error(self, form_request: IssueFormRequest, error: ServiceError) -> None:
        """Shows an error beside its field or above the form, with a link to an existing certificate."""
        if isinstance(error, ValidationFailed):
            for fault in error.errors:
                form_request.form.show(fault)
            return
        name, message, other = None, error.detail(), existing_certificate_id(error)
        if isinstance(error, DuplicateCertificate):
            name = FIELD_NAMES[str(error.params["field"])]
        elif isinstance(error, IdempotencyKeyReused):
            other = form_request.used_for()
            message = gettext(
                "This form was used for a certificate already, and changed since. To issue one more, press the button again."
            )
        if other:
            message = _with_link(message, Certificate.objects.get(pk=other))
        form_request.form.add_error(name, message)


def _chosen(
    request: HttpRequest, source: Certificate | None, usable: QuerySet[CertificateType]
) -> CertificateType | None:
    """The type named in the URL, else that of the source certificate, else the only type."""
    type_in_url = request.GET.get("type", "")
    type_id = type_in_url if type_in_url or source is None else str(source.type_id)
    if not type_id and source is None and len(usable) == 1:
        return usable[0]
    return next((each for each in usable if str(each.pk) == type_id), None)


def _may_follow(certificate: Certificate, *, correcting: bool) -> bool:
    """Whether the certificate can be copied, or corrected by a successor."""
    if certificate.erased_at is not None:
        return False
    return not correcting or is_allowed(Action.SUPERSEDE, State(certificate.state))


def _title(form_request: IssueFormRequest) -> str:
    params = {"type": form_request.version, "certificate": form_request.source}
    if form_request.source is None:
        return gettext("New certificate: %(type)s") % params
    if form_request.correcting:
        return gettext("Correct or renew %(certificate)s") % params
    return gettext("New certificate like %(certificate)s") % params


def _refusal(form_request: IssueFormRequest) -> str:
    """Why the issuer cannot issue at all; empty if it can."""
    try:
        form_request.issuer.facts().refuse_issuing(timezone.now())
    except ServiceError as error:
        return error.detail()
    return ""


def _with_link(message: str, certificate: Certificate) -> str:
    link = '{} <a href="{}" class="text-link">{}</a>'
    return format_html(link, message, _page_of(certificate.pk), certificate)


def _page_of(certificate_id: Any) -> str:
    return reverse("admin:certificates_certificate_change", args=[certificate_id])

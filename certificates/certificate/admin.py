"""The list and the page of certificates in the back office. Certificates are never edited."""

from datetime import date
from functools import partial
from typing import Any

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern
from django.utils.formats import date_format
from django.utils.html import format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _, pgettext_lazy

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.pages import badge, mode_badge
from accounts.back_office.tenancy import ModeFilter, OwnRelatedFilter, UncountedList
from accounts.scopes import Mode, Sector
from certificates.credentials.admin import save_credential
from certificates.erasure.admin import PersonAdmin, pending_erasure
from certificates.holders.admin import HolderMailAdmin
from certificates.imports.admin import ImportsAdmin
from certificates.issuing.admin import IssuingAdmin
from certificates.links.admin import links, remove_link
from certificates.models import Certificate
from certificates.printing.admin import label_one, print_one, print_selected
from certificates.sandbox.admin import change_test_data
from certificates.search import operations as search
from certificates.search.admin import (
    MAX_FOUND,
    ErasureFilter,
    IssuedFilter,
    StatusFilter,
    ValidUntilFilter,
    export,
    find,
    status_badge,
)
from certificates.search.admin_list import CertificateList, change_saved_view, save_view
from certificates.transitions.admin_recall import RecallAdmin

from .admin_page import page_buttons, page_content, refused_paths


@admin.register(Certificate)
class CertificateAdmin(
    UncountedList,
    IssuingAdmin,
    RecallAdmin,
    ImportsAdmin,
    PersonAdmin,
    HolderMailAdmin,
):
    """The certificates of an issuer: maybe millions, so nothing counts rows or searches by LIKE."""

    list_display = (
        "name",
        "shown_status",
        "subject",
        "holder_name",
        "type_name",
        "shown_issued",
        "shown_end",
        "shown_batch",
    )
    list_display_links = ("name",)
    list_filter = (
        StatusFilter,
        ModeFilter,
        ("type", OwnRelatedFilter),
        ("issued_at", IssuedFilter),
        ("valid_until", ValidUntilFilter),
        ErasureFilter,
    )
    list_filter_submit = True
    list_select_related = ("version", "issuer", "erasure")
    empty_value_display = mark_safe('<span class="nothing">–</span>')
    search_fields = ("id",)  # lets get_search_results search
    sortable_by = ()
    ordering = ("-id",)  # ids are made in the order of time
    actions = (*HolderMailAdmin.actions, "print_selected")
    actions_detail = (
        *HolderMailAdmin.actions_detail,
        "correct_one",
        "copy_one",
        "links",
        "print_one",
        "label_one",
        "undo_erasure_one",
        "erase_one",
    )
    links = links
    print_one = print_one
    label_one = label_one
    print_selected = print_selected

    def get_urls(self) -> list[URLPattern]:
        pages = [
            self.page_path("find/", partial(find, self), "find"),
            self.page_path("test-data/", partial(change_test_data, self), "test_data"),
            self.page_path("export/", partial(export, self), "export"),
            self.page_path("views/", partial(save_view, self), "save_view"),
            self.page_path("views/<int:view_id>/", partial(change_saved_view, self), "change_view"),
            self.page_path(
                "<path:object_id>/links/<str:link_id>", partial(remove_link, self), "unlink"
            ),
            self.page_path(
                "<path:object_id>/credential/<slug:name>",
                partial(save_credential, self),
                "credential",
            ),
        ]
        return [*pages, *super().get_urls()]

    def has_print_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return active_membership_of(request) is not None

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """The page of a certificate. There is no form: nobody edits a certificate."""
        certificate = self.get_object(request, unquote(object_id))
        if certificate is None:
            return self.is_gone(request, object_id)
        if request.method == "POST" or not self.has_view_permission(request, certificate):
            raise PermissionDenied
        offered = self.get_actions_detail(request, object_id)
        return self.page(
            request,
            "admin/certificates/certificate/page.html",
            str(certificate),
            status_badge=self.shown_status(certificate),
            buttons=page_buttons(offered, certificate, partial(self.keep_filters, request)),
            may_recall=self.may_recall(request),
            **page_content(request, certificate),
        )

    def closed_paths(self, request: HttpRequest, certificate: Certificate) -> set[str]:
        return super().closed_paths(request, certificate) | refused_paths(certificate)

    def get_list_display(self, request: HttpRequest) -> Any:
        """Without the batch, where an issuer certifies people alone."""
        membership = active_membership_of(request)
        shown = super().get_list_display(request)
        if membership is None or membership.issuer.sector != Sector.EDUCATION:
            return shown
        return tuple(name for name in shown if name != "shown_batch")

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[CertificateList]:
        return CertificateList

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).defer("document", "data_hash")

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """By id (however typed), by search keys, or by how their values begin or end; platform admins only by id."""
        membership = active_membership_of(request)
        if not search_term.strip():
            return queryset, False
        if membership is not None:
            certificate_ids = search.by_term(membership.issuer.pk, search_term, limit=MAX_FOUND)
            return queryset.filter(pk__in=certificate_ids), False
        return queryset.filter(pk=search.by_id(queryset, search_term)), False

    @admin.display(description=_("certificate"))
    def name(self, certificate: Certificate) -> str:
        return certificate.number or certificate.public_id

    @admin.display(description=_("type"))
    def type_name(self, certificate: Certificate) -> str:
        return str(certificate.version)

    @admin.display(description=pgettext_lazy("certificates", "subject"))
    def subject(self, certificate: Certificate) -> str | None:
        """Product and serial number, else the programme, else the reference of the issuer's systems."""
        parts = (certificate.product_id, certificate.serial_number)
        product = " · ".join(part for part in parts if part)
        programme = getattr(certificate, "programme", None)
        return product or programme or certificate.external_ref

    @admin.display(description=pgettext_lazy("certificates", "issued"))
    def shown_issued(self, certificate: Certificate) -> str:
        return date_format(certificate.issued_on, "SHORT_DATE_FORMAT")

    @admin.display(description=_("valid until"))
    def shown_end(self, certificate: Certificate) -> str | None:
        until = certificate.valid_until
        return date_format(until, "SHORT_DATE_FORMAT") if until and until != date.max else None

    @admin.display(description=_("batch"))
    def shown_batch(self, certificate: Certificate) -> str | None:
        return getattr(certificate, "batch", None)

    @admin.display(description=_("status"))
    def shown_status(self, certificate: Certificate) -> SafeString:
        """The status; whether it is a test; whether it will be erased, or was."""
        badges: list[SafeString | str] = [status_badge(certificate.status, certificate.issuer)]
        if certificate.mode == Mode.TEST:
            badges.append(mode_badge(certificate.mode))
        if certificate.erased_at is not None:
            badges.append(badge(_("Erased")))
        elif certificate.erasure_id is not None:
            badges.append(pending_erasure(certificate.erases_at))
        return format_html_join(" ", "{}", ((each,) for each in badges))

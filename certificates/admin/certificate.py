"""The list and the page of certificates in the back office. Certificates are never edited."""

from functools import partial
from typing import Any

import orjson
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import URLPattern, reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.active_membership import active_membership_of
from accounts.admin.foundation.badges import badge, mode_badge
from accounts.admin.foundation.filters import ModeFilter, OwnRelatedFilter
from accounts.admin.foundation.tenancy import UncountedList
from accounts.scopes import Locale
from certificates.domain.addresses import verify_url
from certificates.domain.lifecycle import Status
from certificates.domain.prefixes import CertificatesPrefix
from certificates.models import Certificate
from certificates.operations.search import by_term
from lib import ids

from .erasure.person import PersonAdmin
from .history import HistoryInline, HoldInline
from .holders import HolderMailAdmin
from .imports import ImportsAdmin
from .issuing.pages import IssuingAdmin
from .links import links, remove_link
from .printing import print_one, print_selected
from .search.filters import IssuedFilter, StatusFilter, ValidUntilFilter
from .search.pages import MAX_FOUND, export, find
from .transitions.recall import RecallAdmin
from .types.versions import metadata_label

STATUS_COLOURS = {
    Status.ACTIVE: "success",
    Status.PENDING: "info",
    Status.NOT_YET_VALID: "info",
    Status.SUSPENDED: "warning",
    Status.EXPIRED: "warning",
    Status.SUPERSEDED: "warning",
    Status.REVOKED: "danger",
}


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
        "type_name",
        "product_id",
        "serial_number",
        "holder_name",
        "shown_status",
        "shown_mode",
        "issued_at",
    )
    list_display_links = ("name",)
    list_filter = (
        StatusFilter,
        ModeFilter,
        ("type", OwnRelatedFilter),
        ("issued_at", IssuedFilter),
        ("valid_until", ValidUntilFilter),
    )
    list_filter_submit = True
    list_select_related = ("version", "issuer")
    search_fields = ("id",)  # shows the search box; get_search_results does the search
    search_help_text = _("Serial number, product, batch, certificate number or id: all of it")
    sortable_by = ()
    ordering = ("-id",)  # ids are made in the order of time
    actions = (*HolderMailAdmin.actions, "print_selected")
    actions_detail = (
        *HolderMailAdmin.actions_detail,
        "correct_one",
        "copy_one",
        "links",
        "print_one",
        "undo_erasure_one",
        "erase_one",
    )
    list_before_template = "admin/certificates/certificate/list_tools.html"
    links = links
    print_one = print_one
    print_selected = print_selected
    inlines = (HoldInline, HistoryInline)
    fieldsets = (
        (None, {"fields": ("shown_id", "shown_status", "reason", "public_note", "verify_page")}),
        (
            _("What was certified"),
            {
                "fields": (
                    "number",
                    "type",
                    "issued_under",
                    "product_id",
                    "gtin",
                    "serial_number",
                    "holder_name",
                    "holder_email",
                    "external_ref",
                    "metadata",
                )
            },
        ),
        (
            _("When"),
            {
                "fields": (
                    "issued_at",
                    "issued_on",
                    "valid_from",
                    "valid_until",
                    "starts_at",
                    "ends_at",
                    "state_changed_at",
                )
            },
        ),
        (
            _("Document"),
            {
                "fields": (
                    "shown_mode",
                    "locale",
                    "replaced_by",
                    "replaces",
                    "hash",
                    "erasing",
                    "content",
                )
            },
        ),
    )

    def get_urls(self) -> list[URLPattern]:
        pages = [
            self.page_path("find/", partial(find, self), "find"),
            self.page_path("export/", partial(export, self), "export"),
            self.page_path(
                "<path:object_id>/links/<str:link_id>", partial(remove_link, self), "unlink"
            ),
        ]
        return [*pages, *super().get_urls()]

    def has_print_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return active_membership_of(request) is not None

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).defer("document", "data_hash")

    def get_readonly_fields(self, request: HttpRequest, obj: Certificate | None = None) -> Any:
        return [name for _title, part in self.fieldsets for name in part["fields"]]

    def get_inlines(self, request: HttpRequest, obj: Certificate | None) -> Any:
        held = obj is not None and obj.holds.exists()
        return self.inlines if held else (HistoryInline,)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """By id (however typed) or by whole values of search keys; platform operators only by id."""
        membership = active_membership_of(request)
        if not search_term.strip():
            return queryset, False
        if membership is not None:
            certificate_ids = by_term.by_term(membership.issuer.pk, search_term, limit=MAX_FOUND)
            return queryset.filter(pk__in=certificate_ids), False
        return queryset.filter(pk=by_term.by_id(queryset, search_term)), False

    @admin.display(description=_("certificate"))
    def name(self, certificate: Certificate) -> str:
        return certificate.number or certificate.public_id

    @admin.display(description=_("id"))
    def shown_id(self, certificate: Certificate) -> str:
        return certificate.public_id

    @admin.display(description=_("type"))
    def type_name(self, certificate: Certificate) -> str:
        return str(certificate.version)

    @admin.display(description=_("version of the type"))
    def issued_under(self, certificate: Certificate) -> str:
        return f"{certificate.version.number} ({certificate.version})"

    @admin.display(description=_("metadata"))
    def metadata(self, certificate: Certificate) -> SafeString:
        values = _document(certificate).get("metadata", {})
        fields = {field["key"]: field for field in certificate.version.fields}
        rows = (
            (metadata_label(fields.get(key), key), _text(value)) for key, value in values.items()
        )
        return format_html_join("", "<div><strong>{}:</strong> {}</div>", rows)

    @admin.display(description=_("status"))
    def shown_status(self, certificate: Certificate) -> SafeString:
        status = certificate.status
        return badge(status.label, STATUS_COLOURS[status])

    @admin.display(description=_("mode"))
    def shown_mode(self, certificate: Certificate) -> SafeString:
        return mode_badge(certificate.mode)

    @admin.display(description=_("public page"))
    def verify_page(self, certificate: Certificate) -> SafeString:
        address = verify_url(certificate.pk, (get_language() or Locale.EN)[:2])
        link = '<a href="{0}" class="text-link" target="_blank" rel="noopener">{0}</a>'
        return format_html(link, address)

    @admin.display(description=_("hash (dataHash)"))
    def hash(self, certificate: Certificate) -> SafeString:
        return format_html(
            '<code style="overflow-wrap: anywhere">{}</code>', bytes(certificate.data_hash).hex()
        )

    @admin.display(description=_("canonical document"))
    def content(self, certificate: Certificate) -> SafeString | str:
        if certificate.document is None:
            return str(_("Erased"))
        text = orjson.dumps(_document(certificate), option=orjson.OPT_INDENT_2).decode()
        return format_html('<pre class="whitespace-pre-wrap">{}</pre>', text)

    @admin.display(description=_("superseded by"))
    def replaced_by(self, certificate: Certificate) -> SafeString | str:
        return _link(certificate.superseded_by_id)

    @admin.display(description=_("supersedes"))
    def replaces(self, certificate: Certificate) -> SafeString | str:
        return _link(certificate.supersedes_id)


def _text(value: str | list[list[str]]) -> str:
    """A metadata value as one line of text; a table as its rows."""
    return value if isinstance(value, str) else "; ".join(" | ".join(row) for row in value)


def _document(certificate: Certificate) -> dict[str, Any]:
    """The document as an object; empty once erased."""
    return orjson.loads(bytes(certificate.document)) if certificate.document else {}


def _link(certificate_id: Any) -> SafeString | str:
    if certificate_id is None:
        return ""
    address = reverse("admin:certificates_certificate_change", args=[certificate_id])
    public_id = ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)
    return format_html('<a href="{}" class="text-link">{}</a>', address, public_id)

"""Certificate types in the back office. Every change creates a new version."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.admin.foundation.badges import badge
from accounts.admin.foundation.confirm import ConfirmPage, Text, confirm_button
from accounts.admin.foundation.reauthentication import require_recent_proof
from accounts.scopes import Locale, Scope, roles_with
from certificates.models import CertificateType

from .admin_release_rule import ReleaseRulePages
from .admin_versions import MAX_SHOWN, ShownVersion, shown_versions
from .all_presets import PRESETS
from .forms_type import DESCRIPTIONS, NAMES, CertificateTypeForm
from .preview import TypePreviewPages
from .type_credential import CREDENTIAL_FIELDS
from .type_digital_link import LINK_FIELDS
from .types import archive_type, change_type, create_type
from .usage import usage_of

NAME_FIELDS = ("kind", "languages", *NAMES)
FIELDSETS = (
    (_("Descriptions"), {"fields": DESCRIPTIONS, "classes": ("collapse",)}),
    (
        _("Rules"),
        {
            "fields": (
                "required",
                "strict",
                "number_pattern",
                "numbering",
                "unique_by",
                "validity_months",
                "release_required",
                "retention_years",
            )
        },
    ),
    (
        _("Public page"),
        {"fields": ("show_holder", "attachments_public", "pdf_public", "default_locale")},
    ),
    (_("Printed documents"), {"fields": ("print_layout",)}),
    (_("GS1 Digital Link"), {"fields": tuple(LINK_FIELDS.values())}),
    (_("Credential"), {"fields": CREDENTIAL_FIELDS}),
)
MANAGERS = roles_with(Scope.CERTIFICATES_TYPES)


class ArchivedFilter(admin.SimpleListFilter):
    """By state: in use or archived."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("usable", _("In use")), ("archived", _("Archived"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() is None:
            return queryset
        return queryset.filter(archived_at__isnull=self.value() == "usable")


class ArchiveTypesPage(ConfirmPage):
    """Archives one type, or those selected that are in use."""

    title = _("Archive for good? Nothing more is issued; certificates stay as they are.")
    button = _("Archive")

    def perform(self, form: None) -> Text:
        archived = [
            certificate_type
            for certificate_type in self.rows
            if archive_type(context=self.request_context(), certificate_type=certificate_type)
        ]
        text = ngettext(
            "%(count)s type was archived.", "%(count)s types were archived.", len(archived)
        )
        return text % {"count": len(archived)}

    def back_url(self) -> str:
        return self.list_url()


@admin.register(CertificateType)
class CertificateTypeAdmin(TypePreviewPages, ReleaseRulePages):
    """The certificate types of an issuer."""

    writers = MANAGERS
    form = CertificateTypeForm
    change_form_template = "admin/certificates/certificatetype/change_form.html"
    empty_hint = _(
        "A type says what a certificate states, what of it is public, and how long it is valid. Everything is issued by a type."
    )
    list_display = ("name", "type_id", "code", "kind", "version", "state", "created_at")
    list_filter = (ArchivedFilter,)
    list_select_related = ("current", "issuer")
    search_fields = (
        "code",
        "current__name_de",
        "current__name_en",
        "current__name_fr",
        "current__name_sq",
    )
    search_help_text = _("Name in any language, or code")
    ordering = ("code",)
    actions = ("archive_selected",)
    actions_detail = ("confirm_release_off", "withdraw_release_off", "archive_one")
    archive_one = confirm_button(
        "archive_one",
        ArchiveTypesPage,
        description=_("Archive"),
        permissions=["archive"],
        url_path="archive",
        icon="archive",
        variant=ActionVariant.DEFAULT,
    )
    facts = ("type_id", "code", "version", "state")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request).select_related("current")
        return self.with_open_requests(rows)

    # --- permissions: an archived type is only read -------------------------------------------

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        archived = isinstance(obj, CertificateType) and obj.archived_at is not None
        return not archived and super().has_change_permission(request, obj)

    def has_archive_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, MANAGERS, obj)

    # --- list ---------------------------------------------------------------------------------

    @admin.display(description=_("name"))
    def name(self, certificate_type: CertificateType) -> str:
        return str(certificate_type.current)

    @admin.display(description=_("number (typeId)"), ordering="id")
    def type_id(self, certificate_type: CertificateType) -> str:
        return str(certificate_type.pk)

    @admin.display(description=_("kind"), ordering="current__kind")
    def kind(self, certificate_type: CertificateType) -> str:
        version = certificate_type.current
        return version.get_kind_display() if version else ""

    @admin.display(description=_("version"), ordering="current__number")
    def version(self, certificate_type: CertificateType) -> str:
        return str(certificate_type.current.number) if certificate_type.current else ""

    @admin.display(description=_("state"), ordering="archived_at")
    def state(self, certificate_type: CertificateType) -> SafeString:
        if certificate_type.archived_at:
            return badge(_("Archived"))
        waiting = getattr(certificate_type, "release_off_waits", False)
        parts = [badge(_("In use"), "success")]
        if waiting:
            parts.append(badge(_("Waits for a second person"), "warning"))
        return format_html_join(" ", "{}", ((part,) for part in parts))

    # --- form ---------------------------------------------------------------------------------

    def get_fieldsets(self, request: HttpRequest, obj: CertificateType | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": (*NAME_FIELDS, "code")}), *FIELDSETS]
        if not self.has_change_permission(request, obj):
            return [(None, {"fields": self.facts})]
        used = usage_of(obj, self.membership(request).issuer.pk)
        return [(None, {"fields": (*self.facts, *NAME_FIELDS), "description": used}), *FIELDSETS]

    def get_readonly_fields(self, request: HttpRequest, obj: CertificateType | None = None) -> Any:
        return () if obj is None else self.facts

    def get_form(self, request: HttpRequest, obj: Any = None, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, **kwargs)
        if obj is None:
            issuer = self.membership(request).issuer
            form.issuer_id, form.first_language = issuer.pk, issuer.default_locale
            form.template = PRESETS.get(request.GET.get("template", ""))
        return form

    def add_view(
        self,
        request: HttpRequest,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """The form of a new type, with the ready-made types to start from."""
        locale = (get_language() or Locale.EN)[:2]
        chosen = request.GET.get("template")
        templates = [
            {"code": code, "name": preset[f"name_{locale}"], "chosen": code == chosen}
            for code, preset in PRESETS.items()
        ]
        context = {"templates": templates, **(extra_context or {})}
        response: HttpResponse = super().add_view(request, form_url, context)
        return response

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Adds the preview beside the form, the fields of ready-made types to add, and the versions."""
        context = {
            **self.editor_context(object_id),
            "versions": self.versions_of(request, object_id),
            **(extra_context or {}),
        }
        return super().changeform_view(request, object_id, form_url, context)

    def versions_of(self, request: HttpRequest, object_id: str | None) -> list[ShownVersion]:
        """The versions of the type with this id; none for a new one."""
        certificate_type = self.get_object(request, unquote(object_id)) if object_id else None
        if certificate_type is None:
            return []
        entries = self.history_of(request, certificate_type)
        made = entries.filter(action__in=("type.created", "type.changed"))
        return shown_versions(certificate_type, made[:MAX_SHOWN])

    def write(
        self, request: HttpRequest, obj: CertificateType, form: Any, *, change: bool
    ) -> CertificateType:
        assert isinstance(form, CertificateTypeForm)
        if change and "release_required" in form.changed_data:
            require_recent_proof(request)
        context = self.request_context(request)
        if change:
            version = form.changes()
            changed = change_type(context=context, certificate_type=obj, **version)
            self.say_whether_it_waits(request, changed, version)
            return changed
        return create_type(context=context, code=obj.code, **form.version())

    # --- archive ------------------------------------------------------------------------------

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        certificate_type = self.get_object(request, unquote(str(object_id)))
        if certificate_type is None or certificate_type.archived_at is not None:
            return []
        offered = super().get_actions_detail(request, object_id)
        return [
            each for each in offered if self.is_open_to(request, certificate_type, each.action_name)
        ]

    @admin.action(description=_("Archive"), permissions=["archive"])
    def archive_selected(
        self, request: HttpRequest, queryset: QuerySet[CertificateType]
    ) -> HttpResponse:
        usable = queryset.filter(archived_at=None)
        return ArchiveTypesPage(self, request, usable, selected=True).respond()

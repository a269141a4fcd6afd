"""Certificate types in the back office: every change makes a new version, and says what it means for whom."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, gettext_lazy as _, ngettext
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import actor_of
from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button
from accounts.back_office.reauthentication import reauthenticated, require_recent_proof
from accounts.back_office.tenancy import TenantAdmin
from accounts.models import User
from accounts.scopes import Locale, Mode, Scope, roles_with
from certificates.models import Certificate, CertificateType, ReleaseOffRequest

from .admin_editor import MAX_SHOWN, ShownVersion, TypePreviewPages, shown_versions
from .forms import CREDENTIAL_FIELDS, DESCRIPTIONS, LINK_FIELDS, NAMES, CertificateTypeForm
from .operations import (
    RULE,
    archive_type,
    change_type,
    create_type,
    may_confirm,
    open_request,
    withdraw,
)
from .presets import PRESETS

COUNTED = 1000  # certificates of a type; whether there are more is all that matters then


def usage_of(certificate_type: CertificateType, issuer_id: UUID) -> str:
    """Who is not touched by a change, in words."""
    live, trials = (_count(certificate_type, issuer_id, mode) for mode in (Mode.LIVE, Mode.TEST))
    version = certificate_type.current.number + 1 if certificate_type.current else 1
    if not live and not trials:
        return gettext("No certificate uses this type yet.")
    used = ngettext(
        "%(number)s certificate uses this type",
        "%(number)s certificates use this type",
        live,
    ) % {"number": _shown(live)}
    tried = ngettext(
        "%(number)s more was issued for testing", "%(number)s more were issued for testing", trials
    ) % {"number": _shown(trials)}
    change = gettext(
        "A change makes version %(version)s, for what is issued from then on. Certificates that exist keep the version they were issued under."
    ) % {"version": version}
    return f"{used}; {tried}. {change}" if trials else f"{used}. {change}"


def _count(certificate_type: CertificateType, issuer_id: UUID, mode: Mode) -> int:
    rows = Certificate.objects.for_issuer(issuer_id, mode).filter(type=certificate_type)
    return rows[: COUNTED + 1].count()


def _shown(count: int) -> str:
    if count > COUNTED:
        return gettext("More than %(limit)s") % {
            "limit": number_format(COUNTED, force_grouping=True)
        }
    return number_format(count, force_grouping=True)


class ConfirmReleaseOffPage(ConfirmPage):
    """Turns off the release by a second person, as the second person."""

    title = _("Certificates of this type will take effect without a second person. Confirm?")
    button = _("Confirm")
    danger = False

    def perform(self, form: None) -> Text | HttpResponse | None:
        context = self.request_context()
        waiting = open_request(self.row, context.now)
        if waiting is None or not may_confirm(waiting, context.actor):
            return self.leave(_("There is nothing that you could confirm."), messages.ERROR)
        changed = change_type(context=context, certificate_type=self.row, **{RULE: False})
        self.admin.say_whether_it_waits(self.request, changed, {RULE: False})
        if changed.current and not changed.current.release_required:
            return _("Release by a second person is off for this type.")
        return None


class WithdrawReleaseOffPage(ConfirmPage):
    """Withdraws the request to turn off the release by a second person."""

    title = _("Leave release by a second person on, and withdraw the request?")
    button = _("Withdraw the request")
    danger = False

    def perform(self, form: None) -> Text:
        withdraw(context=self.request_context(), certificate_type=self.row)
        return _("The request was withdrawn.")


@reauthenticated("confirm_release_off")
class ReleaseRulePages(TenantAdmin):
    """The pending request on a type's page, and its two buttons."""

    confirm_release_off = confirm_button(
        "confirm_release_off",
        ConfirmReleaseOffPage,
        description=_("Confirm the end of the release"),
        permissions=["settle"],
        url_path="confirm-release-off",
        icon="check",
    )
    withdraw_release_off = confirm_button(
        "withdraw_release_off",
        WithdrawReleaseOffPage,
        description=_("Withdraw the request"),
        permissions=["settle"],
        url_path="withdraw-release-off",
        icon="undo",
    )

    def with_open_requests(self, rows: QuerySet[Any]) -> QuerySet[Any]:
        """The types, annotated with `release_off_waits`: whether a request is open."""
        waiting = ReleaseOffRequest.objects.open(timezone.now()).filter(type=OuterRef("pk"))
        marked: QuerySet[Any] = rows.annotate(release_off_waits=Exists(waiting))
        return marked

    def is_open_to(
        self, request: HttpRequest, certificate_type: CertificateType, name: str
    ) -> bool:
        """Whether the page shows this button now."""
        if not name.endswith(("confirm_release_off", "withdraw_release_off")):
            return True
        waiting = open_request(certificate_type, timezone.now())
        if waiting is None:
            return False
        return name.endswith("withdraw_release_off") or may_confirm(waiting, actor_of(request))

    def has_settle_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.writers, obj)

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Adds the pending request to the page."""
        certificate_type = self.get_object(request, unquote(object_id))
        waiting = (
            open_request(certificate_type, timezone.now()) if certificate_type is not None else None
        )
        context = {**(extra_context or {})}
        if waiting is not None:
            context |= {
                "release_off": waiting,
                "release_off_by": requester_name(waiting),
                "release_off_confirmable": may_confirm(waiting, actor_of(request)),
            }
        response: HttpResponse = super().change_view(request, object_id, form_url, context)
        return response

    def say_whether_it_waits(
        self, request: HttpRequest, changed: CertificateType, version: Mapping[str, Any]
    ) -> None:
        """Warns after turning the rule off that it stays on until a second person confirms."""
        if version.get(RULE) is False and changed.current and changed.current.release_required:
            text = _(
                "Release by a second person stays on until another owner or administrator confirms that it ends."
            )
            self.message_user(request, text, messages.WARNING)


def requester_name(request: ReleaseOffRequest) -> str:
    """The name of the person who requested the change."""
    user = User.objects.filter(pk=int(request.actor_id)).first()
    return str(user or f"user_{request.actor_id}")


NAME_FIELDS = ("kind", "languages", *NAMES)
FIELDSETS = (
    (_("Descriptions"), {"fields": DESCRIPTIONS, "classes": ("collapse",)}),
    (
        _("Rules"),
        {
            "fields": (
                "required",
                "strict",
                "enforce_limits",
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

    def offered_buttons(
        self, request: HttpRequest, row: CertificateType, buttons: list[Any]
    ) -> list[Any]:
        if row.archived_at is not None:
            return []
        return [each for each in buttons if self.is_open_to(request, row, each.action_name)]

    @admin.action(description=_("Archive"), permissions=["archive"])
    def archive_selected(
        self, request: HttpRequest, queryset: QuerySet[CertificateType]
    ) -> HttpResponse:
        usable = queryset.filter(archived_at=None)
        return ArchiveTypesPage(self, request, usable, selected=True).respond()

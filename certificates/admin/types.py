"""Certificate types in the back office. Every change makes a new version, by the operations."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.admin.acting import actor_of
from accounts.admin.marks import CONFIRMED, confirmation, mark
from accounts.admin.tenancy import ReadOnlyInline, TenantAdmin
from accounts.scopes import Locale, Role
from certificates.forms import COLUMNS, CertificateTypeForm
from certificates.models import CertificateType, TypeVersion
from certificates.models.type import RequirableField
from certificates.operations.types import archive_type, change_type, create_type

MANAGERS = frozenset({Role.OWNER, Role.ADMIN})


class ArchivedFilter(admin.SimpleListFilter):
    """Whether a type still issues."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("usable", _("In use")), ("archived", _("Archived"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() is None:
            return queryset
        return queryset.filter(archived_at__isnull=self.value() == "usable")


class VersionInline(ReadOnlyInline):
    """How the type looked, from its first version to the current one."""

    model = TypeVersion
    fk_name = "type"
    verbose_name_plural = _("Versions")
    fields = (
        "number",
        "created_at",
        "names",
        "kind",
        "required_fields",
        "validity_months",
        "show_holder",
        "metadata",
    )
    readonly_fields = fields
    ordering = ("-number",)

    @admin.display(description=_("names"))
    def names(self, version: TypeVersion) -> SafeString:
        rows = ((code, version.name_in(code)) for code in Locale.values)
        return format_html_join("", "<div><small>{}</small> {}</div>", rows)

    @admin.display(description=_("required fields"))
    def required_fields(self, version: TypeVersion) -> str:
        return ", ".join(str(RequirableField(name).label) for name in version.required)

    @admin.display(description=_("metadata fields"))
    def metadata(self, version: TypeVersion) -> SafeString:
        return format_html_join(
            "", "<div>{} <small>{}</small></div>", map(_described, version.fields)
        )


def _described(field: dict[str, Any]) -> tuple[str, str]:
    """A metadata field in one line: its label here, its key, and who sees it."""
    label = label_of(field, field["key"])
    unit = f" [{field['unit']}]" if field.get("unit") else ""
    seen = _("public") if field.get("public") else _("not public")
    return f"{label}{unit}", f"{field['key']}, {seen}"


def label_of(field: dict[str, Any] | None, key: str) -> str:
    """What the people of this page's language call a metadata field."""
    labels = field["label"] if field else {}
    return str(labels.get((get_language() or Locale.EN)[:2]) or labels.get(Locale.EN) or key)


@admin.register(CertificateType)
class CertificateTypeAdmin(TenantAdmin):
    """What the issuer certifies."""

    writers = MANAGERS
    form = CertificateTypeForm
    change_form_template = "admin/certificates/certificatetype/change_form.html"
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
    inlines = (VersionInline,)
    actions = ("archive_selected",)
    actions_detail = ("archive_one",)
    facts = ("type_id", "code", "version", "state")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return super().get_queryset(request).select_related("current")

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
        return mark(_("Archived")) if certificate_type.archived_at else mark(_("In use"), "success")

    # --- form ---------------------------------------------------------------------------------

    def get_fieldsets(self, request: HttpRequest, obj: CertificateType | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": ("code", *COLUMNS)})]
        if not self.has_change_permission(request, obj):
            return [(None, {"fields": self.facts})]
        hint = _(
            "Every change makes a new version. Certificates keep the one they were issued under."
        )
        return [(None, {"fields": (*self.facts, *COLUMNS), "description": hint})]

    def get_readonly_fields(self, request: HttpRequest, obj: CertificateType | None = None) -> Any:
        return () if obj is None else self.facts

    def get_inlines(self, request: HttpRequest, obj: CertificateType | None) -> Any:
        return () if obj is None else self.inlines

    def get_form(self, request: HttpRequest, obj: Any = None, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, **kwargs)
        if obj is None:
            form.issuer_id = self.seat(request).issuer.pk
        return form

    def save_model(
        self,
        request: HttpRequest,
        obj: CertificateType,
        form: "ModelForm[CertificateType]",
        change: bool,  # noqa: FBT001
    ) -> None:
        assert isinstance(form, CertificateTypeForm)
        actor, now = actor_of(request), timezone.now()
        if change:
            saved = change_type(certificate_type=obj, actor=actor, now=now, **form.version())
        else:
            saved = create_type(
                issuer=obj.issuer, code=obj.code, actor=actor, now=now, **form.version()
            )
        obj.__dict__.update(saved.__dict__)

    # --- archive ------------------------------------------------------------------------------

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        found = self.get_object(request, unquote(str(object_id)))
        if found is None or found.archived_at is not None:
            return []
        return super().get_actions_detail(request, object_id)

    @admin.action(description=_("Archive"), permissions=["archive"])
    def archive_selected(
        self, request: HttpRequest, queryset: QuerySet[CertificateType]
    ) -> HttpResponse | None:
        usable = queryset.filter(archived_at=None)
        if CONFIRMED not in request.POST:
            return self.ask(request, usable)
        self.archive(request, usable)
        return None

    @action(  # type: ignore[untyped-decorator]
        description=_("Archive"),
        permissions=["archive"],
        url_path="archive",
        icon="archive",
        variant=ActionVariant.DEFAULT,
    )
    def archive_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return self.is_gone(request, object_id)
        if request.method != "POST":
            return self.ask(request, [found])
        self.archive(request, [found])
        return HttpResponseRedirect(reverse("admin:certificates_certificatetype_changelist"))

    def ask(self, request: HttpRequest, types: object) -> HttpResponse:
        return confirmation(
            self,
            request,
            question=_("Archive for good? Nothing more is issued; certificates stay as they are."),
            button=_("Archive"),
            rows=types,
        )

    def archive(self, request: HttpRequest, types: Any) -> None:
        actor, now = actor_of(request), timezone.now()
        done = [
            found for found in types if archive_type(certificate_type=found, actor=actor, now=now)
        ]
        for found in done:
            self.log_change(request, found, [{"changed": {"fields": ["state"]}}])
        text = ngettext("%(count)s type was archived.", "%(count)s types were archived.", len(done))
        self.message_user(request, text % {"count": len(done)}, messages.SUCCESS)

"""Recipients in the back office: list and form."""

from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.badges import mode_badge
from accounts.admin.foundation.filters import ModeFilter
from accounts.admin.foundation.tenancy import UncountedList
from accounts.scopes import Mode
from edu.back_office import is_coordinator
from edu.models import Recipient

from .forms import RecipientForm
from .import_pages import RecipientImports
from .merging_pages import RecipientPages
from .operations import change_recipient, create_recipient
from .privacy_pages import RecipientPrivacy

NAME = ("given_name", "family_name", "printed_name")
REST = ("external_id", "email", "locale", "birth_date", "birth_place", "attributes")
FACTS = ("shown_mode", "shown_id", "created_at", "changed_at", "shown_erasure")


@admin.register(Recipient)
class RecipientAdmin(UncountedList, RecipientPrivacy, RecipientPages, RecipientImports):
    """Recipients who were neither merged nor erased.

    The list has no search of Django's, which would put names into addresses. It has `find`.
    """

    form = RecipientForm
    empty_hint = _("Recipients are the people you teach. Add them one by one, or import a table.")
    list_display = ("full_name", "external_id", "email", "locale", "shown_mode", "created_at")
    list_filter = (ModeFilter,)
    ordering = ("-id",)
    sortable_by = ()
    actions = None
    actions_detail = ("record_of", "merge_one", "export_one", "erase_one", "undo_erasure_one")
    radio_fields: ClassVar[dict[str, int]] = {"mode": admin.VERTICAL}

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        living: QuerySet[Any] = rows.living().select_related("erasure")
        return living.defer("search_text", "search_vector")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A recipient whose erasure is pending cannot be changed."""
        if isinstance(obj, Recipient) and obj.erasure_id is not None:
            return False
        return self.has_view_permission(request, obj) and is_coordinator(request)

    def get_fieldsets(self, request: HttpRequest, obj: Recipient | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": (*NAME, *REST, "mode")})]
        return [(None, {"fields": (*NAME, *REST)}), (_("The recipient"), {"fields": FACTS})]

    def get_readonly_fields(self, request: HttpRequest, obj: Recipient | None = None) -> Any:
        return () if obj is None else FACTS

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        locale = self.membership(request).issuer.default_locale
        given = super().get_changeform_initial_data(request)
        return {"locale": locale, "mode": Mode.LIVE, **given}

    @admin.display(description=_("name"))
    def full_name(self, recipient: Recipient) -> str:
        return recipient.full_name

    @admin.display(description=_("mode"))
    def shown_mode(self, recipient: Recipient) -> SafeString:
        return mode_badge(recipient.mode)

    @admin.display(description=_("id"))
    def shown_id(self, recipient: Recipient) -> str:
        return recipient.public_id

    def write(self, request: HttpRequest, obj: Recipient, form: Any, *, change: bool) -> Recipient:
        """Refuses a taken number: in a form it is a mistake, not an update."""
        assert isinstance(form, RecipientForm)
        context = self.request_context(request, obj.mode)
        if change:
            return change_recipient(context=context, recipient_id=obj.pk, person=form.person())
        return create_recipient(context=context, person=form.person())

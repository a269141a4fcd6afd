"""Onboarding in the back office: operators decide here; the issuer's own page is `guide`."""

from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import F, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.defaultfilters import linebreaksbr
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.admin.foundation.active_membership import for_active_issuer, is_operator
from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.audited import AuditedModelAdmin
from accounts.admin.foundation.badges import badge, confirmation_page
from accounts.admin.platform import OperatorPermissions
from accounts.errors import ServiceError
from accounts.models import AuditEntry
from edu.forms import OnboardingRejectionForm
from edu.lifecycle import OnboardingState
from edu.models import Onboarding
from edu.operations.onboarding import onboarding
from edu.operations.onboarding.profile import PROFILE_FIELDS
from lib import ids

from .guide import COLOURS, OnboardingGuidePage

LIST = "admin:edu_onboarding_changelist"


@admin.register(Onboarding)
class OnboardingAdmin(OperatorPermissions, AuditedModelAdmin):
    """Who asks to run programs. Only read, and decided."""

    list_display = ("issuer", "legal_name", "country", "shown_state", "submitted_at", "decided_at")
    list_filter = ("state",)
    list_select_related = ("issuer",)
    search_fields = ("issuer__name", "legal_name")
    ordering = (F("submitted_at").desc(nulls_last=True), "issuer")
    actions = None
    readonly_preprocess_fields = {"address": linebreaksbr}
    actions_detail = ("approve_one", "reject_one")
    fields = readonly_fields = (
        "issuer",
        "shown_state",
        "reason",
        "lacking",
        *PROFILE_FIELDS,
        "submitted_at",
        "decided_at",
        "decided_by",
    )

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_decide_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return is_operator(request)

    def get_urls(self) -> list[URLPattern]:
        """With the page on which issuers see their own."""
        page = for_active_issuer(
            self.admin_site.admin_view(OnboardingGuidePage.as_view()),
            self.admin_site.each_context,
        )
        return [path("guide/", page, name="edu_onboarding_guide"), *super().get_urls()]

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        found = self.get_object(request, unquote(str(object_id)))
        if found is None or found.state != OnboardingState.SUBMITTED:
            return []
        return super().get_actions_detail(request, object_id)

    def audit_target(self, obj: Onboarding) -> str:
        return ids.encode(ids.Prefix.ISSUER, obj.issuer_id)

    def history_of(self, request: HttpRequest, obj: Any) -> QuerySet[AuditEntry]:
        """Of the issuer's entries those of its onboarding."""
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=obj.issuer_id, action__startswith="onboarding.")

    @admin.display(description=_("state"), ordering="state")
    def shown_state(self, found: Onboarding) -> SafeString:
        state = OnboardingState(found.state)
        return badge(state.label, COLOURS.get(state, ""))

    @admin.display(description=_("missing"))
    def lacking(self, found: Onboarding) -> str:
        """By now: a step that was done may be undone since."""
        steps = onboarding.progress(found.issuer_id).missing
        return "; ".join(str(step.label) for step in steps) or "–"

    @action(  # type: ignore[untyped-decorator]
        description=_("Approve"), permissions=["decide"], url_path="approve", icon="check"
    )
    def approve_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return HttpResponseRedirect(reverse(LIST))
        if request.method != "POST":
            question = _("Approve this issuer? It publishes programs from then on.")
            words: dict[str, Any] = {"question": question, "button": _("Approve")}
            return confirmation_page(self, request, rows=[found.issuer], harmful=False, **words)
        return self.decide(request, found, _("The issuer was approved."), approve=True)

    @action(  # type: ignore[untyped-decorator]
        description=_("Reject"),
        permissions=["decide"],
        url_path="reject",
        icon="block",
        variant=ActionVariant.DANGER,
    )
    def reject_one(self, request: HttpRequest, object_id: str) -> HttpResponse:
        found = self.get_object(request, unquote(object_id))
        if found is None:
            return HttpResponseRedirect(reverse(LIST))
        form = OnboardingRejectionForm(request.POST or None)
        if form.is_valid():
            reason = form.cleaned_data["reason"]
            told = _("The issuer was rejected, and reads why.")
            return self.decide(request, found, told, approve=False, reason=reason)
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": _("Reject %(issuer)s") % {"issuer": found.issuer},
            "original": found,
            "form": form,
        }
        return TemplateResponse(request, "admin/edu/onboarding/reject.html", context)

    def decide(
        self, request: HttpRequest, found: Onboarding, done: object, **how: Any
    ) -> HttpResponse:
        """Does it, and says so; or says what stands in the way."""
        context: dict[str, Any] = {
            "issuer_id": found.issuer_id,
            "actor": actor_of(request),
            "now": timezone.now(),
        }
        try:
            onboarding.decide(**context, **how)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        else:
            self.message_user(request, done, messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:edu_onboarding_change", args=[found.pk]))

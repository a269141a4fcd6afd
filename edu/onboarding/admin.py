"""The onboarding in the back office: the issuer's guide, the platform admin's decision."""

from typing import Any, cast

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import F, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.template.defaultfilters import linebreaksbr
from django.urls import URLPattern, path, reverse, reverse_lazy
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import (
    action_context_of,
    for_active_issuer,
    is_platform_admin,
)
from accounts.back_office.audited import PlatformModelAdmin
from accounts.back_office.forms import BackOfficeForm, StaleFormCheck, show_service_error
from accounts.back_office.pages import ConfirmPage, IssuerPage, Text, badge, confirm_button
from accounts.errors import ServiceError
from accounts.models import AuditEntry, ConsentKind
from accounts.scopes import AccountsPrefix, Locale
from edu.back_office import edu_membership
from edu.lifecycle import MANAGERS, OVERSEERS, OnboardingState, OnboardingStep
from edu.models import Onboarding
from lib import ids

from . import operations as onboarding
from .operations import (
    PROFILE_FIELDS,
    OnboardingProgress,
    ProfileFields,
    StepState,
    country_choices,
    country_name,
)


class ProfileForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """The whole profile; the operation checks it and saves the changes."""

    class Meta:
        model = Onboarding
        fields = tuple(PROFILE_FIELDS)
        widgets = {
            "address": forms.Textarea(attrs={"rows": 3}),
            "contact_email": forms.EmailInput,
            "website": forms.URLInput(attrs={"placeholder": "https://"}),
        }
        help_texts = {"accreditation_body": _("Leave both empty if you are not accredited.")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Offers the countries by their names in the reader's language."""
        super().__init__(*args, **kwargs)
        countries = [("", "–"), *country_choices(get_language() or Locale.EN)]
        self.fields["country"] = forms.ChoiceField(
            label=self.fields["country"].label, choices=countries, required=False
        )

    def close(self) -> None:
        """Disables all fields, for people who may only read them."""
        for field in self.fields.values():
            field.disabled = True

    def change(self) -> ProfileFields:
        """The fields for the operation, with line ends as in the API."""
        texts = {
            name: text.replace("\r\n", "\n")
            for name, text in self.cleaned_data.items()
            if name in PROFILE_FIELDS
        }
        return cast(ProfileFields, texts)


class OnboardingRejectionForm(BackOfficeForm):
    """The reason for a rejection, which the issuer reads."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("The issuer reads it: say what is to be mended."),
    )


# --- the issuer's guide ---------------------------------------------------------------------------


GUIDE_URL = reverse_lazy("admin:edu_onboarding_guide")
COLOURS = {
    OnboardingState.SUBMITTED: "info",
    OnboardingState.APPROVED: "success",
    OnboardingState.REJECTED: "danger",
}
# The page on which a step is done; the profile is on this one.
STEP_PAGES = {
    OnboardingStep.CONSENT: "admin:accounts_issuer_consent",
    OnboardingStep.BRANDING: "admin:accounts_issuer_settings",
    OnboardingStep.TEAM: "admin:edu_team_changelist",
    OnboardingStep.PROGRAM: "admin:edu_program_changelist",
    OnboardingStep.RECIPIENTS: "admin:edu_recipient_add",
}


class OnboardingGuidePage(IssuerPage):
    """The checklist and the profile's form; owners and administrators fill it in and submit it."""

    readers = OVERSEERS
    writers = MANAGERS
    title = _("Onboarding")
    template = "admin/edu/onboarding/guide.html"

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if edu_membership(request) is None:
            raise PermissionDenied
        return super().dispatch(request, *args, **kwargs)

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        if "submit" in request.POST:
            return self.submit()
        progress = onboarding.progress(self.membership.issuer.pk)
        form = ProfileForm(request.POST, instance=progress.profile)
        if not form.is_valid():
            return self.show(form)
        try:
            onboarding.change_profile(context=self.request_context(), change=form.change())
        except ServiceError as error:
            show_service_error(form, error)
            return self.show(form)
        return self.done(_("The profile was saved."))

    def submit(self) -> HttpResponse:
        """Submits the onboarding for approval."""
        try:
            onboarding.submit(context=self.request_context())
        except ServiceError as error:
            messages.error(self.request, error.detail())
            return HttpResponseRedirect(str(GUIDE_URL))
        return self.done(_("The onboarding was submitted. The operator of this service decides."))

    def show(self, form: ProfileForm | None = None) -> HttpResponse:
        """Shows the page, with the form's errors if it has any."""
        progress = onboarding.progress(self.membership.issuer.pk)
        if form is None:
            form = ProfileForm(instance=progress.profile)
            if not self.may_write():
                form.close()
        return self.page(form=form, **progress_context(progress))

    def done(self, text: object) -> HttpResponse:
        """Redirects to the page, with a message."""
        messages.success(self.request, str(text))
        return HttpResponseRedirect(str(GUIDE_URL))


def progress_context(progress: OnboardingProgress) -> dict[str, Any]:
    """The progress for the template."""
    return {
        "progress": progress,
        "colour": COLOURS.get(progress.state, "warning"),
        "steps": [
            (each, ", ".join(_missing_labels(each)), page_of(each.step)) for each in progress.steps
        ],
        "may_submit": not progress.missing and progress.state in _BEFORE,
        "ahead": len(progress.missing),
    }


_BEFORE = (OnboardingState.IN_PROGRESS, OnboardingState.REJECTED)
_COLUMNS = {name: column for column, name in PROFILE_FIELDS.items()}


def page_of(step: OnboardingStep) -> str:
    """The page on which a step is done; empty for the profile, which is on the guide's own."""
    return reverse(STEP_PAGES[step]) if step in STEP_PAGES else ""


def _missing_labels(each: StepState) -> list[str]:
    """The labels of fields and documents that a step lacks."""
    if each.step is OnboardingStep.CONSENT:
        return [str(ConsentKind(kind).label) for kind in each.missing]
    fields = [Onboarding._meta.get_field(_COLUMNS[name]) for name in each.missing]
    return [str(field.verbose_name) for field in fields]  # type: ignore[union-attr]


class OnboardingDecisionPage(ConfirmPage):
    """A platform admin's decision about one onboarding."""

    def describe(self, row: Onboarding) -> object:
        return row.issuer

    def decide(self, **decision: Any) -> None:
        """Records the decision. Raises ServiceError."""
        context = action_context_of(self.request)
        onboarding.decide(context=context, issuer_id=self.row.issuer_id, **decision)


class ApproveOnboardingPage(OnboardingDecisionPage):
    """Lets the issuer publish programs."""

    title = _("Approve this issuer? It publishes programs from then on.")
    button = _("Approve")
    danger = False

    def perform(self, form: None) -> Text:
        self.decide(approve=True)
        return _("The issuer was approved.")


class RejectOnboardingPage(OnboardingDecisionPage):
    """Sends the onboarding back with a reason."""

    button = _("Reject")
    form_class = OnboardingRejectionForm

    def heading(self) -> Text:
        return _("Reject %(issuer)s") % {"issuer": self.row.issuer}

    def perform(self, form: OnboardingRejectionForm) -> Text:
        self.decide(approve=False, reason=form.cleaned_data["reason"])
        return _("The issuer was rejected, and reads why.")


@admin.register(Onboarding)
class OnboardingAdmin(PlatformModelAdmin):
    """Onboardings of all issuers. They cannot be changed, only decided."""

    empty_hint = _("Schools that ask for approval come here.")
    list_display = (
        "issuer",
        "legal_name",
        "shown_country",
        "shown_state",
        "submitted_at",
        "decided_at",
    )
    list_filter = ("state",)
    list_select_related = ("issuer",)
    search_fields = ("issuer__name", "legal_name")
    ordering = (F("submitted_at").desc(nulls_last=True), "issuer")
    actions = None
    readonly_preprocess_fields = {"address": linebreaksbr}
    actions_detail = ("approve_one", "reject_one")
    approve_one = confirm_button(
        "approve_one", ApproveOnboardingPage, "decide", _("Approve"), icon="check"
    )
    reject_one = confirm_button(
        "reject_one",
        RejectOnboardingPage,
        "decide",
        _("Reject"),
        icon="block",
        variant=ActionVariant.DANGER,
    )
    fields = readonly_fields = (
        "issuer",
        "shown_state",
        "reason",
        "lacking",
        *(name if name != "country" else "shown_country" for name in PROFILE_FIELDS),
        "submitted_at",
        "decided_at",
        "decided_by",
    )

    def has_decide_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return is_platform_admin(request)

    def get_urls(self) -> list[URLPattern]:
        """With the page on which issuers see their own onboarding."""
        page = for_active_issuer(
            self.admin_site.admin_view(OnboardingGuidePage.as_view()), self.admin_site.each_context
        )
        return [path("guide/", page, name="edu_onboarding_guide"), *super().get_urls()]

    def offered_buttons(
        self, request: HttpRequest, row: Onboarding, buttons: list[Any]
    ) -> list[Any]:
        return buttons if row.state == OnboardingState.SUBMITTED else []

    def audit_target(self, obj: Onboarding) -> str:
        return ids.encode(AccountsPrefix.ISSUER, obj.issuer_id)

    def history_of(self, request: HttpRequest, obj: Any) -> QuerySet[AuditEntry]:
        """The issuer's entries about its onboarding."""
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=obj.issuer_id, action__startswith="onboarding.")

    @admin.display(description=_("state"), ordering="state")
    def shown_state(self, profile: Onboarding) -> SafeString:
        state = OnboardingState(profile.state)
        return badge(state.label, COLOURS.get(state, ""))

    @admin.display(description=_("country"), ordering="country")
    def shown_country(self, profile: Onboarding) -> str:
        return country_name(profile.country, get_language() or Locale.EN) or "–"

    @admin.display(description=_("missing"))
    def lacking(self, profile: Onboarding) -> str:
        """The steps missing now: one that was done may not be any more."""
        steps = onboarding.progress(profile.issuer_id).missing
        return "; ".join(str(step.label) for step in steps) or "–"

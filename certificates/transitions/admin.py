"""Suspend, reinstate, revoke, release and reject in the back office: one certificate, or those selected."""

from collections.abc import Iterable
from typing import Any, ClassVar

from django import forms
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext, gettext_lazy as _, ngettext, ngettext_lazy
from unfold.enums import ActionVariant

from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import ConfirmPage, Text, confirm_button
from accounts.back_office.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.scopes import Scope, roles_with
from certificates.lifecycle import NEEDS_REASON, Action, Reason, State, is_allowed
from certificates.models import Certificate, Hold

from .effects import Explanation
from .operations import transition

NO_CHOICE = ("", _("Please choose"))


class HoldField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """A choice of the open holds, labelled by time, reason and note."""

    def label_from_instance(self, obj: Any) -> str:
        placed = date_format(timezone.localtime(obj.placed_at), "SHORT_DATETIME_FORMAT")
        parts = (placed, str(Reason(obj.reason).label), obj.public_note)
        return " · ".join(part for part in parts if part)


class TransitionForm(BackOfficeForm):
    """Reason, public note and internal note."""

    reason = forms.ChoiceField(
        label=_("Reason"),
        choices=[NO_CHOICE, *Reason.choices],
        help_text=_("Shown on the public page."),
    )
    public_note = forms.CharField(
        label=_("Public note"),
        max_length=500,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("Anybody can read it on the public page. Name no persons."),
    )
    note = forms.CharField(
        label=_("Internal note"),
        max_length=2000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("Stays in the history of the certificate."),
    )

    def __init__(self, *args: Any, action: Action, holds: Any = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if action not in NEEDS_REASON:
            del self.fields["reason"]
        if action is Action.REINSTATE:
            self.fields["hold"] = HoldField(
                label=_("Hold to lift"),
                queryset=holds,
                empty_label=None,
                initial=holds[0] if len(holds) == 1 else None,
                widget=forms.RadioSelect,
            )
            self.order_fields(["hold"])

    def explanation(self) -> Explanation:
        """Reason and notes, for the operation."""
        values = self.cleaned_data
        return Explanation(
            reason=Reason(values["reason"]) if values.get("reason") else None,
            note=values.get("note") or None,
            public_note=values.get("public_note") or None,
        )

    def hold_id(self) -> str | None:
        """The hold that was chosen."""
        hold: Hold | None = self.cleaned_data.get("hold")
        return hold.public_id if hold else None


MAX_SELECTED = 100  # certificates at once in this page; more are recalled by a job


class TransitionPage(ConfirmPage):
    """One transition of one certificate, or of those selected whose status allows it."""

    action: ClassVar[Action]
    warning: ClassVar[Text]
    done: ClassVar[Any]  # the message: of one, of several
    danger = False
    nothing_to_do = _("The status of none of the selected certificates allows this.")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.button = self.action.label
        self.selected_count = len(self.rows)
        if self.selected:
            self.rows = [row for row in self.rows if is_allowed(self.action, State(row.state))]

    def objection(self) -> Text | None:
        if self.selected_count > MAX_SELECTED:
            text = gettext("Select at most %(count)s certificates at once.")
            return text % {"count": MAX_SELECTED}
        if not self.selected and not is_allowed(self.action, State(self.row.state)):
            return gettext("The status of this certificate does not allow this.")
        return None

    def make_form(self, data: Any) -> TransitionForm:
        holds = None
        if not self.selected:
            holds = Hold.objects.filter(certificate=self.row, lifted_at=None).order_by("-pk")
        return TransitionForm(data, action=self.action, holds=holds)

    def lines(self, form: TransitionForm) -> list[Text]:
        return [self.count_line(), self.unchanged_line(), self.warning] if self.rows else []

    def count_line(self) -> str:
        """How many there are, where they were selected."""
        count = len(self.rows) if self.selected else 0
        text = ngettext("%(count)s certificate", "%(count)s certificates", count)
        return text % {"count": count} if count else ""

    def unchanged_line(self) -> str:
        """How many of those selected stay as they are."""
        count = self.selected_count - len(self.rows)
        text = ngettext(
            "%(count)s selected certificate is left as it is: its status does not allow this.",
            "%(count)s selected certificates are left as they are: their status does not allow this.",
            count,
        )
        return text % {"count": count} if count else ""

    def perform(self, form: TransitionForm) -> Text | None:
        """Changes each. A refusal of one keeps no other from it, and becomes a message of its own."""
        refusals = [error for row in self.rows if (error := self.refusal(form, row))]
        for detail in dict.fromkeys(refusals):
            self.admin.message_user(self.request, detail, messages.ERROR)
        count = len(self.rows) - len(refusals)
        return self.done % {"count": count} if count else None

    def refusal(self, form: TransitionForm, row: Certificate) -> str | None:
        """Changes one certificate; why not, if it was refused."""
        arguments: dict[str, Any] = {
            "context": self.request_context(row),
            "certificate_id": row.pk,
            "explanation": form.explanation(),
        }
        if self.action is Action.REINSTATE:
            arguments["hold_id"] = form.hold_id()
        try:
            transition(action=self.action, **arguments)
        except ServiceError as error:
            return error.detail()
        return None


class SuspendPage(TransitionPage):
    """Places a hold."""

    action = Action.SUSPEND
    title = _("Suspend?")
    warning = _(
        "The public page says at once that nobody may rely on it, until the hold is lifted."
    )
    done = ngettext_lazy(
        "%(count)s certificate was suspended.", "%(count)s certificates were suspended.", "count"
    )


class ReinstatePage(TransitionPage):
    """Lifts one hold."""

    action = Action.REINSTATE
    title = _("Lift a hold?")
    warning = _("The certificate is in force again once its last hold is lifted.")
    done = ngettext_lazy("%(count)s hold was lifted.", "%(count)s holds were lifted.", "count")


class RevokePage(TransitionPage):
    """Withdraws for good."""

    action = Action.REVOKE
    danger = True
    title = _("Revoke for good?")
    warning = _("There is no way back. The public page says at once that it was withdrawn.")
    done = ngettext_lazy(
        "%(count)s certificate was revoked.", "%(count)s certificates were revoked.", "count"
    )


class ReleasePage(TransitionPage):
    """Confirms, as the second person, what another has issued."""

    action = Action.RELEASE
    title = _("Release?")
    warning = _("The certificate takes effect at once.")
    done = ngettext_lazy(
        "%(count)s certificate was released.", "%(count)s certificates were released.", "count"
    )


class RejectPage(TransitionPage):
    """Refuses, as the second person, what another has issued."""

    action = Action.REJECT
    danger = True
    title = _("Reject?")
    warning = _("There is no way back: the certificate will never be valid.")
    done = ngettext_lazy(
        "%(count)s certificate was rejected.", "%(count)s certificates were rejected.", "count"
    )


PAGES: dict[Action, type[TransitionPage]] = {
    page.action: page for page in (SuspendPage, ReinstatePage, RevokePage, ReleasePage, RejectPage)
}


def _button(action: Action, icon: str, variant: ActionVariant = ActionVariant.DEFAULT) -> Any:
    """The button on a certificate's page that opens the page of a transition."""
    return confirm_button(
        f"{action.value}_one",
        PAGES[action],
        description=action.label,
        permissions=["move"],
        url_path=action.value,
        icon=icon,
        variant=variant,
    )


class TransitionsAdmin(TenantAdmin):
    """Mixed into the admin of certificates: the transitions that a status allows."""

    movers = roles_with(Scope.CERTIFICATES_MANAGE)
    actions: Any = ("suspend_selected", "revoke_selected")
    actions_detail: Any = (
        "release_one",
        "reject_one",
        "reinstate_one",
        "suspend_one",
        "revoke_one",
    )

    release_one = _button(Action.RELEASE, "check_circle", ActionVariant.PRIMARY)
    reject_one = _button(Action.REJECT, "cancel", ActionVariant.DANGER)
    reinstate_one = _button(Action.REINSTATE, "play_circle", ActionVariant.PRIMARY)
    suspend_one = _button(Action.SUSPEND, "pause_circle")
    revoke_one = _button(Action.REVOKE, "block", ActionVariant.DANGER)

    def row_title(self, obj: Certificate) -> str:
        return obj.in_words()

    def has_move_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.movers, obj)

    def offered_buttons(
        self, request: HttpRequest, row: Certificate, buttons: list[Any]
    ) -> list[Any]:
        closed = self.closed_paths(request, row)
        return [each for each in buttons if each.path not in closed]

    def closed_paths(self, request: HttpRequest, certificate: Certificate) -> set[str]:
        """The paths of buttons that its state does not allow; a platform admin releases nothing."""
        state = State(certificate.state)
        closed = {action.value for action in PAGES if not is_allowed(action, state)}
        if self.membership(request).is_impersonated:
            closed.add(Action.RELEASE.value)
        return closed

    @admin.action(description=_("Suspend"), permissions=["move"])
    def suspend_selected(
        self, request: HttpRequest, queryset: QuerySet[Certificate]
    ) -> HttpResponse:
        return SuspendPage(self, request, _selected(queryset), selected=True).respond()

    @admin.action(description=_("Revoke"), permissions=["move"])
    def revoke_selected(
        self, request: HttpRequest, queryset: QuerySet[Certificate]
    ) -> HttpResponse:
        return RevokePage(self, request, _selected(queryset), selected=True).respond()


def _selected(queryset: QuerySet[Certificate]) -> Iterable[Certificate]:
    """One more than may be selected, so that too many are noticed."""
    return queryset.select_related("version")[: MAX_SELECTED + 1]

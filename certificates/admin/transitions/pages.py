"""Suspending, reinstating, revoking, releasing and rejecting in the back office: one, or those selected."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext_lazy
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.admin.foundation.badges import CONFIRMED
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.scopes import Scope, roles_with
from certificates.lifecycle import Action, State, is_allowed
from certificates.models import Certificate, Hold
from certificates.operations.transitions.transition import transition

from .forms import TransitionForm

MAX_SELECTED = 100  # certificates that are moved by one click; recalls of any size are bulk actions


class TransitionTexts(NamedTuple):
    """How a page asks before it moves, and what it says afterwards."""

    question: str | Promise
    warning: str | Promise
    done: Any  # for one, for several


TRANSITION_TEXTS: dict[Action, TransitionTexts] = {
    Action.SUSPEND: TransitionTexts(
        _("Suspend?"),
        _("The public page says at once that nobody may rely on it, until the hold is lifted."),
        ngettext_lazy(
            "%(count)s certificate was suspended.",
            "%(count)s certificates were suspended.",
            "count",
        ),
    ),
    Action.REINSTATE: TransitionTexts(
        _("Lift a hold?"),
        _("The certificate is in force again once its last hold is lifted."),
        ngettext_lazy("%(count)s hold was lifted.", "%(count)s holds were lifted.", "count"),
    ),
    Action.REVOKE: TransitionTexts(
        _("Revoke for good?"),
        _("There is no way back. The public page says at once that it was withdrawn."),
        ngettext_lazy(
            "%(count)s certificate was revoked.", "%(count)s certificates were revoked.", "count"
        ),
    ),
    Action.RELEASE: TransitionTexts(
        _("Release?"),
        _("The certificate takes effect at once."),
        ngettext_lazy(
            "%(count)s certificate was released.", "%(count)s certificates were released.", "count"
        ),
    ),
    Action.REJECT: TransitionTexts(
        _("Reject?"),
        _("There is no way back: the certificate will never be valid."),
        ngettext_lazy(
            "%(count)s certificate was rejected.", "%(count)s certificates were rejected.", "count"
        ),
    ),
}


def _button(name: Action, icon: str, variant: ActionVariant = ActionVariant.DEFAULT) -> Any:
    """A button on the certificate's page that opens the form of a move."""

    def view(self: "TransitionsAdmin", request: HttpRequest, object_id: str) -> HttpResponse:
        return self.move_one(request, object_id, name)

    view.__name__ = view.__qualname__ = f"{name.value}_one"
    return action(
        view,
        description=name.label,
        permissions=["move"],
        url_path=name.value,
        icon=icon,
        variant=variant,
    )


class TransitionsAdmin(TenantAdmin):
    """The moves of a certificate's life; each is an operation, its refusals are messages."""

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

    def has_move_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.movers, obj)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        """Only what leads on from the certificate's state; an operator of the platform releases nothing."""
        certificate = self.get_object(request, unquote(str(object_id)))
        if certificate is None:
            return []
        offered = super().get_actions_detail(request, object_id)
        state = State(certificate.state)
        closed = {name.value for name in TRANSITION_TEXTS if not is_allowed(name, state)}
        if self.seat(request).is_lent:
            closed.add(Action.RELEASE.value)
        return [each for each in offered if each.path not in closed]

    # --- one ----------------------------------------------------------------------------------

    def move_one(self, request: HttpRequest, object_id: str, name: Action) -> HttpResponse:
        """The form of a move; once it is filled in, the move."""
        certificate = self.get_object(request, unquote(object_id))
        if certificate is None:
            return self.is_gone(request, object_id)
        page = reverse("admin:certificates_certificate_change", args=[certificate.pk])
        if not is_allowed(name, State(certificate.state)):
            text = gettext("The status of this certificate does not allow this.")
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(page)
        holds = Hold.objects.filter(certificate=certificate, lifted_at=None).order_by("-pk")
        form = TransitionForm(request.POST or None, action=name, holds=holds)
        if not form.is_valid():
            return self.ask_why(request, name, form, [certificate], back=page)
        self.move(request, name, form, [certificate])
        return HttpResponseRedirect(page)

    # --- those selected -----------------------------------------------------------------------

    @admin.action(description=_("Suspend"), permissions=["move"])
    def suspend_selected(
        self, request: HttpRequest, queryset: QuerySet[Certificate]
    ) -> HttpResponse | None:
        return self.move_selected(request, queryset, Action.SUSPEND)

    @admin.action(description=_("Revoke"), permissions=["move"])
    def revoke_selected(
        self, request: HttpRequest, queryset: QuerySet[Certificate]
    ) -> HttpResponse | None:
        return self.move_selected(request, queryset, Action.REVOKE)

    def move_selected(
        self, request: HttpRequest, queryset: QuerySet[Certificate], name: Action
    ) -> HttpResponse | None:
        """Asks with the number of those that can be moved; the others are left as they are."""
        selected = list(queryset.select_related("version")[: MAX_SELECTED + 1])
        if len(selected) > MAX_SELECTED:
            text = gettext("Select at most %(count)s certificates at once.") % {
                "count": MAX_SELECTED
            }
            self.message_user(request, text, messages.ERROR)
            return None
        movable = [row for row in selected if is_allowed(name, State(row.state))]
        form = TransitionForm(request.POST if CONFIRMED in request.POST else None, action=name)
        if form.is_valid():
            self.move(request, name, form, movable)
            return None
        back = reverse("admin:certificates_certificate_changelist")
        others = len(selected) - len(movable)
        return self.ask_why(request, name, form, movable, back=back, others=others)

    # --- both ---------------------------------------------------------------------------------

    def ask_why(
        self,
        request: HttpRequest,
        name: Action,
        form: TransitionForm,
        rows: list[Certificate],
        *,
        back: str,
        others: int = 0,
    ) -> HttpResponse:
        """The page with the form, which says what will happen, and to how many."""
        repeated = {"action", "_selected_action", "select_across"}
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": TRANSITION_TEXTS[name].question,
            "warning": TRANSITION_TEXTS[name].warning,
            "button": name.label,
            "is_grave": name in {Action.REVOKE, Action.REJECT},
            "form": form,
            "rows": rows,
            "others": others,
            "back": back,
            "confirmed": CONFIRMED,
            "repeated": [(key, values) for key, values in request.POST.lists() if key in repeated],
        }
        return TemplateResponse(request, "admin/certificates/certificate/move.html", context)

    def move(
        self, request: HttpRequest, name: Action, form: TransitionForm, rows: Iterable[Certificate]
    ) -> None:
        """Moves each, and says how many were; a refusal of one keeps no other from it."""
        refused = [error for row in rows if (error := self.refusal(request, name, form, row))]
        count = len(list(rows)) - len(refused)
        if count:
            text = TRANSITION_TEXTS[name].done % {"count": count}
            self.message_user(request, text, messages.SUCCESS)
        for detail in dict.fromkeys(refused):
            self.message_user(request, detail, messages.ERROR)

    def refusal(
        self, request: HttpRequest, name: Action, form: TransitionForm, row: Certificate
    ) -> str | None:
        """Moves one certificate; why not, if it was refused."""
        context = self.request_context(request, row.mode)
        told: dict[str, Any] = {
            "context": context,
            "certificate_id": row.pk,
            "explanation": form.why(),
        }
        if name is Action.REINSTATE:
            told["hold_id"] = form.hold_id()
        try:
            transition(action=name, **told)
        except ServiceError as error:
            return error.detail()
        return None

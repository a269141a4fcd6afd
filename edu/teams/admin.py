"""The pages of teams and of their members."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Count
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from unfold.views import ChangeList

from accounts.back_office.audited import row_button
from accounts.back_office.forms import BackOfficeForm, StaleFormCheck, show_service_error
from accounts.errors import ServiceError
from accounts.people.invitations import send_after_commit
from accounts.scopes import Locale
from edu.back_office import EduAdmin, is_coordinator, is_manager
from edu.lifecycle import EduPrefix, TeamRole
from edu.models import Team, TeamInvitation, TeamMember
from lib import ids

from . import operations as teams


class TeamForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """The name of a team."""

    class Meta:
        model = Team
        fields = ("name",)
        help_texts = {"name": _("Such as a department, a site or a subject.")}


class TeamMemberForm(BackOfficeForm):
    """A new member, with role; the language is that of the invitation, if one is sent."""

    email = forms.EmailField(
        label=_("E-mail"),
        max_length=254,
        help_text=_(
            "One of your people is in the team at once. Anybody else gets an invitation, which works for 7 days."
        ),
    )
    role = forms.ChoiceField(
        label=_("Role"),
        choices=TeamRole.choices,
        initial=TeamRole.INSTRUCTOR,
        help_text=_(
            "Coordinators run the team and its programs; instructors see them; assessors enter grades."
        ),
    )
    locale = forms.ChoiceField(label=_("Language"), choices=Locale.choices)


# --- list and form --------------------------------------------------------------------------------


class TeamList(ChangeList):
    """Counts the members of a page's teams with one query."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        members = TeamMember.objects.filter(team__in=list(self.result_list))
        counts = members.values_list("team", "role").annotate(Count("pk")).order_by()
        for team in self.result_list:
            team.counted = Counter({role: number for of, role, number in counts if of == team.pk})


@admin.register(Team)
class TeamAdmin(EduAdmin):
    """Teams: list, form, and the page of the members: they see it; coordinators and managers change it."""

    form = TeamForm
    empty_hint = _(
        "A team has programs and people of its own: its members see only their own cohorts."
    )
    list_display = ("name", "coordinators", "people", "created_at")
    search_fields = ("name",)
    search_help_text = _("Name")
    ordering = ("name",)
    actions = None
    actions_detail = ("people_of",)
    fields = ("name",)

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return TeamList

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_manager(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        team_id = obj.pk if isinstance(obj, Team) else None
        return self.has_view_permission(request, obj) and is_coordinator(request, team_id)

    @admin.display(description=_("members"))
    def people(self, team: Any) -> int:
        return sum(team.counted.values())

    @admin.display(description=_("coordinators"))
    def coordinators(self, team: Any) -> int:
        return int(team.counted[TeamRole.COORDINATOR])

    def write(self, request: HttpRequest, obj: Team, form: Any, *, change: bool) -> Team:
        context = self.request_context(request)
        if change:
            stored = Team.objects.get(pk=obj.pk)
            return teams.rename_team(context=context, team=stored, name=obj.name)
        return teams.create_team(context=context, name=obj.name)

    def response_add(
        self, request: HttpRequest, obj: Team, post_url_continue: str | None = None
    ) -> HttpResponse:
        """Continues with the page of its members."""
        return HttpResponseRedirect(reverse("admin:edu_team_people_of", args=[obj.pk]))

    # --- members ------------------------------------------------------------------------------

    @row_button(description=_("Members"), url_path="people", icon="group")
    def people_of(self, request: HttpRequest, team: Team) -> HttpResponse:
        if not self.has_view_permission(request, team):
            raise PermissionDenied
        form = TeamMemberForm(initial={"locale": self.membership(request).issuer.default_locale})
        if request.method == "POST":
            if not is_coordinator(request, team.pk):
                raise PermissionDenied
            form = TeamMemberForm(request.POST) if "add" in request.POST else form
            if self._act(request, team, form):
                return HttpResponseRedirect(reverse("admin:edu_team_people_of", args=[team.pk]))
        return self._page(request, team, form)

    def _act(self, request: HttpRequest, team: Team, form: TeamMemberForm) -> bool:
        """Carries out the pressed button. False if it failed; the form then shows the error."""
        if "add" in request.POST:
            return self._add(request, team, form)
        acts: dict[str, Callable[..., object]] = {
            "role": self._change_role,
            "remove": self._remove,
            "resend": self._resend,
            "withdraw": self._withdraw,
        }
        for name, act in acts.items():
            if name in request.POST:
                target = {"context": self.request_context(request), "team": team}
                try:
                    done = act(request, request.POST[name], **target)
                except ServiceError as error:
                    self.message_user(request, error.detail(), messages.ERROR)
                else:
                    self.message_user(request, done, messages.SUCCESS)
        return True

    def _add(self, request: HttpRequest, team: Team, form: TeamMemberForm) -> bool:
        if not form.is_valid():
            return False
        stated = form.cleaned_data
        try:
            with transaction.atomic():
                added = teams.add_member(
                    context=self.request_context(request),
                    team=team,
                    email=stated["email"],
                    role=TeamRole(stated["role"]),
                    locale=stated["locale"],
                )
                if added.fresh:
                    send_after_commit(added.fresh)
        except ServiceError as error:
            show_service_error(form, error)
            return False
        message = _("The person is in the team.") if added.member else _("The invitation was made.")
        self.message_user(request, message, messages.SUCCESS)
        return True

    def _change_role(self, request: HttpRequest, member: str, **target: Any) -> object:
        value = request.POST.get("to", "")
        role = TeamRole(value) if value in TeamRole.values else TeamRole.INSTRUCTOR
        member_id = ids.parse(EduPrefix.TEAM_MEMBER, member)
        teams.change_role(member_id=member_id, role=role, **target)
        return _("The role was changed.")

    def _remove(self, request: HttpRequest, member: str, **target: Any) -> object:
        teams.remove_member(member_id=ids.parse(EduPrefix.TEAM_MEMBER, member), **target)
        return _("The person is no longer in the team.")

    def _resend(self, request: HttpRequest, invitation: str, **target: Any) -> object:
        with transaction.atomic():
            invitation_id = ids.parse(EduPrefix.TEAM_INVITATION, invitation)
            _found, invited = teams.invite_again(invitation_id=invitation_id, **target)
            send_after_commit(invited)
        return _("The invitation was sent again.")

    def _withdraw(self, request: HttpRequest, invitation: str, **target: Any) -> object:
        invitation_id = ids.parse(EduPrefix.TEAM_INVITATION, invitation)
        teams.revoke_invitation(invitation_id=invitation_id, **target)
        return _("The invitation was withdrawn.")

    def _page(self, request: HttpRequest, team: Team, form: TeamMemberForm) -> HttpResponse:
        members = TeamMember.objects.filter(team=team).select_related("membership__user")
        invitations = TeamInvitation.objects.open().filter(team=team).select_related("invitation")
        may_write = is_coordinator(request, team.pk)
        return self.page(
            request,
            "admin/edu/teams/people.html",
            _("Members of %(team)s") % {"team": team},
            original=team,
            members=members.order_by("membership__user__email"),
            invitations=invitations.order_by("invitation__email"),
            roles=TeamRole.choices,
            form=form if may_write else None,
        )

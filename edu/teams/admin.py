"""Teams in the back office: managers create them, their coordinators change them."""

from collections import Counter
from typing import Any

from django.contrib import admin
from django.db.models import Count
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from unfold.views import ChangeList

from edu.back_office import is_coordinator, is_manager
from edu.lifecycle import TeamRole
from edu.models import Team, TeamMember

from .forms import TeamForm
from .member_pages import TeamMembersPage
from .operations import create_team, rename_team


class TeamList(ChangeList):
    """Counts the members of a page's teams with one query."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        members = TeamMember.objects.filter(team__in=list(self.result_list))
        counts = members.values_list("team", "role").annotate(Count("pk")).order_by()
        for team in self.result_list:
            team.counted = Counter({role: number for of, role, number in counts if of == team.pk})


@admin.register(Team)
class TeamAdmin(TeamMembersPage):
    """Teams: list and form."""

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
            return rename_team(context=context, team=stored, name=obj.name)
        return create_team(context=context, name=obj.name)

    def response_add(
        self, request: HttpRequest, obj: Team, post_url_continue: str | None = None
    ) -> HttpResponse:
        """Continues with the page of its members."""
        return HttpResponseRedirect(reverse("admin:edu_team_people_of", args=[obj.pk]))

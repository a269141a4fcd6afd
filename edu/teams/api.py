"""The routes of teams. Both modes share them, so a test key only reads them."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import documented
from accounts.scopes import Scope
from edu.addresses import resource_url
from edu.api import READ_OR_MANAGE, EduView
from edu.models import Team
from edu.prefixes import EduPrefix
from lib import ids
from lib.mapping import to_struct

from . import operations as teams
from .schemas import TeamAnswer, TeamItem, TeamListAnswer, TeamRequest


class TeamBaseView(EduView):
    """Base of the views of one team."""

    def find(self, team_id: str) -> Team:
        """The account's team, or 404."""
        return teams.find_team(
            context=self.request_context(self.request), team_id=ids.parse(EduPrefix.TEAM, team_id)
        )


class TeamsView(EduView):
    """`GET` and `POST /edu/teams`"""

    scopes = {"get": Scope.EDU_READ, "post": Scope.EDU_MANAGE}
    live_only = frozenset({"post"})
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listTeams",
        summary=_("Teams, the newest first"),
        tag="teams",
        response=TeamListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request) -> HttpResponse:
        page = paginate(Team.objects.for_issuer(self.caller.issuer.id), request, order_by=("id",))
        data = [to_struct(team, TeamItem) for team in page.rows]
        return self.answer(TeamListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createTeam",
        summary=_("Create a team"),
        tag="teams",
        request=TeamRequest,
        response=TeamAnswer,
        status=201,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        team = teams.create_team(
            context=self.request_context(request), name=self.read(request, TeamRequest).name
        )
        location = {"Location": resource_url("teams", team.public_id)}
        return self.answer(to_struct(team, TeamAnswer), status=201, headers=location)


class TeamView(TeamBaseView):
    """`GET` and `PATCH /edu/teams/{id}`"""

    scopes = READ_OR_MANAGE
    live_only = frozenset({"patch"})

    @documented(
        operation_id="getTeam",
        summary=_("One team"),
        tag="teams",
        response=TeamAnswer,
    )
    def get(self, request: Request, team_id: str) -> HttpResponse:
        return self.answer(to_struct(self.find(team_id), TeamAnswer))

    @documented(
        operation_id="updateTeam",
        summary=_("Give a team another name"),
        tag="teams",
        request=TeamRequest,
        response=TeamAnswer,
        errors=("conflict",),
    )
    def patch(self, request: Request, team_id: str) -> HttpResponse:
        team, name = self.find(team_id), self.read(request, TeamRequest).name
        context = self.request_context(request)
        renamed = teams.rename_team(context=context, team=team, name=name)
        return self.answer(to_struct(renamed, TeamAnswer))

"""The filters of the audit's list."""

from datetime import date
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import ActorKind
from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.filters import DaysFilter
from accounts.models import ApiKey, Membership
from accounts.scopes import Mode
from lib.dates import end_of_day, start_of_day

from .sentences import GROUPS, actions_of

MOST_KEYS = 200  # in the filter: the newest
SERVICE = "service"


class EveryModeFilter(admin.SimpleListFilter):
    """Entries about live or test objects; both, unless one is chosen."""

    title = _("mode")
    parameter_name = "mode"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Mode.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(mode=self.value()) if self.value() else queryset


class ActorFilter(admin.SimpleListFilter):
    """Entries of one member, of one API key, or of the service itself."""

    title = _("who")
    parameter_name = "who"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        membership = active_membership_of(request)
        choices: list[tuple[str, Any]] = [(SERVICE, _("The service"))]
        if membership is None:
            return choices
        people = Membership.objects.for_issuer(membership.issuer.pk).select_related("user")
        choices += sorted(
            ((str(each.user_id), each.user.get_full_name()) for each in people),
            key=lambda choice: choice[1].lower(),
        )
        keys = ApiKey.objects.for_issuer(membership.issuer.pk).only("name").order_by("-pk")
        return [*choices, *((key.public_id, key.name) for key in keys[:MOST_KEYS])]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        chosen = self.value()
        if not chosen:
            return queryset
        if chosen == SERVICE:
            return queryset.filter(actor_kind=ActorKind.SYSTEM.value)
        return queryset.filter(actor_id=chosen, mode__in=Mode.values)


class GroupFilter(admin.SimpleListFilter):
    """Entries about one subject."""

    title = _("area")
    parameter_name = "about"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [(prefixes[0], title) for title, prefixes in GROUPS.items()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        return queryset.filter(action__in=actions_of(str(self.value())), mode__in=Mode.values)


class AtFilter(DaysFilter):
    """Entries of some days."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        zone = timezone.get_current_timezone_name()
        after = queryset.filter(at__gte=start_of_day(first, zone)) if first else queryset
        return after.filter(at__lt=end_of_day(last, zone)) if last else after

"""The cohort filter of the list of enrolments."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest

from accounts.admin.foundation.filters import OwnRelatedFilter
from accounts.scopes import Mode
from edu.models import Cohort


class CohortFilter(OwnRelatedFilter):
    """The newest cohorts of the listed mode, and the chosen ones: a school has thousands."""

    most = 100

    def field_choices(
        self, field: Any, request: HttpRequest, model_admin: Any
    ) -> list[tuple[str, Any]]:
        rows = model_admin.admin_site.get_model_admin(Cohort).get_queryset(request)
        mode = request.GET.get("mode", Mode.LIVE)
        newest = list(rows.filter(mode=mode).order_by("-pk")[: self.most])
        older = self._chosen() - {row.pk for row in newest}
        shown = [*(rows.filter(pk__in=older) if older else ()), *newest]
        return [(row.pk, row.full_name) for row in shown]

    def _chosen(self) -> set[UUID]:
        try:
            return {UUID(each) for each in self.lookup_val or ()}
        except ValueError:
            return set()

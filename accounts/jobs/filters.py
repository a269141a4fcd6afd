"""The filter of the list of jobs."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS

from .permissions import VIEW, permitted_kinds


class JobKindFilter(admin.SimpleListFilter):
    """By what jobs do. Offers the kinds that the person may see."""

    title = _("kind")
    parameter_name = "kind"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        kinds = [JOB_KINDS[name] for name in permitted_kinds(request, VIEW)]
        return sorted(((kind.name, str(kind.title)) for kind in kinds), key=lambda each: each[1])

    def queryset(self, request: HttpRequest, queryset: QuerySet[Job]) -> QuerySet[Job]:
        return queryset.filter(kind=self.value()) if self.value() else queryset

"""Cohorts in the back office."""

from django.contrib import admin

from edu.models import Cohort

from .grading import GradingPages


@admin.register(Cohort)
class CohortAdmin(GradingPages):
    """The classes and course dates of the programs that this person's teams run."""

    list_display = ("name", "code", "program", "starts_on", "ends_on")
    list_select_related = ("program",)
    ordering = ("-id",)
    actions = None
    actions_detail = ("enter_grades",)

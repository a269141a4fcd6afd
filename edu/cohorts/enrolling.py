"""The page that enrols recipients in a cohort: searched and ticked, or pasted by number."""

from typing import Any

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from accounts.admin.foundation.audited import row_button
from accounts.errors import ServiceError, ValidationFailed
from accounts.forms import show_service_error
from edu.back_office import EduAdmin, has_team_role, is_coordinator
from edu.enrolments import enrolling
from edu.enrolments.enrolling import RecipientKey
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Recipient
from edu.prefixes import EduPrefix
from edu.recipients.operations import search_recipients
from lib import ids

from .forms import ExternalIdsForm, RecipientSearchForm

MAX_SHOWN = 300  # people in one list


class EnrolPage(EduAdmin):
    """Search terms are posted: they name people, and addresses end up in logs."""

    def runs(self, request: HttpRequest, obj: Any = None) -> bool:
        """Whether this person coordinates the cohort's team or its program's."""
        if not isinstance(obj, Cohort):
            return is_coordinator(request)
        return has_team_role(request, TeamRole.COORDINATOR, teams=obj.teams)

    def has_enrol_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        """Unfold passes the id."""
        cohort = self.get_object(request, unquote(str(object_id))) if object_id else None
        return self.has_change_permission(request, cohort)

    @row_button(
        description=_("Enrol recipients"),
        permissions=["enrol"],
        url_path="enrol",
        icon="person_add",
    )
    def enrol_into(self, request: HttpRequest, cohort: Cohort) -> HttpResponse:
        if not self.has_change_permission(request, cohort):
            raise PermissionDenied
        numbers = ExternalIdsForm()
        if "enrol" in request.POST:
            numbers = ExternalIdsForm(request.POST)
            if numbers.is_valid() and self._enrol(request, cohort, numbers):
                return HttpResponseRedirect(self.change_url(request, cohort))
        return self._page(request, cohort, numbers)

    def _enrol(self, request: HttpRequest, cohort: Cohort, form: ExternalIdsForm) -> bool:
        """Enrols the ticked recipients and those on the list. False if refused; the form shows why."""
        ticked = [ids.parse(EduPrefix.RECIPIENT, each) for each in request.POST.getlist("who")]
        listed: list[str] = form.cleaned_data["numbers"]
        people = [
            *map(RecipientKey, ticked),
            *(RecipientKey(external_id=number) for number in listed),
        ]
        if not people:
            form.add_error("numbers", _("Tick somebody, or paste your numbers."))
        elif len(people) > enrolling.MAX_PEOPLE:
            limit = {"limit": enrolling.MAX_PEOPLE}
            form.add_error("numbers", _("At most %(limit)s entries.") % limit)
        if not form.is_valid():
            return False
        try:
            context = self.request_context(request, cohort.mode)
            enrolled = enrolling.enrol(context=context, cohort_id=cohort.pk, people=people)
        except ValidationFailed as error:
            form.add_error("numbers", _unknown(error, people))
            return False
        except ServiceError as error:
            show_service_error(form, error)
            return False
        self.message_user(request, _success_text(enrolled), messages.SUCCESS)
        return True

    def _page(self, request: HttpRequest, cohort: Cohort, form: ExternalIdsForm) -> HttpResponse:
        search = RecipientSearchForm(request.POST if "search" in request.POST else None)
        term = search.cleaned_data["term"] if search.is_valid() else ""
        candidates = self._candidates(request, cohort, term)
        return self.page(
            request,
            "admin/edu/cohort/enrol.html",
            _("Enrol in %(cohort)s") % {"cohort": cohort},
            original=cohort,
            is_draft=cohort.program.state == ProgramState.DRAFT,
            search=search,
            form=form,
            candidates=candidates,
            ticked=set(request.POST.getlist("who")),
            most=MAX_SHOWN,
        )

    def _candidates(self, request: HttpRequest, cohort: Cohort, term: str) -> list[Recipient]:
        """Recipients who match the term and are not in the cohort, the newest first."""
        context = self.request_context(request, cohort.mode)
        rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).living()
        if term:
            exact = rows.filter(external_id=term)
            email, name = (term, None) if "@" in term else (None, term)
            try:
                named = search_recipients(context=context, name=name, email=email)
            except ValidationFailed:
                named = rows.none()
            rows = exact if exact.exists() else named
        inside = Enrolment.objects.filter(cohort=cohort).counting().values("recipient")
        waiting = rows.exclude(pk__in=inside).defer("search_text", "search_vector")
        return list(waiting.order_by("-pk")[:MAX_SHOWN])


def _unknown(error: ValidationFailed, people: list[RecipientKey]) -> str:
    """The message that names the unknown numbers, as they were pasted."""
    places = [int(each.pointer.split("/")[2]) for each in error.errors]
    numbers = ", ".join(people[place].external_id or "–" for place in places)
    return str(_("Nobody has these numbers, and nobody was enrolled: %(numbers)s")) % {
        "numbers": numbers
    }


def _success_text(enrolled: list[enrolling.EnrolledRecipient]) -> str:
    count = len({each.enrolment.pk for each in enrolled if each.created})
    text = ngettext("%(count)s person was enrolled.", "%(count)s people were enrolled.", count)
    return text % {"count": count}

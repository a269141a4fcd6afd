"""The pages that find a recipient, and merge two recipients who are one person."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.audited import row_button
from accounts.admin.foundation.confirm import CONFIRMED
from accounts.errors import ServiceError, fault_text
from certificates.operations.search.search_keys import words_of
from edu.back_office import is_coordinator
from edu.models import Recipient
from edu.prefixes import EduPrefix
from lib import ids

from . import merging
from .forms import FindRecipientForm, MergeRecipientForm
from .record_pages import RecipientRecord
from .rules import RECIPIENT_FIELDS

MAX_SHOWN = 50


class RecipientPages(RecipientRecord):
    """Search terms are posted: they name people, and addresses end up in logs."""

    list_before_template = "admin/edu/recipient/list_tools.html"

    def get_urls(self) -> list[URLPattern]:
        return [self.page_path("find/", self.find, "find"), *super().get_urls()]

    # --- find ---------------------------------------------------------------------------------

    def find(self, request: HttpRequest) -> HttpResponse:
        """Opens the only match, or lists all matches."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        form, recipients = FindRecipientForm(request.POST or None), None
        if form.is_valid():
            recipients = self.matching(request, form.cleaned_data["term"])
            if len(recipients) == 1:
                return HttpResponseRedirect(self.change_url(request, recipients[0]))
        return self.page(
            request,
            "admin/edu/recipient/find.html",
            _("Find a recipient"),
            form=form,
            recipients=recipients,
            most=MAX_SHOWN,
        )

    def matching(self, request: HttpRequest, term: str) -> list[Recipient]:
        """Recipients by number or id, else by e-mail address, else by name."""
        rows: Any = self.get_queryset(request)
        if exact := list(rows.filter(external_id=term)[:2]):
            return exact
        if recipient_id := ids.parse_lenient(EduPrefix.RECIPIENT, term):
            return list(rows.filter(pk=recipient_id))
        if "@" in term:
            return list(rows.with_email(term).order_by("-id")[:MAX_SHOWN])
        words = words_of(term)
        return list(rows.with_name_words(words).order_by("-id")[:MAX_SHOWN]) if words else []

    # --- merge --------------------------------------------------------------------------------

    def has_merge_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return is_coordinator(request)

    @row_button(
        description=_("Merge a duplicate"), permissions=["merge"], url_path="merge", icon="merge"
    )
    def merge_one(self, request: HttpRequest, kept: Recipient) -> HttpResponse:
        """Asks for the duplicate, shows what a merge would do, and does it once confirmed."""
        form, plan = MergeRecipientForm(request.POST or None), None
        if form.is_valid():
            ends = {"kept_id": kept.pk, "duplicate_id": self._duplicate_id(request, kept, form)}
            context = self.request_context(request, kept.mode)
            try:
                if CONFIRMED in request.POST:
                    merging.merge(context=context, **ends)
                    self.message_user(request, _("The recipients were merged."), messages.SUCCESS)
                    return HttpResponseRedirect(self.change_url(request, kept))
                plan = merging.preview(context=context, **ends)
            except ServiceError as error:
                errors = getattr(error, "errors", None)
                form.add_error("duplicate", fault_text(errors[0]) if errors else error.detail())
        return self._merge_page(request, kept, form, plan)

    def _duplicate_id(
        self, request: HttpRequest, kept: Recipient, form: MergeRecipientForm
    ) -> UUID | None:
        """The id of the duplicate, of the same mode, if this person may see it."""
        term = form.cleaned_data["duplicate"].strip()
        rows = self.get_queryset(request).filter(mode=kept.mode)
        duplicate_id: UUID | None = (
            rows.filter(external_id=term).values_list("pk", flat=True).first()
        )
        parsed_id = duplicate_id or ids.parse_lenient(EduPrefix.RECIPIENT, term)
        return parsed_id if rows.filter(pk=parsed_id).exists() else None

    def _merge_page(
        self,
        request: HttpRequest,
        kept: Recipient,
        form: MergeRecipientForm,
        plan: merging.MergePlan | None,
    ) -> HttpResponse:
        return self.page(
            request,
            "admin/edu/recipient/merge.html",
            _("Merge a duplicate into %(recipient)s") % {"recipient": kept},
            original=kept,
            form=form,
            plan=plan,
            rows=_side_by_side(plan) if plan else (),
            confirmed=CONFIRMED,
        )


def _side_by_side(plan: merging.MergePlan) -> list[tuple[str, Any, Any, bool]]:
    """Each field that one of them has: label, both values, whether the duplicate's is taken over."""
    kept, duplicate = plan.kept, plan.duplicate
    rows = []
    for name in (each for each in RECIPIENT_FIELDS if each not in {"attributes", "locale"}):
        mine, other = getattr(kept, name), getattr(duplicate, name)
        if mine or other:
            title = capfirst(Recipient._meta.get_field(name).verbose_name)  # type: ignore[union-attr]
            rows.append((str(title), mine or "–", other or "–", name in plan.filled))
    spoken = (kept.get_locale_display(), duplicate.get_locale_display())
    rows.append((str(capfirst(_("language"))), *spoken, False))
    for key in {**kept.attributes, **duplicate.attributes}:
        stated = (kept.attributes.get(key, "–"), duplicate.attributes.get(key, "–"))
        rows.append((key, *stated, key not in kept.attributes))
    return rows

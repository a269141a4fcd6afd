"""Recipients in the back office: list, form, record, import, merging, export and erasure."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, ClassVar, cast
from uuid import UUID

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern
from django.utils.safestring import SafeString
from django.utils.text import capfirst
from django.utils.translation import gettext, gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.back_office.active_membership import as_membership_row
from accounts.back_office.audited import row_button
from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.back_office.pages import CONFIRMED, ConfirmPage, Text, confirm_button
from accounts.back_office.reauthentication import reauthenticated
from accounts.back_office.tenancy import ModeFilter, UncountedList
from accounts.errors import ServiceError, fault_text
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.forms import TableForm
from accounts.jobs.imports.kinds import Template
from accounts.scopes import Mode, Scope, roles_with
from certificates.erasure.admin import (
    MAX_SHOWN,
    READERS,
    ErasePage,
    PersonSection,
    UndoErasurePage,
    pending_erasure,
    register_person_section,
)
from certificates.search.keys import words_of
from edu.back_office import (
    CohortChoice,
    EduImports,
    certificate_link,
    edu_membership,
    is_coordinator,
    open_cohorts,
    preselected_cohort,
    status_badge,
)
from edu.errors import NoRecipientErasurePending
from edu.lifecycle import EduPrefix, TeamRole
from edu.models import Cohort, Enrolment, Recipient
from lib import ids

from . import erasing, merging
from .jobs import RECIPIENT_IMPORTS, RecipientImportParameters, template
from .operations import change_recipient, create_recipient, recipients_of, record_of, start_export
from .rules import RECIPIENT_FIELDS, RecipientFields


class RecipientForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """A recipient; the operation checks the fields. Attributes are lines of `name: value`."""

    attributes = forms.CharField(
        label=_("Attributes"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("What else you keep of the person, one a line, such as: class: 12b"),
    )

    class Meta:
        model = Recipient
        fields = tuple(RECIPIENT_FIELDS)
        help_texts = {
            "external_id": _("By which your other systems know the person; unique."),
            "printed_name": _("Where certificates are to say more than given and family name."),
            "birth_date": _("For the printed document only, never public."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        instance: Recipient | None = kwargs.get("instance")
        lines = (
            [f"{name}: {value}" for name, value in instance.attributes.items()] if instance else []
        )
        kwargs["initial"] = {"attributes": "\n".join(lines), **(kwargs.get("initial") or {})}
        super().__init__(*args, **kwargs)

    def clean_attributes(self) -> dict[str, str]:
        """The attributes of the lines."""
        attributes: dict[str, str] = {}
        for line in self.cleaned_data["attributes"].splitlines():
            name, colon, value = (part.strip() for part in line.partition(":"))
            if line.strip() and not (name and colon and value):
                raise forms.ValidationError(_("Write name: value, one a line."))
            if name:
                attributes[name] = value
        return attributes

    def person(self) -> RecipientFields:
        """The fields for the operation; an empty field clears the column."""
        stated = {
            name: self.cleaned_data[name] for name in RECIPIENT_FIELDS if name in self.cleaned_data
        }
        return cast(RecipientFields, {name: value or None for name, value in stated.items()})


class FindRecipientForm(BackOfficeForm):
    """One field for name, e-mail address or number. It is posted, as it may name a person."""

    term = forms.CharField(
        label=_("Name, e-mail, or your number"),
        max_length=254,
        widget=forms.TextInput(
            attrs={"autofocus": True, "autocomplete": "off", "spellcheck": "false"}
        ),
    )


class MergeRecipientForm(BackOfficeForm):
    """The duplicate that is merged."""

    duplicate = forms.CharField(
        label=_("Identifier or your number of the duplicate"),
        max_length=254,
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )


class RecipientUploadForm(TableForm):
    """The file, and the cohort in which its recipients are enrolled, if any."""

    cohort = CohortChoice(
        label=_("Enrol them in"),
        queryset=Cohort.objects.none(),
        required=False,
        empty_label=_("– no cohort –"),
    )
    mode = forms.ChoiceField(label=_("Mode"), choices=Mode.choices, initial=Mode.LIVE)

    def __init__(self, *args: Any, cohorts: QuerySet[Cohort], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cast(CohortChoice, self.fields["cohort"]).offer(cohorts, self.initial.get("cohort"))
        self.fields["file"].help_text = _(
            "CSV, Excel workbook (.xlsx) or NDJSON, at most 20,000 rows."
        )

    def clean(self) -> dict[str, Any] | None:
        """Refuses a cohort of the other mode."""
        cohort, mode = self.cleaned_data.get("cohort"), self.cleaned_data.get("mode")
        if cohort is not None and mode and cohort.mode != mode:
            self.add_error("cohort", _("This cohort is of the other mode."))
        return super().clean()


# --- finding and merging --------------------------------------------------------------------------


MAX_FOUND = 50


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


# --- export and erasure ---------------------------------------------------------------------------


ERASERS = roles_with(Scope.PRIVACY_MANAGE)


class ExportPersonPage(ConfirmPage):
    """Starts the job that writes down everything held on a person."""

    title = _("Export all data of this person, including their certificates?")
    button = _("Export all of it")

    def perform(self, form: None) -> HttpResponse:
        job = start_export(context=self.request_context(), recipient=self.row)
        text = gettext("The export has begun. Its results will stand here.")
        self.admin.message_user(self.request, text, messages.SUCCESS)
        return redirect_to_job(job)


class EraseRecipientPage(ErasePage):
    """Shows which data is erased and which stays, and requests the erasure."""

    template = "admin/edu/recipients/erase.html"

    def heading(self) -> Text:
        return _("Erase the data of %(recipient)s?") % {"recipient": self.row}

    def affected(self) -> tuple[erasing.RecipientErasurePreview, date | None]:
        seen = erasing.preview(context=self.request_context(), recipient_id=self.row.pk)
        return seen, seen.certified.retain_until

    def context(self, form: None) -> Mapping[str, Any]:
        context = super().context(form)
        return {**context, "original": context["seen"].recipient}

    def start(self) -> datetime:
        recipient = erasing.request(context=self.request_context(), recipient_id=self.row.pk)
        assert recipient.erases_at is not None  # requested just now
        return recipient.erases_at


class UndoRecipientErasurePage(UndoErasurePage):
    """Undoes the erasure of a recipient, and of all that belongs to it."""

    def objection(self) -> Text | None:
        return NoRecipientErasurePending().detail() if self.row.erases_at is None else None

    def undo(self) -> None:
        erasing.undo(context=self.request_context(), recipient_id=self.row.pk)


def _held(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> Sequence[Recipient]:
    """The recipients that the page of a person shows."""
    recipients = recipients_of(issuer_id, mode, person).select_related("erasure")
    return list(recipients.defer("search_text", "search_vector").order_by("-pk")[:MAX_SHOWN])


register_person_section(PersonSection(template="admin/edu/recipients/person.html", find=_held))


# --- list and form --------------------------------------------------------------------------------


NAME = ("given_name", "family_name", "printed_name")
REST = ("external_id", "email", "locale", "birth_date", "birth_place", "attributes")
ABOUT = ("shown_mode", "shown_id", "created_at", "changed_at", "shown_erasure")


@admin.register(Recipient)
@reauthenticated("erase_one")
class RecipientAdmin(UncountedList, EduImports):
    """Recipients who were neither merged nor erased.

    The list has no search of Django's, which would put names into addresses. It has `find`.
    """

    form = RecipientForm
    empty_hint = _("Recipients are the people you teach. Add them one by one, or import a table.")
    list_display = ("full_name", "external_id", "email", "locale", "shown_mode", "created_at")
    list_filter = (ModeFilter,)
    ordering = ("-id",)
    sortable_by = ()
    actions = None
    actions_detail = ("record_of", "merge_one", "export_one", "erase_one", "undo_erasure_one")
    radio_fields: ClassVar[dict[str, int]] = {"mode": admin.VERTICAL}
    list_before_template = "admin/edu/recipients/list_tools.html"
    export_one = confirm_button(
        "export_one",
        ExportPersonPage,
        "export",
        _("Export the person’s data"),
        url_path="access",
        icon="download",
    )
    erase_one = confirm_button(
        "erase_one",
        EraseRecipientPage,
        "erase",
        _("Erase the person’s data"),
        icon="ink_eraser",
        variant=ActionVariant.DANGER,
    )
    undo_erasure_one = confirm_button(
        "undo_erasure_one",
        UndoRecipientErasurePage,
        "erase",
        _("Undo the erasure"),
        icon="undo",
        variant=ActionVariant.PRIMARY,
    )
    import_kind: ClassVar = RECIPIENT_IMPORTS
    import_pages: ClassVar = "admin/edu/recipients"
    import_title: ClassVar = _("Import recipients")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        living: QuerySet[Any] = rows.living().select_related("erasure")
        return living.defer("search_text", "search_vector")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A recipient whose erasure is pending cannot be changed."""
        if isinstance(obj, Recipient) and obj.erasure_id is not None:
            return False
        return self.has_view_permission(request, obj) and is_coordinator(request)

    def get_fieldsets(self, request: HttpRequest, obj: Recipient | None = None) -> Any:
        if obj is None:
            return [(None, {"fields": (*NAME, *REST, "mode")})]
        return [(None, {"fields": (*NAME, *REST)}), (_("The recipient"), {"fields": ABOUT})]

    def get_readonly_fields(self, request: HttpRequest, obj: Recipient | None = None) -> Any:
        return () if obj is None else ABOUT

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        locale = self.membership(request).issuer.default_locale
        given = super().get_changeform_initial_data(request)
        return {"locale": locale, "mode": Mode.LIVE, **given}

    @admin.display(description=_("name"))
    def full_name(self, recipient: Recipient) -> str:
        return recipient.full_name

    def write(self, request: HttpRequest, obj: Recipient, form: Any, *, change: bool) -> Recipient:
        """Refuses a taken number: in a form it is a mistake, not an update."""
        assert isinstance(form, RecipientForm)
        context = self.request_context(request, obj.mode)
        if change:
            return change_recipient(context=context, recipient_id=obj.pk, person=form.person())
        return create_recipient(context=context, person=form.person())

    def get_urls(self) -> list[URLPattern]:
        return [self.page_path("find/", self.find, "find"), *super().get_urls()]

    # --- import: open to coordinators, who enrol people in the cohorts that they run ------------

    def may_import(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def upload_form(self, request: HttpRequest) -> TableForm:
        cohorts = open_cohorts(request, self.membership(request).issuer.pk, TeamRole.COORDINATOR)
        cohort = preselected_cohort(request, cohorts)
        initial = {"cohort": cohort, "mode": cohort.mode} if cohort else None
        return RecipientUploadForm(
            request.POST or None, request.FILES or None, cohorts=cohorts, initial=initial
        )

    def asked_for(self, form: RecipientUploadForm) -> tuple[str, RecipientImportParameters]:
        cohort: Cohort | None = form.cleaned_data["cohort"]
        parameters = RecipientImportParameters(cohort=cohort.pk if cohort else None)
        return form.cleaned_data["mode"], parameters

    def template(self, request: HttpRequest, **which: Any) -> Template | None:
        return Template("recipients", template())

    # --- record: limited to the enrolments that the viewer may see ----------------------------

    @row_button(description=_("Record"), url_path="record", icon="history_edu")
    def record_of(self, request: HttpRequest, recipient: Recipient) -> HttpResponse:
        if not self.has_view_permission(request, recipient):
            raise PermissionDenied
        membership = self.membership(request)
        own = Enrolment.objects.for_issuer(membership.issuer.pk)
        seen = own.visible_to(as_membership_row(request, membership))
        entries = [
            (
                entry.enrolment,
                status_badge(entry.enrolment.status),
                [certificate_link(each) for each in entry.certificates],
            )
            for entry in record_of(recipient, enrolments=seen)
        ]
        return self.page(
            request,
            "admin/edu/recipients/record.html",
            _("Record of %(recipient)s") % {"recipient": recipient},
            original=recipient,
            entries=entries,
        )

    # --- find: terms are posted, as they name people and addresses end up in logs --------------

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
            "admin/edu/recipients/find.html",
            _("Find a recipient"),
            form=form,
            recipients=recipients,
            most=MAX_FOUND,
        )

    def matching(self, request: HttpRequest, term: str) -> list[Recipient]:
        """Recipients by number or id, else by e-mail address, else by name."""
        rows: Any = self.get_queryset(request)
        if exact := list(rows.filter(external_id=term)[:2]):
            return exact
        if recipient_id := ids.parse_lenient(EduPrefix.RECIPIENT, term):
            return list(rows.filter(pk=recipient_id))
        if "@" in term:
            return list(rows.with_email(term).order_by("-id")[:MAX_FOUND])
        words = words_of(term)
        return list(rows.with_name_words(words).order_by("-id")[:MAX_FOUND]) if words else []

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
            "admin/edu/recipients/merge.html",
            _("Merge a duplicate into %(recipient)s") % {"recipient": kept},
            original=kept,
            form=form,
            plan=plan,
            rows=_side_by_side(plan) if plan else (),
            confirmed=CONFIRMED,
        )

    # --- export and erasure -------------------------------------------------------------------

    def has_erase_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return edu_membership(request) is not None and self.may(request, ERASERS, obj)

    def has_export_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return edu_membership(request) is not None and self.may(request, READERS, obj)

    def offered_buttons(
        self, request: HttpRequest, row: Recipient, buttons: list[Any]
    ) -> list[Any]:
        """Erase, or undo it; a recipient whose erasure is pending cannot be merged."""
        closed = {"erase", "merge"} if row.erasure_id is not None else {"undo-erasure"}
        return [each for each in buttons if each.path not in closed]

    @admin.display(description=_("erasure"))
    def shown_erasure(self, recipient: Recipient) -> SafeString | str:
        """The time at which the data will be erased."""
        return pending_erasure(recipient.erases_at)

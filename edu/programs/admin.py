"""Programs in the back office: list, form, publishing and archiving."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any, cast

from django import forms
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _, pgettext_lazy

from accounts.back_office.pages import ConfirmPage, Text, badge, confirm_button, mode_badge
from accounts.back_office.tenancy import OwnRelatedFilter, ReadOnlyInline
from accounts.scopes import Locale
from certificates.issuing.form_fields import decimal_text
from certificates.models import CertificateType
from certificates.types.models import SubjectKind
from edu import grades
from edu.back_office import (
    OperationForm,
    has_team_role,
    is_coordinator,
    is_manager,
    passing_text,
    row_link,
    scale_text,
)
from edu.enrolments.models import with_running
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Program
from edu.overview.admin import OverviewPages

from . import operations as programs
from .rules import MAX_DESCRIPTION, Alignment, ProgramFields

NAMES = tuple(f"name_{locale}" for locale in Locale.values)
DESCRIPTIONS = tuple(f"description_{locale}" for locale in Locale.values)
DETAILS = (
    "language",
    "attendance",
    "eqf_level",
    "credits",
    "hours",
    "validity_months",
    "learning_outcomes",
    "alignment",
)
NUMBERS = ("min", "max", "step", "pass_mark")
SCALE = ("kind", *NUMBERS, "better", "passing", "failing")
KINDS = (
    ("", _("Only passed")),
    ("pass_fail", _("Passed or not passed")),
    ("numeric", _("Numbers")),
    ("labels", _("Words")),
)
BETTER = (("higher", _("A higher number")), ("lower", _("A lower number")))
_PARTS = 3  # of an alignment


class Lines(forms.CharField):
    """A list of texts, one per line."""

    def __init__(self, *, rows: int = 4, **kwargs: Any) -> None:
        widget = forms.Textarea(attrs={"rows": rows})
        super().__init__(required=False, widget=widget, **kwargs)

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(value) if isinstance(value, list) else value

    def clean(self, value: Any) -> Any:
        return [line.strip() for line in super().clean(value).splitlines() if line.strip()]


class NumberField(forms.DecimalField):
    """A number as people type it in each language: with a point or a comma."""

    def __init__(self, **kwargs: Any) -> None:
        widget = forms.TextInput(attrs={"inputmode": "decimal", "autocomplete": "off"})
        super().__init__(**kwargs | {"widget": widget})

    def to_python(self, value: Any) -> Any:
        return super().to_python(decimal_text(value) if isinstance(value, str) else value)


def _number(label: Any, help_text: Any = "") -> NumberField:
    return NumberField(label=label, required=False, help_text=help_text)


class ProgramForm(OperationForm):
    """The whole program; the operation checks it and saves the changes."""

    fixed_scale = False  # set by the admin: the scale of a published program is only shown

    learning_outcomes = Lines(
        label=_("Learning outcomes"), help_text=_("What people can do afterwards, one a line.")
    )
    alignment = Lines(
        label=_("Alignment"),
        help_text=_(
            "What it corresponds to elsewhere, one a line: framework | address | name, such as ESCO | http://data.europa.eu/esco/skill/… | weld metal"
        ),
    )
    kind = forms.ChoiceField(label=_("Grades"), choices=KINDS, required=False)
    min = _number(_("From"), _("German 1–6, French 0–20, Albanian 4–10."))
    max = _number(_("To"))
    step = _number(_("In steps of"))
    pass_mark = _number(_("Passed with"))
    better = forms.ChoiceField(label=_("Better is"), choices=BETTER, required=False)
    passing = Lines(label=_("Words that pass"), rows=3, help_text=_("One a line, the best first."))
    failing = Lines(label=_("Words that do not pass"), rows=2)

    class Meta:
        model = Program
        fields = ("code", "team", *NAMES, *DESCRIPTIONS, *DETAILS, "certificate_type")
        help_texts = {
            "code": _("A short name for your systems. It cannot be changed later."),
            "team": _("Who runs it. Only owners and administrators run a program without a team."),
            "language": _("In which it is held: sq, de, fr-CH …"),
            "eqf_level": _("1 to 8, if it has one."),
            "validity_months": _("Of its certificates. Empty: as the certificate type says."),
            "certificate_type": _("What people get who complete it."),
        }
        widgets = {
            name: forms.Textarea(attrs={"rows": 3, "maxlength": MAX_DESCRIPTION})
            for name in DESCRIPTIONS
        }
        field_classes = {"credits": NumberField, "hours": NumberField}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        program: Program | None = kwargs.get("instance")
        stated = _stated(program) if program is not None else {}
        kwargs["initial"] = {**stated, **(kwargs.get("initial") or {})}
        super().__init__(*args, **kwargs)
        for name in SCALE if self.fixed_scale else ():
            self.fields[name].disabled = True

    def clean_alignment(self) -> list[Alignment]:
        """The entries of the lines."""
        entries: list[Alignment] = []
        for line in self.cleaned_data["alignment"]:
            parts = [part.strip() for part in line.split("|")]
            if len(parts) != _PARTS or not all(parts):
                raise forms.ValidationError(_("Write framework | address | name, one a line."))
            entries.append(Alignment(framework=parts[0], uri=parts[1], label=parts[2]))
        return entries

    def clean(self) -> dict[str, Any] | None:
        """Requires all four numbers of a numeric scale."""
        data = super().clean()
        if self.cleaned_data.get("kind") == "numeric" and not self.fixed_scale:
            for name in NUMBERS:
                if self.cleaned_data.get(name) is None and name not in self.errors:
                    self.add_error(name, _("This field is required."))
        return data

    def curriculum(self) -> ProgramFields:
        """The fields for the operation; code, team and type are passed separately."""
        data = self.cleaned_data
        names = (*NAMES, *DESCRIPTIONS, *DETAILS)
        texts = {name: data[name] for name in names if name in data}
        for name in DESCRIPTIONS:
            texts[name] = texts[name].replace("\r\n", "\n")
        scale = {} if self.fixed_scale else {"grade_scale": self._scale()}
        return cast(ProgramFields, {**texts, **scale})

    def _scale(self) -> dict[str, Any] | None:
        data = self.cleaned_data
        match data.get("kind"):
            case "pass_fail":
                return {"kind": "pass_fail"}
            case "numeric":
                numbers = {name: _text(data[name]) for name in NUMBERS}
                numbers["passMark"] = numbers.pop("pass_mark")
                return {"kind": "numeric", **numbers, "better": data.get("better") or "higher"}
            case "labels":
                words = [(word, True) for word in data["passing"]]
                words += [(word, False) for word in data["failing"]]
                labels = [{"label": word, "passed": passed} for word, passed in words]
                return {"kind": "labels", "labels": labels}
        return None


def _stated(program: Program) -> dict[str, Any]:
    """The initial values of fields that are no columns."""
    scale = program.grade_scale or {}
    labels = scale.get("labels", ())
    return {
        "learning_outcomes": list(program.learning_outcomes),
        "alignment": [
            " | ".join((entry["framework"], entry["uri"], entry["label"]))
            for entry in program.alignment
        ],
        **{name: scale[name] for name in ("kind", "min", "max", "step", "better") if name in scale},
        **({"pass_mark": scale["passMark"]} if "passMark" in scale else {}),
        "passing": [each["label"] for each in labels if each["passed"]],
        "failing": [each["label"] for each in labels if not each["passed"]],
    }


def _text(number: Decimal) -> str:
    """The number as it was typed, never 1E+1."""
    return f"{number:f}"


COLOURS = {ProgramState.DRAFT: "warning", ProgramState.PUBLISHED: "success"}
STANDING = ("shown_state", "shown_id", "published_at", "archived_at", "created_at", "changed_at")
LINKS = ("team", "certificate_type")
# The fields of a program that cannot be changed.
TAUGHT = ("language", "attendance", "eqf_level", "credits", "hours")
READ = ("code", *NAMES, *TAUGHT, "validity_months", *LINKS, "shown_scale")
ABOUT = ("shown_outcomes", "shown_alignment", *DESCRIPTIONS)


class CohortInline(ReadOnlyInline):
    """The program's cohorts that this person may see."""

    model = Cohort
    fields = ("opened", "code", "shown_mode", "starts_on", "ends_on", "enrolled")
    readonly_fields = fields
    ordering = ("-id",)
    per_page = 50
    verbose_name_plural = _("cohorts")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        return with_running(rows)

    @admin.display(description=_("name"))
    def opened(self, cohort: Cohort) -> SafeString:
        return row_link(cohort)

    @admin.display(description=_("mode"))
    def shown_mode(self, cohort: Cohort) -> SafeString:
        return mode_badge(cohort.mode)

    @admin.display(description=pgettext_lazy("how many", "enrolled"))
    def enrolled(self, cohort: Any) -> int:
        running: int = cohort.running
        return running


class PublishProgramPage(ConfirmPage):
    """Lets people complete the program, and fixes its grades."""

    title = _("Publish? From then on people complete it, and its grades are fixed.")
    button = _("Publish")
    danger = False

    def perform(self, form: None) -> Text:
        programs.publish_program(context=self.request_context(), program=self.row)
        return _("The program was published.")


class ArchiveProgramPage(ConfirmPage):
    """Ends enrolling for good."""

    title = _("Archive for good? Nobody is enrolled any more; certificates stay.")
    button = _("Archive")

    def perform(self, form: None) -> Text:
        programs.archive_program(context=self.request_context(), program=self.row)
        return _("The program was archived.")


def one_per_line(texts: Iterable[object]) -> SafeString:
    """Texts, each on a line of its own."""
    return format_html_join(mark_safe("<br>"), "{}", ((each,) for each in texts)) or mark_safe("–")


@admin.register(Program)
class ProgramAdmin(OverviewPages):
    """Programs: list, form, and the actions on one."""

    form = ProgramForm
    empty_hint = _(
        "A program is what you teach: its grades, and the certificate that follows. Cohorts take place in it."
    )
    list_display = ("name", "code", "team", "certificate_type", "shown_state", "created_at")
    list_filter = ("state", ("team", OwnRelatedFilter))
    list_select_related = ("team", "certificate_type__current")
    search_fields = ("code", *NAMES)
    search_help_text = _("Name in any language, or code")
    ordering = ("code",)
    sortable_by = ("code", "created_at")
    actions = None
    actions_detail = ("publish_one", "archive_one", "overview_of")
    publish_one = confirm_button(
        "publish_one", PublishProgramPage, "run", _("Publish"), icon="publish"
    )
    archive_one = confirm_button(
        "archive_one", ArchiveProgramPage, "run", _("Archive"), icon="archive"
    )
    inlines = (CohortInline,)
    conditional_fields = dict.fromkeys((*NUMBERS, "better"), "kind == 'numeric'") | dict.fromkeys(
        ("passing", "failing"), "kind == 'labels'"
    )
    change_form_after_template = "admin/edu/programs/after.html"

    # --- permissions ------------------------------------------------------------------------------

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_coordinator(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """An archived program cannot be changed."""
        if isinstance(obj, Program) and obj.state == ProgramState.ARCHIVED:
            return False
        return self.has_view_permission(request, obj) and self.runs(request, obj)

    def runs(self, request: HttpRequest, obj: Any = None) -> bool:
        """Whether this person runs the program; one without a team is run by managers."""
        if not isinstance(obj, Program):
            return is_coordinator(request)
        return has_team_role(request, TeamRole.COORDINATOR, teams=(obj.team_id,))

    def has_run_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        return self.runs(request, self.row_of(request, object_id))

    def get_field_queryset(self, db: Any, db_field: Any, request: HttpRequest) -> Any:
        """Teams that this person runs; types for persons that are in use."""
        if db_field.name == "certificate_type":
            types = CertificateType.objects.for_issuer(self.membership(request).issuer.pk).usable()
            persons = types.filter(current__kind=SubjectKind.PERSON).select_related("current")
            return persons.order_by("code")
        rows: Any = super().get_field_queryset(db, db_field, request)
        if db_field.name == "team" and not is_manager(request):
            return rows.filter(pk__in=[t.pk for t in rows if is_coordinator(request, t.pk)])
        return rows

    # --- list and form ------------------------------------------------------------------------

    @admin.display(description=_("name"), ordering="code")
    def name(self, program: Program) -> str:
        return str(program)

    @admin.display(description=_("state"))
    def shown_state(self, program: Program) -> SafeString:
        state = ProgramState(program.state)
        return badge(state.label, COLOURS.get(state, ""))

    @admin.display(description=_("Grades"))
    def shown_scale(self, program: Program) -> SafeString | str:
        if program.grade_scale is None:
            return str(_("Only passed"))
        scale = grades.scale_from_json(program.grade_scale)
        return one_per_line(filter(None, (scale_text(scale), passing_text(scale))))

    @admin.display(description=_("Learning outcomes"))
    def shown_outcomes(self, program: Program) -> SafeString:
        return one_per_line(program.learning_outcomes)

    @admin.display(description=_("Alignment"))
    def shown_alignment(self, program: Program) -> SafeString:
        parts = ("framework", "label", "uri")
        return one_per_line(" · ".join(each[part] for part in parts) for each in program.alignment)

    def get_fieldsets(self, request: HttpRequest, obj: Program | None = None) -> Any:
        if obj is not None and not self.has_change_permission(request, obj):
            about = (_("Descriptions"), {"fields": ABOUT})
            return [(None, {"fields": READ}), about, (_("The program"), {"fields": STANDING})]
        end = () if obj is None else ((_("The program"), {"fields": STANDING}),)
        fixed = obj is not None and obj.state == ProgramState.PUBLISHED
        hint = {"description": _("They are fixed: the program is published.")} if fixed else {}
        return [
            (None, {"fields": ("code", "team", *NAMES, *DETAILS, "certificate_type")}),
            (_("Grades"), {"fields": SCALE, **hint}),
            (_("Descriptions"), {"fields": DESCRIPTIONS, "classes": ("collapse",)}),
            *end,
        ]

    def get_readonly_fields(self, request: HttpRequest, obj: Program | None = None) -> Any:
        return () if obj is None else ("code", *STANDING, "shown_scale", *ABOUT[:2])

    def get_form(self, request: HttpRequest, obj: Any = None, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, **kwargs)
        form.fixed_scale = obj is not None and obj.state == ProgramState.PUBLISHED
        return form

    def render_change_form(
        self, request: HttpRequest, context: Any, *args: Any, **kwargs: Any
    ) -> Any:
        """With a link that adds a cohort."""
        context["may_run"] = self.runs(request, kwargs.get("obj"))
        return super().render_change_form(request, context, *args, **kwargs)

    def write(self, request: HttpRequest, obj: Program, form: Any, *, change: bool) -> Program:
        assert isinstance(form, ProgramForm)
        context = self.request_context(request)
        links = {name: form.cleaned_data[name] for name in LINKS}
        if change:
            stated = form.curriculum()
            return programs.change_program(
                context=context, program=obj, curriculum=stated, links=links
            )
        return programs.create_program(
            context=context, code=obj.code, curriculum=form.curriculum(), **links
        )

    # --- publish, archive ---------------------------------------------------------------------

    def offered_buttons(self, request: HttpRequest, row: Program, buttons: list[Any]) -> list[Any]:
        """Those that fit the state, and always the overview."""
        closed = {
            ProgramState.DRAFT: (),
            ProgramState.PUBLISHED: ("publish_one",),
            ProgramState.ARCHIVED: ("publish_one", "archive_one"),
        }[ProgramState(row.state)]
        return [each for each in buttons if not each.action_name.endswith(closed)]

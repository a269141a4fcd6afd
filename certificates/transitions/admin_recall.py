"""The recall page: select many certificates, preview them, confirm their number, start the job."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Any, ClassVar
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern
from django.utils import timezone
from django.utils.translation import get_language, gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import ConfirmPage, Text
from accounts.back_office.reauthentication import reauthenticated
from accounts.back_office.tenancy import TenantAdmin, read_days
from accounts.errors import FieldError, ServiceError, fault_text
from accounts.jobs.admin import redirect_to_job
from accounts.jobs.models import Job
from accounts.scopes import Feature, Mode
from certificates.certificate.operations import CertificateSummary
from certificates.errors import CountChanged
from certificates.lifecycle import Action, Status
from certificates.models import CertificateType
from certificates.search import operations as search
from certificates.search.admin import days_to_period, status_badge
from certificates.search.keys import ALWAYS
from certificates.search.lists import CertificateFilters, searchable_labels
from certificates.types.models import text_in

from . import bulk
from .admin import PAGES, TransitionForm, TransitionsAdmin
from .bulk import IRREVERSIBLE, SCOPES, CertificateSelection, SelectionPreview, preview

MAX_FOUND = 1000  # by one term; a field finds all
KEY = "key."  # before the names of the look-up table's keys
DATES = ("issued_at_from", "issued_at_to", "valid_until_from", "valid_until_to")
# What a recall is most often about. The other fields are folded.
FIRST = (f"{KEY}batch", f"{KEY}plant", "issued_at_from", "issued_at_to", "action")
LABELS = {
    "batch": _("Batch"),
    "plant": _("Plant"),
    "line": _("Line"),
    "productId": _("Product"),
    "serialNumber": _("Serial number"),
    "gtin": _("GTIN"),
    "orderNo": _("Order"),
    "externalRef": _("External reference"),
}
assert LABELS.keys() == ALWAYS
Labels = Mapping[str, str]  # by language


class RecallSelectionForm(BackOfficeForm):
    """Which certificates. The fields have the names of the list's filters, so that a link from
    any list fills it in.
    """

    action = forms.ChoiceField(
        label=_("What is to be done?"),
        choices=[(action.value, action.label) for action in SCOPES],
        initial=Action.SUSPEND,
    )
    mode = forms.ChoiceField(
        label=_("Mode"),
        choices=Mode.choices,
        initial=Mode.LIVE,
        required=False,
    )

    def __init__(
        self, data: Mapping[str, Any], *, types: QuerySet[Any], searchable: Mapping[str, Labels]
    ) -> None:
        own = {name: _own(name, searchable[name]) for name in sorted(searchable.keys() - LABELS)}
        names: dict[str, Any] = {**LABELS, **own}
        super().__init__(_native(data) if data else None)
        for name, label in names.items():
            self.fields[KEY + name] = _text(label)
        self.fields["type__id__exact"] = forms.ModelChoiceField(
            types, label=_("Type"), required=False
        )
        self.fields["status"] = forms.ChoiceField(
            label=_("Status"),
            choices=[("", _("Any")), *Status.choices],
            required=False,
        )
        labels = (_("Issued from"), _("Issued until"), _("Valid until, from"), _("Valid until, to"))
        for name, label in zip(DATES, labels, strict=True):
            self.fields[name] = forms.DateField(
                label=label, required=False, widget=forms.TextInput(attrs={"type": "date"})
            )
        self.fields["q"] = _text(_("Identifier, number, or any of the values above"), longest=300)

    def first_fields(self) -> list[forms.BoundField]:
        """The fields that are always visible."""
        return [self[name] for name in FIRST]

    def more_fields(self) -> list[forms.BoundField]:
        """The fields that are folded."""
        return [self[name] for name in self.fields if name not in FIRST]

    def shows_more(self) -> bool:
        """Whether one of the folded fields is filled in, or wrong."""
        return any(
            field.errors or (self.is_bound and field.value() not in {None, "", Mode.LIVE.value})
            for field in self.more_fields()
        )

    def clean(self) -> dict[str, Any]:
        """Refuses an empty form, which would select every certificate.

        Nor may a field hold nothing but spaces: it would be dropped, and more would be meant.
        """
        values: dict[str, Any] = super().clean() or {}
        for name in self.fields:
            typed = self.data.get(name)
            if isinstance(typed, str) and typed.isspace():
                self.add_error(name, fault_text(FieldError("", "empty")))
        if not self.errors and not any(
            value for name, value in values.items() if name not in {"action", "mode"}
        ):
            raise ValidationError(_("Say which certificates: fill in at least one field."))
        return values

    def stated(self) -> list[tuple[str, str]]:
        """The filled-in fields, to be posted again."""
        return [(name, self.data[name]) for name in self.fields if self.data.get(name)]

    @property
    def chosen_action(self) -> Action:
        return Action(self.cleaned_data["action"])

    @property
    def chosen_mode(self) -> Mode:
        return Mode(self.cleaned_data["mode"] or Mode.LIVE)

    def selection(self, issuer_id: UUID, zone: str) -> CertificateSelection:
        """The selection. Raises ValidationError if a term finds too many."""
        values = self.cleaned_data
        keys = {name.removeprefix(KEY): values[name] for name in values if name.startswith(KEY)}
        kind = values["type__id__exact"]
        filters = CertificateFilters(
            keys=tuple((name, value) for name, value in keys.items() if value),
            type_id=kind and kind.pk,
            status=Status(values["status"]) if values["status"] else None,
            issued=days_to_period(values["issued_at_from"], values["issued_at_to"], zone),
            valid_until_from=values["valid_until_from"],
            valid_until_to=values["valid_until_to"],
        )
        return CertificateSelection(filters=filters, ids=_found(issuer_id, values["q"]))


class RecallReasonForm(TransitionForm):
    """The reason, and the number of certificates, to be typed as a confirmation."""

    count = forms.IntegerField(
        label=_("Number of certificates"),
        min_value=1,
        widget=forms.NumberInput(attrs={"autocomplete": "off"}),
        help_text=_("Type the number that stands above."),
    )
    up_to = forms.DateTimeField(widget=forms.HiddenInput)

    def __init__(self, *args: Any, action: Action, **kwargs: Any) -> None:
        reinstating = action is Action.REINSTATE
        super().__init__(*args, action=Action.SUSPEND if reinstating else action, **kwargs)
        if reinstating:
            self.fields["reason"].required = False
            self.fields["reason"].help_text = _(
                "Of each certificate the only hold with this reason is lifted; without one, the only hold."
            )


def _own(name: str, labels: Labels) -> str:
    """The label of an issuer's own key, in the page's language, else in English."""
    return text_in(labels, get_language() or "en") or name


def _text(label: Any, *, longest: int = 1000) -> forms.CharField:
    widget = forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"})
    return forms.CharField(label=label, max_length=longest, required=False, widget=widget)


def _native(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with dates as YYYY-MM-DD: the list writes them in the page's language."""
    plain = {name: data[name] for name in data}
    for name in ("issued_at", "valid_until"):
        try:
            days = read_days(data, name)
        except ValidationError:
            continue
        for end, day in zip(("from", "to"), days, strict=True):
            plain[f"{name}_{end}"] = day.isoformat() if isinstance(day, date) else ""
    plain.setdefault("action", Action.SUSPEND.value)
    return plain


def _found(issuer_id: UUID, term: str) -> tuple[UUID, ...] | None:
    if not term:
        return None
    certificate_ids = search.by_value(issuer_id, term, limit=MAX_FOUND)
    if not certificate_ids and search.by_part(issuer_id, term, limit=1):
        raise ValidationError(
            _(
                "This is only a part of a value. Here the whole value is needed, so that nothing else is meant."
            )
        )
    if len(certificate_ids) >= MAX_FOUND:
        raise ValidationError(
            _(
                "More than %(count)s certificates are found under this. Use the field of its own: it finds all."
            ),
            params={"count": MAX_FOUND},
        )
    return tuple(certificate_ids)


class RecallPage(ConfirmPage):
    """Asks which certificates; once they were previewed, asks for the reason and their number.

    The selection stands in the URL of the page that shows it, and is posted with the reason:
    a form that comes too late is kept by its URL, without its query, until the person proves
    who they are.
    """

    title = _("Recall")
    button = Action.SUSPEND.label
    template = "admin/certificates/certificate/recall.html"
    nothing_to_do: ClassVar[Text] = ""  # the template says that no certificate matches
    selected_rows: SelectionPreview | None = None  # their number, and some of them
    refusal: Text = ""  # why the selection cannot be used

    def __init__(self, model_admin: Any, request: HttpRequest) -> None:
        super().__init__(model_admin, request, [])
        self.issuer = model_admin.membership(request).issuer
        self.which = RecallSelectionForm(
            request.POST if self.is_posted() else request.GET,
            types=CertificateType.objects.for_issuer(self.issuer.pk).order_by("code"),
            searchable=searchable_labels(self.issuer.pk),
        )

    def respond(self) -> HttpResponse:
        """Shows the first form until it selects certificates; then runs the steps of the base."""
        try:
            self.issuer.facts().require_feature(Feature.BULK)
            if not self.which.is_valid():
                return self.show(None)
            self.select()
        except ServiceError as error:
            self.refusal = error.detail()
        except ValidationError as error:
            self.refusal = error.messages[0]
        return self.show(None) if self.refusal else super().respond()

    def select(self) -> None:
        """Reads the selected certificates.

        Raises CertificateFilterTooBroad, TooManySelected, and ValidationError.
        """
        self.action = self.which.chosen_action
        self.button, self.danger = self.action.label, self.action in IRREVERSIBLE
        self.selection = self.which.selection(self.issuer.pk, self.issuer.time_zone)
        self.selected_rows = preview(
            context=self.admin.request_context(self.request, self.which.chosen_mode),
            selection=self.selection,
            action=self.action,
        )

    def make_form(self, data: Any) -> RecallReasonForm:
        assert self.selected_rows is not None
        initial = {"up_to": self.selected_rows.up_to.isoformat()}
        return RecallReasonForm(data, action=self.action, initial=initial)

    def perform(self, form: RecallReasonForm) -> HttpResponse:
        start = self.admin.end_many if self.action in IRREVERSIBLE else self.admin.begin
        job = start(self.request, self, form)
        text = _("The job was started. This page shows its progress.")
        self.admin.message_user(self.request, text, messages.SUCCESS)
        return redirect_to_job(job, back=self.back_url())

    def show_error(self, form: RecallReasonForm, error: ServiceError) -> bool:
        """Shows why nothing was started; what was typed stays, to be sent again."""
        form.add_error("count" if isinstance(error, CountChanged) else None, error.detail())
        return True

    def context(self, form: RecallReasonForm | None) -> Mapping[str, Any]:
        if self.selected_rows is None:
            return {"which": self.which, "refusal": self.refusal}
        return {
            "which": self.which,
            "repeated": [(name, [value]) for name, value in self.which.stated()],
            "selected": self.selected_rows,
            "left": self.selected_rows.count - self.selected_rows.movable,
            "samples": self._samples(self.selected_rows.samples),
            "warning": PAGES[self.action].warning,
        }

    def _samples(self, rows: Sequence[CertificateSummary]) -> Sequence[tuple[Any, ...]]:
        """Some of the certificates, each with the name of its type and its status."""
        own = CertificateType.objects.for_issuer(self.issuer.pk).select_related("current")
        types = {
            each.code: each.current for each in own.filter(code__in=[row.type_code for row in rows])
        }
        time, now = self.issuer.certificate_time, timezone.now()
        return [
            (row, types[row.type_code], status_badge(row.status(time(row.mode, now)), self.issuer))
            for row in rows
        ]

    def back_url(self) -> str:
        return self.list_url()


@reauthenticated("end_many")
class RecallAdmin(TenantAdmin):
    """The recall page beside the list of certificates."""

    def get_urls(self) -> list[URLPattern]:
        return [self.page_path("recall/", self.recall, "recall"), *super().get_urls()]

    def may_recall(self, request: HttpRequest) -> bool:
        """Needs the same roles as changing the status of one certificate."""
        return self.may(request, TransitionsAdmin.movers)

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> Any:
        offered = {"may_recall": self.may_recall(request)}
        return super().changelist_view(request, {**(extra_context or {}), **offered})

    def recall(self, request: HttpRequest) -> HttpResponse:
        """The page, for members who may recall."""
        if not self.may_recall(request):
            raise PermissionDenied
        return RecallPage(self, request).respond()

    def begin(self, request: HttpRequest, page: RecallPage, form: RecallReasonForm) -> Job:
        """Starts the job, for certificates issued before the page was shown."""
        up_to: datetime = form.cleaned_data["up_to"]
        return bulk.start(
            context=self.request_context(request, page.which.chosen_mode),
            action=page.action,
            selection=replace(page.selection, up_to=up_to),
            explanation=form.explanation(),
            expected=form.cleaned_data["count"],
        )

    def end_many(self, request: HttpRequest, page: RecallPage, form: RecallReasonForm) -> Job:
        """Starts a job that cannot be undone. Needs a recent sign-in."""
        return self.begin(request, page, form)

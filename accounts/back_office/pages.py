"""Pages of the back office beside Django's own, the confirmation of an action, and badges."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, cast
from uuid import UUID

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.template.loader import render_to_string
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext_lazy as _
from django.views import View

from accounts.actors import RequestContext
from accounts.errors import ServiceError, ValidationFailed
from accounts.models import Issuer, User
from accounts.scopes import STAFF, Locale, Mode, Role
from lib.database.tenancy import act_across_issuers

from .active_membership import (
    ActiveMembership,
    active_membership_of,
    for_active_issuer,
    is_platform_admin,
    request_context_of,
)
from .audited import AuditedModelAdmin, row_button
from .forms import show_service_error
from .reauthentication import reauthenticated


def badge(text: object, kind: str = "") -> SafeString:
    """A word in a coloured box. `kind` is danger, warning, success, info, or empty for grey.

    The colour only repeats what the word says.
    """
    return render_to_string("unfold/helpers/label.html", {"text": text, "type": kind})


def mode_badge(mode: str) -> SafeString:
    """The badge of a mode: live or test."""
    return badge(Mode(mode).label, "warning" if mode == Mode.TEST else "")


CONFIRMED = "confirmed"  # the hidden field of the page
PREVIEW = "preview"  # the name of a button that only shows the page again
MAX_SHOWN_ROWS = 10
Text: TypeAlias = str | Promise


class ConfirmPage:
    """Asks for confirmation of an action on one row, or on the rows selected in a list.

    A subclass defines the action. The steps:

    1. `objection`: the reason why the action is impossible now. It becomes a message.
    2. The page (templates/admin/confirm.html): title, rows, `lines`, the form's fields, the button.
    3. Posted with a valid form: `perform`. The text that it returns becomes a message.
    4. A ServiceError is shown in the form, if `show_error` can; otherwise it becomes a message.
    """

    title: Text
    button: Text
    cancel_label: Text = _(
        "Cancel"
    )  # another one where the action undoes: in French both are “Annuler”
    preview: Text | None = None  # the label of a second button, which only shows the page again
    danger: bool = True  # the button is red
    has_calendar: ClassVar[bool] = (
        False  # the form has a date field with a calendar, which needs scripts
    )
    form_class: ClassVar[type[Form] | None] = None
    template: ClassVar[str] = "admin/confirm.html"
    repeated: ClassVar = frozenset(
        {"action", "_selected_action", "select_across"}
    )  # fields of the list to post again
    nothing_to_do: ClassVar[Text] = _("None of the selected entries is still in use.")

    def __init__(
        self,
        model_admin: Any,
        request: HttpRequest,
        rows: Iterable[Any],
        *,
        selected: bool = False,
    ) -> None:
        self.admin, self.request, self.rows = model_admin, request, list(rows)
        self.selected = (
            selected  # called by an action of the list, whose POST comes before that of this page
        )

    @property
    def row(self) -> Any:
        """The only row of a page about one row."""
        return self.rows[0]

    # --- what a subclass overrides ------------------------------------------------------------

    def heading(self) -> Text:
        """The title; overridden where it names the row."""
        return self.title

    def objection(self) -> Text | None:
        """The reason why the action is impossible now; None if it is possible."""
        return None

    def lines(self, form: Any) -> Sequence[Text]:
        """Paragraphs that explain the consequences."""
        return ()

    def describe(self, row: Any) -> object:
        """The text of a row in the list of rows; empty if the page names the row elsewhere."""
        return self.admin.row_title(row)

    def make_form(self, data: Any) -> Form | None:
        """The form, bound to the posted data; None for a page without fields."""
        return self.form_class(data) if self.form_class else None

    def context(self, form: Any) -> Mapping[str, Any]:
        """Further context for a subclass with its own template."""
        return {}

    def perform(self, form: Any) -> Text | HttpResponse | None:
        """Performs the action. Returns a success message or a response. Raises ServiceError."""
        raise NotImplementedError

    def show_error(self, form: Any, error: ServiceError) -> bool:
        """Shows an error of `perform` in the form; False if it has to become a message instead."""
        if not isinstance(error, ValidationFailed):
            return False
        show_service_error(form, error)
        return True

    def back_url(self) -> str:
        """The URL of "Cancel"."""
        if self.selected:
            return self.list_url()
        url: str = self.admin.change_url(self.request, self.row)
        return url

    def list_url(self) -> str:
        """The URL of the list, with its filters."""
        url: str = self.admin.list_url(self.request)
        return url

    def next_url(self) -> str:
        """The URL to redirect to after the action or its refusal: the list with its filters, or the row."""
        return self.request.get_full_path() if self.selected else self.back_url()

    def request_context(self, row: Any = None) -> RequestContext:
        """The context of an operation on `row` (else the only row): of its mode, if it has one."""
        mode = getattr(row or self.row, "mode", Mode.LIVE)
        return request_context_of(self.request, Mode(mode))

    # --- the flow -----------------------------------------------------------------------------

    def respond(self) -> HttpResponse:
        """Runs the steps above: the page, or the response after the action."""
        if (objection := self.objection()) is not None:
            return self.leave(objection, messages.ERROR)
        form = self.make_form(self.request.POST if self.is_posted() else None)
        try:
            if not self.is_confirmed() or not (form is None or form.is_valid()):
                return self.show(form)
            result = self.perform(form)
        except ServiceError as error:
            if form is None or not self.show_error(form, error):
                return self.leave(error.detail(), messages.ERROR)
            return self.show(form)
        return result if isinstance(result, HttpResponse) else self.leave(result, messages.SUCCESS)

    def is_posted(self) -> bool:
        """Whether this page was posted, as opposed to the list before it."""
        if self.selected and CONFIRMED not in self.request.POST:
            return False
        return self.request.method == "POST"

    def is_confirmed(self) -> bool:
        """Whether the posted page asks to perform the action, not only to show the preview."""
        return self.is_posted() and PREVIEW not in self.request.POST

    def show(self, form: Form | None) -> HttpResponse:
        """Shows the page."""
        context = {
            "button": self.button,
            "cancel": self.cancel_label,
            "preview": self.preview,
            "danger": self.danger,
            "lines": [line for line in self.lines(form) if line],
            "rows": [text for row in self.rows[:MAX_SHOWN_ROWS] if (text := self.describe(row))],
            "more_rows": len(self.rows) > MAX_SHOWN_ROWS,
            "nothing_to_do": "" if self.rows else self.nothing_to_do,
            "form": form,
            "media": self.admin.media + form.media if form and self.has_calendar else None,
            "back": self.back_url(),
            "confirmed": CONFIRMED,
            "repeated": [
                (name, values)
                for name, values in self.request.POST.lists()
                if name in self.repeated
            ],
            **self.context(form),
        }
        response: HttpResponse = self.admin.page(
            self.request, self.template, self.heading(), **context
        )
        return response

    def leave(self, text: Text | None, level: int) -> HttpResponse:
        """Redirects to `next_url` with this message."""
        if text is not None:
            self.admin.message_user(self.request, text, level)
        return HttpResponseRedirect(self.next_url())


def confirm_button(
    name: str, page: type[ConfirmPage], permission: str = "", description: Any = "", **options: Any
) -> Any:
    """A button on an object's page that opens this page. `options` are those of Unfold's `action`.

    `name` is the attribute's name, from which URL and permission names are derived. Without a
    `url_path` the address is the name too: `erase` for `erase_one`.
    """

    def view(self: AuditedModelAdmin, request: HttpRequest, row: Any) -> HttpResponse:
        return page(self, request, [row]).respond()

    view.__name__ = view.__qualname__ = name
    stated = {"permissions": [permission]} if permission else {}
    path = name.removesuffix("_one").replace("_", "-")
    return row_button(**{"url_path": path, "description": description, **stated, **options})(view)


Handler = Callable[..., HttpResponse]


def page_locale() -> str:
    """The language of the page, as addresses of public pages have it."""
    return (get_language() or Locale.EN)[:2]


class IssuerPage(View):
    """A page for members with one of `readers`; only `writers` post to it."""

    http_method_names = ["get", "head", "post"]
    readers: ClassVar[frozenset[Role]] = STAFF
    writers: ClassVar[frozenset[Role]] = frozenset()
    title: str | Promise
    template: str
    home: ClassVar[Text] = ""  # where `done` and `refused` lead to
    membership: ActiveMembership

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        membership = active_membership_of(request)
        if membership is None or membership.role not in self.readers:
            raise PermissionDenied
        self.membership = membership
        if request.method == "POST" and not self.may_write():
            raise PermissionDenied
        return super().dispatch(request, *args, **kwargs)

    def may_write(self) -> bool:
        """Whether the user may change what the page shows."""
        return self.membership.may_write(self.writers)

    def request_context(self) -> RequestContext:
        """The context of an operation on what both modes share."""
        return request_context_of(self.request)

    def person(self) -> User:
        """The user who has opened the page."""
        assert isinstance(self.request.user, User)
        return self.request.user

    def page(self, status: int = 200, **context: Any) -> HttpResponse:
        """Renders the page: the shared context plus `context`."""
        values = {
            **admin.site.each_context(self.request),
            "title": self.title,
            "may_write": self.may_write(),
            **context,
        }
        return TemplateResponse(self.request, self.template, values, status=status)

    def saves(self, form: Form, operation: Callable[[], object]) -> bool:
        """Whether the form is valid and the operation succeeds; if not, the form says why."""
        if not form.is_valid():
            return False
        try:
            operation()
        except ServiceError as error:
            show_service_error(form, error)
            return False
        return True

    def done(self, text: Text) -> HttpResponse:
        """Redirects to `home`, with this message."""
        messages.success(self.request, str(text))
        return HttpResponseRedirect(str(self.home))

    def refused(self, error: ServiceError) -> HttpResponse:
        """Redirects to `home`, with the error as a message."""
        messages.error(self.request, error.detail())
        return HttpResponseRedirect(str(self.home))


class PlatformPage(View):
    """A page for platform admins."""

    http_method_names = ["get", "head", "post"]

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not is_platform_admin(request):
            raise PermissionDenied
        active_membership_of(request)
        act_across_issuers("a page of the platform")
        return super().dispatch(request, *args, **kwargs)


@reauthenticated("post")
class PlatformConfirmView(PlatformPage):
    """Opens a confirmation page about the issuer in the URL, else about the one that the operator has entered.

    The page is posted only after a recent sign-in.
    """

    page: type[ConfirmPage] = ConfirmPage

    def get(self, request: HttpRequest, pk: UUID | None = None) -> HttpResponse:
        membership = active_membership_of(request)
        issuer_id = pk or (membership and membership.issuer.pk)
        issuer = get_object_or_404(Issuer, pk=issuer_id)
        return self.page(issuer_admin(), request, [issuer]).respond()

    def post(self, request: HttpRequest, **url_kwargs: Any) -> HttpResponse:
        return self.get(request, **url_kwargs)


def issuer_admin() -> AuditedModelAdmin:
    """The registered admin of issuers, to whose URLs these pages belong."""
    return cast(AuditedModelAdmin, admin.site.get_model_admin(Issuer))


def issuer_route(route: str, page: type[IssuerPage], name: str) -> URLPattern:
    """The URL of a page below /admin/accounts/issuer/, for signed-in members of the active issuer."""
    view = admin.site.admin_view(cast(Handler, page.as_view()))
    return path(
        route, for_active_issuer(view, admin.site.each_context), name=f"accounts_issuer_{name}"
    )


def platform_route(route: str, page: type[PlatformPage], name: str) -> URLPattern:
    """The same for a page of operators, which needs no active issuer."""
    view = admin.site.admin_view(cast(Handler, page.as_view()))
    return path(route, view, name=f"accounts_issuer_{name}")


def platform_confirm_route(route: str, page: type[ConfirmPage], name: str) -> URLPattern:
    """The same for a confirmation page about an issuer."""
    view = admin.site.admin_view(cast(Handler, PlatformConfirmView.as_view(page=page)))
    return path(route, view, name=f"accounts_issuer_{name}")

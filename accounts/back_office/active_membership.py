"""The membership in whose name a person works in the back office; what platform operators may do."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import wraps
from typing import Any, cast
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import SimpleTemplateResponse, TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.actors import ActionContext, Actor, ActorKind, RequestContext, truncate_ip
from accounts.models import Issuer, Membership, User
from accounts.people import operations as people
from accounts.scopes import Mode, Role, Standing
from accounts.single_sign_on.rules import closed_to, opened_by, sign_on_of
from lib.database.tenancy import across_issuers, act_across_issuers, act_for
from lib.net.ip_addresses import caller_address

ACTIVE_ISSUER_KEY = "active_issuer"
IMPERSONATION_KEY = "entered_issuer"
ISSUER_FIELD = "_issuer"  # hidden in every form: the issuer for which it was opened

KEPT_FILTERS = "_changelist_filters"  # Django's parameter
UPLOAD_HEADER = "X-Upload"  # of a form that is sent by upload.js

View = Callable[..., HttpResponse]


@dataclass(frozen=True, slots=True)
class ActiveMembership:
    """A person's membership at an issuer, and all issuers that they can switch to.

    `impersonated_until`: until when a platform admin impersonates a member; None for members.
    """

    issuer: Issuer
    role: Role
    issuers: tuple[Issuer, ...]
    impersonated_until: datetime | None = None

    @property
    def is_impersonated(self) -> bool:
        """Whether this is a platform admin who impersonates a member."""
        return self.impersonated_until is not None

    def may_write(self, roles: frozenset[Role]) -> bool:
        """Whether the role is one of these, and the issuer is not suspended."""
        return self.role in roles and self.issuer.standing == Standing.ACTIVE


def active_membership_of(request: HttpRequest) -> ActiveMembership | None:
    """The membership under which the user acts; None for users without one.

    It is read once per request, which from then on acts for its issuer: the database shows no other's rows.
    """
    if not hasattr(request, "_active_membership"):
        with across_issuers("whom a person may act for is known by their memberships"):
            membership = _find_membership(request)
        request._active_membership = membership  # type: ignore[attr-defined]
        if membership is not None:
            act_for(membership.issuer.pk)
        elif is_platform_admin(request):
            act_across_issuers("an operator who has not entered an issuer")
    return cast(ActiveMembership | None, request._active_membership)  # type: ignore[attr-defined]


def request_context_of(request: HttpRequest, mode: Mode = Mode.LIVE) -> RequestContext:
    """The context of an operation by a user with an active membership; both modes share many rows."""
    membership = active_membership_of(request)
    assert membership is not None
    return RequestContext(
        issuer=membership.issuer.facts(), mode=mode, actor=actor_of(request), now=timezone.now()
    )


def as_membership_row(request: HttpRequest, membership: ActiveMembership) -> Membership:
    """The membership as a row, which querysets take. Not stored: an operator has no row."""
    return Membership(
        user_id=cast(int, request.user.pk), issuer_id=membership.issuer.pk, role=membership.role
    )


def is_platform_admin(request: HttpRequest) -> bool:
    """Whether the user is a platform admin."""
    if sign_on_of(request.session) is not None:
        return False
    return bool(request.user.is_active and request.user.is_superuser)


def for_platform_admins(view: View) -> View:
    """Wraps a view of platform admins: also while they impersonate a member it shows all issuers."""

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        active_membership_of(request)
        if is_platform_admin(request):
            act_across_issuers("a page of the platform")
        return view(request, *args, **kwargs)

    return inner


def _find_membership(request: HttpRequest) -> ActiveMembership | None:
    user = request.user
    if not isinstance(user, User) or not (user.is_active and user.is_staff):
        return None
    if user.is_superuser:
        return _find_impersonation(request) if is_platform_admin(request) else None
    known = list(
        Membership.objects.filter(user=user)
        .select_related("issuer__plan")
        .order_by("issuer__name", "pk")
    )
    memberships = opened_by(request.session, known)
    request._closed_issuers = [m.issuer for m in closed_to(request.session, known)]  # type: ignore[attr-defined]
    if not memberships:
        return None
    issuer_id = request.session.get(ACTIVE_ISSUER_KEY)
    active = next((m for m in memberships if str(m.issuer_id) == issuer_id), memberships[0])
    return ActiveMembership(active.issuer, Role(active.role), tuple(m.issuer for m in memberships))


def _find_impersonation(request: HttpRequest) -> ActiveMembership | None:
    """The membership that an operator impersonates ; audits its end once it has expired."""
    stored: dict[str, str] | None = request.session.get(IMPERSONATION_KEY)
    if stored is None:
        return None
    issuer = Issuer.objects.filter(pk=stored["issuer"]).select_related("plan").first()
    until = datetime.fromisoformat(stored["until"])
    if issuer is None or until <= timezone.now():
        end_impersonation(request, "expired")
        return None
    return ActiveMembership(issuer, Role(stored["role"]), (issuer,), until)


def end_impersonation(request: HttpRequest, how: str) -> None:
    """Ends a platform admin's impersonation, and writes an audit entry. Does nothing without one."""
    stored: dict[str, str] | None = request.session.pop(IMPERSONATION_KEY, None)
    if stored is not None:
        people.leave(context=action_context_of(request), issuer_id=UUID(stored["issuer"]), how=how)


@require_POST
def switch_issuer(request: HttpRequest) -> HttpResponse:
    """Switches to another issuer of which the user is a member. Raises Http404 for any other."""
    membership = active_membership_of(request)
    issuer_id = request.POST.get("issuer", "")
    if membership is None or issuer_id not in {str(issuer.pk) for issuer in membership.issuers}:
        raise Http404
    request.session[ACTIVE_ISSUER_KEY] = issuer_id
    return HttpResponseRedirect(reverse("admin:index"))


def for_active_issuer(view: View, page: Callable[[HttpRequest], dict[str, Any]]) -> View:
    """Wraps a view of an issuer's rows: refuses forms of another issuer, and sets its time zone.

    `page` gives the context of the page that refuses. The active issuer may have been changed in
    another window since the form was opened: writing it here would put it into the wrong account.
    """

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        membership = active_membership_of(request)
        if membership is None:
            return _for_upload(request, view(request, *args, **kwargs))
        if request.method == "POST" and request.POST.get(ISSUER_FIELD) != str(membership.issuer.pk):
            return _refuse_other_issuer(request, membership, page(request))
        with timezone.override(membership.issuer.time_zone):
            response = view(request, *args, **kwargs)
            if isinstance(response, SimpleTemplateResponse):
                return response.render()
            return _for_upload(request, response)

    return inner


def _for_upload(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """For the script that sends files: where to go on, which it would else follow by itself unseen."""
    if UPLOAD_HEADER not in request.headers or not isinstance(response, HttpResponseRedirect):
        return response
    return HttpResponse(status=204, headers={"Upload-Location": response.url})


def _refuse_other_issuer(
    request: HttpRequest, membership: ActiveMembership, page: dict[str, Any]
) -> HttpResponse:
    issuer_id = request.POST.get(ISSUER_FIELD)
    meant = next((issuer for issuer in membership.issuers if str(issuer.pk) == issuer_id), None)
    context = {**page, "title": _("Nothing was saved"), "meant": meant}
    return TemplateResponse(request, "admin/other_issuer.html", context, status=409)


def page_context(request: HttpRequest) -> dict[str, object]:
    """The membership, for every page of the back office."""
    return {
        "membership": active_membership_of(request),
        "issuer_field": ISSUER_FIELD,
        "closed_issuers": getattr(request, "_closed_issuers", ()),
        "single_sign_on": sign_on_of(request.session),
        "is_platform_admin": is_platform_admin(request),
        "consent_due": _consent_due(request),
        "now": timezone.now(),
        "test_clock": _test_clock(request),
        "kept_filters": request.GET.get(KEPT_FILTERS, ""),  # of the list that one came from
    }


def _consent_due(request: HttpRequest) -> datetime | None:
    """The end of issuing for want of consent, for owners, who can accept; else None. Costs no query."""
    membership = active_membership_of(request)
    return (
        membership.issuer.issuing_blocked_from
        if membership and membership.role is Role.OWNER
        else None
    )


def _test_clock(request: HttpRequest) -> datetime | None:
    """What the issuer's test clock shows, if it was advanced; else None."""
    membership = active_membership_of(request)
    if membership is None or not membership.issuer.test_clock_ahead:
        return None
    return membership.issuer.certificate_time(Mode.TEST, timezone.now())


def title_prefix(request: HttpRequest) -> str:
    """The active issuer's name for the window title, so that tabs can be told apart."""
    membership = active_membership_of(request)
    return f"{membership.issuer.name} ·" if membership else ""


def actor_of(request: HttpRequest) -> Actor:
    """The user of a request as an actor. By id: the audit holds no names."""
    return Actor(
        kind=ActorKind.USER,
        id=str(request.user.pk),
        request_id=getattr(request, "request_id", ""),
        ip=truncate_ip(caller_address(request)),
    )


def action_context_of(request: HttpRequest) -> ActionContext:
    """The context of an operation by a platform admin, or by a person without a membership."""
    return ActionContext(actor=actor_of(request), now=timezone.now())

"""For whom a person works at the moment: the active issuer, which stands in the session."""

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

from accounts.actors import RequestContext
from accounts.models import Issuer, Membership, User
from accounts.operations.people import impersonation
from accounts.scopes import Mode, Role, Standing

from .actor import actor_of

ACTIVE_ISSUER_KEY = "active_issuer"
IMPERSONATION_KEY = "entered_issuer"
ISSUER_FIELD = "_issuer"  # every form says for which issuer it was opened

View = Callable[..., HttpResponse]


@dataclass(frozen=True, slots=True)
class ActiveMembership:
    """A person's place at an issuer, and the other issuers that they may switch to.

    `lent_until`: the seat is a platform operator's, taken for a while and on the record.
    """

    issuer: Issuer
    role: Role
    issuers: tuple[Issuer, ...]
    lent_until: datetime | None = None

    @property
    def is_lent(self) -> bool:
        """Whether an operator of the platform sits here."""
        return self.lent_until is not None

    def may_write(self, roles: frozenset[Role]) -> bool:
        """Whether one of these roles is held. A suspended account is only read."""
        return self.role in roles and self.issuer.standing == Standing.ACTIVE


def active_membership_of(request: HttpRequest) -> ActiveMembership | None:
    """The seat of an issuer's staff, or the one that an operator took; None for anybody else.

    One query a request.
    """
    if not hasattr(request, "_seat"):
        request._seat = _find(request)  # type: ignore[attr-defined]
    return cast(ActiveMembership | None, request._seat)  # type: ignore[attr-defined]


def request_context_of(request: HttpRequest, mode: Mode) -> RequestContext:
    """On whose behalf somebody who has a seat acts, and when: now."""
    seat = active_membership_of(request)
    assert seat is not None
    return RequestContext(
        issuer=seat.issuer.facts(), mode=mode, actor=actor_of(request), now=timezone.now()
    )


def as_membership_row(request: HttpRequest, seat: ActiveMembership) -> Membership:
    """The seat as querysets take it; an operator who has entered the issuer has no row."""
    return Membership(user_id=cast(int, request.user.pk), issuer_id=seat.issuer.pk, role=seat.role)


def is_operator(request: HttpRequest) -> bool:
    """Whether the platform's operator asks."""
    return bool(request.user.is_active and request.user.is_superuser)


def _find(request: HttpRequest) -> ActiveMembership | None:
    user = request.user
    if not isinstance(user, User) or not (user.is_active and user.is_staff):
        return None
    if user.is_superuser:
        return _impersonated(request)
    memberships = list(
        Membership.objects.filter(user=user)
        .select_related("issuer__plan")
        .order_by("issuer__name", "pk")
    )
    if not memberships:
        return None
    wanted = request.session.get(ACTIVE_ISSUER_KEY)
    chosen = next((m for m in memberships if str(m.issuer_id) == wanted), memberships[0])
    return ActiveMembership(chosen.issuer, Role(chosen.role), tuple(m.issuer for m in memberships))


def _impersonated(request: HttpRequest) -> ActiveMembership | None:
    """What an operator entered (act_as.py); after its hour the seat is gone, and that is noted."""
    loan: dict[str, str] | None = request.session.get(IMPERSONATION_KEY)
    if loan is None:
        return None
    issuer = Issuer.objects.filter(pk=loan["issuer"]).select_related("plan").first()
    until = datetime.fromisoformat(loan["until"])
    if issuer is None or until <= timezone.now():
        end_impersonation(request, "expired")
        return None
    return ActiveMembership(issuer, Role(loan["role"]), (issuer,), until)


def end_impersonation(request: HttpRequest, how: str) -> None:
    """Ends an operator's stay at an issuer, on the record."""
    loan: dict[str, str] | None = request.session.pop(IMPERSONATION_KEY, None)
    if loan is not None:
        actor, now = actor_of(request), timezone.now()
        impersonation.leave(issuer_id=UUID(loan["issuer"]), how=how, actor=actor, now=now)


@require_POST
def switch_issuer(request: HttpRequest) -> HttpResponse:
    """Takes another of one's own seats. Anybody else's issuer is not found."""
    seat = active_membership_of(request)
    wanted = request.POST.get("issuer", "")
    if seat is None or wanted not in {str(issuer.pk) for issuer in seat.issuers}:
        raise Http404
    request.session[ACTIVE_ISSUER_KEY] = wanted
    return HttpResponseRedirect(reverse("admin:index"))


def for_active_issuer(view: View, page: Callable[[HttpRequest], dict[str, Any]]) -> View:
    """A view of an issuer's rows: refuses forms of another issuer, and tells its local time.

    `page` gives the context of the page that refuses. The active issuer may have been changed in
    another window since the form was opened: writing it here would put it into the wrong account.
    """

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        seat = active_membership_of(request)
        if seat is None:
            return view(request, *args, **kwargs)
        if request.method == "POST" and request.POST.get(ISSUER_FIELD) != str(seat.issuer.pk):
            return _refuse_other_issuer(request, seat, page(request))
        with timezone.override(seat.issuer.time_zone):
            response = view(request, *args, **kwargs)
            return response.render() if isinstance(response, SimpleTemplateResponse) else response

    return inner


def _refuse_other_issuer(
    request: HttpRequest, seat: ActiveMembership, page: dict[str, Any]
) -> HttpResponse:
    named = request.POST.get(ISSUER_FIELD)
    meant = next((issuer for issuer in seat.issuers if str(issuer.pk) == named), None)
    context = {**page, "title": _("Nothing was saved"), "meant": meant}
    return TemplateResponse(request, "admin/other_issuer.html", context, status=409)


def page_context(request: HttpRequest) -> dict[str, object]:
    """What every page of the back office shows of the seat (Unfold's GLOBAL_CALLBACK)."""
    return {
        "seat": active_membership_of(request),
        "seat_field": ISSUER_FIELD,
        "is_operator": is_operator(request),
        "consent_due": _consent_due(request),
        "now": timezone.now(),
    }


def _consent_due(request: HttpRequest) -> datetime | None:
    """From when on issuing stops, for those who can help it. The issuer's row was read anyway."""
    seat = active_membership_of(request)
    return seat.issuer.issuing_blocked_from if seat and seat.role is Role.OWNER else None


def title_prefix(request: HttpRequest) -> str:
    """The active issuer in the window's title, so that tabs can be told apart."""
    seat = active_membership_of(request)
    return f"{seat.issuer.name} ·" if seat else ""

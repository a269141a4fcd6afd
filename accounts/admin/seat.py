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

from accounts.actors import By
from accounts.models import Issuer, Membership, User
from accounts.operations import act_as
from accounts.scopes import Mode, Role, Standing

from .acting import actor_of

SESSION_KEY = "active_issuer"
LOAN_KEY = "entered_issuer"
FORM_FIELD = "_issuer"  # every form says for which issuer it was opened

View = Callable[..., HttpResponse]


@dataclass(frozen=True, slots=True)
class Seat:
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


def seat_of(request: HttpRequest) -> Seat | None:
    """The seat of an issuer's staff, or the one that an operator took; None for anybody else.

    One query a request.
    """
    if not hasattr(request, "_seat"):
        request._seat = _find(request)  # type: ignore[attr-defined]
    return cast(Seat | None, request._seat)  # type: ignore[attr-defined]


def by_of(request: HttpRequest, mode: Mode) -> By:
    """On whose behalf somebody who has a seat acts, and when: now."""
    seat = seat_of(request)
    assert seat is not None
    return By(issuer=seat.issuer.facts(), mode=mode, actor=actor_of(request), now=timezone.now())


def membership_of(request: HttpRequest, seat: Seat) -> Membership:
    """The seat as querysets take it; an operator who has entered the issuer has no row."""
    return Membership(user_id=cast(int, request.user.pk), issuer_id=seat.issuer.pk, role=seat.role)


def is_operator(request: HttpRequest) -> bool:
    """Whether the platform's operator asks."""
    return bool(request.user.is_active and request.user.is_superuser)


def _find(request: HttpRequest) -> Seat | None:
    user = request.user
    if not isinstance(user, User) or not (user.is_active and user.is_staff):
        return None
    if user.is_superuser:
        return _lent(request)
    memberships = list(
        Membership.objects.filter(user=user)
        .select_related("issuer__plan")
        .order_by("issuer__name", "pk")
    )
    if not memberships:
        return None
    wanted = request.session.get(SESSION_KEY)
    chosen = next((m for m in memberships if str(m.issuer_id) == wanted), memberships[0])
    return Seat(chosen.issuer, Role(chosen.role), tuple(m.issuer for m in memberships))


def _lent(request: HttpRequest) -> Seat | None:
    """What an operator entered (act_as.py); after its hour the seat is gone, and that is noted."""
    loan: dict[str, str] | None = request.session.get(LOAN_KEY)
    if loan is None:
        return None
    issuer = Issuer.objects.filter(pk=loan["issuer"]).select_related("plan").first()
    until = datetime.fromisoformat(loan["until"])
    if issuer is None or until <= timezone.now():
        give_back(request, "expired")
        return None
    return Seat(issuer, Role(loan["role"]), (issuer,), until)


def give_back(request: HttpRequest, how: str) -> None:
    """Ends an operator's stay at an issuer, on the record."""
    loan: dict[str, str] | None = request.session.pop(LOAN_KEY, None)
    if loan is not None:
        actor, now = actor_of(request), timezone.now()
        act_as.leave(issuer_id=UUID(loan["issuer"]), how=how, actor=actor, now=now)


@require_POST
def switch(request: HttpRequest) -> HttpResponse:
    """Takes another of one's own seats. Anybody else's issuer is not found."""
    seat = seat_of(request)
    wanted = request.POST.get("issuer", "")
    if seat is None or wanted not in {str(issuer.pk) for issuer in seat.issuers}:
        raise Http404
    request.session[SESSION_KEY] = wanted
    return HttpResponseRedirect(reverse("admin:index"))


def at_the_seat(view: View, page: Callable[[HttpRequest], dict[str, Any]]) -> View:
    """A view of an issuer's rows: refuses forms of another issuer, and tells its local time.

    `page` gives the context of the page that refuses. The active issuer may have been changed in
    another window since the form was opened: writing it here would put it into the wrong account.
    """

    @wraps(view)
    def inner(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        seat = seat_of(request)
        if seat is None:
            return view(request, *args, **kwargs)
        if request.method == "POST" and request.POST.get(FORM_FIELD) != str(seat.issuer.pk):
            return _refuse(request, seat, page(request))
        with timezone.override(seat.issuer.time_zone):
            response = view(request, *args, **kwargs)
            return response.render() if isinstance(response, SimpleTemplateResponse) else response

    return inner


def _refuse(request: HttpRequest, seat: Seat, page: dict[str, Any]) -> HttpResponse:
    named = request.POST.get(FORM_FIELD)
    meant = next((issuer for issuer in seat.issuers if str(issuer.pk) == named), None)
    context = {**page, "title": _("Nothing was saved"), "meant": meant}
    return TemplateResponse(request, "admin/other_issuer.html", context, status=409)


def page_context(request: HttpRequest) -> dict[str, object]:
    """What every page of the back office shows of the seat (Unfold's GLOBAL_CALLBACK)."""
    return {
        "seat": seat_of(request),
        "seat_field": FORM_FIELD,
        "is_operator": is_operator(request),
        "consent_due": _consent_due(request),
        "now": timezone.now(),
    }


def _consent_due(request: HttpRequest) -> datetime | None:
    """From when on issuing stops, for those who can help it. The issuer's row was read anyway."""
    seat = seat_of(request)
    return seat.issuer.issuing_blocked_from if seat and seat.role is Role.OWNER else None


def title_prefix(request: HttpRequest) -> str:
    """The active issuer in the window's title, so that tabs can be told apart."""
    seat = seat_of(request)
    return f"{seat.issuer.name} ·" if seat else ""

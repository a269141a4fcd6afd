"""Sign in by a provider: the way there, the answer, the session.

The attempt is kept in the browser meanwhile, in an encrypted cookie: a stranger who begins attempts
fills no table.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import REDIRECT_FIELD_NAME, login
from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from django.utils.http import url_has_allowed_host_and_scheme, urlencode
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from accounts.actors import ActionContext, ActorKind
from accounts.back_office.active_membership import actor_of
from accounts.errors import MemberNotFound
from accounts.models import ExternalIdentity, IdentityProvider, User
from accounts.sign_in.sessions import PROVED_AT
from lib import crypto
from lib.database import tenancy

from . import identities, operations as single_sign_on, protocol
from .rules import SIGN_ON, Challenge, Claims, Refusal, SignOnRefused, as_stored, sign_on_of

AGE = 10 * 60  # seconds


class AttemptPurpose(StrEnum):
    """What the person is sent to the provider for."""

    SIGN_IN = "sign_in"
    CONNECT = "connect"  # a member's account with their identity there; it tests the provider
    CONFIRM = "confirm"  # who they are, before something that could do lasting harm


@dataclass(frozen=True, slots=True, kw_only=True)
class SignOnAttempt:
    """What the answer is compared with, and where the person wanted to go."""

    provider: str
    issuer: str
    purpose: str
    user: int | None  # who was signed in when it was begun
    next: str = ""
    invitation: str = ""  # the token of the invitation that it was begun from
    challenge: Challenge = field(default_factory=Challenge)
    begun_at: float = field(default_factory=time.time)


def cookie_name() -> str:
    """The cookie's name; with the prefix `__Host-`, no other host of the domain can set it."""
    return "__Host-sign_on" if settings.SESSION_COOKIE_SECURE else "sign_on"


def keep_attempt(response: HttpResponse, attempt: SignOnAttempt) -> None:
    """Keep the attempt in the browser; it takes the place of one before."""
    response.set_cookie(
        cookie_name(),
        crypto.encrypt(json.dumps(asdict(attempt))),
        max_age=AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",  # the provider leads back here
    )


def forget_attempt(response: HttpResponse) -> None:
    """Remove the attempt: it is answered once."""
    response.delete_cookie(cookie_name(), samesite="Lax")


def attempt_of(request: HttpRequest, issuer_id: UUID) -> SignOnAttempt:
    """The attempt that this answer belongs to. Raises SignOnRefused if this browser did not begin it."""
    attempt = _read(request.COOKIES.get(cookie_name(), ""))
    if (
        attempt is None
        or attempt.issuer != str(issuer_id)
        or attempt.user != request.user.pk
        or not 0 <= time.time() - attempt.begun_at <= AGE
        or not constant_time_compare(attempt.challenge.state, request.GET.get("state", ""))
    ):
        raise SignOnRefused(Refusal.NOT_BEGUN)
    return attempt


def _read(cookie: str) -> SignOnAttempt | None:
    try:
        stored: dict[str, Any] = json.loads(crypto.decrypt(cookie))
    except (crypto.UndecryptableValue, ValueError):
        return None
    return SignOnAttempt(**{**stored, "challenge": Challenge(**stored["challenge"])})


BACKEND = "allauth.account.auth_backends.AuthenticationBackend"
LONGEST_TOKEN = 200  # characters
REFUSED = 403


@never_cache
@require_GET
def start(request: HttpRequest, provider_id: UUID) -> HttpResponse:
    """Sends the browser to the provider. The links that lead here are in mails and on our pages."""
    provider = single_sign_on.find_enabled(provider_id)
    if provider is None:
        raise Http404
    sign_on = sign_on_of(request.session)
    again = "again" in request.GET and sign_on is not None and sign_on.provider == provider.pk
    purpose = AttemptPurpose.CONFIRM if again else AttemptPurpose.SIGN_IN
    return begin(
        request,
        provider,
        purpose,
        HttpResponseRedirect,
        invitation=request.GET.get("invitation", "")[:LONGEST_TOKEN],
    )


def begin(
    request: HttpRequest,
    provider: IdentityProvider,
    purpose: AttemptPurpose,
    respond: Callable[[str], HttpResponse],
    *,
    invitation: str = "",
) -> HttpResponse:
    """The response that leads to the address of the provider, with the attempt kept in the browser."""
    provider = single_sign_on.with_recent_metadata(provider, timezone.now())
    attempt = SignOnAttempt(
        provider=str(provider.pk),
        issuer=str(provider.issuer_id),
        purpose=purpose,
        user=request.user.pk,
        next=_safe_next(request),
        invitation=invitation,
    )
    anew = purpose is not AttemptPurpose.SIGN_IN
    response = respond(protocol.authorization_url(provider, attempt.challenge, anew=anew))
    keep_attempt(response, attempt)
    return response


@never_cache
@require_GET
def callback(request: HttpRequest, issuer_id: UUID) -> HttpResponse:
    """Takes the provider's answer: signs in, connects or confirms, or says why not (403)."""
    try:
        attempt = attempt_of(request, issuer_id)
    except SignOnRefused as refusal:
        return _refused(request, refusal.reason)
    tenancy.act_for(issuer_id)
    provider = single_sign_on.provider_of(issuer_id)
    if provider is None or str(provider.pk) != attempt.provider:
        return _refused(request, Refusal.NOT_BEGUN)
    try:
        response = _answered(request, provider, attempt)
    except SignOnRefused as refusal:
        context = _context(request)
        identities.note_refusal(context=context, provider=provider, reason=refusal.reason)
        response = _refused(request, refusal.reason)
    forget_attempt(response)
    return response


def _answered(
    request: HttpRequest, provider: IdentityProvider, attempt: SignOnAttempt
) -> HttpResponse:
    """The page that the person wanted, once everything about the answer is right."""
    if provider.enabled_at is None and attempt.purpose != AttemptPurpose.CONNECT:
        raise SignOnRefused(Refusal.NOT_BEGUN)  # it was switched off meanwhile
    code, named = request.GET.get("code"), request.GET.get("iss", provider.iss)
    if not code or "error" in request.GET:
        raise SignOnRefused(Refusal.CANCELLED)
    if named != provider.iss:  # RFC 9207
        raise SignOnRefused(Refusal.ISSUER)
    claims = protocol.claims_for(provider, attempt.challenge, code)
    match attempt.purpose:
        case AttemptPurpose.CONNECT:
            return _connect(request, provider, claims, attempt)
        case AttemptPurpose.CONFIRM:
            return _confirm(request, provider, claims, attempt)
        case _:
            return _sign_in(request, provider, claims, attempt)


def _sign_in(
    request: HttpRequest, provider: IdentityProvider, claims: Claims, attempt: SignOnAttempt
) -> HttpResponse:
    identity = identities.sign_in(
        context=_context(request), provider=provider, claims=claims, token=attempt.invitation
    )
    request.session.flush()  # nothing of a session before goes on
    login(request, identity.membership.user, backend=BACKEND)
    request.session[SIGN_ON] = as_stored(provider.pk, identity)
    request.session[PROVED_AT] = _past(claims.auth_time)
    response = HttpResponseRedirect(attempt.next or reverse("admin:index"))
    remember_way_in(response, WayIn(provider.pk, provider.issuer.name))
    return response


def _connect(
    request: HttpRequest, provider: IdentityProvider, claims: Claims, attempt: SignOnAttempt
) -> HttpResponse:
    assert isinstance(request.user, User)
    try:
        identity: ExternalIdentity = identities.connect(
            context=_context(request), provider=provider, user=request.user, claims=claims
        )
    except MemberNotFound as error:
        raise SignOnRefused(Refusal.UNKNOWN) from error
    text = _("You are connected with %(provider)s as %(sub)s. Single sign-on works.")
    messages.success(request, text % {"provider": provider.iss, "sub": identity.sub})
    return HttpResponseRedirect(attempt.next or reverse("account_profile"))


def _confirm(
    request: HttpRequest, provider: IdentityProvider, claims: Claims, attempt: SignOnAttempt
) -> HttpResponse:
    sign_on = sign_on_of(request.session)
    if sign_on is None:
        raise SignOnRefused(Refusal.NOT_BEGUN)
    proved_at = identities.confirm(
        provider=provider,
        identity_id=sign_on.identity,
        claims=claims,
        begun_at=attempt.begun_at,
    )
    request.session[PROVED_AT] = _past(proved_at)
    query = urlencode({REDIRECT_FIELD_NAME: attempt.next})
    return HttpResponseRedirect(f"{reverse('account_reauthenticate')}?{query}")


def _past(auth_time: float | None) -> float:
    """When the person has last proved who they are; never later than now."""
    return min(auth_time or 0, time.time())


def _safe_next(request: HttpRequest) -> str:
    """The page that the person wanted, if it is one of ours."""
    path = request.GET.get(REDIRECT_FIELD_NAME, "")
    return path if url_has_allowed_host_and_scheme(path, allowed_hosts=None) else ""


def _context(request: HttpRequest) -> ActionContext:
    """The context of an operation; who acts is known once the provider's answer is checked."""
    actor = replace(actor_of(request), kind=ActorKind.SYSTEM, id="single sign-on")
    return ActionContext(actor=actor, now=timezone.now())


def _refused(request: HttpRequest, reason: Refusal) -> HttpResponse:
    """The page that says why; signed in is who was before."""
    context = {"reason": reason.label}
    return TemplateResponse(request, "account/single_sign_on/refused.html", context, status=REFUSED)


# --- the way in that a browser remembers ----------------------------------------------------------------

WAY_COOKIE = "sign_on_way"
WAY_AGE = 180 * 24 * 60 * 60  # seconds
_WAY_SALT = "accounts.signin.single_sign_on.ways_in"


@dataclass(frozen=True, slots=True)
class WayIn:
    """An issuer's provider, with the issuer's name."""

    provider: UUID
    issuer: str


def remembered_way_in(request: HttpRequest) -> WayIn | None:
    """By whose provider somebody has last signed in with this browser; None if nobody has."""
    try:
        provider, issuer = signing.loads(
            request.COOKIES.get(WAY_COOKIE, ""), salt=_WAY_SALT, max_age=WAY_AGE
        )
        return WayIn(UUID(provider), str(issuer))
    except (signing.BadSignature, ValueError, TypeError):
        return None


def remember_way_in(response: HttpResponse, way: WayIn) -> None:
    """Keep the way in for the login page, which offers it by name without asking anybody."""
    value = signing.dumps([str(way.provider), way.issuer], salt=_WAY_SALT)
    response.set_cookie(
        WAY_COOKIE,
        value,
        max_age=WAY_AGE,
        path=reverse("account_login").removesuffix("login/"),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )

"""Pages to find the way in, to prove anew who one is, and to open an issuer by its recovery code."""

from typing import Any
from uuid import UUID

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.reauthentication import resume_request
from allauth.account.views import reauthenticate
from allauth.core import ratelimit
from allauth.core.exceptions import ReauthenticationRequired
from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _, gettext_lazy
from django.views import View
from django.views.decorators.cache import never_cache

from accounts.back_office.active_membership import action_context_of
from accounts.domains.rules import InvalidDomain, normalize
from accounts.models import IdentityProvider, Membership
from accounts.sign_in.pages import OwnPage
from accounts.sign_in.sessions import signed_in_recently
from lib.database import tenancy
from lib.text import email_key

from . import operations as single_sign_on
from .flow import AttemptPurpose, begin
from .identities import recover
from .rules import RECOVERED, closed_to, sign_on_of


class WayInForm(forms.Form):
    """The address to which the way in is sent."""

    email = forms.EmailField(
        label=gettext_lazy("Your e-mail address at work"),
        max_length=254,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )


class RecoveryForm(forms.Form):
    """The recovery code of an issuer."""

    provider = forms.UUIDField(widget=forms.HiddenInput)
    code = forms.CharField(
        label=gettext_lazy("Recovery code"),
        max_length=60,
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false"}
        ),
    )


class WayInPage(View):
    """Sends the way in by mail: so the page tells nobody which organisations use the service."""

    http_method_names = ["get", "head", "post"]

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show(form=WayInForm())

    def post(self, request: HttpRequest) -> HttpResponse:
        """Sends one mail to every address, with a way in or without: neither answer nor time tell.

        A mailbox gets as many as of new passwords, together: whoever asks need not be its owner.
        """
        form = WayInForm(request.POST)
        if not form.is_valid():
            return self.show(form=form)
        email: str = form.cleaned_data["email"]
        refused: HttpResponse | None = ratelimit.consume_or_429(
            request, action="reset_password", key=email_key(email)
        )
        if refused:
            return refused
        ways = [
            {"issuer": name, "url": settings.BASE_URL + reverse("sign_on_start", args=[provider])}
            for provider, name in single_sign_on.ways_in_for(_domain_of(email))
        ]
        get_adapter().send_mail("account/email/way_in", email, {"ways": ways})
        return self.show(sent=True)

    def show(self, **context: Any) -> HttpResponse:
        """The page with the form, or with the answer to it."""
        return TemplateResponse(self.request, "account/single_sign_on/way_in.html", context)


def _domain_of(email: str) -> str:
    try:
        return normalize(email.rpartition("@")[2])
    except InvalidDomain:
        return ""


@never_cache
def confirm(request: HttpRequest) -> HttpResponseBase:
    """Asks who one is before something that could do lasting harm: by the way that one has signed in."""
    sign_on = sign_on_of(request.session)
    if sign_on is None or not request.user.is_authenticated:
        return reauthenticate(request)  # type: ignore[no-any-return]
    if signed_in_recently(request):
        resumed: HttpResponseBase | None = resume_request(request)
        return resumed or HttpResponseRedirect(reverse("admin:index"))
    query = {"again": "1", REDIRECT_FIELD_NAME: request.GET.get(REDIRECT_FIELD_NAME, "")}
    start = f"{reverse('sign_on_start', args=[sign_on.provider])}?{urlencode(query)}"
    return TemplateResponse(request, "account/single_sign_on/confirm.html", {"start": start})


class ConnectPage(OwnPage):
    """Connects one's account with the identity that one has at an issuer's provider; that tests it."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest, *, issuer_id: UUID) -> HttpResponse:
        if not signed_in_recently(request):
            raise ReauthenticationRequired
        with tenancy.acting_for(issuer_id):
            provider = single_sign_on.provider_of(issuer_id)
            members = Membership.objects.for_issuer(issuer_id)
            if provider is None or not members.filter(user=self.user()).exists():
                raise Http404
        tenancy.act_for(issuer_id)

        def page(address: str) -> HttpResponse:
            context = {"provider": provider, "address": address}
            return TemplateResponse(request, "account/single_sign_on/connect.html", context)

        # A link, not a redirect: nobody is connected without wanting it.
        return begin(request, provider, AttemptPurpose.CONNECT, page)


class ClosedIssuersPage(OwnPage):
    """The issuers that one opens by single sign-on only; an owner has the recovery code instead."""

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        form = RecoveryForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        provider = self.provider(form.cleaned_data["provider"])
        right = recover(
            context=action_context_of(self.request),
            provider=provider,
            user=self.user(),
            typed=form.cleaned_data["code"],
        )
        if not right:
            form.add_error("code", _("This code is wrong, or was used already."))
            return self.show(form)
        recovered = request.session.get(RECOVERED, [])
        request.session[RECOVERED] = [*recovered, str(provider.issuer_id)]
        text = _("The recovery code is used up. Make a new one, and put single sign-on in order.")
        messages.warning(request, text)
        return HttpResponseRedirect(reverse("admin:accounts_issuer_sign_on"))

    def provider(self, provider_id: UUID) -> IdentityProvider:
        """The provider of an issuer that is closed to this session. Raises Http404 for any other."""
        for _member, provider in self.closed():
            if provider.pk == provider_id:
                tenancy.act_for(provider.issuer_id)
                return provider
        raise Http404

    def closed(self) -> list[tuple[Membership, IdentityProvider]]:
        """The memberships that this session does not open, with what does."""
        known = single_sign_on.memberships_of(self.user())
        members = [member for member, _provider in known]
        closed = {member.pk for member in closed_to(self.request.session, members)}
        return [(member, row) for member, row in known if row and member.pk in closed]

    def show(self, refused: RecoveryForm | None = None) -> HttpResponse:
        """The page, with the error of the code that was typed."""
        closed = []
        for member, provider in self.closed():
            form = RecoveryForm(initial={"provider": provider.pk}, auto_id=f"{provider.pk}-%s")
            if refused and refused.data.get("provider") == str(provider.pk):
                form = refused
            is_owner = member.role == "owner" and provider.recovery_sha256 is not None
            closed.append({"member": member, "provider": provider, "form": is_owner and form})
        return TemplateResponse(
            self.request, "account/single_sign_on/closed.html", {"closed": closed}
        )

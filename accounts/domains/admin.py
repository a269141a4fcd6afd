"""An issuer's domains in its back office: add, check again, remove."""

from datetime import datetime
from uuid import UUID

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse_lazy
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, show_service_error
from accounts.back_office.pages import IssuerPage, badge, issuer_route
from accounts.back_office.reauthentication import require_recent_proof
from accounts.errors import DomainNotFound, ServiceError
from accounts.models import IssuerDomain
from accounts.scopes import Role

from .operations import PAUSE, add_domain, check_domain_soon, remove_domain
from .rules import LOST_AFTER, InvalidDomain, normalize

FAULTS = {
    "format": _("Not a domain name. Write it as example.com."),
    "address": _("An IP address cannot be verified: write the name of the domain."),
    "private": _("The public internet has no such domain: only you can reach it."),
    "suffix": _(
        "Anybody can register a name below this one. Write your own domain, as example.com."
    ),
}


class DomainForm(BackOfficeForm):
    """A domain to be proved, as a name or as the address of one of its pages."""

    name = forms.CharField(
        label=_("Domain"),
        max_length=500,
        widget=forms.TextInput(
            attrs={
                "placeholder": "example.com",
                "autocapitalize": "none",
                "autocomplete": "off",
                "spellcheck": "false",
            }
        ),
        help_text=_("The one that people know you by, such as that of your website."),
    )

    def clean_name(self) -> str:
        """The name in its ASCII form."""
        try:
            return normalize(self.cleaned_data["name"])
        except InvalidDomain as error:
            raise forms.ValidationError(FAULTS[error.fault]) from error


DOMAINS_URL = reverse_lazy("admin:accounts_issuer_domains")


class DomainsPage(IssuerPage):
    """The list of domains, each with its instructions, and the form to add one."""

    writers = frozenset({Role.OWNER})
    title = _("Verified domains")
    template = "admin/accounts/domains/list.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show(DomainForm())

    def post(self, request: HttpRequest) -> HttpResponse:
        form = DomainForm(request.POST)
        if not form.is_valid():
            return self.show(form)
        require_recent_proof(request)
        try:
            domain = add_domain(context=self.request_context(), name=form.cleaned_data["name"])
        except ServiceError as error:
            show_service_error(form, error)
            return self.show(form)
        text = _("%(domain)s was added. Now prove that it is yours.") % {"domain": domain}
        messages.success(request, text)
        return HttpResponseRedirect(f"{DOMAINS_URL}#{domain.public_id}")

    def show(self, form: DomainForm) -> HttpResponse:
        rows = IssuerDomain.objects.for_issuer(self.membership.issuer.pk).order_by("name")
        return self.page(form=form, cards=[card(row, timezone.now()) for row in rows])


class DomainPage(IssuerPage):
    """One domain: its card alone, for the page that waits for a check; checks it, or removes it."""

    writers = frozenset({Role.OWNER})
    title = _("Verified domains")
    template = "admin/accounts/domains/card.html"
    home = DOMAINS_URL

    def get(self, request: HttpRequest, *, pk: UUID) -> HttpResponse:
        rows = IssuerDomain.objects.for_issuer(self.membership.issuer.pk)
        domain = rows.filter(pk=pk).first()
        if domain is None:
            raise Http404
        return self.page(card=card(domain, timezone.now()))

    def post(self, request: HttpRequest, *, pk: UUID) -> HttpResponse:
        remove = "remove" in request.POST
        if remove:
            require_recent_proof(request)
        change = remove_domain if remove else check_domain_soon
        try:
            domain = change(context=self.request_context(), domain_id=pk)
        except DomainNotFound as error:
            raise Http404 from error
        except ServiceError as error:
            return self.refused(error)
        if remove:
            text = _("%(domain)s was removed. Public pages no longer show it.")
            return self.done(text % {"domain": domain})
        return HttpResponseRedirect(f"{DOMAINS_URL}#{domain.public_id}")


def card(domain: IssuerDomain, now: datetime) -> dict[str, object]:
    """A domain as its page shows it."""
    failing = domain.failing_since
    return {
        "domain": domain,
        "badge": _badge(domain),
        "checking": domain.due_at is not None and domain.due_at <= now + PAUSE,
        "lost_on": failing + LOST_AFTER if failing else None,
    }


def _badge(domain: IssuerDomain) -> str:
    if domain.failing_since is not None:
        return badge(_("Verified, but the proof is missing"), "warning")
    if domain.verified_at is not None:
        return badge(_("Verified"), "success")
    return badge(_("Lost"), "danger") if domain.lost_at else badge(_("Not verified yet"))


routes = [
    issuer_route("domains/", DomainsPage, "domains"),
    issuer_route("domains/<uuid:pk>/", DomainPage, "domain"),
]

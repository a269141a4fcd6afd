"""The page of an issuer's identity: its DID, its signing keys, and how to publish them under its own domain."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse_lazy
from django.utils import timezone
from django.utils.formats import date_format, number_format
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import request_context_of
from accounts.back_office.pages import (
    ConfirmPage,
    IssuerPage,
    Text,
    badge,
    issuer_admin,
    issuer_route,
)
from accounts.back_office.reauthentication import require_recent_proof
from accounts.domains.operations import verified_domains
from accounts.errors import ServiceError
from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode, Role, Scope, roles_with
from accounts.signals import signature_count

from . import identity, operations as signing_keys

SIGNING_KEYS_URL = reverse_lazy("admin:accounts_issuer_signing_keys")
MAX_COUNTED = 10_000
MAX_SHOWN = 100
COLOURS = {
    SigningKeyState.REQUESTED: "info",
    SigningKeyState.ACTIVE: "success",
    SigningKeyState.RETIRED: "",
    SigningKeyState.COMPROMISED: "danger",
}


class SigningKeysPage(IssuerPage):
    """The keys of both modes."""

    writers = roles_with(Scope.SIGNING_MANAGE)
    title = _("Signing keys and identity")
    template = "admin/accounts/signing_keys/list.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        issuer = self.membership.issuer
        domains = [
            (domain, identity.did_web(f"https://{domain}"))
            for domain in verified_domains(issuer.pk)
            if issuer.did
        ]
        return self.page(panels=[panel(self, mode) for mode in Mode], domains=domains)


class SigningKeysPanel(IssuerPage):
    """The keys of one mode, alone, for the page that waits for one; posted, it rotates them."""

    writers = SigningKeysPage.writers
    title = SigningKeysPage.title
    template = "admin/accounts/signing_keys/panel.html"

    def get(self, request: HttpRequest, *, mode: str) -> HttpResponse:
        return self.page(panel=panel(self, known_mode(mode)))

    def post(self, request: HttpRequest, *, mode: str) -> HttpResponse:
        try:
            key = signing_keys.rotate(context=request_context_of(request, known_mode(mode)))
        except ServiceError as error:
            messages.error(request, error.detail())
        else:
            if key.state == SigningKeyState.REQUESTED:
                messages.success(request, _("A new key is being made. It signs within seconds."))
            else:
                messages.warning(
                    request, _("No new key is made: an issuer with so many gets one a day.")
                )
        return HttpResponseRedirect(f"{SIGNING_KEYS_URL}#{mode}")


class DidDocumentDownload(IssuerPage):
    """The DID document as a file: as it is published here, or for a verified domain of the issuer."""

    def get(self, request: HttpRequest, *, mode: str) -> HttpResponse:
        issuer, domain = self.membership.issuer, request.GET.get("domain")
        if domain is not None and domain not in verified_domains(issuer.pk):
            raise Http404
        document = signing_keys.did_document(issuer.pk, known_mode(mode), domain=domain)
        if document is None:
            raise Http404
        response = HttpResponse(identity.as_file(document), "application/json")
        response["Content-Disposition"] = 'attachment; filename="did.json"'
        return response


class DeclareCompromised(ConfirmPage):
    """Says what follows, and declares the key compromised."""

    title = _("Declare this signing key compromised?")
    button = _("Declare it compromised, for good")

    def describe(self, row: SigningKey) -> object:
        since = date_format(timezone.localtime(row.activated_at), "DATETIME_FORMAT")
        return _("%(key)s, active since %(date)s") % {"key": row.kid, "date": since}

    def lines(self, form: None) -> list[Text]:
        count = signature_count(
            self.row.issuer_id, self.row.mode, key_id=self.row.pk, at_most=MAX_COUNTED
        )
        return [
            _("Do so if somebody else may have the private key. It cannot be undone."),
            _(
                "The key leaves your DID document at once. Within a minute or so, software of others"
                " refuses whatever was signed with it, by you or by somebody else."
            ),
            _(
                "This service signs anew, with a new key, what it had signed: the status lists, and"
                " credentials (%(count)s). Who downloaded one before has to download it again."
            )
            % {"count": counted(count)},
            _(
                "Certificates, verify pages and printed documents stay valid. The transparency log says"
                " in public when the key was declared compromised."
            ),
            _("Remember to replace the file where you publish it under a domain of your own."),
        ]

    def context(self, form: None) -> dict[str, Any]:
        return {"opts": None}  # no link to the list of issuers, which owners may not see

    def back_url(self) -> str:
        return f"{SIGNING_KEYS_URL}#{self.row.mode}"

    def perform(self, form: None) -> Text:
        signing_keys.declare_compromised(context=self.request_context(), key_id=self.row.pk)
        return _("The key is declared compromised. What it signed is being signed anew.")


class DeclareCompromisedPage(IssuerPage):
    """Opens the page above for owners, after a recent sign-in; also of an account that is suspended."""

    readers = writers = frozenset({Role.OWNER})

    def may_write(self) -> bool:
        return self.membership.role in self.writers

    def get(self, request: HttpRequest, *, pk: UUID) -> HttpResponse:
        require_recent_proof(request)
        issuer_id = self.membership.issuer.pk
        for mode in Mode:
            keys = SigningKey.objects.for_issuer(issuer_id, mode)
            key = keys.in_state(*signing_keys.PUBLISHED).filter(pk=pk).first()
            if key is not None:
                return DeclareCompromised(issuer_admin(), request, [key]).respond()
        raise Http404

    post = get


def panel(page: IssuerPage, mode: Mode) -> dict[str, object]:
    """The keys of one mode as the page shows them."""
    issuer = page.membership.issuer
    did = identity.did_in_mode(issuer.did, mode) if issuer.did else None
    keys = list(SigningKey.objects.for_issuer(issuer.pk, mode).order_by("-pk")[:MAX_SHOWN])
    states = {key.state for key in keys}
    waiting = unsigned_count(issuer.pk, mode, keys)
    return {
        "mode": mode,
        "did": did,
        "address": did and f"{identity.address_of(did)}/did.json",
        "keys": [(key, state_badge(key), key.state in signing_keys.PUBLISHED) for key in keys],
        "waiting": counted(waiting) if waiting else None,
        "busy": did is None or SigningKeyState.REQUESTED in states or waiting > 0,
        "may_rotate": page.membership.may_write(SigningKeysPage.writers)
        and SigningKeyState.REQUESTED not in states,
        "may_declare": page.membership.role is Role.OWNER,
    }


def unsigned_count(issuer_id: UUID, mode: Mode, keys: list[SigningKey]) -> int:
    """How many credentials wait for a signature: new ones, and those of compromised keys."""
    withdrawn = [key.pk for key in keys if key.state == SigningKeyState.COMPROMISED]
    return sum(
        signature_count(issuer_id, mode, key_id=key_id, at_most=MAX_COUNTED)
        for key_id in (None, *withdrawn)
    )


def counted(number: int) -> str:
    """The number as people write it; beyond what is counted, that it is more."""
    shown = number_format(min(number, MAX_COUNTED))
    return f"> {shown}" if number >= MAX_COUNTED else shown


def state_badge(key: SigningKey) -> str:
    state = SigningKeyState(key.state)
    return badge(state.label, COLOURS[state])


def known_mode(text: str) -> Mode:
    """The mode in an address. Raises Http404."""
    if text not in Mode.values:
        raise Http404
    return Mode(text)


routes = [
    issuer_route("signing-keys/", SigningKeysPage, "signing_keys"),
    issuer_route("signing-keys/<str:mode>/", SigningKeysPanel, "signing_keys_of"),
    issuer_route("signing-keys/<str:mode>/did.json", DidDocumentDownload, "did_document"),
    issuer_route(
        "signing-keys/<uuid:pk>/compromised/", DeclareCompromisedPage, "signing_key_compromised"
    ),
]

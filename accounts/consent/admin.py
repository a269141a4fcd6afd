"""Consent in the back office: all members read the documents, owners accept them."""

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse_lazy
from django.utils import timezone
from django.utils.translation import get_language, gettext_lazy as _

from accounts.back_office.pages import (
    ConfirmPage,
    IssuerPage,
    Text,
    badge,
    issuer_admin,
    issuer_route,
)
from accounts.errors import ServiceError
from accounts.models import (
    ConsentAction,
    ConsentDocument,
    ConsentKind,
    ConsentVerb,
    ConsentVia,
    User,
)
from accounts.scopes import Locale, Role

from .operations import accept, current_document, is_acceptance, latest_action, withdraw

CONSENT_URL = reverse_lazy("admin:accounts_issuer_consent")
MAX_SHOWN = 100


class ConsentPage(IssuerPage):
    """The documents in force, and the history of accepting and withdrawing."""

    writers = frozenset({Role.OWNER})
    title = _("Consent")
    template = "admin/consent/list.html"

    def get(self, request: HttpRequest) -> HttpResponse:
        issuer = self.membership.issuer
        rows = [self.row(kind) for kind in ConsentKind]
        actions = ConsentAction.objects.for_issuer(issuer.pk).select_related("document")
        history = list(actions.order_by("-pk")[:MAX_SHOWN])
        emails = _actor_emails(history)
        return self.page(
            rows=[row for row in rows if row],
            due_at=issuer.issuing_blocked_from,
            history=[(action, emails.get(action.actor_id, "")) for action in history],
        )

    def row(self, kind: ConsentKind) -> dict[str, Any] | None:
        """The current document of a kind, with this issuer's state; None if there is no such document."""
        document = current_document(kind)
        if document is None:
            return None
        last = latest_action(self.membership.issuer.pk, kind)
        return {
            "document": document,
            "accepted": is_acceptance(last, document),
            "withdrawable": last is not None and last.verb == ConsentVerb.ACCEPTED,
            "state": _state(document, last),
        }


class ConsentDocumentPage(IssuerPage):
    """One document in the reader's language; an owner accepts exactly this text."""

    writers = frozenset({Role.OWNER})
    title = _("Consent")
    template = "admin/consent/document.html"
    home = CONSENT_URL

    def get(self, request: HttpRequest, *, pk: str) -> HttpResponse:
        document = get_object_or_404(ConsentDocument, pk=pk)
        last = latest_action(self.membership.issuer.pk, ConsentKind(document.kind))
        current = current_document(ConsentKind(document.kind))
        accepted = is_acceptance(last, document)
        locale = request.GET.get("lang") or (get_language() or Locale.EN)[:2]
        if locale not in Locale.values:
            locale = Locale.EN
        return self.page(
            document=document,
            text=document.texts.get(locale=locale),
            locales=[(code, label, code == locale) for code, label in Locale.choices],
            accepted=last if accepted else None,
            acceptable=self.may_write() and not accepted and document == current,
        )

    def post(self, request: HttpRequest, *, pk: str) -> HttpResponse:
        document = get_object_or_404(ConsentDocument, pk=pk)
        try:
            accept(
                context=self.request_context(),
                document=document,
                sha256=request.POST.get("sha256", ""),
                via=ConsentVia.BACK_OFFICE,
            )
        except ServiceError as error:
            return self.refused(error)
        return self.done(_("The document was accepted."))


class WithdrawConsentPage(ConfirmPage):
    """Asks for confirmation before a consent is withdrawn, which stops issuing."""

    title = _("Withdraw? No certificate can be issued any more, at once.")
    button = _("Withdraw the consent")

    def lines(self, form: None) -> list[Text]:
        return [_("What was issued before stays valid and can be verified as always.")]

    def context(self, form: None) -> Mapping[str, Any]:
        return {"opts": None}  # no link to the list of issuers, which owners may not see

    def perform(self, form: None) -> HttpResponse:
        action = withdraw(
            context=self.request_context(),
            kind=ConsentKind(self.row.kind),
            via=ConsentVia.BACK_OFFICE,
        )
        if action is not None:
            text = _("The consent was withdrawn. Issuing has stopped.")
            self.admin.message_user(self.request, text, messages.WARNING)
        return HttpResponseRedirect(self.back_url())

    def back_url(self) -> str:
        return str(CONSENT_URL)


class WithdrawConsentView(IssuerPage):
    """Opens the page above for owners, for the document that was accepted last."""

    writers = frozenset({Role.OWNER})
    readers = writers

    def get(self, request: HttpRequest, *, kind: str) -> HttpResponse:
        last = latest_action(self.membership.issuer.pk, _kind(kind))
        if last is None or last.verb == ConsentVerb.WITHDRAWN:
            return HttpResponseRedirect(str(CONSENT_URL))
        return WithdrawConsentPage(issuer_admin(), request, [last.document]).respond()

    post = get


def _kind(kind: str) -> ConsentKind:
    if kind not in ConsentKind.values:
        raise Http404
    return ConsentKind(kind)


def _state(document: ConsentDocument, last: ConsentAction | None) -> str:
    if is_acceptance(last, document):
        return badge(_("Accepted"), "success")
    if last and last.verb == ConsentVerb.WITHDRAWN:
        return badge(_("Withdrawn"), "danger")
    if document.required_from <= timezone.now():
        return badge(_("Required"), "danger")
    return badge(_("To be accepted"), "warning")


def _actor_emails(actions: list[ConsentAction]) -> dict[str, str]:
    """The e-mail addresses of the people among the actors, by their id as text."""
    user_ids = {action.actor_id for action in actions if action.actor_id.isdigit()}
    return {
        str(pk): email
        for pk, email in User.objects.filter(pk__in=user_ids).values_list("pk", "email")
    }


routes = [
    issuer_route("consent/", ConsentPage, "consent"),
    issuer_route("consent/<uuid:pk>/", ConsentDocumentPage, "consent_document"),
    issuer_route("consent/withdraw/<str:kind>/", WithdrawConsentView, "consent_withdraw"),
]

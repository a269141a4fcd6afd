"""The page on which a holder objects to mails, or takes that back; each mail to a holder links to it."""

from collections.abc import Collection

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from accounts.mail.addresses import ObjectionLink, ObjectionScope, scopes_of, set_scopes
from accounts.models import Issuer
from certificates.models import Certificate
from certificates.public_pages import READ_ONLY, PublicPage
from lib.database import tenancy

ONE_CLICK = ("List-Unsubscribe", "One-Click")  # RFC 8058: sent by mail programs


class MailObjectionsPage(PublicPage):
    """A form of three ticks, filled with what the holder has objected to. Opening it changes nothing."""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str, token: str) -> HttpResponse:
        link = ObjectionLink.read(token)
        if link is None:
            return self.no_link()
        with tenancy.acting_for(link.issuer_id):
            return self.show(link, scopes_of(link))

    def post(self, request: HttpRequest, *, locale: str, token: str) -> HttpResponse:
        link = ObjectionLink.read(token)
        if link is None:
            return self.no_link()
        name, value = ONE_CLICK
        if request.POST.get(name) == value:
            scopes = scopes_of(link) | {ObjectionScope.ISSUER}
        else:
            ticked = set(request.POST.getlist("scope"))
            scopes = frozenset(scope for scope in ObjectionScope if scope.value in ticked)
        with tenancy.acting_for(link.issuer_id):
            set_scopes(link, scopes, now=timezone.now())
            return self.show(link, scopes, saved=True)

    def show(
        self, link: ObjectionLink, scopes: Collection[ObjectionScope], *, saved: bool = False
    ) -> HttpResponse:
        """The form, with the number of the certificate that the mail was about: no name, no content."""
        numbers = Certificate.objects.filter(pk=link.subject).values_list("number", flat=True)
        context = {
            "issuer": Issuer.objects.filter(pk=link.issuer_id).first(),
            "number": numbers.first(),
            "choices": [(scope, scope in scopes) for scope in ObjectionScope],
            "objected": bool(scopes),
            "saved": saved,
        }
        return self.page("certificates/holders/mail_objections.html", context)

    def no_link(self) -> HttpResponse:
        """The link is not one of ours, or not all of it (404)."""
        return self.page("certificates/holders/mail_objections.html", {}, status=404)

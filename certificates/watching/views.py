"""The page on which somebody states an address to be told of changes, and the one that the mails link to."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from accounts.actors import Rate
from accounts.limits import throttling
from accounts.models import Issuer
from certificates.holders.views import ONE_CLICK
from certificates.models import Watcher
from certificates.public_pages import READ_ONLY, CertificatePage, PublicPage
from certificates.verification import operations as verification, sharing
from certificates.verification.shown import key_of
from lib.database import tenancy
from lib.net.ip_addresses import caller_address
from lib.text import canonical_email, is_email

from . import operations as watching

LONGEST = 254  # characters of an address
ASKED = Rate(burst=10, per_minute=2)  # from one network


class WatchPage(CertificatePage):
    """The form for an e-mail address. Its answer does not tell whether the address watches already."""

    http_method_names = [*READ_ONLY, "post"]
    attempts = "requests"

    def get(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        return self.show(self.watched(), {})

    def post(self, request: HttpRequest, *, locale: str, raw_id: str) -> HttpResponse:
        throttling.count_attempt(throttling.WATCHING, caller_address(request), ASKED)
        verified, typed = self.watched(), request.POST.get("email", "").strip()
        email = canonical_email(typed)
        if verified is None or len(email) > LONGEST or not is_email(email):
            return self.show(verified, {"typed": typed[:LONGEST], "fault": True}, status=400)
        with tenancy.acting_for(verified.issuer_id):
            asked = watching.ask(
                issuer_id=verified.issuer_id,
                certificate_id=key_of(verified.id),
                email=email,
                locale=locale,
                now=timezone.now(),
            )
        return self.show(verified, {"asked": asked, "full": not asked, "typed": email})

    def watched(self) -> verification.Verification | None:
        """The certificate; None if nothing of it is to be told."""
        verified = verification.find_uncounted(
            self.kwargs["raw_id"], locale=self.kwargs["locale"], now=timezone.now()
        )
        return verified if sharing.can_be_watched(verified) else None

    def show(
        self,
        verified: verification.Verification | None,
        context: dict[str, object],
        status: int = 200,
    ) -> HttpResponse:
        if verified is None:
            return self.nothing_under(self.kwargs["raw_id"])
        context = {"certificate": verified, **context}
        return self.page("certificates/watching/watch.html", context, status=status)


class WatchedPage(PublicPage):
    """What an address is told of: to confirm, and to end. Opening it changes nothing."""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str, token: str) -> HttpResponse:
        return self.answer(token)

    def post(self, request: HttpRequest, *, locale: str, token: str) -> HttpResponse:
        return self.answer(token, saves=True)

    def answer(self, token: str, *, saves: bool = False) -> HttpResponse:
        """The page, after what was posted is done; 404 for a link that is not one of ours."""
        link = watching.read_token(token)
        if link is None:
            return self.page("certificates/watching/watched.html", {}, status=404)
        issuer_id, watcher_id = link
        with tenancy.acting_for(issuer_id):
            if saves:
                self.save(watcher_id)
            locale, now = self.kwargs["locale"], timezone.now()
            rows = watching.current(watcher_id, now=now).select_related("certificate__version")
            context = {
                "issuer": Issuer.objects.filter(pk=issuer_id).first(),
                "watcher": Watcher.objects.filter(pk=watcher_id).first(),
                "watches": [
                    (row, watching.described(row.certificate, locale, now)) for row in rows
                ],
                "most": watching.MAX_WATCHED,
                "is_full": len(rows) >= watching.MAX_WATCHED,
                "saved": saves,
            }
            return self.page("certificates/watching/watched.html", context)

    def save(self, watcher_id: UUID) -> None:
        """Keep what is ticked of what the form showed; by one click of a mail program, or the button, nothing."""
        posted, (name, value) = self.request.POST, ONE_CLICK
        if posted.get(name) == value or "end" in posted:
            watching.end(Watcher.objects.filter(pk=watcher_id))
            return
        wanted, shown = (
            {int(pk) for pk in posted.getlist(field) if pk.isascii() and pk.isdigit()}
            for field in ("wanted", "shown")
        )
        watching.keep(
            watcher_id,
            wanted=wanted,
            shown=shown,
            locale=self.kwargs["locale"],
            now=timezone.now(),
        )

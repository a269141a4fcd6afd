"""The history and the holds of a certificate, on its page."""

from django.contrib import admin
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.tenancy import ReadOnlyInline
from accounts.domain.actors import ActorKind
from accounts.domain.prefixes import AccountsPrefix
from certificates.domain.lifecycle import HISTORY_ACTIONS
from certificates.models import CertificateHistory, Hold
from lib import ids

ACTOR_TITLES = {
    ActorKind.KEY: _("API key"),
    ActorKind.USER: _("Person"),
    ActorKind.SYSTEM: _("The service"),
}


class HistoryInline(ReadOnlyInline):
    """The history of the certificate, the latest change first."""

    model = CertificateHistory
    fields = ("at", "done", "to_state", "reason", "note", "public_note", "actor")
    readonly_fields = fields
    ordering = ("-sequence",)

    @admin.display(description=_("action"))
    def done(self, change: CertificateHistory) -> str:
        return str(HISTORY_ACTIONS[change.action] if change.action else _("Issue"))

    @admin.display(description=_("by"))
    def actor(self, change: CertificateHistory) -> SafeString | str:
        hint = '<span title="{}">{}</span>'
        return format_html(hint, change.request_id, _actor(change))


class HoldInline(ReadOnlyInline):
    """The holds of the certificate, open and lifted."""

    model = Hold
    fields = ("placed_at", "reason", "public_note", "actor", "lifted_at")
    readonly_fields = fields
    ordering = ("-id",)

    @admin.display(description=_("by"))
    def actor(self, hold: Hold) -> SafeString | str:
        return _actor(hold)


def _actor(row: CertificateHistory | Hold) -> SafeString | str:
    title = str(ACTOR_TITLES.get(ActorKind(row.actor_kind), row.actor_kind))
    key = ids.parse(AccountsPrefix.API_KEY, row.actor_id)
    if key is None:
        return title
    address = reverse("admin:accounts_apikey_change", args=[key])
    return format_html('<a href="{}" class="text-link">{}</a>', address, title)

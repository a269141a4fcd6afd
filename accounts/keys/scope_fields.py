"""The scopes of an API key as a form shows them: in groups, a line for each, and presets that tick them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminCheckboxSelectMultipleWidget

from accounts.scopes import Scope

GROUPS: tuple[tuple[Promise, tuple[Scope, ...]], ...] = (
    (
        _("Certificates"),
        (
            Scope.CERTIFICATES_ISSUE,
            Scope.CERTIFICATES_READ,
            Scope.CERTIFICATES_MANAGE,
            Scope.CERTIFICATES_RELEASE,
            Scope.CERTIFICATES_TYPES,
        ),
    ),
    (_("Education"), (Scope.EDU_READ, Scope.EDU_MANAGE, Scope.EDU_ISSUE)),
    (_("Webhooks"), (Scope.WEBHOOKS_READ, Scope.WEBHOOKS_MANAGE)),
    (
        _("Account"),
        (
            Scope.ACCOUNT_READ,
            Scope.ACCOUNT_MANAGE,
            Scope.KEYS_MANAGE,
            Scope.SIGNING_MANAGE,
            Scope.PRIVACY_MANAGE,
        ),
    ),
)
LINES: Mapping[Scope, Promise] = {
    Scope.CERTIFICATES_ISSUE: _("For the system that produces certificates, one or many."),
    Scope.CERTIFICATES_READ: _("Lists, search, documents and PDFs, with the names of holders."),
    Scope.CERTIFICATES_MANAGE: _("Recalls too. What is revoked stays revoked."),
    Scope.CERTIFICATES_RELEASE: _("The second pair of eyes: not for the key that issues."),
    Scope.CERTIFICATES_TYPES: _("What certificates state, and what of it is public."),
    Scope.EDU_READ: _("Classes, enrolments and results, with the names of recipients."),
    Scope.EDU_MANAGE: _("Enrols people and keeps their data up to date."),
    Scope.EDU_ISSUE: _("Enters results, from which certificates are issued."),
    Scope.WEBHOOKS_READ: _("Where events are sent, and whether they arrived."),
    Scope.WEBHOOKS_MANAGE: _("Decides where events are sent: who has it can redirect them."),
    Scope.ACCOUNT_READ: _("Settings, plan, usage, audit and jobs."),
    Scope.ACCOUNT_MANAGE: _("Settings, logo and networks of the whole account."),
    Scope.KEYS_MANAGE: _("Creates, rotates and revokes keys. Rarely needed."),
    Scope.SIGNING_MANAGE: _("For a system that changes the keys of credentials on a schedule."),
    Scope.PRIVACY_MANAGE: _("Everything that is stored of a person, and erasing it."),
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A usual choice of scopes, or of what else is ticked in groups."""

    name: str | Promise
    scopes: frozenset[str]


READING = frozenset(
    {Scope.CERTIFICATES_READ, Scope.EDU_READ, Scope.WEBHOOKS_READ, Scope.ACCOUNT_READ}
)
SCHOOL = frozenset({Scope.EDU_READ, Scope.EDU_MANAGE, Scope.EDU_ISSUE, Scope.CERTIFICATES_READ})


def presets(allowed: Iterable[str]) -> list[Preset]:
    """The usual choices, as far as these scopes go; a choice that loses its purpose is left out."""
    all_of_them = frozenset(Scope(scope) for scope in allowed)
    offered = [
        Preset(_("Issue only"), frozenset({Scope.CERTIFICATES_ISSUE}) & all_of_them),
        Preset(_("Read only"), READING & all_of_them),
        Preset(_("School system"), SCHOOL if all_of_them >= SCHOOL else frozenset()),
        Preset(_("Everything that I may give"), all_of_them),
    ]
    return [preset for preset in offered if preset.scopes]


def scope_choices(allowed: Iterable[str]) -> list[tuple[Promise, list[tuple[str, SafeString]]]]:
    """The scopes in groups, each with its label, its name in the API and a line."""
    label = '{} <small><code>{}</code></small><small class="scopes__line">{}</small>'
    known = set(allowed)
    grouped = [
        (
            title,
            [
                (scope.value, format_html(label, scope.label, scope.value, LINES[scope]))
                for scope in scopes
                if scope in known
            ],
        )
        for title, scopes in GROUPS
    ]
    return [(title, choices) for title, choices in grouped if choices]


class ScopesWidget(UnfoldAdminCheckboxSelectMultipleWidget):
    """Checkboxes in groups, and above them a button for each preset (key_form.js)."""

    presets: list[Preset] = []

    class Media:
        js = ("config/key_form.js",)

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        context = self.get_context(name, value, attrs)
        offered = [(preset.name, " ".join(sorted(preset.scopes))) for preset in self.presets]
        return render_to_string(
            "admin/accounts/apikey/scopes.html", {**context, "presets": offered}
        )

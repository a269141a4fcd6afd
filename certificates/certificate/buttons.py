"""The buttons of a certificate's page: the next steps visible, all others in the menu "More"."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from unfold.enums import ActionVariant

from accounts.scopes import Standing
from certificates.lifecycle import State
from certificates.models import Certificate

# By the paths of their pages. What ends a certificate, or hides it, stays in the menu.
VISIBLE = ("release", "reject", "reinstate", "undo-erasure", "print", "correct")
CONTACT = "contact"
NEEDS_CONTENT = frozenset({"print", "copy", "correct", "notify", CONTACT})


@dataclass(frozen=True, slots=True, kw_only=True)
class PageButton:
    """A button, or an entry of the menu."""

    path: str
    title: str
    icon: str
    url: str
    primary: bool
    danger: bool


@dataclass(frozen=True, slots=True)
class PageButtons:
    """The buttons that are visible, and the entries of the menu; those that end something come last.

    `contact` changes the holder's address, beside it.
    """

    visible: Sequence[PageButton]
    more: Sequence[PageButton]
    contact: PageButton | None


def page_buttons(
    actions: Sequence[Any], certificate: Certificate, keep_filters: Callable[[str], str]
) -> PageButtons:
    """The actions that this person may take, without those that would be refused.

    `keep_filters` adds the filters of the list to an address, so that one comes back to them.
    """
    refused = refused_paths(certificate)
    buttons = [
        _button(each, keep_filters(reverse(f"admin:{each.action_name}", args=[certificate.pk])))
        for each in actions
        if each.path not in refused
    ]
    visible = sorted(
        (each for each in buttons if each.path in VISIBLE),
        key=lambda button: VISIBLE.index(button.path),
    )
    contact = next((each for each in buttons if each.path == CONTACT), None)
    more = [each for each in buttons if each.path not in {*VISIBLE, CONTACT}]
    return PageButtons(visible, sorted(more, key=lambda button: button.danger), contact)


def refused_paths(certificate: Certificate) -> Collection[str]:
    """The actions that an operation would refuse, by the paths of their pages."""
    if certificate.erasure_id is not None or certificate.erased_at is not None:
        return NEEDS_CONTENT
    if certificate.state == State.PENDING or certificate.issuer.standing == Standing.FRAUD:
        return {"print"}
    return ()


def _button(action: Any, url: str) -> PageButton:
    return PageButton(
        path=action.path,
        title=str(action.description),
        icon=action.icon or "",
        url=url,
        primary=action.variant == ActionVariant.PRIMARY,
        danger=action.variant == ActionVariant.DANGER,
    )

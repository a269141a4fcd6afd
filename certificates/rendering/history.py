"""The history of a certificate's status as an HTML list."""

from collections.abc import Sequence
from html import escape

from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_noop

from certificates.domain.lifecycle import Action, State
from certificates.verification.history import StatusChange

from .dates import clock

ISSUED = gettext_noop("Issued")
HELD_BACK = gettext_noop("Issued, but not released yet")
FURTHER = gettext_noop("Suspended for one more reason")
PARTLY_LIFTED = gettext_noop(
    "One reason for the suspension ended; the certificate stayed suspended"
)
DEEDS = {
    Action.RELEASE: gettext_noop("Released: in force from then on"),
    Action.REJECT: gettext_noop("Not released, and withdrawn for good"),
    Action.SUSPEND: gettext_noop("Suspended for the time being"),
    Action.REINSTATE: gettext_noop("Suspension lifted: in force again"),
    Action.REVOKE: gettext_noop("Withdrawn for good"),
    Action.SUPERSEDE: gettext_noop("Replaced by a newer certificate"),
}


def lines(changes: Sequence[StatusChange], *, zone: str, lang: str) -> SafeString:
    """The list, newest first; empty if there is no history."""
    items = "\n".join(_line(change, zone, lang) for change in changes)
    return SafeString(f'<ol class="history">\n{items}\n</ol>' if items else "")


def _line(change: StatusChange, zone: str, lang: str) -> str:
    instant = change.at.isoformat(timespec="seconds")
    at = f'<time datetime="{instant}">{escape(clock(change.at, zone))}</time>'
    why = f" <span>({escape(str(change.reason.label))})</span>" if change.reason else ""
    marked = f' lang="{escape(lang)}"' if lang else ""
    note = f"<p{marked}>{escape(change.public_note)}</p>" if change.public_note else ""
    return f"<li>{at} <strong>{escape(gettext(_deed(change)))}</strong>{why}{note}</li>"


def _deed(change: StatusChange) -> str:
    if change.action is None:
        return HELD_BACK if change.to is State.PENDING else ISSUED
    if change.action is Action.SUSPEND and change.further:
        return FURTHER
    if change.action is Action.REINSTATE and change.to is State.SUSPENDED:
        return PARTLY_LIFTED
    return DEEDS[change.action]

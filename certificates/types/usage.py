"""How many certificates a type has, and what a change of it means for them."""

from uuid import UUID

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.scopes import Mode
from certificates.models import Certificate, CertificateType

COUNTED = 1000  # certificates of a type; whether there are more is all that matters then


def usage_of(certificate_type: CertificateType, issuer_id: UUID) -> str:
    """Who is not touched by a change, in words."""
    live, trials = (_count(certificate_type, issuer_id, mode) for mode in (Mode.LIVE, Mode.TEST))
    version = certificate_type.current.number + 1 if certificate_type.current else 1
    if not live and not trials:
        return _("No certificate uses this type yet.")
    used = ngettext(
        "%(number)s certificate uses this type",
        "%(number)s certificates use this type",
        live,
    ) % {"number": _shown(live)}
    tried = ngettext(
        "%(number)s more was issued for testing", "%(number)s more were issued for testing", trials
    ) % {"number": _shown(trials)}
    change = _(
        "A change makes version %(version)s, for what is issued from then on. Certificates that exist keep the version they were issued under."
    ) % {"version": version}
    return f"{used}; {tried}. {change}" if trials else f"{used}. {change}"


def _count(certificate_type: CertificateType, issuer_id: UUID, mode: Mode) -> int:
    rows = Certificate.objects.for_issuer(issuer_id, mode).filter(type=certificate_type)
    return rows[: COUNTED + 1].count()


def _shown(count: int) -> str:
    if count > COUNTED:
        return _("More than %(limit)s") % {"limit": number_format(COUNTED, force_grouping=True)}
    return number_format(count, force_grouping=True)

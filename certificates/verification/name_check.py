"""Check a name against a certificate that does not show its holder."""

from certificates.errors import CertificateNotFound
from certificates.models import Certificate
from certificates.search.keys import words_of
from certificates.types.type import ShowHolder
from certificates.verification.scope import key_of, within_issuer_of


def is_holder(*, public_id: str, name: str) -> bool:
    """Whether the holder has exactly these names, in any order; case and accents do not matter.

    Raises CertificateNotFound where there is no such certificate, or its type does not allow the
    check. Callers limit how often it may be used.
    """
    certificate_id = key_of(public_id)
    rows = Certificate.objects.filter(
        pk=certificate_id,
        version__show_holder=ShowHolder.CHECK,
        holder_name__isnull=False,
    )
    with within_issuer_of(certificate_id):
        holder = rows.values_list("holder_name", flat=True).first()
    if holder is None:
        raise CertificateNotFound
    words = sorted(words_of(name))
    return bool(words) and words == sorted(words_of(holder))

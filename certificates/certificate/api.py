"""Base of the views of one certificate; request members of which exactly one is given."""

from uuid import UUID

from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound
from certificates.models import Certificate
from lib import ids

from .operations import CertificateRecord, find


class CertificateView(ExternalView):
    """Finds the certificate in the path: its record, or only whether there is one."""

    def find_certificate(self, certificate_id: str) -> CertificateRecord:
        """The caller's certificate of this id. Raises CertificateNotFound for any other.

        Where a caller as of an earlier request acts, also if the caller has changed since.
        """
        return find(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            certificate_id=ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id),
            types=self.caller.types,
            guard=self.cached.facts.guard if self.cached else None,
        )

    def find_certificate_id(self, certificate_id: str) -> UUID:
        """The id of a certificate of the caller's. Raises CertificateNotFound for any other."""
        caller = self.caller
        rows = Certificate.objects.for_issuer(caller.issuer.id, caller.mode, caller.types)
        key = ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id)
        if key is None or not rows.filter(pk=key).exists():
            raise CertificateNotFound
        return key


def exactly_one(**stated: object) -> None:
    """Raises ValidationFailed unless exactly one of these members is given."""
    given = [name for name, value in stated.items() if value is not None]
    if not given:
        name, *others = stated
        either = {"other": ", ".join(others)}
        raise ValidationFailed([FieldError(f"/{name}", "required", either)])
    if len(given) > 1:
        first, second = given[:2]
        raise ValidationFailed([FieldError(f"/{second}", "ambiguous", {"other": first})])

"""What the transparency log holds of a certificate, with proofs that others can check."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from accounts.api import throttling
from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import PublicView
from accounts.scopes import Mode
from certificates.errors import CertificateNotFound
from certificates.models import TransparencyLog
from certificates.verification import operations as verification
from certificates.verification.queries import within_issuer_of
from lib.database import replicas
from lib.database.replicas import Reading
from lib.dates import Instant, format_instant
from lib.net.ip_addresses import caller_address

from . import proofs
from .proofs import LoggedChange


class LoggedChangeAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One change as the log holds it: its position, the statement that the entry commits to, the proof.

    The entry's `commitment` is the SHA-256 of the statement's RFC 8785 form. `proof` is a
    c2sp.org/tlog-proof@v1, with the first checkpoint that covers the entry, or the first that witnesses
    cosigned. The action `recorded` is of a certificate from before the log: it is proved as of that day.
    """

    index: Annotated[int, Meta(description="Position of the entry in the log, counted from 0")]
    recorded_at: Annotated[Instant, Meta(description="When the log took it in")]
    statement: Annotated[dict[str, Any], Meta(description="What the entry commits to, as JSON")]
    proof: Annotated[str, Meta(description="Proof of inclusion in the form c2sp.org/tlog-proof@v1")]


# fmt: off
class LogAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The log of a certificate and its changes there; those of the last seconds are on their way."""

    origin: Annotated[str | None, Meta(description="Name of the log, the first line of its checkpoints; null: there is no log yet")]
    verifier_key: Annotated[str | None, Meta(description="Public key of the log, in the form of signed notes; null: there is no log yet")]
    changes: Annotated[list[LoggedChangeAnswer], Meta(description="The certificate’s entries in the log, the oldest first")]
# fmt: on


class PublicLogApi(PublicView):
    """What the transparency log holds: statements and proofs, nothing of the content."""

    tag = "public"

    @endpoint(errors=("rate_limited",))
    def get_certificate_log(self, certificate_id: str) -> LogAnswer:
        """What the transparency log holds of a certificate"""

        def look_up(_reading: Reading) -> tuple[TransparencyLog | None, list[LoggedChange]]:
            pk, mode = verification.identify(certificate_id)
            with within_issuer_of(pk):
                return proofs.of_certificate(pk, Mode(mode))

        try:
            log, changes = replicas.read(look_up, missing=CertificateNotFound)
        except CertificateNotFound:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
            raise
        return LogAnswer(
            origin=log.origin if log else None,
            verifier_key=log.verifier_key if log else None,
            changes=[
                LoggedChangeAnswer(
                    index=change.index,
                    recorded_at=format_instant(change.recorded_at),
                    statement=change.statement,
                    proof=change.proof,
                )
                for change in changes
            ],
        )

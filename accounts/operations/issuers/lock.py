"""The one row that an issuer's people, settings, keys, endpoints and waiting jobs have in common."""

from uuid import UUID

from accounts.models import Issuer


def locked_issuer(issuer_id: UUID) -> Issuer:
    """The issuer, its row held to the end of the transaction: what it has only so much of is counted so.

    Issuing and verifying do not wait for it. What is held before it, and what after: the
    architecture's *Who waits for whom*.
    """
    return Issuer.objects.select_for_update(no_key=True).get(pk=issuer_id)

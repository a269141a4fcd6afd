"""Lock an issuer's row while something is counted or changed for the whole issuer."""

from uuid import UUID

from accounts.models import Issuer


def locked_issuer(issuer_id: UUID) -> Issuer:
    """The issuer, its row locked until the transaction ends: so that plan limits are exact.

    Issuing and verifying do not wait for it. The order of locks is in the
    architecture's *Who waits for whom*.
    """
    return Issuer.objects.select_for_update(no_key=True).get(pk=issuer_id)

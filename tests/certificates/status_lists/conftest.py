"""What the tests of status lists share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.operations import signing_keys
from accounts.scopes import Mode
from certificates.credentials import form_of
from certificates.models import Certificate, Seal
from certificates.operations import status_lists
from certificates.operations.log import sequencing


@pytest.fixture(autouse=True)
def _log_of_its_own(log_folder: Path) -> None:
    """For every test here."""


@pytest.fixture
def place() -> Callable[[Certificate], Seal]:
    """Gives a certificate its place, as sealing does."""

    @transaction.atomic
    def run(certificate: Certificate) -> Seal:
        mode, form = Mode(certificate.mode), form_of(certificate.version)
        signing_keys.active_key(certificate.issuer_id, mode)
        (given,) = status_lists.assign(certificate.issuer_id, mode, form, 1, now=timezone.now())
        seal, _made = Seal.objects.update_or_create(
            certificate=certificate,
            defaults={"form": form, "status_list": given.status_list, "status_index": given.index},
        )
        return seal

    return run


@pytest.fixture
def publish() -> Callable[[], int]:
    """What workers do each second: logs what changed, then publishes the lists that are due; how many."""

    def run() -> int:
        for mode in Mode:
            sequencing.run(mode, now=timezone.now())
        return status_lists.publish_due(now=timezone.now())

    return run

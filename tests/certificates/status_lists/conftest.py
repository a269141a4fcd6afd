"""What the tests of status lists share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.utils import timezone

from accounts.scopes import Mode
from certificates import tasks
from certificates.log import sequencing
from certificates.models import Certificate, SignedCredential
from certificates.status_lists import operations as status_lists


@pytest.fixture(autouse=True)
def _log_of_its_own(log_folder: Path) -> None:
    """For every test here."""


@pytest.fixture
def place() -> Callable[[Certificate], SignedCredential]:
    """Has a certificate logged and its credential signed, which gives it its place."""

    def run(certificate: Certificate) -> SignedCredential:
        sequencing.run(Mode(certificate.mode), now=timezone.now())
        tasks.seal_certificates()
        tasks.sign_graphs()
        return SignedCredential.objects.select_related("certificate", "status_list").get(
            pk=certificate.pk
        )

    return run


@pytest.fixture
def publish() -> Callable[[], int]:
    """What workers do each second: logs what changed, then publishes the lists that are due; how many."""

    def run() -> int:
        for mode in Mode:
            sequencing.run(mode, now=timezone.now())
        return status_lists.publish_due(now=timezone.now())

    return run

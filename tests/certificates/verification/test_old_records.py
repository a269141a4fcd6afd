"""What a page says while only a replica can be read: the moment of its records, and nothing green."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from certificates.issuing.previews import sample_verification
from certificates.lifecycle import Status
from certificates.verification.operations import Verification
from certificates.verification.verify_html import verify_page_content


def read_from_a_replica(status: Status, *, is_test: bool = False) -> Verification:
    now = timezone.now()
    as_of = now.replace(hour=9, minute=15, second=3) - timedelta(days=1)
    return replace(
        sample_verification(now=now), status=status, as_of=as_of, test=is_test, trustworthy=False
    )


def test_old_record_of_a_valid_certificate_is_unconfirmed():
    seen = read_from_a_replica(Status.ACTIVE)
    content = verify_page_content(seen)
    assert content.tone == "unconfirmed"
    assert ":15:03" in content.word
    assert ":15:03" in content.meaning
    assert content.old_records == ""


@pytest.mark.parametrize("status", [each for each in Status if each is not Status.ACTIVE])
def test_other_answers_stay_with_a_notice(status: Status):
    content = verify_page_content(read_from_a_replica(status))
    assert content.tone == status.value
    assert ":15:03" in content.old_records


def test_test_certificates_stay_tests():
    content = verify_page_content(read_from_a_replica(Status.ACTIVE, is_test=True))
    assert content.tone == "test"
    assert ":15:03" in content.old_records

"""What the tests of several subjects of certificates share."""

import pytest

from accounts.models import Issuer
from certificates.models import CertificateType
from tests.factories import make_type


@pytest.fixture
def diploma(issuer: Issuer) -> CertificateType:
    """A type for people, which asks for nothing."""
    return make_type(issuer, code="diploma", kind="person", required=[])

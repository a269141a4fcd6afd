"""What the tests of proof files share."""

from tests.certificates.credentials.conftest import seal_all

__all__ = ["seal_all"]

"""What people fill in about certificate types, and about certificates that they issue by hand."""

from .grid import MORE
from .issue import IssueForm
from .prefill import Start, from_certificate, from_type
from .sections import sections
from .type import DESCRIPTIONS, NAMES, CertificateTypeForm

__all__ = [
    "DESCRIPTIONS",
    "MORE",
    "NAMES",
    "CertificateTypeForm",
    "IssueForm",
    "Start",
    "from_certificate",
    "from_type",
    "sections",
]

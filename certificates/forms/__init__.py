"""Forms of certificate types, and of certificates issued by hand."""

from .grid import MORE_ROWS
from .issue import IssueForm
from .issue_prefill import InitialValues, from_certificate, from_type
from .issue_sections import sections
from .type import DESCRIPTIONS, NAMES, CertificateTypeForm
from .type_credential import with_terms
from .type_languages import untranslated
from .type_preview import TypePreviewForm
from .type_rows import template_rows

__all__ = [
    "DESCRIPTIONS",
    "MORE_ROWS",
    "NAMES",
    "CertificateTypeForm",
    "InitialValues",
    "IssueForm",
    "TypePreviewForm",
    "from_certificate",
    "from_type",
    "sections",
    "template_rows",
    "untranslated",
    "with_terms",
]

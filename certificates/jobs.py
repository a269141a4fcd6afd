"""The bulk work of certificates. Each module registers its own kinds of job."""

from certificates import exports  # noqa: F401
from certificates.erasure import jobs as erasure_jobs  # noqa: F401
from certificates.imports import jobs as imports_jobs  # noqa: F401
from certificates.printing import jobs as printing_jobs  # noqa: F401
from certificates.proof_files import jobs as proof_files_jobs  # noqa: F401
from certificates.search import jobs as search_jobs  # noqa: F401
from certificates.transitions import jobs as transitions_jobs  # noqa: F401

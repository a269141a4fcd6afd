"""The bulk work of EDU. Each module registers its own kinds of job."""

from edu import exports  # noqa: F401
from edu.completion import jobs as completions  # noqa: F401
from edu.enrolments import jobs as class_lists  # noqa: F401
from edu.recipients import jobs as recipients  # noqa: F401

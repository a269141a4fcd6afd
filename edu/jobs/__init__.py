"""The bulk work of EDU. Each module registers its own kinds of job."""

from . import class_lists as class_lists
from . import imports as imports
from . import issuer_export as issuer_export
from . import person_export as person_export

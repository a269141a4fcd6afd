"""The bulk work of EDU. Each module registers its own."""

from . import class_lists as class_lists
from . import completion as completion
from . import issuer_export as issuer_export
from . import person_export as person_export
from . import recipient_imports as recipient_imports

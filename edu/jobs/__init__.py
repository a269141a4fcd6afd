"""The bulk work of EDU. Each module registers its own."""

from . import completion as completion
from . import export as export
from . import lists as lists
from . import person as person
from . import recipients as recipients

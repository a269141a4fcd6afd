"""The imports of EDU: recipients, and grades."""

from . import completions as completions
from . import recipients as recipients

"""The table of errors: code, HTTP status, meaning, remedy.

The page at /<locale>/docs/errors is generated from it; a test holds every error class to it.
"""

from accounts.api.problems import ProblemType

from .access import ACCESS
from .requests import REQUESTS
from .service import SERVICE
from .states import STATES

TABLE: tuple[ProblemType, ...] = REQUESTS + ACCESS + STATES + SERVICE

"""All cases: the same for the program and for the page."""

from . import attack_cases, forged_cases, genuine_cases, unclear_cases
from .case import CASES, LOG_VKEY, Case

__all__ = [
    "CASES",
    "LOG_VKEY",
    "Case",
    "attack_cases",
    "forged_cases",
    "genuine_cases",
    "unclear_cases",
]

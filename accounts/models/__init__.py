"""The rows of accounts: who logs in, who issues, and which keys speak for them."""

from .api_key import ApiKey
from .issuer import Issuer, Membership, Plan
from .user import User

__all__ = ["ApiKey", "Issuer", "Membership", "Plan", "User"]

"""The imports of certificates."""

from . import certificates as certificates

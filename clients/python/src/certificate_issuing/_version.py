"""The version of this client: the service's own, as a test holds."""

__version__ = "0.1.0"

"""The version of this client: the service's own, as a test holds."""

__version__ = "1.0.0"

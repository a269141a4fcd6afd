"""The API's foundation: authentication, errors, idempotency, limits."""

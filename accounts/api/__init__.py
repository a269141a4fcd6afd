"""What every endpoint of the API rests on: dispatch, authentication, throttling, idempotency, pages, problems."""

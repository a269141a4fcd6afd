"""What every endpoint of the API rests on: dispatch, authentication, idempotency, pages, problems."""

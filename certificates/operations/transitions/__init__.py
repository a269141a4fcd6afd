"""Change the status of certificates: suspend, reinstate, revoke, release, reject."""

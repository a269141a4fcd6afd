"""API keys: create, change, rotate, revoke, adopt, authenticate."""

"""Teams, their members, and the scopes that a role in a team needs."""

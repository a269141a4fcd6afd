"""Single sign-on: providers, the flow of a sign-in, identities."""

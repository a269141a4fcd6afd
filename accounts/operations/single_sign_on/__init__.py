"""Single sign-on by OpenID Connect, for each issuer by a provider of its own."""

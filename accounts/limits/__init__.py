"""How much an issuer may do: monthly quota, and one expensive request at a time."""

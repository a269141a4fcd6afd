"""Members, invitations and the platform's operators."""

"""People of an issuer: members, invitations, sign-in, impersonation."""

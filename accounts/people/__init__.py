"""People: members, invitations, impersonation."""

"""Pages and middleware that belong to no app: landing page, invitations, error pages, request limits."""

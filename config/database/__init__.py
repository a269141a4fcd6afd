"""Who may do what in the database: roles, their rights, and the checks of both."""

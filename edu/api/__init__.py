"""EDU over the API: onboarding, teams, recipients."""

"""EDU over the API: onboarding, teams, recipients, programs, cohorts, enrolments."""

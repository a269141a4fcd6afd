"""The onboarding over the API."""

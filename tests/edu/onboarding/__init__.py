"""The onboarding of issuers."""

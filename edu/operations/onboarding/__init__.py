"""Onboarding of issuers: the profile, the checklist, the decision."""

"""The onboarding of issuers: their profile, the checklist, the decision."""

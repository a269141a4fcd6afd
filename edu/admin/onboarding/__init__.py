"""Back-office pages of the onboarding: the issuer's guide, the operator's decision."""

"""Usage by calendar day (UTC): certificates and deliveries exactly, calls and verifications roughly."""

"""An issuer's settings and branding."""

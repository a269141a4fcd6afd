"""An issuer's settings, logo and consent."""

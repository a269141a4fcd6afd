"""Products by their GTIN: an issuer's company prefixes, and what a GS1 Digital Link leads to."""

"""GS1 Digital Link: company prefixes, the resolver, links in answers and QR codes."""

"""GS1 Digital Link: company prefixes, links, the resolver."""

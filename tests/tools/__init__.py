"""Developer tools: launcher, embedded servers, demo data."""

"""The audit log: entries, their chain, sentences, pages and API."""

"""The OpenAPI document, its examples, and what is enforced beside it."""

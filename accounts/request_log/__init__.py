"""The log of requests: written by the middleware, read by issuers."""

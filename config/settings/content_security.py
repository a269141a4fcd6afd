"""Content-Security-Policies of the kinds of pages (ADR 0007)."""

# Pages of ours take nothing from anywhere but our own files.
STRICT = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
    }
}
BACK_OFFICE = {
    **STRICT["DIRECTIVES"],
    "script-src": ["'self'", "'unsafe-eval'"],  # Alpine, which Unfold ships, evaluates attributes
    "style-src": ["'self'", "'unsafe-inline'"],  # Unfold writes its colours into the page
    "connect-src": ["'self'"],
}

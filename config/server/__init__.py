"""Between the web server and Django: complete bodies, read under limits, and a fixed pool of threads (ADR 0031)."""

"""Between Granian and Django: reads whole bodies under limits, runs Django in a thread pool (ADR 0031)."""

"""Links to other certificates and to documents on the web."""

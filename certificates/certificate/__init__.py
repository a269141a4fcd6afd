"""The row of a certificate, its document, its lifecycle; what the other subjects build on."""

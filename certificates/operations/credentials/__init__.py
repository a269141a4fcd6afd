"""Credentials, proof files and inspection documents of a certificate: signed by workers, read by anybody."""

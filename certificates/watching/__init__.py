"""Tell an e-mail address, without an account, when a certificate changes."""

"""What the platform's operators still have to do for issuers."""

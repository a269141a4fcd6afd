"""What can be done with certificates, each in one transaction."""

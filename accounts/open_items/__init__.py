"""What platform admins still have to do for issuers."""

"""Back-office pages of recipients: found, imported, merged, erased."""

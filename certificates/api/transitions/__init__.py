"""Routes that change the status of one certificate, and its history."""

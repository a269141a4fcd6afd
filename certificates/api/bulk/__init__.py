"""Routes that issue many certificates, or change the status of many."""

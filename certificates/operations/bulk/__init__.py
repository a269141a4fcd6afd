"""Bulk transitions: select many certificates, preview them, start the job."""

"""The roles of the database, which its policies and grants name (docs/design/tenancy.md)."""

WEB = "certificates_web"
WORKER = "certificates_worker"
PLATFORM = "certificates_platform"

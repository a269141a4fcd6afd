"""Imports of tables (CSV, XLSX, NDJSON): one flow for every kind, as a job in two phases.

1. `start` matches the columns of the file with the kind's fields (`columns`) and creates the job.
2. Each step of the job reads the next rows (`reader`), and the kind checks them
   (`validated_import`). Rows that are right are set aside; a dry run ends here.
3. If no row is wrong, or the kind leaves wrong ones out, the kind writes the rows that were set aside.

A kind registers itself with `kinds.register_import`. Its upload route is a
`accounts.jobs.upload.TableUploadView`, its back-office pages are
`accounts.jobs.import_pages.ImportPages`. Rows that come in a request's body instead of a file
(`rows`) take the same way from the second point on.
"""

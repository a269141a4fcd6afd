"""Background jobs: imports, bulk actions, exports, printing and everything else of many rows.

How a job works, step by step:

1. **Create.** `operations.create_job` writes a `Job` row (issuer, mode, kind, parameters, who asked)
   and the input file in chunks, in the caller's transaction. At most 50 unfinished jobs of an issuer
   and mode may wait.
2. **Wake.** Celery beat sends `tasks.run_jobs` every second; any number of workers may run it.
   PostgreSQL holds the truth: a lost message costs a second, nothing else.
3. **Claim a lease.** `runner.claim_job` takes the job that has waited longest, gives it a fresh
   `lease_token` (the fencing token) and sets `due_at` to when the lease ends. A kind limits how many
   of its jobs run at once for one issuer.
4. **Step.** `runner.run_step` opens one transaction, locks the row, checks the token, and calls
   `plan` (the first time) or `step` of the job's kind. Kinds are registered by every app's `jobs`
   modules in `registry`. A step handles up to `batch` rows and goes on from the job's `cursor`.
5. **Progress.** The step returns a `StepProgress`: the new cursor, counts, errors by row, lines of
   results. Rows, cursor, counts, errors and results are committed together or not at all.
6. **Files.** Input, staged rows, results: chunks in PostgreSQL, as web and worker share no disk. `files`
   removes them 7 days after the end, or when a person in them is erased.
7. **End.** `finished`, a `failure`, a ServiceError or a cancellation ends the job
   (`operations.end_job`): audit entry, event `job.completed`.
8. **Crash.** A killed worker's step rolls back; its lease runs out and another worker goes on from the
   cursor. A step that raises is tried again later, five times; then the job fails (`internal_error`).
9. **Undo.** `undo_job` creates a job of the kind's `undone_by`; it reads what the first one did.

Where things are: `registry` (kinds), `runner` (steps 3 to 8), `operations` (create, find, cancel, undo,
end), `files` (input, results, staged rows), `imports` (tables: check every row, then write), `exports` and
`accounts.exports` (exports several apps write together), `api`, `admin`, `live`, `forms` (routes and pages).
ADR 0010 and ADR 0020 give the reasons.
"""

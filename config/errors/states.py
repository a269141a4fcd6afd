"""Errors of state: not found, conflict."""

from django.utils.translation import gettext_lazy as _

from accounts.api.problems import ProblemType

STATES: tuple[ProblemType, ...] = (
    ProblemType(
        "not_found",
        404,
        _("Not found"),
        _("There is nothing at this address, or nothing that this key may see: other issuers' objects, and those of the other mode, do not exist for it."),
        _("Check the identifier, and whether it belongs to the key's mode (live or test)."),
    ),
    ProblemType(
        "route_not_found",
        404,
        _("No such address"),
        _("The API has no route with this path. Nothing was changed."),
        _("Compare the path with the reference: it begins with `/api/external/`, has no version in it and no slash at its end."),
    ),
    ProblemType(
        "duplicate_certificate",
        409,
        _("Such a certificate exists already"),
        _("Another certificate has this certificate number, or the type allows only one for the same subject (uniqueBy) and there is one. Nothing was issued."),
        _("`existing` names it. Use it, issue under another number, or renew it by `supersedes`."),
    ),
    ProblemType(
        "invalid_transition",
        409,
        _("Not possible in this status"),
        _("The certificate, or the enrolment, is not in a status that allows this. Nothing was changed."),
        _("`from` and `to` name the status it has and the one it was to get. Read it again, and decide anew."),
    ),
    ProblemType(
        "idempotency_in_progress",
        409,
        _("The first request is still being worked on"),
        _("Another request with the same Idempotency-Key is being worked on at this moment."),
        _("Send it again after the number of seconds in the Retry-After header: you will get the first one's answer."),
    ),
    ProblemType(
        "retention_runs",
        409,
        _("Retention runs"),
        _("The type of this certificate, or of one in its supersede chain, says how long it must be kept. Nothing was erased."),
        _("`retainUntil` is the last day of it. The type's `retentionYears` say how it is counted: from the day of issue on."),
    ),
    ProblemType(
        "conflict",
        409,
        _("Not possible in the present state"),
        _("What is stored has changed since you read it, or does not allow this. Nothing was changed."),
        _("`detail` gives the reason. Read the present state and decide again."),
    ),
    ProblemType(
        "too_large_to_print",
        409,
        _("Too large for a PDF"),
        _("The tables have more cells than a PDF can be made of in a reasonable time. Certificates that are issued now are small enough; older ones, and many in one file, may be too large."),
        _("Print many certificates as a file each (`zip`), or fewer in one file. The page of a certificate shows all of it."),
    ),
    ProblemType(
        "count_changed",
        409,
        _("Another number than expected"),
        _("The filters of this bulk action find more or fewer certificates than `expectedCount`, or the dry run of this `token`, says. Nothing was changed."),
        _("`count` says how many there are now. Look again with `dryRun`, and decide anew. With the dry run's `token` or `upTo`, what is issued meanwhile does not count."),
    ),
    ProblemType(
        "erased",
        410,
        _("Erased"),
        _("The personal content of this certificate was erased on request. Its hash and its status remain."),
        _("Whoever holds a copy of the document can still check it against the hash."),
    ),
    ProblemType(
        "cursor_expired",
        410,
        _("Cursor too old"),
        _("Events that come after this cursor were removed meanwhile, so the feed would have a gap."),
        _("Begin again without `after`, and compare what you hold with `GET /certificates`."),
    ),
    ProblemType(
        "results_expired",
        410,
        _("Results removed"),
        _("The results of this job were removed. The files of a job are kept for 7 days after its end."),
        _("Start the job again if its results are still needed, and fetch them in time."),
    ),
)  # fmt: skip

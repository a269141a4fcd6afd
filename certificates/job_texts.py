"""The sentences about jobs of certificates: what each does, what came of it, what to do next."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, ngettext_lazy

from accounts.jobs.imports.kinds import ImportTexts
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    FileTexts,
    JobTexts,
    NextStep,
    NextStepNeeds,
    counted,
    page_step,
    rows_of,
)
from certificates.lifecycle import Action, Status

Text = str | Promise

LIST = "certificates_certificate_changelist"
TO_CERTIFICATES = (gettext_lazy("To the certificates"), LIST, NextStepNeeds.VIEW)
SOME = gettext_lazy("certificates")
NUMBER = ngettext_lazy("%(count)s certificate", "%(count)s certificates", "number")
OF_BATCH = ngettext_lazy(
    "%(count)s certificate of batch %(name)s", "%(count)s certificates of batch %(name)s", "number"
)
OF_PRODUCT = ngettext_lazy(
    "%(count)s certificate of product %(name)s",
    "%(count)s certificates of product %(name)s",
    "number",
)
# The search keys by which a selection is named, the most telling first.
_NAMED = {"batch": OF_BATCH, "productId": OF_PRODUCT}


def selected_by(job: Job) -> Mapping[str, str]:
    """The search keys that a bulk transition selects by; none once its words were removed."""
    keys = (job.parameters.get("filter") or {}).get("keys") or ()
    return dict(keys)


def named_certificates(job: Job, number: int | None) -> str:
    """So many certificates, with the batch or product that they were selected by."""
    if number is None:
        return str(SOME)
    keys = selected_by(job)
    for name, texts in _NAMED.items():
        if name in keys:
            return counted(texts, number, name=keys[name])
    return counted(NUMBER, number)


class TransitionTexts(JobTexts):
    """The sentences about a bulk transition."""

    nothing = gettext_lazy("No certificate was changed: the status of each did not allow it.")
    again = (
        gettext_lazy("Select certificates again"),
        "certificates_certificate_recall",
        NextStepNeeds.CONTROL,
    )

    def __init__(self, title: Text, closing: Text, status: Status) -> None:
        self._title, self._closing, self._status = title, closing, status

    def title(self, job: Job) -> str:
        return str(self._title) % {"certificates": named_certificates(job, rows_of(job))}

    def closing(self, job: Job) -> str:
        certificates = named_certificates(job, job.ok)
        return counted(self._closing, job.ok, certificates=certificates)

    def next_step(self, job: Job) -> NextStep:
        batch = selected_by(job).get("batch")
        query = {"q": batch} if batch else {"status": self._status}
        return page_step(gettext_lazy("See these certificates"), LIST, mode=job.mode, **query)


TRANSITION_TEXTS: Mapping[Action, TransitionTexts] = {
    Action.SUSPEND: TransitionTexts(
        gettext_lazy("Suspend %(certificates)s"),
        ngettext_lazy(
            "%(certificates)s is suspended.", "%(certificates)s are suspended.", "number"
        ),
        Status.SUSPENDED,
    ),
    Action.REINSTATE: TransitionTexts(
        gettext_lazy("Reinstate %(certificates)s"),
        ngettext_lazy(
            "The hold on %(certificates)s is lifted.",
            "The holds on %(certificates)s are lifted.",
            "number",
        ),
        Status.ACTIVE,
    ),
    Action.REVOKE: TransitionTexts(
        gettext_lazy("Revoke %(certificates)s"),
        ngettext_lazy("%(certificates)s is revoked.", "%(certificates)s are revoked.", "number"),
        Status.REVOKED,
    ),
    Action.RELEASE: TransitionTexts(
        gettext_lazy("Release %(certificates)s"),
        ngettext_lazy("%(certificates)s is released.", "%(certificates)s are released.", "number"),
        Status.ACTIVE,
    ),
    Action.REJECT: TransitionTexts(
        gettext_lazy("Reject %(certificates)s"),
        ngettext_lazy("%(certificates)s is rejected.", "%(certificates)s are rejected.", "number"),
        Status.REVOKED,
    ),
}


class LiftTexts(TransitionTexts):
    """The sentences about taking back a bulk suspension."""

    nothing = gettext_lazy("Nothing was taken back: others had lifted the holds already.")

    def __init__(self) -> None:
        super().__init__(
            gettext_lazy("Take back the suspension of %(certificates)s"),
            ngettext_lazy(
                "The suspension of %(certificates)s is taken back.",
                "The suspension of %(certificates)s is taken back.",
                "number",
            ),
            Status.ACTIVE,
        )


class ListExportTexts(FileTexts):
    """The sentences about the export of a list."""

    does = gettext_lazy("Export certificates as a table")
    done = ngettext_lazy(
        "A table with %(count)s certificate is ready.",
        "A table with %(count)s certificates is ready.",
        "number",
    )
    nothing = gettext_lazy("No certificate matches the filters: the table is empty.")
    again = TO_CERTIFICATES


class PersonExportTexts(FileTexts):
    """The sentences about the export of what is held on a person."""

    suffix = "ndjson"
    does = gettext_lazy("Export all data of a person")
    done = ngettext_lazy(
        "What is held on this person is ready as a file: %(count)s entry.",
        "What is held on this person is ready as a file: %(count)s entries.",
        "number",
    )
    nothing = gettext_lazy("Nothing is held on this person.")
    again = (
        gettext_lazy("Search for the person again"),
        "certificates_certificate_person",
        NextStepNeeds.DOWNLOAD,
    )


class PrintTexts(FileTexts):
    """The sentences about printing."""

    does = ngettext_lazy("Print %(count)s certificate", "Print %(count)s certificates", "number")
    done = ngettext_lazy(
        "%(count)s certificate is ready to print.",
        "%(count)s certificates are ready to print.",
        "number",
    )
    nothing = gettext_lazy("No file was made: none of the certificates can be printed.")
    again = TO_CERTIFICATES

    def __init__(self, suffix: str) -> None:
        self.suffix = suffix


class ProofTexts(FileTexts):
    """The sentences about proof files."""

    suffix = "zip"
    does = ngettext_lazy(
        "Proof file of %(count)s certificate", "Proof files of %(count)s certificates", "number"
    )
    done = ngettext_lazy(
        "%(count)s proof file is in the ZIP.", "%(count)s proof files are in the ZIP.", "number"
    )
    nothing = gettext_lazy("No file was made: none of the certificates has a proof file.")
    again = TO_CERTIFICATES


class RescheduleTexts(JobTexts):
    """The sentences about new dates of notices."""

    does = gettext_lazy("Move expiry notices to the new dates")
    done = ngettext_lazy(
        "The notices about %(count)s certificate have new dates.",
        "The notices about %(count)s certificates have new dates.",
        "number",
    )
    again = (gettext_lazy("To the settings"), "accounts_issuer_settings", NextStepNeeds.VIEW)

    def next_step(self, job: Job) -> NextStep | None:
        return self.start_again(job)


class CertificateImportTexts(ImportTexts):
    """The sentences about an import of certificates."""

    page = "certificates_certificate_import"
    some = gettext_lazy("Import certificates")
    does = ngettext_lazy(
        "Import %(count)s certificate from a file",
        "Import %(count)s certificates from a file",
        "number",
    )
    tries = ngettext_lazy(
        "Try out the import of %(count)s certificate",
        "Try out the import of %(count)s certificates",
        "number",
    )
    done = ngettext_lazy(
        "%(count)s certificate is issued.", "%(count)s certificates are issued.", "number"
    )

    def imported_step(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("See the certificates"), LIST, mode=job.mode)

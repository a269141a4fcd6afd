"""The sentences about jobs of certificates: what each does, what came of it, what to do next."""

from collections.abc import Mapping
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from accounts.jobs.imports.texts import ImportTexts
from accounts.jobs.models import Job
from accounts.jobs.texts import (
    FileTexts,
    JobTexts,
    NextStep,
    NextStepNeeds,
    counted,
    page_step,
    rows_of,
)
from certificates.domain.lifecycle import Action, Status

Text = str | Promise

LIST = "certificates_certificate_changelist"
RECALL = "certificates_certificate_recall"
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

    def __init__(self, title: Text, closing: Text, status: Status) -> None:
        self._title, self._closing, self._status = title, closing, status

    def title(self, job: Job) -> str:
        return str(self._title) % {"certificates": named_certificates(job, rows_of(job))}

    def closing(self, job: Job) -> str:
        certificates = named_certificates(job, job.ok)
        return counted(self._closing, job.ok, certificates=certificates)

    def nothing_done(self, job: Job) -> str:
        return _("No certificate was changed: the status of each did not allow it.")

    def next_step(self, job: Job) -> NextStep:
        batch = selected_by(job).get("batch")
        query = {"q": batch} if batch else {"status": self._status}
        return page_step(gettext_lazy("See these certificates"), LIST, mode=job.mode, **query)

    def start_again(self, job: Job) -> NextStep:
        text = gettext_lazy("Select certificates again")
        return page_step(text, RECALL, needs=NextStepNeeds.CONTROL)


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

    def nothing_done(self, job: Job) -> str:
        return _("Nothing was taken back: others had lifted the holds already.")


class ListExportTexts(FileTexts):
    """The sentences about the export of a list."""

    _closing: ClassVar[object] = ngettext_lazy(
        "A table with %(count)s certificate is ready.",
        "A table with %(count)s certificates is ready.",
        "number",
    )

    def title(self, job: Job) -> str:
        return _("Export certificates as a table")

    def closing(self, job: Job) -> str:
        return counted(self._closing, job.ok)

    def nothing_done(self, job: Job) -> str:
        return _("No certificate matches the filters: the table is empty.")

    def start_again(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("To the certificates"), LIST, mode=job.mode)


class PersonExportTexts(FileTexts):
    """The sentences about the export of what is held on a person."""

    suffix = "ndjson"
    _closing: ClassVar[object] = ngettext_lazy(
        "What is held on this person is ready as a file: %(count)s entry.",
        "What is held on this person is ready as a file: %(count)s entries.",
        "number",
    )

    def title(self, job: Job) -> str:
        return _("Export all data of a person")

    def closing(self, job: Job) -> str:
        return counted(self._closing, job.ok)

    def nothing_done(self, job: Job) -> str:
        return _("Nothing is held on this person.")

    def start_again(self, job: Job) -> NextStep:
        text = gettext_lazy("Search for the person again")
        return page_step(text, "certificates_certificate_person", needs=NextStepNeeds.DOWNLOAD)


class PrintTexts(FileTexts):
    """The sentences about printing."""

    _title: ClassVar[object] = ngettext_lazy(
        "Print %(count)s certificate", "Print %(count)s certificates", "number"
    )
    _closing: ClassVar[object] = ngettext_lazy(
        "%(count)s certificate is ready to print.",
        "%(count)s certificates are ready to print.",
        "number",
    )

    def __init__(self, suffix: str) -> None:
        self.suffix = suffix

    def title(self, job: Job) -> str:
        return counted(self._title, len(job.parameters.get("ids") or ()))

    def closing(self, job: Job) -> str:
        return counted(self._closing, job.ok)

    def nothing_done(self, job: Job) -> str:
        return _("No file was made: none of the certificates can be printed.")

    def start_again(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("To the certificates"), LIST, mode=job.mode)


class ProofTexts(FileTexts):
    """The sentences about proof files."""

    suffix = "zip"
    _title: ClassVar[object] = ngettext_lazy(
        "Proof file of %(count)s certificate", "Proof files of %(count)s certificates", "number"
    )
    _closing: ClassVar[object] = ngettext_lazy(
        "%(count)s proof file is in the ZIP.", "%(count)s proof files are in the ZIP.", "number"
    )

    def title(self, job: Job) -> str:
        return counted(self._title, len(job.parameters.get("ids") or ()))

    def closing(self, job: Job) -> str:
        return counted(self._closing, job.ok)

    def nothing_done(self, job: Job) -> str:
        return _("No file was made: none of the certificates has a proof file.")

    def start_again(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("To the certificates"), LIST, mode=job.mode)


class RescheduleTexts(JobTexts):
    """The sentences about new dates of notices."""

    _closing: ClassVar[object] = ngettext_lazy(
        "The notices about %(count)s certificate have new dates.",
        "The notices about %(count)s certificates have new dates.",
        "number",
    )

    def title(self, job: Job) -> str:
        return _("Move expiry notices to the new dates")

    def closing(self, job: Job) -> str:
        return counted(self._closing, job.ok)

    def next_step(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("To the settings"), "accounts_issuer_settings")

    def start_again(self, job: Job) -> NextStep:
        return self.next_step(job)


class CertificateImportTexts(ImportTexts):
    """The sentences about an import of certificates."""

    page = "certificates_certificate_import"
    some = gettext_lazy("Import certificates")
    import_title = ngettext_lazy(
        "Import %(count)s certificate from a file",
        "Import %(count)s certificates from a file",
        "number",
    )
    trial_title = ngettext_lazy(
        "Try out the import of %(count)s certificate",
        "Try out the import of %(count)s certificates",
        "number",
    )
    done = ngettext_lazy(
        "%(count)s certificate is issued.", "%(count)s certificates are issued.", "number"
    )

    def imported_step(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("See the certificates"), LIST, mode=job.mode)

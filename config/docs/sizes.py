"""Rows of the table of size limits, made from the numbers that are enforced."""

from collections.abc import Iterator

from django.utils.formats import number_format
from django.utils.translation import gettext as _

from config.api_schema.sizes import SIZES

KIB = 1024


def rows() -> Iterator[tuple[str, str]]:
    """Pairs of what is limited (Markdown) and the limit in the active language's number format."""
    yield _("Body of a request"), _bytes(SIZES.body_bytes)
    yield _("Body of a bulk issue or of a completion"), _bytes(SIZES.bulk_body_bytes)
    yield _("Certificates of a bulk issue"), _number(SIZES.bulk_certificates)
    yield _("File of an import, packed with gzip or not"), _bytes(SIZES.import_bytes)
    yield _("Rows of an import of certificates"), _number(SIZES.import_rows)
    yield _("Rows of an import of recipients"), _number(SIZES.recipient_import_rows)
    yield "`attachments`", _number(SIZES.attachments)
    yield _("An attachment"), _bytes(SIZES.attachment_bytes)
    yield "`productId`, `serialNumber`, `holderName`, `externalRef`", _length(SIZES.text_length)
    yield "`holderEmail`", _length(SIZES.email_length)
    yield "`items`", _number(SIZES.items)
    yield _("Texts of `items` altogether"), _bytes(SIZES.items_bytes)
    yield _("Keys of `metadata`"), _number(SIZES.metadata_keys)
    yield _("A key of `metadata`"), _length(SIZES.metadata_key_length)
    yield _("A value of `metadata`"), _length(SIZES.metadata_value_length)
    yield _("`metadata` altogether"), _bytes(SIZES.metadata_bytes)
    yield (
        _("Cells of all tables in `metadata`; rows count as long as the longest"),
        _number(SIZES.table_cells),
    )
    yield _("Certificates of one bulk action"), _number(SIZES.bulk_action_certificates)
    yield _("… of which named by their ids"), _number(SIZES.bulk_action_ids)
    yield _("Ids asked for their status at once"), _number(SIZES.status_ids)
    yield _("Deliveries sent again, named by their ids"), _number(SIZES.retry_ids)
    yield _("Recipients enrolled at once"), _number(SIZES.enrolments)
    yield _("Completions at once"), _number(SIZES.completions)
    yield _("A page of a list"), _number(SIZES.page)
    yield _("Jobs that wait or run"), _number(SIZES.unfinished_jobs)
    yield _("Rows of a job’s results as a workbook"), _number(SIZES.workbook_rows)


def _number(number: int) -> str:
    return number_format(number, use_l10n=True, force_grouping=True)


def _length(characters: int) -> str:
    return _("%(number)s characters") % {"number": _number(characters)}


def _bytes(size: int) -> str:
    """A size in KiB or MiB."""
    if size % KIB**2:
        return _("%(number)s KiB") % {"number": _number(size // KIB)}
    return _("%(number)s MiB") % {"number": _number(size // KIB**2)}

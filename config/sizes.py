"""All size limits, collected from where they are enforced, for `GET /account` and the guide."""

from django.conf import settings

from accounts.api.lists import MAX_LIMIT
from accounts.issuers.api import Sizes
from accounts.jobs import files
from accounts.jobs.operations import WAITING_LIMIT
from certificates.certificate import document
from certificates.certificate.schemas import MAX_STATUS_IDS as STATUS_IDS
from certificates.imports import jobs as imports_jobs
from certificates.issuing import rules
from certificates.transitions import bulk
from certificates.types import fields
from edu.completion import matching as completion_draft
from edu.enrolments import operations as enrolments
from edu.recipients import jobs as recipients
from webhooks.deliveries.operations import MAX_IDS as RETRY_IDS

SIZES = Sizes(
    body_bytes=settings.BODY_LIMIT,
    bulk_body_bytes=settings.BULK_LIMIT,
    bulk_certificates=settings.BULK_CERTIFICATES,
    import_bytes=settings.IMPORT_LIMIT,
    import_rows=imports_jobs.MAX_ROWS,
    recipient_import_rows=recipients.MAX_ROWS,
    attachments=document.MAX_ATTACHMENTS,
    attachment_bytes=document.LARGEST_ATTACHMENT,
    text_length=document.LONGEST_TEXT,
    email_length=document.LONGEST_EMAIL,
    items=document.MAX_ITEMS,
    items_bytes=rules.ITEMS_BYTES,
    metadata_keys=fields.MAX_FIELDS,
    metadata_key_length=document.LONGEST_NAME,
    metadata_value_length=fields.LONGEST_VALUE,
    metadata_bytes=rules.METADATA_BYTES,
    table_cells=rules.TABLE_CELLS,
    bulk_action_certificates=bulk.MAX_CERTIFICATES,
    bulk_action_ids=bulk.MAX_IDS,
    status_ids=STATUS_IDS,
    retry_ids=RETRY_IDS,
    enrolments=enrolments.MAX_PEOPLE,
    completions=completion_draft.MAX_COMPLETIONS,
    page=MAX_LIMIT,
    unfinished_jobs=WAITING_LIMIT,
    workbook_rows=files.MAX_WORKBOOK_ROWS,
)

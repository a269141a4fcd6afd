"""The sizes of all apps, gathered from where they are enforced, for `GET /account` and the guide."""

from django.conf import settings

from accounts.api.limits import Sizes
from accounts.api.pagination import MAX_LIMIT
from accounts.operations import job_workbooks
from accounts.operations.jobs import WAITING_LIMIT
from certificates.api.finding_shapes import MOST_IDS as STATUS_IDS
from certificates.operations import draft, imports, rules, selection, type_fields
from edu.operations import completion, enrolling, recipient_imports
from webhooks.operations.selection import MAX_IDS as RETRY_IDS

SIZES = Sizes(
    body_bytes=settings.BODY_LIMIT,
    bulk_body_bytes=settings.BULK_LIMIT,
    bulk_certificates=settings.BULK_CERTIFICATES,
    import_bytes=settings.IMPORT_LIMIT,
    import_rows=imports.MOST_ROWS,
    recipient_import_rows=recipient_imports.MOST,
    attachments=draft.MOST_ATTACHMENTS,
    attachment_bytes=draft.LARGEST_ATTACHMENT,
    text_length=draft.LONGEST_TEXT,
    email_length=draft.LONGEST_EMAIL,
    items=draft.MOST_ITEMS,
    metadata_keys=type_fields.MOST_FIELDS,
    metadata_key_length=draft.LONGEST_NAME,
    metadata_value_length=type_fields.LONGEST_VALUE,
    metadata_bytes=rules.METADATA_BYTES,
    bulk_action_certificates=selection.MOST,
    bulk_action_ids=selection.MOST_IDS,
    status_ids=STATUS_IDS,
    retry_ids=RETRY_IDS,
    enrolments=enrolling.MOST,
    completions=completion.MOST,
    page=MAX_LIMIT,
    unfinished_jobs=WAITING_LIMIT,
    workbook_rows=job_workbooks.MOST_ROWS,
)

"""The size limits of all apps that are the same for every issuer.

They are enforced in their apps; the composition root gathers them (`config.api_schema.sizes`), so that
`GET /account` and the guide show the real limits.
"""

import msgspec


class Sizes(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What one request may hold: bytes where it says bytes, characters where it says length."""

    body_bytes: int
    bulk_body_bytes: int
    bulk_certificates: int
    import_bytes: int
    import_rows: int
    recipient_import_rows: int
    attachments: int
    attachment_bytes: int
    text_length: int
    email_length: int
    items: int
    items_bytes: int
    metadata_keys: int
    metadata_key_length: int
    metadata_value_length: int
    metadata_bytes: int
    table_cells: int
    bulk_action_certificates: int
    bulk_action_ids: int
    status_ids: int
    retry_ids: int
    enrolments: int
    completions: int
    page: int
    unfinished_jobs: int
    workbook_rows: int


_registered: list[Sizes] = []


def register_sizes(sizes: Sizes) -> None:
    """Registers the limits. Called once, when the apps are ready."""
    _registered[:] = [sizes]


def sizes() -> Sizes:
    """The registered limits."""
    (registered,) = _registered
    return registered

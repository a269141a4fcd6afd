"""A browser, URLs, forms and files of the back office."""

import io
from collections.abc import Mapping
from typing import Any

from django.db.models import Model
from django.test import Client
from django.urls import reverse
from openpyxl import load_workbook

from accounts.models import Issuer, User

KEYS = reverse("admin:accounts_apikey_changelist")
NEW_KEY = reverse("admin:accounts_apikey_add")
CERTIFICATES = reverse("admin:certificates_certificate_changelist")
TYPES = reverse("admin:certificates_certificatetype_changelist")
NEW_TYPE = reverse("admin:certificates_certificatetype_add")
EVENTS = reverse("admin:webhooks_event_changelist")


def client_of(user: User) -> Client:
    """A browser in which this person has logged in."""
    client = Client()
    client.force_login(user)
    return client


def impersonating_client(issuer: Issuer) -> Client:
    """A browser of an operator of the platform who acts for this issuer, for an hour."""
    client = client_of(User.objects.create_superuser("acting@example.com", "x"))
    assert client.post(page_url(issuer, "look_in"), {"reason": "Ticket 4711"}).status_code == 302
    entered = client.post(reverse("admin:accounts_issuer_act_for"), {"reason": "Asked by phone"})
    assert entered.status_code == 302
    return client


def page_url(row: Model, page: str = "change") -> str:
    """The address of a row's page."""
    meta = row._meta
    return reverse(f"admin:{meta.app_label}_{meta.model_name}_{page}", args=[row.pk])


def page_text(client: Client, address: str) -> str:
    """The text of the page at this address, after redirects."""
    response = client.get(address, follow=True)
    assert response.status_code == 200
    return response.text


def with_issuer(issuer: Issuer, **fields: object) -> dict[str, Any]:
    """A form as a page of this issuer's would post it."""
    return {"_issuer": str(issuer.pk), **fields}


def submit_change(client: Client, address: str, fields: Mapping[str, object], **more: Any) -> Any:
    """Posts a form as the page there would now: with the fingerprint of what it shows."""
    context: Any = client.get(address).context or {}
    form = context["adminform"].form if "adminform" in context else context.get("form")
    hidden = {"shown": form["shown"].value()} if "shown" in getattr(form, "fields", ()) else {}
    return client.post(address, {**hidden, **fields}, **more)


def key_form(issuer: Issuer, **changes: object) -> dict[str, Any]:
    """The form of a new key."""
    fields = {"name": "ERP", "mode": "live", "scopes": ["certificates:issue"], "last_day": ""}
    return with_issuer(issuer, **(fields | changes))


def type_form(issuer: Issuer, *rows: Mapping[str, object], **changes: object) -> dict[str, Any]:
    """The form of a type, with rows of metadata fields."""
    fields: dict[str, object] = {
        "code": "calibration",
        "kind": "product",
        "name_de": "Kalibrierschein",
        "name_en": "Calibration certificate",
        "name_fr": "Certificat d’étalonnage",
        "name_sq": "Certifikatë kalibrimi",
        "required": ["productId"],
        "validity_months": "12",
        "show_holder": "never",
        "default_locale": "",
        "unique_by": "none",
        "numbering": "fast",
        "signatories-TOTAL_FORMS": "0",
        "signatories-INITIAL_FORMS": "0",
        "metadata-TOTAL_FORMS": str(len(rows)),
        "metadata-INITIAL_FORMS": "0",
    }
    for number, row in enumerate(rows):
        fields |= {f"metadata-{number}-{name}": value for name, value in row.items()}
    return with_issuer(issuer, **(fields | changes))


def fill_in_template(template: bytes, own: Mapping[str, str]) -> bytes:
    """The template of an import with its example as a row, in which texts are replaced."""
    if not template.startswith(b"PK"):
        text = template.decode()
        for example, value in own.items():
            text = text.replace(example, value)
        return text.encode()
    book = load_workbook(io.BytesIO(template))
    sheets = [sheet for sheet in book.worksheets if not sheet.title.startswith("#")]
    examples = [sheet for sheet in book.worksheets if sheet.title.startswith("#")]
    for sheet, filled_in in zip(sheets, examples, strict=True):
        for cell in next(filled_in.iter_rows(min_row=2)):
            sheet.cell(2, cell.column, own.get(str(cell.value), cell.value))
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()

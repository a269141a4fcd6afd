"""Examples of the account: keys, settings, consent, usage, audit, export."""

from datetime import timedelta

from django.utils import timezone

from accounts.tasks import make_signing_keys
from tests.accounts.settings.test_logo import picture
from tests.examples.teller import Teller


def tell(api: Teller) -> None:
    """What an administrator does once, and looks at now and then."""
    api.get("account")
    keys(api)
    make_signing_keys()  # a worker's part
    api.get("account/signing-keys")
    api.post("account/signing-keys/rotate")
    settings(api)
    consent(api)
    api.get("account/usage", granularity="month")
    api.get("account/audit", limit=3)
    api.look_up({"typeCode": "en10204-3-1", "serialNo": "K-2026-000417"})
    api.post("account/export")


def try_out(api: Teller) -> None:
    """What a test key alone does."""
    api.post("certificates/test-data")
    api.get("account/test-clock")
    until = timezone.localdate() + timedelta(days=100)
    api.post("account/test-clock", {"advanceTo": f"{until}T00:00:00Z"})
    api.delete("certificates/test-data")


def keys(api: Teller) -> None:
    path = "account/api-keys"
    draft = {
        "name": "SAP quality management",
        "scopes": ["certificates:issue", "certificates:read"],
        "allowedNetworks": ["198.51.100.0/24"],
        "expiresAt": f"{timezone.localdate() + timedelta(days=365)}T00:00:00Z",
    }
    made = api.post(path, draft)["id"]
    api.get(path, state="usable")
    api.get(f"{path}/{made}")
    api.patch(f"{path}/{made}", {"name": "SAP QM, Prishtina"})
    successor = api.post(f"{path}/{made}/rotate", {"overlapHours": 24})["id"]
    api.post(f"{path}/{successor}/revoke")


def settings(api: Teller) -> None:
    path = "account/settings"
    branding = {
        "color": "#1f3a5f",
        "contact": "quality@muster-werke.example",
        "printColumns": 1,
        "signatureName": "Petra Muster",
        "signatureRole": "Head of quality",
    }
    api.patch(path, {"defaultLocale": "de", "expiryWarningDays": [30, 7], "branding": branding})
    api.send("put", f"{path}/logo", picture(), "image/png")
    api.send("put", f"{path}/signature", picture(), "image/png")
    api.get(path)
    api.delete(f"{path}/logo")
    api.delete(f"{path}/signature")


def consent(api: Teller) -> None:
    (terms,) = api.get("account/consent", locale="en")["documents"]
    said = {"documentId": terms["id"], "hash": terms["hash"]}
    api.post("account/consent", said)

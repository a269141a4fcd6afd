"""Examples of a steel mill: types, issuing, search, files, links, prints, imports."""

import hashlib
from dataclasses import dataclass
from typing import Any

from django.utils import timezone

from accounts.jobs import runner
from accounts.models import Branding
from accounts.scopes import Mode
from certificates.credentials import operations as credentials
from certificates.log import sequencing
from certificates.models import CertificateType
from certificates.status_lists.operations import publish_due
from certificates.types.presets import PRESETS, TRAINING_CERTIFICATE
from tests.accounts.settings.test_logo import picture
from tests.examples.teller import Teller
from tests.factories import issue_one, make_type

DRAWING = b"%PDF-1.7 ultrasonic test report of coil 3041"
COIL_TYPE: dict[str, Any] = {
    "code": "en10204-3-1-coil",
    "kind": "product",
    "name": {
        "de": "Abnahmeprüfzeugnis 3.1 (Coil)",
        "en": "Inspection certificate 3.1 (coil)",
        "fr": "Certificat de réception 3.1 (bobine)",
        "sq": "Certifikatë inspektimi 3.1 (rulon)",
    },
    "required": ["productId", "serialNumber"],
    "fields": [
        {
            "key": "heatNumber",
            "label": {"de": "Schmelze", "en": "Heat number", "fr": "N° de coulée"},
            "required": True,
            "public": True,
            "searchable": True,
        },
        {
            "key": "tensileTest",
            "label": {"de": "Zugversuch", "en": "Tensile test", "fr": "Essai de traction"},
            "kind": "table",
            "public": True,
            "columns": [
                {"label": {"de": "Prüfgröße", "en": "Property", "fr": "Caractéristique"}},
                {"label": {"de": "Soll", "en": "Required", "fr": "Exigé"}},
                {"label": {"de": "Ist", "en": "Actual", "fr": "Obtenu"}},
                {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité"}},
            ],
        },
    ],
    "numberPattern": "{code}-{year}-{seq:6}",
    "uniqueBy": "product_and_serial",
}
BARS: dict[str, Any] = {
    "orderNo": "4500012345",
    "orderItem": "10",
    "purchaser": "Maschinenbau Muster AG",
    "purchaserAddress": "Werkstraße 7, 8005 Zürich, CH",
    "description": "Flachstab",
    "grade": "S355J2+N",
    "standard": "EN 10025-2:2019",
    "dimensions": "40 × 10 × 6000 mm",
    "pieces": "24",
    "mass": "452.16",
    "batch": "B-42",
    "heatNumber": "H-77",
    "mechanicalProperties": [["ReH", "≥ 355", "412", "MPa"], ["Rm", "470 – 630", "540.5", "MPa"]],
}
IMPORT = (
    "Seriennummer;productId;validUntil;metadata.heatNumber\r\n"
    "COIL-3101;ART-100;31.12.2031;H-88121\r\n"
    "COIL-3102;ART-100;31.12.2019;H-88121\r\n"
)


@dataclass
class Mill:
    """What later chapters go on with."""

    api: Teller
    type_id: int = 0
    coil: str = ""

    def draft(self, serial: str, **more: Any) -> dict[str, Any]:
        """A coil that came off the line."""
        return {
            "typeId": self.type_id,
            "productId": "ART-100",
            "serialNumber": serial,
            "validUntil": "2031-12-31",
            "metadata": {"heatNumber": "H-88121"},
            **more,
        }

    def issue(self, serial: str, **more: Any) -> str:
        """One more coil."""
        body = self.draft(serial, **more)
        return str(self.api.post("certificates/issue", body, name="coil")["id"])


def tell(api: Teller) -> Mill:
    """From the first type to printed certificates."""
    mill = Mill(api)
    types(mill)
    issuing(mill)
    in_bulk(mill)
    reading(mill)
    attachments(mill)
    links(mill)
    printing(mill)
    inspection_document(mill)
    return mill


def types(mill: Mill) -> None:
    api = mill.api
    mill.type_id = api.post("certificates/types", COIL_TYPE)["typeId"]
    api.patch(f"certificates/types/{mill.type_id}", {"validityMonths": 120, "retentionYears": 10})
    api.get(f"certificates/types/{mill.type_id}", name="coil")
    api.get(f"certificates/types/{mill.type_id}/schema")
    trial = api.post("certificates/types", {**COIL_TYPE, "code": "en10204-3-1-trial"})
    api.post(f"certificates/types/{trial['typeId']}/archive")
    api.get("certificates/types", limit=2)


def issuing(mill: Mill) -> None:
    """The spec's own example first, then what a type and a person add to it."""
    api = mill.api
    kinds = {each["code"]: each["typeId"] for each in api.get("certificates/types")["data"]}
    product = {
        "typeId": kinds[PRESETS_CODE],
        "productId": "ART-100",
        "serialNumber": "SN-2026-0001",
        "holderEmail": "holder@example.com",
        "validUntil": "2031-12-31",
        "metadata": {"batch": "B-42", "plant": "Prishtina", "line": "L1", "orderNo": "4711"},
    }
    api.post("certificates/issue", product, name="product")
    results = [["Rp0,2", "≥ 230", "312.50", "N/mm²"], ["A", "≥ 45", "52", "%"]]
    registered = {
        "name": "ultrasonic-3041.pdf",
        "mediaType": "application/pdf",
        "size": len(DRAWING),
        "sha256": hashlib.sha256(DRAWING).hexdigest(),
    }
    coil = mill.draft(
        "COIL-3041",
        metadata={"heatNumber": "H-88120", "tensileTest": results},
        items=[{"position": 1, "productId": "ART-100", "quantity": "12.480", "unit": "t"}],
        signatories=[{"name": "Karin Öztürk", "role": "Abnahmebeauftragte"}],
        attachments=[registered],
        externalRef="SAP-80004711",
        locale="de",
    )
    mill.coil = api.post("certificates/issue", coil, name="coil")["id"]
    training = {
        "typeCode": TRAINING_CERTIFICATE["code"],
        "holderName": "Zoë Çela-Groß",
        "holderEmail": "zoe.cela@example.com",
        "metadata": {"course": "Arbeitssicherheit", "hours": "8", "endsOn": "2026-02-27"},
        "locale": "de",
    }
    api.post("certificates/issue", training, name="training")


def in_bulk(mill: Mill) -> None:
    api = mill.api
    bulk = "certificates/issue/bulk"
    good = [mill.draft("COIL-3042"), mill.draft("COIL-3043")]
    api.post(bulk, {"certificates": good, "dryRun": True}, name="dry-run")
    api.post(bulk, {"certificates": good}, name="all-or-nothing")
    mixed = [mill.draft("COIL-3044"), mill.draft("COIL-3045", validUntil="2019-12-31")]
    api.post(bulk, {"mode": "partial", "certificates": mixed}, name="partial")
    job = api.send(
        "post",
        "certificates/imports",
        IMPORT.encode(),
        "text/csv",
        typeCode=COIL_TYPE["code"],
        mode="partial",
        dateFormat="DD.MM.YYYY",
        mapping='{"Seriennummer": "serialNumber"}',
    )
    runner.run_due_jobs()
    api.get(f"jobs/{job['id']}")
    api.get(f"jobs/{job['id']}/errors")
    api.get(f"jobs/{job['id']}/results")
    api.get("jobs", state="succeeded", limit=2)


def reading(mill: Mill) -> None:
    api, path = mill.api, f"certificates/{mill.coil}"
    api.get("certificates", typeCode=COIL_TYPE["code"], serialNumber="COIL-3041")
    api.post("certificates/search", {"holderName": "zoë çela"})
    unknown = "cert_01h455vb4pex5vsknk084sn02q"
    api.post("certificates/status", {"ids": [mill.coil, unknown]})
    found = api.get(path)
    document = api.get(f"{path}/canonical")
    api.post(f"{path}/check", {"dataHash": found["dataHash"]}, name="hash")
    api.post(f"{path}/check", {"document": document}, name="document")
    api.get(f"/api/public/certificates/{mill.coil}", locale="de")
    sequencing.run(Mode.LIVE, now=timezone.now())  # a worker does, each second
    credentials.sign_next(credentials.START, now=timezone.now())
    sequencing.run(Mode.LIVE, now=timezone.now())  # of the key, which the first signature has made
    publish_due(now=timezone.now())
    api.get(f"/api/public/certificates/{mill.coil}/log")
    api.get(f"{path}/credential")
    api.get(f"{path}/proof")
    api.post("certificates/proofs", {"ids": [mill.coil]})


def attachments(mill: Mill) -> None:
    path = f"certificates/{mill.coil}/attachments/1"
    mill.api.send("put", path, DRAWING, "application/pdf")
    mill.api.get(path)


def inspection_document(mill: Mill) -> None:
    """Of a certificate that states all that EN 10168 asks for, and an issuer with address and logo."""
    issuer = CertificateType.objects.get(pk=mill.type_id).issuer
    stated = {
        "address": "Hüttenweg 1\n70173 Stuttgart\nDE",
        "logo": picture(),
        "logo_sha256": hashlib.sha256(picture()).hexdigest(),
    }
    Branding.objects.update_or_create(issuer=issuer, defaults=stated)
    bars = issue_one(make_type(issuer, code="bars"), metadata=BARS)
    mill.api.get(f"certificates/{bars.public_id}/en10168")


def links(mill: Mill) -> None:
    api, path = mill.api, f"certificates/{mill.coil}/links"
    slab = mill.issue("SLAB-771")
    api.post(path, {"rel": "derivedFrom", "target": slab}, name="certificate")
    manual = "https://muster-werke.example/handling-coils"
    made = api.post(
        path, {"rel": "documents", "target": manual, "label": "Handhabung"}, name="address"
    )
    api.get(path)
    api.delete(f"{path}/{made['id']}")


def printing(mill: Mill) -> None:
    api, path = mill.api, f"certificates/{mill.coil}"
    api.get(f"{path}/pdf", locale="de")
    api.get(f"{path}/qr.svg")
    api.get(f"{path}/qr.png")
    api.post("certificates/print", {"ids": [mill.coil], "format": "pdf", "locale": "de"})


PRESETS_CODE = next(iter(PRESETS))

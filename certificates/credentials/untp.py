"""UN Transparency Protocol (UNTP): certificates as Digital Conformity Credentials, by version 0.7.0.

1.0 is announced; what is published and used today is 0.7.0, of May 2026. Only UNTP's own terms. What a
table states as text stays text, in the assessment's description, unless number, limit and unit can be
read without doubt.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property
from itertools import islice
from typing import Any
from urllib.parse import quote

from certificates.gs1 import stated_product
from certificates.models import ConformityForm, Purpose, TypeVersion
from certificates.types.settings import RESULTS, UNTP_DCC

from .composing import CREDENTIALS_CONTEXT, CertificateSnapshot
from .statements import MOST_RESULTS, ProductStatements, ResultRow, measure, performance, threshold

_CODES = dict(
    pair.split("=")
    for pair in """
    %=P1 ppm=59
    N/mm²=C56 MPa=MPA GPa=A89 kPa=KPA hPa=A97 Pa=PAL bar=BAR mbar=MBR
    N=NEW kN=B47 Nm=NU N·m=NU J=JOU kJ=KJO
    °C=CEL K=KEL °=DD
    nm=C45 µm=4H mm=MMT cm=CMT m=MTR km=KMT
    mm²=MMK m²=MTK m³=MTQ ml=MLT mL=MLT l=LTR L=LTR
    µg=MC mg=MGM g=GRM kg=KGM t=TNE kg/m³=KMQ g/cm³=23
    s=SEC min=MIN h=HUR m/s=MTS Hz=HTZ kHz=KHZ MHz=MHZ
    mV=2Z V=VLT kV=KVT mA=4K A=AMP Ω=OHM W=WTT kW=KWT kWh=KWH
    """.split()
)
_SPELLINGS = str.maketrans({"\u03bc": "µ", "\u2126": "Ω", "\u22c5": "·", " ": None, "\u00a0": None})


def unit_code(text: str) -> str | None:
    """The code of a unit as tables state it; None for one that has no code here, such as HBW."""
    symbol = text.translate(_SPELLINGS)
    for exponent, raised in (("2", "²"), ("3", "³")):
        symbol = symbol.replace(f"m^{exponent}", f"m{raised}").replace(f"m{exponent}", f"m{raised}")
    return _CODES.get(symbol)


CONTEXT = "https://vocabulary.uncefact.org/untp/0.7.0/context/"
# The concept scheme's own identifiers (artefacts/vocabularies/untp-topics/untp-topics.jsonld, 0.2.0). The samples
# of 0.7.0 write `conformity-topic/`, which leads to no concept.
_TOPICS = "https://vocabulary.uncefact.org/conformity-topics/"
MOST_STANDARDS = 20
DEFAULT_ATTESTATION, DEFAULT_ASSESSOR = "inspection", "self"
# The service knows of no accreditation that it could vouch for.
_ASSESSMENT_LEVEL = "no-endorsement"
# Attestations that are themselves the statement of conformity.
_DECLARING = frozenset({"certification", "declaration"})
# A laboratory states conformity by a decision rule that counts the uncertainty: not for us to do.
_JUDGED_BY_ISSUER = frozenset({"calibration"})
_TOPIC_OF = {
    "calibration": ("metrology-and-measurement", "Metrology and Measurement"),
    "certification": ("standards-adherence", "Standards Adherence"),
    "declaration": ("standards-adherence", "Standards Adherence"),
}
_DEFAULT_TOPIC = ("quality-performance", "Quality Performance")


def compose(snapshot: CertificateSnapshot) -> dict[str, Any]:
    """The credential of the form UNTP_0_7, not yet signed. Not one byte of it may ever change: golden files hold it."""
    return {
        "@context": [CREDENTIALS_CONTEXT, CONTEXT],
        "id": f"{snapshot.address}#untp-dcc",
        "type": ["DigitalConformityCredential", "VerifiableCredential"],
        "name": snapshot.name,
        "issuer": {"type": ["CredentialIssuer"], "id": snapshot.did, "name": _issuer(snapshot)},
        **snapshot.validity,
        "credentialStatus": _status(snapshot.status),
        "credentialSubject": _Attestation(snapshot).compose(),
    }


def _issuer(snapshot: CertificateSnapshot) -> str:
    name: str = snapshot.document["issuer"]["name"]
    return name


def _status(entries: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    """The one entry that UNTP allows: of the list whose bits are set for what is suspended, too.

    Its schema wants the index as a number, other than W3C's recommendation.
    """
    entry = next(each for each in entries if each["statusPurpose"] == Purpose.REVOCATION)
    address = entry["statusListCredential"].removesuffix(Purpose.REVOCATION) + Purpose.WITHDRAWAL
    index = entry["statusListIndex"]
    changed = {"id": f"{address}#{index}", "statusListCredential": address}
    return {**entry, **changed, "statusListIndex": int(index)}


class _Attestation:
    """The subject: what the certificate attests, of which product, against which standard."""

    def __init__(self, snapshot: CertificateSnapshot) -> None:
        self.snapshot = snapshot
        self.document = snapshot.document
        setting = snapshot.version.credential
        self.standard: str = setting.get("standard", "")
        self.attestation: str = setting.get("attestationType") or DEFAULT_ATTESTATION
        self.assessor: str = setting.get("assessorLevel") or DEFAULT_ASSESSOR
        self.stated = ProductStatements(snapshot.document, snapshot.version)
        self.ids = f"{snapshot.did}/types/{quote(self.document['type']['code'], safe='')}"

    def compose(self) -> dict[str, Any]:
        number = self.document.get("number")
        description = self.snapshot.version.description_in(self.document["locale"])
        return {
            "type": ["ConformityAttestation"],
            "id": self.snapshot.address,
            "name": f"{self.snapshot.name} {number}" if number else self.snapshot.name,
            **({"description": description} if description else {}),
            "assessorLevel": self.assessor,
            "assessmentLevel": _ASSESSMENT_LEVEL,
            "attestationType": self.attestation,
            "issuedToParty": self._issued_to(),
            "referenceScheme": self._scheme(),
            "conformityCertificate": {
                "linkURL": self.snapshot.address,
                "linkName": self.snapshot.name,
                "mediaType": "text/html",
            },
            "auditableEvidence": {
                "linkURL": self.snapshot.canonical_address,
                "linkName": "Canonical document",
                "digestMultibase": self.snapshot.digest,
                "mediaType": "application/json",
            },
            "conformityAssessment": list(self._assessments()),
        }

    def _issued_to(self) -> dict[str, Any]:
        """The customer as stated, else the holder, else the issuer itself."""
        name = self.stated.text("issuedTo") or self.document.get("holder", {}).get("name")
        if not name:
            return {"type": ["Party"], "id": self.snapshot.did, "name": _issuer(self.snapshot)}
        return {"type": ["Party"], "id": f"{self.snapshot.address}#issued-to", "name": name}

    def _scheme(self) -> dict[str, Any]:
        """The standard that the type follows, else the issuer's own scheme: the type."""
        if self.standard:
            named = {"id": self._id_of("schemes", self.standard), "name": self.standard}
        else:
            named = {"id": self.ids, "name": self.document["type"]["name"]}
        return {"type": ["ConformityScheme"], **named}

    @cached_property
    def _standards(self) -> dict[str, Any]:
        """The standards that the certificate names: one as text, or one in each row of a table.

        Every assessment repeats them: the first MOST_STANDARDS.
        """
        standards = [
            {
                "type": ["Standard"],
                "id": self._id_of("standards", row[0]),
                "name": ", ".join(row),
            }
            for row in self.stated.texts("referenceStandard")[:MOST_STANDARDS]
        ]
        return {"referenceStandard": standards} if standards else {}

    def _assessments(self) -> Iterator[dict[str, Any]]:
        """One of each row of results; one of the whole where there is none, or where it covers items."""
        results = list(islice(self.stated.results(RESULTS), MOST_RESULTS))
        products = self._products()
        if not results or self.document.get("items"):
            yield self._whole(products)
        for result in results:
            yield self._of_row(result, products[:1])

    def _whole(self, products: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        scheme = self._scheme()
        declared = {"conformance": True} if self.attestation in _DECLARING else {}
        return {
            **self._assessment("assessment", scheme["name"], products),
            "assessmentCriteria": [{**scheme, "type": ["Criterion"]}],
            "assessedPerformance": [],
            **declared,
        }

    def _of_row(self, result: ResultRow, products: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        by_issuer = self.attestation in _JUDGED_BY_ISSUER
        name = result.name if result.is_named and not by_issuer else result.measured or result.name
        metric = {
            "type": ["PerformanceMetric"],
            "id": self._id_of("metrics", name),
            "name": name,
        }
        conforms = None if by_issuer else result.reading.conforms
        return {
            **self._assessment(result.place, result.name, products),
            "description": result.text,
            "assessmentCriteria": [self._criterion(result, metric)],
            "assessedPerformance": performance(
                metric, measure(result.reading.value, unit_code(result.unit))
            ),
            **({} if conforms is None else {"conformance": conforms}),
        }

    def _assessment(
        self, place: str, name: str, products: Sequence[Mapping[str, Any]]
    ) -> dict[str, Any]:
        topic, topic_name = _TOPIC_OF.get(self.attestation, _DEFAULT_TOPIC)
        assessed = [{"product": product} for product in products]
        return {
            "type": ["ConformityAssessment"],
            "id": f"{self.snapshot.address}#{place}",
            "name": name,
            "assessmentDate": self._assessed_on(),
            **({"assessedProduct": assessed} if assessed else {}),
            **self._standards,
            "conformityTopic": [
                {"type": ["ConformityTopic"], "id": f"{_TOPICS}{topic}", "name": topic_name}
            ],
        }

    def _criterion(self, result: ResultRow, metric: Mapping[str, Any]) -> dict[str, Any]:
        """The requirement as stated and, where it can be read, as a number."""
        named = metric["name"]
        name = f"{named}: {result.requirement}" if result.requirement else named
        direction, required_measure = threshold(result.reading.bounds, unit_code(result.unit))
        required = performance({**metric, **direction}, required_measure)
        return {
            "type": ["Criterion"],
            "id": self._id_of("criteria", name),
            "name": name,
            **({"requiredPerformance": required} if required else {}),
        }

    def _assessed_on(self) -> str:
        """The day of the assessment as stated, else that of the certificate."""
        issued_on: str = self.document["issuedOn"]
        stated = self.stated.text("assessmentDate")
        try:
            return date.fromisoformat(stated).isoformat()
        except ValueError:
            return issued_on

    def _products(self) -> list[dict[str, Any]]:
        """The certificate's product, then those of its items."""
        document = self.document
        stated = {name: document.get(name) for name in ("productId", "serialNumber")}
        key = stated_product(document, self.snapshot.version.digital_link)
        own = []
        if key or any(stated.values()):
            own.append(
                self._product(
                    key.canonical_uri if key else None,
                    name=self.stated.text("product.name"),
                    batch=self.stated.text("product.batchNumber"),
                    model=self.stated.text("product.modelNumber"),
                    **stated,
                )
            )
        items = document.get("items", [])
        return own + [
            self._product(
                None,
                productId=item.get("productId") or document.get("productId"),
                serialNumber=item.get("serialNumber"),
                batch=item.get("batch"),
            )
            for item in items
        ]

    def _product(self, uri: str | None, **stated: str | None) -> dict[str, Any]:
        """A product by its GS1 Digital Link, else by an identifier within the issuer's DID."""
        parts = ("productId", "batch", "serialNumber")
        own_id = self._id_of("products", *(stated[part] or "-" for part in parts if part in stated))
        numbers = {
            "modelNumber": stated.get("model"),
            "batchNumber": stated.get("batch"),
            "itemNumber": stated.get("serialNumber"),
        }
        return {
            "type": ["Product"],
            "id": uri or own_id,
            "name": stated.get("name") or stated.get("productId") or self.document["type"]["name"],
            **{name: value for name, value in numbers.items() if value},
        }

    def _id_of(self, kind: str, *names: str) -> str:
        """An identifier of the issuer's: a URL of its DID, the same wherever the same is meant."""
        base = self.ids if kind in {"criteria", "metrics"} else self.snapshot.did
        return "/".join((base, kind, *(quote(name, safe="") for name in names)))


def form_of(version: TypeVersion) -> ConformityForm | None:
    """The form in which certificates of this type are signed; None where the type has no such credentials."""
    return ConformityForm.UNTP_0_7 if version.credential.get("profile") == UNTP_DCC else None

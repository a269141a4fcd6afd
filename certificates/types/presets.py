"""Ready-made certificate types that an issuer can start with, complete in four languages.

Those of EN 10204 come first, with the contents that EN 10168 lists. The texts are data of a type, in the terms
of its trade, and are stored with it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .models import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy
from .settings import OPEN_BADGES, UNTP_DCC, CredentialSetting, ProfileName, to_column

Texts = tuple[str, str, str, str]  # German, English, French, Albanian
LANGUAGES = ("de", "en", "fr", "sq")
NO_ROLES: Mapping[int, str] = {}


def named(name: Texts, description: Texts) -> dict[str, str]:
    """A type's name and description, as columns of its version."""
    return {
        **{f"name_{code}": text for code, text in zip(LANGUAGES, name, strict=True)},
        **{f"description_{code}": text for code, text in zip(LANGUAGES, description, strict=True)},
    }


def credential(profile: ProfileName, **members: Any) -> dict[str, Any]:
    """How certificates become credentials: each key where it usually goes, whatever fields a type has later."""
    return to_column(CredentialSetting(profile=profile, **members))


def field(
    key: str,
    *label: str,
    kind: str = "text",
    unit: str = "",
    required: bool = False,
    public: bool = True,
    searchable: bool = False,
    choices: Sequence[str] = (),
    columns: Iterable[Texts] = (),
    roles: Mapping[int, str] = NO_ROLES,
) -> dict[str, Any]:
    """A metadata field, as a version stores it; `label` in the order of LANGUAGES.

    `roles` are those of columns, by their place.
    """
    return {
        "key": key,
        "label": _labels(label),
        "kind": "table" if columns else kind,
        "unit": unit,
        "required": required,
        "public": public,
        "searchable": searchable,
        "maxLength": 1000,
        "choices": list(choices),
        "columns": [
            {"label": _labels(texts)} | ({"role": roles[place]} if place in roles else {})
            for place, texts in enumerate(columns)
        ],
    }


def _labels(texts: Sequence[str]) -> dict[str, str]:
    return dict(zip(LANGUAGES, texts, strict=True))


RESULTS: tuple[Texts, ...] = (
    ("Prüfmerkmal", "Characteristic", "Caractéristique", "Karakteristika"),
    ("Soll", "Required", "Valeur exigée", "Vlera e kërkuar"),
    ("Ist", "Actual", "Valeur obtenue", "Vlera e matur"),
    ("Einheit", "Unit", "Unité", "Njësia"),
)
RESULT_ROLES = {1: "limits", 2: "value", 3: "unit"}


# fmt: off
_ORDER = [
    field("orderNo", "Auftragsnummer", "Order number", "N° de commande", "Numri i porosisë", searchable=True),
    field("orderItem", "Auftragsposition", "Order item", "Poste de commande", "Pozicioni i porosisë"),
    field("purchaser", "Besteller", "Purchaser", "Acheteur", "Blerësi", public=False),
    field("purchaserAddress", "Anschrift des Bestellers", "Purchaser’s address", "Adresse de l’acheteur", "Adresa e blerësit", public=False),
    field("deliveryNote", "Lieferscheinnummer", "Delivery note number", "N° de bon de livraison", "Numri i fletëdorëzimit"),
]
_PRODUCT = [
    field("description", "Erzeugnis", "Product description", "Désignation du produit", "Përshkrimi i produktit"),
    field("grade", "Werkstoff", "Material grade", "Nuance", "Marka e materialit", searchable=True),
    field("standard", "Norm oder Spezifikation", "Standard or specification", "Norme ou spécification", "Standardi ose specifikimi"),
    field("dimensions", "Abmessungen", "Dimensions", "Dimensions", "Përmasat"),
    field("deliveryCondition", "Lieferzustand", "Delivery condition", "État de livraison", "Gjendja e dorëzimit"),
    field("pieces", "Stückzahl", "Number of pieces", "Nombre de pièces", "Numri i copëve", kind="decimal"),
    field("mass", "Masse", "Mass", "Masse", "Masa", kind="decimal", unit="kg"),
]
_ORIGIN = [
    field("batch", "Charge", "Batch", "Lot", "Partia", searchable=True),
    field("heatNumber", "Schmelzennummer", "Heat number", "N° de coulée", "Numri i shkrirjes", searchable=True),
    field("plant", "Werk", "Plant", "Usine", "Fabrika", searchable=True),
    field("line", "Linie", "Line", "Ligne", "Linja", searchable=True),
]
_PROCESS = [
    field("meltingProcess", "Erschmelzungsverfahren", "Melting process", "Mode d’élaboration", "Procesi i shkrirjes"),
    field("heatTreatment", "Wärmebehandlung", "Heat treatment", "Traitement thermique", "Trajtimi termik"),
    field("marking", "Kennzeichnung", "Marking", "Marquage", "Shënjimi"),
]
_TESTS = [
    field("chemicalComposition", "Chemische Zusammensetzung (Schmelzenanalyse)", "Chemical composition (heat analysis)", "Composition chimique (analyse de coulée)", "Përbërja kimike (analiza e shkrirjes)", columns=RESULTS, roles=RESULT_ROLES),
    field("mechanicalProperties", "Mechanische Eigenschaften", "Mechanical properties", "Caractéristiques mécaniques", "Vetitë mekanike", columns=RESULTS, roles=RESULT_ROLES),
    field("testResults", "Prüfergebnisse", "Test results", "Résultats d’essais", "Rezultatet e provave", columns=RESULTS, roles=RESULT_ROLES),
    field("nonDestructiveTests", "Zerstörungsfreie Prüfung", "Non-destructive testing", "Essais non destructifs", "Kontrolli pa shkatërrim"),
]
_REMARKS = [field("remarks", "Bemerkungen", "Remarks", "Remarques", "Vërejtje")]


def _document(
    code: str,
    fields: list[dict[str, Any]],
    *,
    attestation: str = "inspection",
    assessor: str = "self",
    **columns: Any,
) -> dict[str, Any]:
    number = code.replace("-", ".")
    return {
        "code": f"en10204-{code}",
        "kind": SubjectKind.PRODUCT.value,
        "required": [RequirableField.PRODUCT_ID.value, RequirableField.SERIAL_NUMBER.value],
        "show_holder": ShowHolder.NEVER.value,
        "unique_by": UniqueBy.PRODUCT_AND_SERIAL.value,
        "print_layout": PrintLayout.REPORT.value,
        "pdf_public": True,
        "number_pattern": f"{number}-{{year}}-{{seq:6}}",
        "fields": fields,
        "credential": credential(
            UNTP_DCC,
            standard=f"EN 10204 {number}",
            attestation_type=attestation,
            assessor_level=assessor,
        ),
        **columns,
    }


DECLARATION_OF_COMPLIANCE = _document(
    "2-1",
    [*_ORDER, *_PRODUCT, *_ORIGIN, *_REMARKS],
    attestation="declaration",
    **named(
        ("Werksbescheinigung 2.1", "Declaration of compliance with the order 2.1", "Attestation de conformité à la commande 2.1", "Deklaratë e përputhshmërisë me porosinë 2.1"),
        (
            "Der Hersteller bestätigt, dass die Erzeugnisse der Bestellung entsprechen, ohne Angabe von Prüfergebnissen (EN 10204, 2.1).",
            "The manufacturer declares that the products comply with the order, without stating test results (EN 10204, 2.1).",
            "Le producteur déclare que les produits sont conformes à la commande, sans mention de résultats d’essais (EN 10204, 2.1).",
            "Prodhuesi deklaron se produktet përputhen me porosinë, pa rezultate provash (EN 10204, 2.1).",
        ),
    ),
)

TEST_REPORT = _document(
    "2-2",
    [*_ORDER, *_PRODUCT, *_ORIGIN, *_PROCESS, *_TESTS, *_REMARKS],
    attestation="testing",
    **named(
        ("Werkszeugnis 2.2", "Test report 2.2", "Relevé de contrôle 2.2", "Raport prove 2.2"),
        (
            "Der Hersteller bestätigt die Übereinstimmung mit der Bestellung, mit Ergebnissen nichtspezifischer Prüfung (EN 10204, 2.2).",
            "The manufacturer declares compliance with the order, with results of non-specific inspection (EN 10204, 2.2).",
            "Le producteur déclare la conformité à la commande, avec les résultats d’un contrôle non spécifique (EN 10204, 2.2).",
            "Prodhuesi deklaron përputhjen me porosinë, me rezultate të kontrollit jospecifik (EN 10204, 2.2).",
        ),
    ),
)

INSPECTION_CERTIFICATE = _document(
    "3-1",
    [*_ORDER, *_PRODUCT, *_ORIGIN, *_PROCESS, *_TESTS, *_REMARKS],
    **named(
        ("Abnahmeprüfzeugnis 3.1", "Inspection certificate 3.1", "Certificat de réception 3.1", "Certifikatë inspektimi 3.1"),
        (
            "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).",
            "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).",
            "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).",
            "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).",
        ),
    ),
)

INSPECTION_CERTIFICATE_3_2 = _document(
    "3-2",
    [
        *_ORDER,
        *_PRODUCT,
        *_ORIGIN,
        *_PROCESS,
        *_TESTS,
        field("inspectionBody", "Prüforganisation", "Inspection body", "Organisme de contrôle", "Organi i inspektimit"),
        field("inspector", "Abnahmebeauftragter", "Inspector", "Inspecteur", "Inspektori"),
        field("inspectionReport", "Nummer des Prüfberichts", "Inspection report number", "N° de rapport d’inspection", "Numri i raportit të inspektimit"),
        *_REMARKS,
    ],
    **named(
        ("Abnahmeprüfzeugnis 3.2", "Inspection certificate 3.2", "Certificat de réception 3.2", "Certifikatë inspektimi 3.2"),
        (
            "Wie 3.1, bestätigt auch vom Abnahmebeauftragten des Bestellers oder dem in amtlichen Vorschriften genannten (EN 10204, 3.2).",
            "As 3.1, validated also by the purchaser’s inspection representative or the inspector designated by official regulations (EN 10204, 3.2).",
            "Comme 3.1, validé aussi par le représentant de l’acheteur ou l’inspecteur désigné par les règlements officiels (EN 10204, 3.2).",
            "Si 3.1, e vërtetuar edhe nga përfaqësuesi i blerësit ose inspektori i caktuar nga rregulloret zyrtare (EN 10204, 3.2).",
        ),
    ),
    assessor="hybrid",
    release_required=True,
)

_CALIBRATION_FIELDS = [
    field("customer", "Auftraggeber", "Customer", "Client", "Klienti", public=False),
    field("instrument", "Kalibriergegenstand", "Item calibrated", "Objet étalonné", "Objekti i kalibruar"),
    field("manufacturer", "Hersteller", "Manufacturer", "Fabricant", "Prodhuesi"),
    field("model", "Typ", "Model", "Modèle", "Modeli"),
    field("equipmentNo", "Prüfmittelnummer", "Equipment number", "N° d’équipement", "Numri i pajisjes", searchable=True),
    field("range", "Messbereich", "Measuring range", "Étendue de mesure", "Diapazoni i matjes"),
    field("resolution", "Auflösung", "Resolution", "Résolution", "Rezolucioni"),
    field("receivedOn", "Eingangsdatum", "Date of receipt", "Date de réception", "Data e pranimit", kind="date"),
    field("calibratedOn", "Datum der Kalibrierung", "Date of calibration", "Date d’étalonnage", "Data e kalibrimit", kind="date"),
    field("place", "Ort der Kalibrierung", "Place of calibration", "Lieu d’étalonnage", "Vendi i kalibrimit"),
    field("procedure", "Kalibrierverfahren", "Calibration procedure", "Procédure d’étalonnage", "Procedura e kalibrimit"),
    field(
        "referenceStandards", "Verwendete Normale", "Reference standards used", "Étalons de référence utilisés", "Etalonët e referencës të përdorur",
        columns=(
            ("Bezeichnung", "Designation", "Désignation", "Emërtimi"),
            ("Kalibrierzeichen", "Calibration mark", "Repère d’étalonnage", "Shenja e kalibrimit"),
            ("Gültig bis", "Valid until", "Valide jusqu’au", "E vlefshme deri më"),
        ),
    ),
    field("traceability", "Metrologische Rückführung", "Metrological traceability", "Traçabilité métrologique", "Gjurmueshmëria metrologjike"),
    field("temperature", "Umgebungstemperatur", "Ambient temperature", "Température ambiante", "Temperatura e mjedisit", unit="°C"),
    field("humidity", "Relative Luftfeuchte", "Relative humidity", "Humidité relative", "Lagështia relative", unit="%"),
    field(
        "results", "Messergebnisse", "Measurement results", "Résultats de mesure", "Rezultatet e matjes",
        columns=(
            ("Referenzwert", "Reference value", "Valeur de référence", "Vlera e referencës"),
            ("Anzeige", "Indication", "Indication", "Treguesi"),
            ("Messabweichung", "Error of indication", "Erreur d’indication", "Gabimi i treguesit"),
            ("Messunsicherheit U", "Uncertainty U", "Incertitude U", "Pasiguria U"),
            ("Einheit", "Unit", "Unité", "Njësia"),
            ("Grenzabweichung", "Permissible error", "Erreur maximale tolérée", "Gabimi i lejuar"),
        ),
        roles={2: "value", 4: "unit", 5: "limits"},
    ),
    field("uncertainty", "Erweiterte Messunsicherheit", "Expanded measurement uncertainty", "Incertitude de mesure élargie", "Pasiguria e zgjeruar e matjes"),
    field("coverageFactor", "Erweiterungsfaktor k", "Coverage factor k", "Facteur d’élargissement k", "Faktori i mbulimit k", kind="decimal"),
    field("conformity", "Konformitätsaussage", "Statement of conformity", "Déclaration de conformité", "Deklarata e konformitetit"),
    field("decisionRule", "Entscheidungsregel", "Decision rule", "Règle de décision", "Rregulli i vendimit"),
    field("accreditation", "Akkreditierungsnummer", "Accreditation number", "N° d’accréditation", "Numri i akreditimit"),
]

CALIBRATION_CERTIFICATE: dict[str, Any] = {
    "code": "calibration",
    "kind": SubjectKind.PRODUCT.value,
    "required": [RequirableField.PRODUCT_ID.value, RequirableField.SERIAL_NUMBER.value],
    "show_holder": ShowHolder.NEVER.value,
    "unique_by": UniqueBy.PRODUCT_AND_SERIAL.value,
    "print_layout": PrintLayout.CALIBRATION.value,
    "pdf_public": True,
    "number_pattern": "CAL-{year}-{seq:6}",
    **named(
        ("Kalibrierschein", "Calibration certificate", "Certificat d’étalonnage", "Certifikatë kalibrimi"),
        (
            "Ergebnisse der Kalibrierung eines Messmittels mit Messunsicherheit und metrologischer Rückführung (ISO/IEC 17025).",
            "Results of calibrating a measuring instrument, with measurement uncertainty and metrological traceability (ISO/IEC 17025).",
            "Résultats de l’étalonnage d’un instrument de mesure, avec incertitude de mesure et traçabilité métrologique (ISO/IEC 17025).",
            "Rezultatet e kalibrimit të një instrumenti matës, me pasiguri matjeje dhe gjurmueshmëri metrologjike (ISO/IEC 17025).",
        ),
    ),
    "fields": _CALIBRATION_FIELDS,
    "credential": credential(UNTP_DCC, standard="ISO/IEC 17025", attestation_type="calibration", assessor_level="3rdParty"),
}

_CONFORMITY_FIELDS = [
    field("supplierAddress", "Anschrift des Ausstellers", "Address of the issuer", "Adresse de l’émetteur", "Adresa e lëshuesit"),
    field("object", "Gegenstand der Erklärung", "Object of the declaration", "Objet de la déclaration", "Objekti i deklaratës"),
    field("model", "Typ, Modell", "Type, model", "Type, modèle", "Tipi, modeli", searchable=True),
    field("legislation", "Einschlägige Rechtsvorschriften", "Relevant legislation", "Législation applicable", "Legjislacioni përkatës"),
    field(
        "standards", "Angewandte Normen und Spezifikationen", "Standards and specifications applied", "Normes et spécifications appliquées", "Standardet dhe specifikimet e zbatuara",
        columns=(
            ("Dokument-Nr.", "Document no.", "N° de document", "Nr. i dokumentit"),
            ("Titel", "Title", "Titre", "Titulli"),
            ("Ausgabe", "Edition", "Édition", "Botimi"),
        ),
    ),
    field("notifiedBody", "Notifizierte Stelle", "Notified body", "Organisme notifié", "Organi i njoftuar"),
    field("notifiedBodyCertificate", "Bescheinigung der notifizierten Stelle", "Certificate of the notified body", "Attestation de l’organisme notifié", "Certifikata e organit të njoftuar"),
    field("technicalDocumentation", "Technische Unterlagen", "Technical documentation", "Documentation technique", "Dokumentacioni teknik"),
    field("placeOfIssue", "Ort der Ausstellung", "Place of issue", "Lieu d’émission", "Vendi i lëshimit"),
    field("additionalInformation", "Zusätzliche Angaben", "Additional information", "Informations complémentaires", "Informacion shtesë"),
]

DECLARATION_OF_CONFORMITY: dict[str, Any] = {
    "code": "declaration-of-conformity",
    "kind": SubjectKind.PRODUCT.value,
    "required": [RequirableField.PRODUCT_ID.value],
    "show_holder": ShowHolder.NEVER.value,
    "unique_by": UniqueBy.EXTERNAL_REF.value,
    "print_layout": PrintLayout.REPORT.value,
    "pdf_public": True,
    "number_pattern": "DOC-{year}-{seq:5}",
    **named(
        ("Konformitätserklärung des Anbieters", "Supplier’s declaration of conformity", "Déclaration de conformité du fournisseur", "Deklaratë konformiteti e furnizuesit"),
        (
            "Der Anbieter erklärt in alleiniger Verantwortung, dass der Gegenstand die genannten Anforderungen erfüllt (EN ISO/IEC 17050-1).",
            "The supplier declares under its sole responsibility that the object meets the stated requirements (EN ISO/IEC 17050-1).",
            "Le fournisseur déclare, sous sa seule responsabilité, que l’objet satisfait aux exigences énoncées (EN ISO/IEC 17050-1).",
            "Furnizuesi deklaron, nën përgjegjësinë e tij të vetme, se objekti i plotëson kërkesat e përmendura (EN ISO/IEC 17050-1).",
        ),
    ),
    "fields": _CONFORMITY_FIELDS,
    "credential": credential(
        UNTP_DCC,
        attestation_type="declaration",
        assessor_level="self",
        standard="EN ISO/IEC 17050-1",
    ),
}

_DIPLOMA_FIELDS = [
    field("dateOfBirth", "Geburtsdatum", "Date of birth", "Date de naissance", "Data e lindjes", kind="date", public=False),
    field("placeOfBirth", "Geburtsort", "Place of birth", "Lieu de naissance", "Vendi i lindjes", public=False),
    field("studentNo", "Matrikelnummer", "Student number", "N° d’étudiant", "Numri i studentit", public=False, searchable=True),
    field("programme", "Studiengang", "Programme of study", "Filière d’études", "Programi i studimit", searchable=True),
    field("programmeCode", "Kennung des Studiengangs", "Programme code", "Code de la filière", "Kodi i programit"),
    field("qualification", "Verliehene Qualifikation", "Qualification awarded", "Titre décerné", "Kualifikimi i fituar"),
    field("eqfLevel", "EQR-Niveau", "EQF level", "Niveau CEC", "Niveli KEK", kind="choice", choices=[str(level) for level in range(1, 9)]),
    field("credits", "ECTS-Punkte", "ECTS credits", "Crédits ECTS", "Kredite ECTS", kind="decimal"),
    field("hours", "Stunden", "Hours", "Heures", "Orët", kind="decimal"),
    field("grade", "Gesamtnote", "Overall grade", "Note finale", "Nota përfundimtare", public=False),
    field("thesis", "Thema der Abschlussarbeit", "Title of the thesis", "Sujet du mémoire", "Tema e punimit të diplomës"),
    field("languageOfInstruction", "Unterrichtssprache", "Language of instruction", "Langue d’enseignement", "Gjuha e mësimit"),
    field("completedOn", "Abschlussdatum", "Date of completion", "Date d’obtention", "Data e përfundimit", kind="date"),
    field(
        "transcript", "Leistungsübersicht", "Transcript of records", "Relevé de notes", "Transkripta e notave", public=False,
        columns=(
            ("Modul", "Module", "Module", "Moduli"),
            ("Punkte", "Credits", "Crédits", "Kreditet"),
            ("Note", "Grade", "Note", "Nota"),
        ),
    ),
]

DIPLOMA: dict[str, Any] = {
    "code": "diploma",
    "kind": SubjectKind.PERSON.value,
    "required": [RequirableField.HOLDER_NAME.value],
    "show_holder": ShowHolder.NAME.value,
    "unique_by": UniqueBy.EXTERNAL_REF.value,
    "print_layout": PrintLayout.DIPLOMA.value,
    "number_pattern": "DIP-{year}-{seq:5}",
    **named(
        ("Diplom", "Diploma", "Diplôme", "Diplomë"),
        (
            "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.",
            "Awards a qualification after a programme of study or training was passed.",
            "Décerne un titre à l’issue d’études ou d’une formation réussies.",
            "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.",
        ),
    ),
    "fields": _DIPLOMA_FIELDS,
    "credential": credential(OPEN_BADGES, achievement_type="Diploma"),
}

_TRAINING_FIELDS = [
    field("course", "Kurs", "Course", "Cours", "Kursi", searchable=True),
    field("programmeCode", "Kurskennung", "Course code", "Code du cours", "Kodi i kursit"),
    field("content", "Inhalte", "Contents", "Contenus", "Përmbajtja"),
    field("startsOn", "Beginn", "Starts on", "Début", "Fillimi", kind="date"),
    field("endsOn", "Ende", "Ends on", "Fin", "Mbarimi", kind="date"),
    field("hours", "Stunden", "Hours", "Heures", "Orët", kind="decimal"),
    field("credits", "ECTS-Punkte", "ECTS credits", "Crédits ECTS", "Kredite ECTS", kind="decimal"),
    field("place", "Ort", "Place", "Lieu", "Vendi"),
    field("instructor", "Leitung", "Instructor", "Formateur", "Trajneri"),
    field("legalBasis", "Rechtsgrundlage", "Legal basis", "Base légale", "Baza ligjore"),
    field("result", "Ergebnis", "Result", "Résultat", "Rezultati"),
    field("completedOn", "Abschlussdatum", "Date of completion", "Date de fin", "Data e përfundimit", kind="date"),
]

TRAINING_CERTIFICATE: dict[str, Any] = {
    "code": "training",
    "kind": SubjectKind.PERSON.value,
    "required": [RequirableField.HOLDER_NAME.value],
    "show_holder": ShowHolder.NAME.value,
    "validity_months": 24,
    "unique_by": UniqueBy.EXTERNAL_REF.value,
    "print_layout": PrintLayout.TRAINING.value,
    "number_pattern": "TR-{year}-{seq:5}",
    **named(
        ("Schulungsnachweis", "Training certificate", "Attestation de formation", "Certifikatë trajnimi"),
        (
            "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.",
            "Confirms that a person took part in a training, and with which result.",
            "Confirme la participation d’une personne à une formation, et son résultat.",
            "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.",
        ),
    ),
    "fields": _TRAINING_FIELDS,
    "credential": credential(OPEN_BADGES, achievement_type="CertificateOfCompletion"),
}

# fmt: on

PRESETS: dict[str, dict[str, Any]] = {
    preset["code"]: preset
    for preset in (
        INSPECTION_CERTIFICATE,
        INSPECTION_CERTIFICATE_3_2,
        TEST_REPORT,
        DECLARATION_OF_COMPLIANCE,
        DECLARATION_OF_CONFORMITY,
        CALIBRATION_CERTIFICATE,
        TRAINING_CERTIFICATE,
        DIPLOMA,
    )
}

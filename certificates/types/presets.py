"""Ready-made certificate types that an issuer can start with, complete in four languages."""

from typing import Any

from .credential_setting import OPEN_BADGES, UNTP_DCC
from .models import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy
from .presets_en10204 import (
    DECLARATION_OF_COMPLIANCE,
    INSPECTION_CERTIFICATE,
    INSPECTION_CERTIFICATE_3_2,
    TEST_REPORT,
    credential,
    field,
    named,
)

_CALIBRATION_FIELDS = [
    field("customer", "Auftraggeber", "Customer", "Client", "Klienti", public=False),
    field(
        "instrument",
        *("Kalibriergegenstand", "Item calibrated", "Objet étalonné", "Objekti i kalibruar"),
    ),
    field("manufacturer", "Hersteller", "Manufacturer", "Fabricant", "Prodhuesi"),
    field("model", "Typ", "Model", "Modèle", "Modeli"),
    field(
        "equipmentNo",
        *("Prüfmittelnummer", "Equipment number", "N° d’équipement", "Numri i pajisjes"),
        searchable=True,
    ),
    field("range", "Messbereich", "Measuring range", "Étendue de mesure", "Diapazoni i matjes"),
    field("resolution", "Auflösung", "Resolution", "Résolution", "Rezolucioni"),
    field(
        "receivedOn",
        *("Eingangsdatum", "Date of receipt", "Date de réception", "Data e pranimit"),
        kind="date",
    ),
    field(
        "calibratedOn",
        *("Datum der Kalibrierung", "Date of calibration"),
        *("Date d’étalonnage", "Data e kalibrimit"),
        kind="date",
    ),
    field(
        "place",
        *("Ort der Kalibrierung", "Place of calibration"),
        *("Lieu d’étalonnage", "Vendi i kalibrimit"),
    ),
    field(
        "procedure",
        *("Kalibrierverfahren", "Calibration procedure"),
        *("Procédure d’étalonnage", "Procedura e kalibrimit"),
    ),
    field(
        "referenceStandards",
        *("Verwendete Normale", "Reference standards used"),
        *("Étalons de référence utilisés", "Etalonët e referencës të përdorur"),
        columns=(
            ("Bezeichnung", "Designation", "Désignation", "Emërtimi"),
            ("Kalibrierzeichen", "Calibration mark", "Repère d’étalonnage", "Shenja e kalibrimit"),
            ("Gültig bis", "Valid until", "Valable jusqu’au", "E vlefshme deri më"),
        ),
    ),
    field(
        "traceability",
        *("Metrologische Rückführung", "Metrological traceability"),
        *("Traçabilité métrologique", "Gjurmueshmëria metrologjike"),
    ),
    field(
        "temperature",
        *("Umgebungstemperatur", "Ambient temperature"),
        *("Température ambiante", "Temperatura e mjedisit"),
        unit="°C",
    ),
    field(
        "humidity",
        *("Relative Luftfeuchte", "Relative humidity"),
        *("Humidité relative", "Lagështia relative"),
        unit="%",
    ),
    field(
        "results",
        *("Messergebnisse", "Measurement results", "Résultats de mesure"),
        "Rezultatet e matjes",
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
    field(
        "uncertainty",
        *("Erweiterte Messunsicherheit", "Expanded measurement uncertainty"),
        *("Incertitude de mesure élargie", "Pasiguria e zgjeruar e matjes"),
    ),
    field(
        "coverageFactor",
        *("Erweiterungsfaktor k", "Coverage factor k", "Facteur d’élargissement k"),
        "Faktori i mbulimit k",
        kind="decimal",
    ),
    field(
        "conformity",
        *("Konformitätsaussage", "Statement of conformity"),
        *("Déclaration de conformité", "Deklarata e konformitetit"),
    ),
    field(
        "decisionRule",
        *("Entscheidungsregel", "Decision rule", "Règle de décision", "Rregulli i vendimit"),
    ),
    field(
        "accreditation",
        *("Akkreditierungsnummer", "Accreditation number"),
        *("N° d’accréditation", "Numri i akreditimit"),
    ),
]  # fmt: skip

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
        (
            "Kalibrierschein",
            "Calibration certificate",
            "Certificat d’étalonnage",
            "Certifikatë kalibrimi",
        ),
        (
            "Ergebnisse der Kalibrierung eines Messmittels mit Messunsicherheit und metrologischer Rückführung (ISO/IEC 17025).",
            "Results of calibrating a measuring instrument, with measurement uncertainty and metrological traceability (ISO/IEC 17025).",
            "Résultats de l’étalonnage d’un instrument de mesure, avec incertitude de mesure et traçabilité métrologique (ISO/IEC 17025).",
            "Rezultatet e kalibrimit të një instrumenti matës, me pasiguri matjeje dhe gjurmueshmëri metrologjike (ISO/IEC 17025).",
        ),
    ),
    "fields": _CALIBRATION_FIELDS,
    "credential": credential(UNTP_DCC, standard="ISO/IEC 17025", attestation_type="calibration", assessor_level="3rdParty"),
}  # fmt: skip


_CONFORMITY_FIELDS = [
    field(
        "supplierAddress",
        *("Anschrift des Ausstellers", "Address of the issuer"),
        *("Adresse de l’émetteur", "Adresa e lëshuesit"),
    ),
    field(
        "object",
        *("Gegenstand der Erklärung", "Object of the declaration"),
        *("Objet de la déclaration", "Objekti i deklaratës"),
    ),
    field(
        "model", "Typ, Modell", "Type, model", "Type, modèle", "Tipi, modeli", searchable=True
    ),
    field(
        "legislation",
        *("Einschlägige Rechtsvorschriften", "Relevant legislation"),
        *("Législation applicable", "Legjislacioni përkatës"),
    ),
    field(
        "standards",
        *("Angewandte Normen und Spezifikationen", "Standards and specifications applied"),
        *("Normes et spécifications appliquées", "Standardet dhe specifikimet e zbatuara"),
        columns=(
            ("Dokument-Nr.", "Document no.", "N° de document", "Nr. i dokumentit"),
            ("Titel", "Title", "Titre", "Titulli"),
            ("Ausgabe", "Edition", "Édition", "Botimi"),
        ),
    ),
    field(
        "notifiedBody",
        *("Notifizierte Stelle", "Notified body", "Organisme notifié", "Organi i njoftuar"),
    ),
    field(
        "notifiedBodyCertificate",
        *("Bescheinigung der notifizierten Stelle", "Certificate of the notified body"),
        *("Attestation de l’organisme notifié", "Certifikata e organit të njoftuar"),
    ),
    field(
        "technicalDocumentation",
        *("Technische Unterlagen", "Technical documentation"),
        *("Documentation technique", "Dokumentacioni teknik"),
    ),
    field(
        "placeOfIssue",
        *("Ort der Ausstellung", "Place of issue", "Lieu d’émission", "Vendi i lëshimit"),
    ),
    field(
        "additionalInformation",
        *("Zusätzliche Angaben", "Additional information"),
        *("Informations complémentaires", "Informacion shtesë"),
    ),
]  # fmt: skip

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
        (
            "Konformitätserklärung des Anbieters",
            "Supplier’s declaration of conformity",
            "Déclaration de conformité du fournisseur",
            "Deklaratë konformiteti e furnizuesit",
        ),
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
        "transcript",
        *("Leistungsübersicht", "Transcript of records", "Relevé de notes", "Transkripta e notave"),
        public=False,
        columns=(
            ("Modul", "Module", "Module", "Moduli"),
            ("Punkte", "Credits", "Crédits", "Kreditet"),
            ("Note", "Grade", "Note", "Nota"),
        ),
    ),
]  # fmt: skip

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
    field(
        "completedOn",
        *("Abschlussdatum", "Date of completion", "Date de fin", "Data e përfundimit"),
        kind="date",
    ),
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
        (
            "Schulungsnachweis",
            "Training certificate",
            "Attestation de formation",
            "Certifikatë trajnimi",
        ),
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

__all__ = ["INSPECTION_CERTIFICATE", "PRESETS", "TRAINING_CERTIFICATE"]

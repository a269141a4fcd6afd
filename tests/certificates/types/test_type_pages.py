"""Types in the back office: each change makes a version, and certificates keep theirs."""

import re
from typing import Any

import pytest

from accounts.models import Issuer, User
from accounts.scopes import Role
from certificates.models import Certificate, CertificateType, TypeVersion
from certificates.types.forms import NAMES
from certificates.types.presets import PRESETS
from tests.factories import make_member
from tests.support.back_office import (
    NEW_TYPE,
    TYPES,
    client_of,
    page_url,
    submit_change,
    type_form,
    with_issuer,
)

RANGE_ROW = {"key": "range", "label_en": "Range", "label_de": "Bereich", "unit": "mm"}
HEAT_ROW = {"key": "heat", "label_en": "Heat", "searchable": "on", "required": "on"}
CHOICE_ROW = {
    "key": "grade",
    "label_en": "Grade",
    "kind": "choice",
    "choices": "A\r\n\r\n B ",
}
TABLE_ROW = {
    "key": "results",
    "label_en": "Results",
    "kind": "table",
    "columns_en": "Required\r\nActual",
    "columns_de": "Soll\r\nIst",
    "searchable": "on",
}
LAB_ROW = {"key": "lab", "label_en": "Laboratory", "public": "on", "ORDER": "1"}


def test_a_type_is_made_with_its_metadata_in_order(owner: User, issuer: Issuer):
    form = type_form(issuer, RANGE_ROW | {"ORDER": "2"}, LAB_ROW, {"key": "", "kind": "text"})
    assert client_of(owner).post(NEW_TYPE, form).status_code == 302
    made = CertificateType.objects.get()
    assert made.issuer == issuer
    assert made.current is not None
    assert (made.code, made.current.number) == ("calibration", 1)
    assert (made.current.required, made.current.validity_months) == (["productId"], 12)
    assert [field["key"] for field in made.current.fields] == ["lab", "range"]
    assert made.current.fields[0] == {
        "key": "lab",
        "label": {"de": "", "en": "Laboratory", "fr": "", "sq": ""},
        "kind": "text",
        "unit": "",
        "required": False,
        "public": True,
        "searchable": False,
        "maxLength": 1000,
        "choices": [],
        "columns": [],
    }


def test_everything_of_a_type_is_edited_in_the_form(owner: User, issuer: Issuer):
    form = type_form(
        issuer,
        *(HEAT_ROW | {"max_length": "20", "ORDER": "1"}, CHOICE_ROW, TABLE_ROW),
        description_de="Beschreibung",
        strict="on",
        enforce_limits="on",
        number_pattern="{code}-{year}-{seq:6}",
        unique_by="serial",
        release_required="on",
        attachments_public="on",
        show_holder="check",
        default_locale="sq",
        **{
            "signatories-TOTAL_FORMS": "2",
            "signatories-0-name": "Arta",
            "signatories-0-role": "QM",
        },
    )
    response = client_of(owner).post(NEW_TYPE, form)
    assert response.status_code == 302, response.context["errors"]
    version = CertificateType.objects.get().current
    assert version is not None
    assert [field["key"] for field in version.fields] == ["heat", "grade", "results"]
    first, second, third = version.fields
    assert (first["maxLength"], first["searchable"], first["required"]) == (20, True, True)
    assert second["choices"] == ["A", "B"]
    assert [column["label"]["de"] for column in third["columns"]] == ["Soll", "Ist"]
    assert third["searchable"] is False
    assert version.signatories == [{"name": "Arta", "role": "QM"}]
    assert (version.number_pattern, version.unique_by) == ("{code}-{year}-{seq:6}", "serial")
    assert (version.strict, version.release_required, version.attachments_public) == (True,) * 3
    assert version.enforce_limits is True
    assert (version.show_holder, version.default_locale) == ("check", "sq")
    assert (version.description_de, version.description_in("fr")) == ("Beschreibung",) * 2


@pytest.mark.parametrize("code", PRESETS)
def test_a_ready_made_type_is_picked_and_saved_as_it_stands(owner: User, issuer: Issuer, code: str):
    client = client_of(owner)
    assert f"?template={code}" in client.get(NEW_TYPE).text
    page = client.get(NEW_TYPE, {"template": code})
    form = with_issuer(issuer, **filled_in(page.context["adminform"].form))
    response = client.post(f"{NEW_TYPE}?template={code}", form)
    assert response.status_code == 302, response.context["errors"]
    made = CertificateType.objects.get()
    assert made.current is not None
    preset = {"signatories": [], "strict": False} | PRESETS[code]
    assert made.code == preset.pop("code")
    for name, value in preset.items():
        assert getattr(made.current, name) == value, name
    unchanged = client.post(
        page_url(made),
        with_issuer(issuer, **filled_in(client.get(page_url(made)).context["adminform"].form)),
    )
    assert unchanged.status_code == 302
    assert TypeVersion.objects.count() == 1


def test_the_versions_say_when_by_whom_and_what_changed(owner: User, issuer: Issuer):
    client = client_of(owner)
    heat = {"key": "heat", "label_en": "Heat", "unit": "t", "public": "on"}
    client.post(NEW_TYPE, type_form(issuer, heat))
    made = CertificateType.objects.get()
    form = client.get(page_url(made)).context["adminform"].form
    changes = {
        "validity_months": "24",
        "name_en": "Calibration report",
        "strict": "on",
        "metadata-TOTAL_FORMS": "2",
        "metadata-0-unit": "kg",
        "metadata-1-key": "batch",
        "metadata-1-label_en": "Batch",
        "signatories-TOTAL_FORMS": "1",
        "signatories-0-name": "Arta <b>",
    }
    fields = with_issuer(issuer, **(filled_in(form) | changes))
    response = client.post(page_url(made), fields)
    assert response.status_code == 302, response.context["errors"]
    for member in (owner, make_member(issuer, Role.AUDITOR)):
        page = client_of(member).get(page_url(made)).text
        shown = page.split('<section class="panel type-versions"')[1].split("</section>")[0]
        newer, older = shown.split(">Version 1<")
        for line in (
            "Validity in months: 12 → 24",
            "Name (English): Calibration certificate → Calibration report",
            "Only declared metadata: No → Yes",
            "Fields added: Batch",
            "Fields changed: Heat",
            "Signatories: – → Arta &lt;b&gt;",
            owner.get_full_name(),
        ):
            assert line in newer, line
        assert "Name (German)" not in newer
        assert "The type was created." in older
        assert owner.get_full_name() in older
        assert "Heat [kg] (heat, public)" in newer
        assert "Heat [t] (heat, public)" in older


def filled_in(form: Any) -> dict[str, Any]:
    """The form as a browser would send it back, unchanged."""
    data: dict[str, Any] = {}
    for rows in (form.rows, form.people):
        data[f"{rows.prefix}-TOTAL_FORMS"] = str(rows.total_form_count())
        data[f"{rows.prefix}-INITIAL_FORMS"] = str(rows.initial_form_count())
    for each in (form, *form.rows.forms, *form.people.forms):
        for bound in each:
            value = bound.field.prepare_value(bound.value())
            if value not in (None, False, ""):
                data[bound.html_name] = "on" if value is True else value
    return data


def test_a_change_makes_a_version_and_the_old_certificate_keeps_its_own(
    owner: User, issuer: Issuer, certificate: Certificate
):
    client = client_of(owner)
    form = type_form(issuer, LAB_ROW, name_en="Renamed")
    assert submit_change(client, page_url(certificate.type), form).status_code == 302
    changed = CertificateType.objects.get()
    certificate.refresh_from_db()
    assert changed.current is not None
    assert (changed.code, changed.current.number) == ("en10204-3-1", 2)
    assert changed.current.name_en == "Renamed"
    assert certificate.version.number == 1
    assert certificate.version.name_en == "Inspection certificate 3.1"
    page = client.get(page_url(changed)).text
    assert "Inspection certificate 3.1" in page
    history = client.get(page_url(changed, "history")).text
    assert "changed the certificate type" in history


def test_saving_without_a_change_makes_no_version(owner: User, issuer: Issuer):
    client = client_of(owner)
    client.post(NEW_TYPE, type_form(issuer, LAB_ROW))
    made = CertificateType.objects.get()
    form = type_form(issuer, LAB_ROW, **{"metadata-INITIAL_FORMS": "1"})
    assert submit_change(client, page_url(made), form).status_code == 302
    assert TypeVersion.objects.count() == 1


@pytest.mark.parametrize(
    ("rows", "changes", "said"),
    [
        ((), dict.fromkeys(NAMES, ""), "Give the type a name."),
        ((), {"code": "en10204-3-1"}, "Another certificate type has this code."),
        ((), {"code": "10204"}, "Not of digits alone"),
        ((), {"validity_months": "0"}, "greater than or equal to 1"),
        ((), {"validity_months": "1201"}, "less than or equal to 1200"),
        ((), {"required": ["colour"]}, "not one of the available choices"),
        ((), {"number_pattern": "{code}"}, "must contain {seq:N} once"),
        ((), {"number_pattern": "№{seq:6}"}, "Letters, digits, spaces"),
        (({"key": "a", "label_en": "A", "kind": "choice"},), {}, "This field is required."),
        (({"key": "a", "label_en": "A", "kind": "table"},), {}, "This field is required."),
        (
            ({"key": "a", "label_en": "A", "columns_en": "1", "columns_sq": "1\n2"},),
            {},
            "As many lines as in the other languages, or none.",
        ),
        ((TABLE_ROW | {"role_value": "3"},), {}, "The table has no such column."),
        (
            (TABLE_ROW | {"role_value": "1", "role_limits": "1"},),
            {},
            "This column is chosen twice.",
        ),
        ((), {"signatories-TOTAL_FORMS": "1", "signatories-0-role": "QM"}, "Check who signs."),
        ((LAB_ROW, LAB_ROW), {}, "Two fields have the same key."),
        (({"key": "unnamed"},), {}, "Name the field in one language."),
    ],
)
def test_mistakes_are_named_and_make_no_type(
    owner: User, issuer: Issuer, certificate_type, rows, changes, said: str
):
    response = client_of(owner).post(NEW_TYPE, type_form(issuer, *rows, **changes))
    assert response.status_code == 200
    assert said in response.text
    assert CertificateType.objects.count() == 1


def test_columns_may_say_what_they_hold(owner: User, issuer: Issuer):
    client = client_of(owner)
    row = TABLE_ROW | {"role_limits": "1", "role_value": "2"}
    assert client.post(NEW_TYPE, type_form(issuer, row)).status_code == 302
    made = CertificateType.objects.get()
    assert made.current is not None
    columns = made.current.fields[0]["columns"]
    assert [column["role"] for column in columns] == ["limits", "value"]

    page = client.get(page_url(made)).text
    assert re.search(r'name="metadata-0-role_value".*?value="2" selected', page, re.DOTALL)
    assert re.search(r'name="metadata-0-role_unit".*?value="0" selected', page, re.DOTALL)


@pytest.mark.parametrize(
    ("chosen", "stored", "said"),
    [
        ({}, ["limits", "value"], ", values checked"),
        ({"role_limits": "0", "role_value": "0"}, [None, None], ", values not checked"),
        (
            {"role_value": "1", "role_min": "2", "role_limits": "0"},
            ["value", "min"],
            ", values checked",
        ),
    ],
)
def test_what_a_column_holds_is_guessed_unless_somebody_says_it(
    owner: User, issuer: Issuer, chosen: dict[str, str], stored: list[str | None], said: str
):
    client = client_of(owner)
    client.post(NEW_TYPE, type_form(issuer, TABLE_ROW | chosen))
    made = CertificateType.objects.get()
    assert made.current is not None
    assert [each.get("role") for each in made.current.fields[0]["columns"]] == stored
    page = client.get(page_url(made))
    assert f"2 columns{said} against their limits" in page.text
    shown = page.context["adminform"].form
    client.post(page_url(made), with_issuer(issuer, **filled_in(shown)))
    assert TypeVersion.objects.count() == 1  # what was said stays, also that a column holds nothing


def test_another_issuer_may_use_the_same_code(
    outsider: User, other_issuer: Issuer, certificate_type: CertificateType
):
    form = type_form(other_issuer, code=certificate_type.code)
    assert client_of(outsider).post(NEW_TYPE, form).status_code == 302
    assert CertificateType.objects.for_issuer(other_issuer.pk).get().code == form["code"]


def test_archiving_asks_first_and_then_the_type_is_only_read(
    owner: User, issuer: Issuer, certificate_type: CertificateType
):
    client = client_of(owner)
    form = {"_issuer": str(issuer.pk)}
    address = page_url(certificate_type, "archive_one")
    assert "Nothing more is issued" in client.get(address).text
    assert CertificateType.objects.usable().exists()
    response = client.post(address, form, follow=True)
    assert "1 type was archived." in response.text
    assert not CertificateType.objects.usable().exists()
    assert client.get(page_url(certificate_type)).status_code == 200
    assert client.post(page_url(certificate_type), type_form(issuer)).status_code == 403
    assert page_url(certificate_type) in client.get(TYPES, {"state": "archived"}).text
    assert page_url(certificate_type) not in client.get(TYPES, {"state": "usable"}).text


@pytest.mark.parametrize("role", [Role.AUDITOR, Role.OPERATOR])
def test_some_read_types_and_change_none(
    issuer: Issuer, certificate_type: CertificateType, role: Role
):
    client = client_of(make_member(issuer, role))
    page = client.get(page_url(certificate_type)).text
    assert "Abnahmeprüfzeugnis 3.1" in page
    assert "Batch" in page
    assert 'name="name_de"' not in page
    assert client.get(NEW_TYPE).status_code == 403
    assert client.post(NEW_TYPE, type_form(issuer)).status_code == 403
    assert client.post(page_url(certificate_type), type_form(issuer)).status_code == 403
    form = {"_issuer": str(issuer.pk), "confirmed": "yes"}
    client.post(page_url(certificate_type, "archive_one"), form)
    certificate_type.refresh_from_db()
    assert certificate_type.archived_at is None

"""Settings and consent in the back office."""

from datetime import timedelta
from typing import Any

import pytest
from django.core import mail
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import AuditEntry, Branding, ConsentAction, ConsentDocument, Issuer, Plan, User
from accounts.scopes import Role
from accounts.tasks import send_mails
from certificates.management.commands.bootstrap import install
from tests.accounts.consent.helpers import (
    accept,
    blocked_from,
    publish_document,
    text_hash,
)
from tests.accounts.settings.test_logo import picture
from tests.factories import make_member
from tests.support.back_office import client_of, submit_change, with_issuer
from tools.demo_data import demo_facts

pytestmark = pytest.mark.django_db
SETTINGS = reverse("admin:accounts_issuer_settings")
LOGO = reverse("admin:accounts_issuer_logo")
PLAN = reverse("admin:accounts_issuer_plan_request")
CONSENT = reverse("admin:accounts_issuer_consent")


def form(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The form as the page posts it: everything that is set."""
    fields = {
        **{name: getattr(issuer, name) for name in ("default_locale", "time_zone", "sector")},
        "data_hash_enabled": "on",
        "expiry_warning_days": "30, 7, 1",
        "told_of_changes": issuer.told_of_changes,
        "print_columns": "2",
        **dict.fromkeys(("trusted_networks", "color", "address", "website", "contact"), ""),
    }
    return with_issuer(issuer, **(fields | changes))


def page_of_document(document: ConsentDocument) -> str:
    return reverse("admin:accounts_issuer_consent_document", args=[document.pk])


def withdrawal(kind: str) -> str:
    return reverse("admin:accounts_issuer_consent_withdraw", args=[kind])


class TestSettings:
    @pytest.mark.parametrize("role", [Role.OWNER, Role.ADMIN])
    def test_owners_and_admins_change_them(self, issuer: Issuer, role: Role):
        changes = {
            "expiry_warning_days": "7 60",
            "color": "#1F3A5F",
            "address": "A\r\nB",
            "contact": "quality@a.example",
            "trusted_networks": "192.0.2.0/24\r\n2001:db8::/32",
        }
        client = client_of(make_member(issuer, role))
        response = submit_change(client, SETTINGS, form(issuer, **changes))
        assert response.status_code == 302
        issuer.refresh_from_db()
        assert issuer.expiry_warning_days == [60, 7]
        assert issuer.trusted_networks == ["192.0.2.0/24", "2001:db8::/32"]
        assert (issuer.branding.color, issuer.branding.address) == ("#1f3a5f", "A\nB")
        (entry,) = AuditEntry.objects.for_issuer(issuer.pk).filter(action="settings.changed")
        assert set(entry.changes) == {
            "expiry_warning_days",
            "trusted_networks",
            "color",
            "address",
            "contact",
        }

    def test_saving_unchanged_leaves_no_entry(self, owner: User, issuer: Issuer):
        assert submit_change(client_of(owner), SETTINGS, form(issuer)).status_code == 302
        assert not AuditEntry.objects.filter(action="settings.changed").exists()

    @pytest.mark.parametrize("role", [Role.OPERATOR, Role.AUDITOR])
    def test_others_read_them(self, issuer: Issuer, role: Role):
        client = client_of(make_member(issuer, role))
        page = client.get(SETTINGS)
        assert page.status_code == 200
        assert 'type="submit"' not in page.text.split('class="settings"')[1].split("</form>")[0]
        for address in (SETTINGS, LOGO, PLAN):
            assert client.post(address, form(issuer, color="#1f3a5f")).status_code == 403
        assert not Branding.objects.exists()

    @pytest.mark.parametrize(
        ("field", "value", "said"),
        [
            ("color", "#828282", "4.5:1 is needed"),
            ("color", "blue", "#rrggbb"),
            ("website", "http://x.example", "Not in the expected format"),
            ("contact", "the office", "Not in the expected format"),
            ("trusted_networks", "10.0.0.1/8", "Not in the expected format"),
            ("expiry_warning_days", "400", "Outside the allowed range"),
            ("expiry_warning_days", "soon", "whole numbers"),
            ("time_zone", "Mars/Olympus", "Select a valid choice"),
        ],
    )
    def test_errors_are_shown_beside_the_field(
        self, owner: User, issuer: Issuer, field: str, value: str, said: str
    ):
        fields = form(issuer, **{field: value, "address": "Kept"})
        response = submit_change(client_of(owner), SETTINGS, fields)
        assert response.status_code == 200
        (told,) = response.context["form"].errors[field]
        assert said in told
        assert "Kept" in response.text
        summary, rest = response.text.split("error-summary", 1)[1].split("<form", 1)
        assert f'href="#id_{field}"' in summary
        assert f'id="id_{field}"' in rest
        assert not Branding.objects.exists()

    def test_trusted_networks_limit_keys_not_people(self, owner: User, issuer: Issuer):
        fields = form(issuer, trusted_networks="192.0.2.0/24")
        assert submit_change(client_of(owner), SETTINGS, fields).status_code == 302

    def test_setting_missing_from_the_plan_cannot_be_switched_on(self, owner: User, issuer: Issuer):
        plan = Plan.objects.create(code="bare", name="Bare", features=[])
        Issuer.objects.filter(pk=issuer.pk).update(plan=plan, data_hash_enabled=False)
        assert "Your plan does not include it." in client_of(owner).get(SETTINGS).text
        assert submit_change(client_of(owner), SETTINGS, form(issuer)).status_code == 302
        issuer.refresh_from_db()
        assert issuer.data_hash_enabled is False

    def test_a_form_of_another_issuer_saves_nothing(
        self, owner: User, issuer: Issuer, other_issuer: Issuer
    ):
        response = client_of(owner).post(SETTINGS, form(other_issuer, color="#1f3a5f"))
        assert response.status_code == 409
        assert not Branding.objects.exists()

    def test_a_logo_is_uploaded_shown_and_removed(self, owner: User, issuer: Issuer):
        client = client_of(owner)
        file = SimpleUploadedFile("x.png", picture(), "image/png")
        assert client.post(LOGO, with_issuer(issuer, logo=file)).status_code == 302
        path = Branding.objects.get().logo_path
        assert path is not None
        assert path in client.get(SETTINGS).text
        assert Client().get(path).status_code == 200
        assert client.post(LOGO, with_issuer(issuer, remove="yes")).status_code == 302
        assert "No logo is set." in client.get(SETTINGS).text

    @pytest.mark.parametrize(
        ("raw", "said"),
        [(b"<svg/>", "Not a PNG or JPEG"), (bytes(256 * 1024 + 1), "larger than 256 KiB")],
    )
    def test_an_invalid_logo_is_refused_with_a_message(
        self, owner: User, issuer: Issuer, raw: bytes, said: str
    ):
        file = SimpleUploadedFile("x.png", raw, "image/png")
        text = client_of(owner).post(LOGO, with_issuer(issuer, logo=file)).text
        assert said in text
        assert text.index('href="#id_logo"') < text.index('class="settings"')
        assert not Branding.objects.exists()


class TestPlans:
    def test_an_owner_requests_a_plan_and_operators_see_it(
        self, owner: User, issuer: Issuer, settings: Any
    ):
        settings.OPERATORS_EMAIL = ["ops@platform.example", "second@platform.example"]
        plan = Plan.objects.create(code="more", name="More")
        client = client_of(owner)
        assert "Ask for another plan" in client.get(SETTINGS).text
        wish = with_issuer(issuer, plan=plan.pk, message="Please")
        client.post(PLAN, wish)
        send_mails()
        (message,) = mail.outbox
        assert message.to == settings.OPERATORS_EMAIL
        assert issuer.public_id in message.body
        assert "message: Please" in message.body
        assert "More was asked for on" in client.get(SETTINGS).text
        again = client.post(PLAN, wish, follow=True)
        assert "within the last hour" in again.text
        entry = AuditEntry.objects.get(action="plan.requested")
        assert entry.changes["plan"]["after"] == "more"
        issuer.refresh_from_db()
        assert issuer.plan.code == "test"

    def test_an_administrator_cannot_request_a_plan(self, issuer: Issuer):
        plan = Plan.objects.create(code="more", name="More")
        client = client_of(make_member(issuer, Role.ADMIN))
        assert "An owner can ask" in client.get(SETTINGS).text
        assert client.post(PLAN, with_issuer(issuer, plan=plan.pk)).status_code == 403


class TestConsent:
    @pytest.fixture
    def terms(self, issuer: Issuer) -> ConsentDocument:
        return publish_document("terms", "2026-03", required_in=40, now=timezone.now())

    def test_no_documents_are_shown_as_such(self, owner: User):
        page = client_of(owner).get(CONSENT).text
        assert "there is nothing to agree to" in page
        assert "Nothing was accepted or withdrawn yet." in page

    def test_an_owner_reads_accepts_and_withdraws(
        self, owner: User, issuer: Issuer, terms: ConsentDocument
    ):
        client = client_of(owner)
        assert "issuing stops on" in client.get(reverse("admin:index")).text
        assert page_of_document(terms) in client.get(CONSENT).text
        page = client.get(f"{page_of_document(terms)}?lang=sq").text
        assert text_hash(terms, "sq") in page
        assert terms.texts.get(locale="sq").text in page
        client.post(page_of_document(terms), with_issuer(issuer, sha256=text_hash(terms, "sq")))
        assert blocked_from(issuer) is None
        assert "issuing stops on" not in client.get(reverse("admin:index")).text
        (action,) = ConsentAction.objects.for_issuer(issuer.pk)
        assert (action.sha256, action.via) == (text_hash(terms, "sq"), "back_office")
        assert "No certificate can be issued any more" in client.get(withdrawal("terms")).text
        assert blocked_from(issuer) is None
        client.post(withdrawal("terms"), with_issuer(issuer))
        assert blocked_from(issuer) is not None
        assert "Issuing has stopped" in client.get(reverse("admin:index")).text
        history = client.get(CONSENT).text
        assert owner.email in history
        assert "Withdrawn" in history

    @pytest.mark.parametrize("role", [Role.ADMIN, Role.OPERATOR, Role.AUDITOR])
    def test_other_roles_read_without_accepting(
        self, issuer: Issuer, terms: ConsentDocument, role: Role
    ):
        client = client_of(make_member(issuer, role))
        assert "Owners accept and withdraw." in client.get(CONSENT).text
        assert client.get(page_of_document(terms)).status_code == 200
        assert "issuing stops on" not in client.get(reverse("admin:index")).text
        given = with_issuer(issuer, sha256=text_hash(terms, "en"))
        assert client.post(page_of_document(terms), given).status_code == 403
        assert client.get(withdrawal("terms")).status_code == 403
        assert client.post(withdrawal("terms"), with_issuer(issuer)).status_code == 403
        assert not ConsentAction.objects.exists()

    def test_a_hash_of_another_text_is_refused(
        self, owner: User, issuer: Issuer, terms: ConsentDocument
    ):
        given = with_issuer(issuer, sha256="0" * 64)
        page = client_of(owner).post(page_of_document(terms), given, follow=True).text
        assert "cannot be accepted" in page
        assert not ConsentAction.objects.exists()

    def test_a_document_that_was_replaced_is_not_accepted(
        self, owner: User, issuer: Issuer, terms: ConsentDocument
    ):
        later = timezone.now() + timedelta(seconds=1)
        publish_document("terms", "2026-04", required_in=40, now=later)
        given = with_issuer(issuer, sha256=text_hash(terms, "en"))
        page = client_of(owner).post(page_of_document(terms), given, follow=True).text
        assert "A newer version" in page

    @pytest.mark.parametrize("kind", ["x", "privacy"])
    def test_withdrawing_what_was_not_given_does_nothing(
        self, owner: User, issuer: Issuer, kind: str
    ):
        response = client_of(owner).get(withdrawal(kind), follow=True)
        assert response.status_code == (404 if kind == "x" else 200)

    def test_consent_of_another_issuer_is_separate(
        self, outsider: User, other_issuer: Issuer, issuer: Issuer, terms: ConsentDocument
    ):
        accept(issuer, terms)
        assert "issuing stops on" in client_of(outsider).get(reverse("admin:index")).text
        client_of(outsider).post(withdrawal("terms"), with_issuer(other_issuer))
        assert blocked_from(issuer) is None

    def test_new_issuers_owe_consent_to_documents_already_required(self, terms: ConsentDocument):
        demo_facts({})
        operator = User.objects.create_superuser("ops@platform.example", "x")
        fields = {"default_locale": "sq", "time_zone": "UTC", "standing": "active"}
        fields["sector"] = "both"
        plan = Plan.objects.get(code="demo")
        add = reverse("admin:accounts_issuer_add")
        inline = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
        new = {"name": "New", "slug": "new", "plan": plan.pk}
        assert client_of(operator).post(add, {**new, **fields, **inline}).status_code == 302
        for slug in ("muster", "shembull", "new"):
            assert Issuer.objects.get(slug=slug).issuing_blocked_from == terms.required_from

    def test_first_issuer_owes_consent_to_documents_already_required(self):
        now = timezone.now()
        terms = publish_document("terms", "2026-03", required_in=40, now=now)
        install(
            email="ops@platform.example",
            password="x",
            issuer_name="First",
            slug="first",
            locale="en",
            time_zone="UTC",
            now=now,
        )
        issuer = Issuer.objects.get()
        assert issuer.issuing_blocked_from == terms.required_from
        operator = client_of(User.objects.get())
        ask = reverse("admin:accounts_issuer_first_owner", args=[issuer.pk])
        assert operator.post(ask, {"email": "a@b.example", "locale": "en"}).status_code == 302

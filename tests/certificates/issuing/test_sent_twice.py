"""The issue form posted twice, and posted for a preview."""

from django.utils.translation import gettext, override

from accounts.models import Issuer, StoredResponse, User
from certificates.models import Certificate, CertificateType
from tests.certificates.issuing.form_helpers import SUBJECT, issue_form_url, open_form, send_form
from tests.factories import make_type
from tests.support.back_office import client_of, page_url
from tests.support.forms import form_of
from tests.support.pages import read
from tests.support.problems import nothing_written


class TestSentTwice:
    def test_form_sent_twice_issues_once(self, operator: User, certificate_type: CertificateType):
        client, address = client_of(operator), issue_form_url(certificate_type)
        form = open_form(client, address).filled(**SUBJECT) | {"issue": "yes"}
        first, second = (client.post(address, form, follow=True) for _ in range(2))
        made = Certificate.objects.get()
        assert first.redirect_chain == second.redirect_chain == [(page_url(made), 302)]
        assert "Nothing was issued twice." in second.text
        assert StoredResponse.objects.get().subject == made.pk

    def test_a_form_that_was_changed_since_asks_first(
        self, operator: User, certificate_type: CertificateType
    ):
        client, address = client_of(operator), issue_form_url(certificate_type)
        form = open_form(client, address).filled(**SUBJECT) | {"issue": "yes"}
        client.post(address, form)
        made = Certificate.objects.get()
        response = client.post(address, form | {"serial_number": "SN-2"})
        assert "This form was used for a certificate already" in response.text
        assert page_url(made) in response.text
        client.post(address, {**form_of(response, "issue-form").values, "issue": "yes"})
        assert {each.serial_number for each in Certificate.objects.all()} == {"SN-1", "SN-2"}


class TestPreview:
    def test_the_public_page_is_shown_and_nothing_is_stored(self, operator: User, issuer: Issuer):
        certificate_type = make_type(
            issuer, number_pattern="N-{seq:4}", signatories=[{"name": "Karin Öztürk"}]
        )
        changes = {"metadata-grade": "1.4404", "metadata-purchaser": "secret", "locale": "de"}
        with nothing_written():
            response = send_form(
                client_of(operator),
                issue_form_url(certificate_type),
                "preview",
                **SUBJECT,
                **changes,
            )
        page = read(response)
        assert page.lang == "de"
        assert page.band == "test"  # never green
        with override("de"):
            assert gettext("PREVIEW") in page.texts
        assert "Karin Öztürk" in page.texts
        assert page.row("Werkstoff") == "1.4404"
        assert "secret" not in page.html
        assert "cert_" not in page.html.replace("certificates", "")

    def test_preview_shows_errors_instead(self, operator: User, certificate_type: CertificateType):
        response = send_form(
            client_of(operator),
            issue_form_url(certificate_type),
            "preview",
            **SUBJECT,
            gtin="4006381333932",
        )
        assert "The check digit of this GTIN is wrong." in response.text
        assert "PREVIEW" not in response.text

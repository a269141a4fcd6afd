"""From the claim of a prefix to a link that works, in the back office."""

import pytest
from django.urls import reverse

from accounts.back_office.active_membership import ISSUER_FIELD
from accounts.models import Issuer, OpenItem, User
from certificates.digital_link.models import PrefixState
from certificates.models import CertificateType, CompanyPrefix
from tests.factories import issue_one, make_issuer, make_member
from tests.support.back_office import NEW_TYPE, client_of, page_url, type_form

from .helpers import GTIN, make_linked_type

OWN = "/admin/certificates/companyprefix/own/"


@pytest.fixture
def chief(db: None) -> User:
    """An operator of the platform."""
    return User.objects.create_superuser("operator@platform.example", name="Operator")


def decide(chief: User, prefix: CompanyPrefix, decision: str, note: str) -> CompanyPrefix:
    """What an operator answers to the claim, as its page is posted."""
    address = reverse(f"admin:certificates_companyprefix_{decision}_one", args=[prefix.pk])
    client = client_of(chief)
    assert client.get(address).status_code == 200
    response = client.post(address, {"note": note, "confirmed": "1"}, follow=True)
    assert response.status_code == 200
    prefix.refresh_from_db()
    return prefix


def test_owner_claims_operator_confirms_and_the_link_works(
    client, issuer: Issuer, owner: User, chief: User
):
    linked = make_linked_type(issuer)
    certificate = issue_one(linked, gtin=GTIN, metadata={"batch": "B-42"})
    link = f"/01/{GTIN}/10/B-42"
    page = client_of(owner).post(
        OWN, {"company_prefix": "952 0123", ISSUER_FIELD: issuer.pk}, follow=True
    )
    assert "9520123" in page.content.decode()
    assert str(linked.current) in page.content.decode()
    assert client.get(link).status_code == 404
    (item,) = OpenItem.objects.for_issuer(issuer.pk).open()
    assert item.facts == {"prefix": "9520123"}
    shown = client_of(chief).get(page_url(CompanyPrefix.objects.get())).content.decode()
    assert ("/confirm/" in shown, "/refuse/" in shown, "/withdraw/" in shown) == (True, True, False)
    prefix = decide(chief, CompanyPrefix.objects.get(), "confirm", "GS1 register, licence of 2019")
    assert prefix.state == PrefixState.CONFIRMED
    assert not OpenItem.objects.open().exists()
    assert certificate.public_id in client.get(link)["Location"]
    withdrawal = f"{OWN}{prefix.pk}/withdraw/"
    asked = client_of(owner).get(withdrawal)
    assert "lead nowhere" in asked.content.decode()
    client_of(owner).post(withdrawal, {"confirmed": "1", ISSUER_FIELD: issuer.pk})
    assert client.get(link).status_code == 404


def test_refused_claim_says_why_and_may_be_made_again(issuer: Issuer, owner: User, chief: User):
    members = client_of(owner)
    members.post(OWN, {"company_prefix": "9520123", ISSUER_FIELD: issuer.pk})
    prefix = CompanyPrefix.objects.get()
    assert decide(chief, prefix, "refuse", "The register names another").state == "refused"
    assert "The register names another" in members.get(OWN).content.decode()
    members.post(OWN, {"company_prefix": "9520123", ISSUER_FIELD: issuer.pk})
    assert CompanyPrefix.objects.filter(state=PrefixState.CLAIMED).count() == 1


@pytest.mark.parametrize("typed", ["95", "9520123456789", "95201x", ""])
def test_form_refuses_text_that_is_no_prefix(issuer: Issuer, owner: User, typed: str):
    response = client_of(owner).post(OWN, {"company_prefix": typed, ISSUER_FIELD: issuer.pk})
    assert response.status_code == 200
    assert response.context["form"].errors
    assert not CompanyPrefix.objects.exists()


def test_only_owners_and_administrators_claim_and_nobody_elses_prefix_is_seen(
    issuer: Issuer, auditor: User, operator: User, outsider: User
):
    theirs = make_issuer("Third")
    prefix = CompanyPrefix.objects.create(issuer=theirs, prefix="9520999")
    for person in (auditor, operator):
        client = client_of(person)
        assert client.get(OWN).status_code == 200
        assert (
            client.post(OWN, {"company_prefix": "952", ISSUER_FIELD: issuer.pk}).status_code == 403
        )
        assert "9520999" not in client.get(OWN).content.decode()
    own = client_of(make_member(issuer, "owner", "second@muster.example"))
    assert own.get(f"{OWN}{prefix.pk}/withdraw/").status_code == 404
    assert (
        client_of(outsider).get(reverse("admin:certificates_companyprefix_changelist")).status_code
        == 403
    )


def test_type_form_sets_it_and_names_a_wrong_page(issuer: Issuer, owner: User):
    client = client_of(owner)
    wrong = client.post(NEW_TYPE, type_form(issuer, link_product_page="http://muster.example"))
    assert list(wrong.context["adminform"].form.errors) == ["link_product_page"]
    page = "https://muster.example/products/{gtin}"
    form = type_form(issuer, link_product_page=page, link_batch="batch", link_qr_code="on")
    assert client.post(NEW_TYPE, form).status_code == 302
    made = CertificateType.objects.get()
    assert made.current is not None
    assert made.current.digital_link == {
        "productPage": page,
        "batch": "batch",
        "variant": "",
        "thirdPartySerial": "",
        "qrCode": True,
    }
    shown = client.get(page_url(made)).context["adminform"].form
    assert shown["link_product_page"].value() == page

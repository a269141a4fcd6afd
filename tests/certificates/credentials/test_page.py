"""The page of a certificate in the back office: recorded where, and its credentials to be saved."""

import re

import orjson
import pytest
from django.urls import reverse

from certificates import tasks
from certificates.credentials import operations as credentials
from certificates.credentials.securing import Suite
from tests.certificates.erasure.helpers import erase_now
from tests.factories import issue_one, make_type
from tests.support.back_office import client_of, impersonating_client, page_url

pytestmark = pytest.mark.django_db(transaction=True)


def saved(client, certificate, name):
    return client.get(
        reverse("admin:certificates_certificate_credential", args=[certificate.pk, name])
    )


def links(page, certificate):
    address = re.escape(page_url(certificate).removesuffix("change/"))
    return re.findall(f'href="({address}credential/[^"]+)"', page)


def test_every_form_can_be_saved(owner, certificate, seal_all):
    client = client_of(owner)
    page = client.get(page_url(certificate)).text
    assert page.count("On its way") == 2  # the record, and the credentials
    assert links(page, certificate) == []
    for _ in range(2):  # the key is made by the first signature, and logged by the second run
        seal_all()
        tasks.publish_status_lists()
    page = client.get(page_url(certificate)).text
    assert "as entry 0" in page
    *addresses, exported = links(page, certificate)
    refused = client.get(exported)  # what EN 10168 misses is named on the page
    assert refused["Location"] == page_url(certificate)
    assert "A07 (metadata.orderNo)" in client.get(page_url(certificate)).text
    contents = []
    for address in addresses:
        response = client.get(address)
        assert "attachment" in response["Content-Disposition"]
        contents.append(b"".join(response))
    assert orjson.loads(contents[0])["format"] == "certificate-proof/1"
    assert contents[1:] == [
        credentials.read(certificate.pk, Suite.JCS)[1],
        credentials.read(certificate.pk, Suite.JWT)[1],
        credentials.read_conformity(certificate.pk),
    ]


def test_credential_is_for_readers_of_the_certificate(auditor, outsider, certificate, seal_all):
    seal_all()
    assert saved(client_of(auditor), certificate, "jwt").status_code == 200
    assert saved(client_of(outsider), certificate, "jwt").status_code == 404
    assert saved(client_of(auditor), certificate, "rsa").status_code == 404


def test_one_that_there_is_not_is_explained(api, owner, issuer, seal_all):
    pending = issue_one(make_type(issuer, code="released", release_required=True))
    erased = issue_one(make_type(issuer, code="other"))
    seal_all()
    erase_now(api, erased)
    client = client_of(owner)
    for certificate in (pending, erased):
        assert links(client.get(page_url(certificate)).text, certificate) == []
        response = saved(client, certificate, "eddsa-jcs-2022")
        assert response["Location"] == page_url(certificate)
    assert "When it is released" in client.get(page_url(pending)).text
    api.post(f"certificates/{pending.public_id}/reject", {"reason": "data_error"})
    seal_all()
    assert "On its way" not in client.get(page_url(pending)).text


def test_an_operator_of_the_platform_sees_it_by_impersonation(issuer, certificate, seal_all):
    seal_all()
    response = saved(impersonating_client(issuer), certificate, "eddsa-jcs-2022")
    assert orjson.loads(b"".join(response))["proof"]["cryptosuite"] == "eddsa-jcs-2022"

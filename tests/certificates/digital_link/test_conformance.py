"""The resolver, clause by clause of the GS1-Conformant resolver standard 1.2 and of GS1's test suite."""

import json
from typing import Any
from urllib.parse import urlsplit

import jsonschema
import pytest
from django.test import Client

from accounts.models import Issuer
from certificates.models import Certificate
from tests.factories import issue_one
from tests.paths import ROOT

from .helpers import GTIN, PRODUCT_PAGE, address, make_linked_type, own_prefix

SCHEMA = json.loads((ROOT / "tests/certificates/digital_link/gs1-linkset-schema.json").read_text())
VOCABULARY = "https://ref.gs1.org/voc/"
BATCH = f"/01/{GTIN}/10/B-42"
SERIAL = f"{BATCH}/21/SN-7"
LINKSET = "application/linkset+json"


@pytest.fixture
def certificate(issuer: Issuer) -> Certificate:
    """The only one of its batch."""
    own_prefix(issuer)
    metadata = {"batch": "B-42", "variant": "V-1", "seal": "EU-SEAL-1"}
    return issue_one(
        make_linked_type(issuer), gtin=GTIN, serial_number="SN-7", metadata=metadata, locale="de"
    )


def linkset_of(client: Client, path: str, accept: str = LINKSET) -> dict[str, Any]:
    response = client.get(path, headers={"accept": accept})
    assert response.status_code == 200
    body: dict[str, Any] = json.loads(response.content)
    jsonschema.validate(body, SCHEMA)
    return body


@pytest.mark.parametrize(
    "qualifiers",
    ["/22/V-1", "/10/B-42", "/21/SN-7", "/235/EU-SEAL-1", "/22/V-1/10/B-42/21/SN-7/235/EU-SEAL-1"],
)
def test_all_key_qualifiers_of_a_gtin_are_supported(
    client: Client, certificate: Certificate, qualifiers: str
):
    response = client.get(f"/01/{GTIN}{qualifiers}")
    assert response.status_code == 307
    assert response["Location"] == address(f"/verify/{certificate.public_id}")


def test_get_head_and_options(client: Client, certificate: Certificate):
    got, head = client.get(SERIAL), client.head(SERIAL)
    assert (got.status_code, got["Location"], got["Link"]) == (
        head.status_code,
        head["Location"],
        head["Link"],
    )
    options = client.options(SERIAL)
    assert options.status_code == 200
    for response in (got, head, options):
        methods = response["Access-Control-Allow-Methods"].split(", ")
        assert {"GET", "HEAD", "OPTIONS"} == set(methods)
    assert client.post(SERIAL).status_code == 405


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (SERIAL, 307),
        ("/01/123", 400),
        ("/01/04006381333931", 404),
        ("/.well-known/gs1resolver", 200),
    ],
)
def test_cors_whatever_the_answer(client: Client, certificate: Certificate, path: str, status: int):
    response = client.get(path)
    assert response.status_code == status
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "Link" in response["Access-Control-Expose-Headers"]
    assert not response.cookies


@pytest.mark.parametrize(
    "path",
    [
        "/01/09520123456787",  # check digit
        "/01/952012345678",  # digits of no GTIN
        "/01/abcdefghijklmn",
        f"{SERIAL}/foo",
        f"/01/{GTIN}/foo",
        f"/01/{GTIN}/10",
        f"/01/{GTIN}/10//21/SN-7",
        f"/01/{GTIN}/21/SN-7/10/B-42",  # out of order
        f"/01/{GTIN}/10/B-42/10/B-43",
        f"/01/{GTIN}/99/X",  # no key qualifier
        f"/01/{GTIN}/10/{'B' * 21}",
        f"/01/{GTIN}/235/{'S' * 29}",
        f"/01/{GTIN}/10/B%C3%BC",  # no barcode encodes it
        f"/01/{GTIN}/10/B%20C",
    ],
)
def test_path_that_is_no_digital_link_is_400(client: Client, certificate: Certificate, path: str):
    problem = client.get(path)
    assert problem.status_code == 400
    assert problem["Content-Type"] == "application/problem+json"
    assert json.loads(problem.content)["code"] == "malformed_request"
    page = client.get(path, headers={"accept": "text/html", "accept-language": "de"})
    assert page.status_code == 400
    assert page["Content-Type"].startswith("text/html")
    assert page["Content-Language"] == "de"


def test_linkset_by_link_type_and_by_accept_header(client: Client, certificate: Certificate):
    by_header = linkset_of(client, SERIAL)
    for query in ("linkset", "all"):
        response = client.get(f"{SERIAL}?linkType={query}")
        assert response.status_code == 200
        assert response["Content-Type"] == LINKSET
        assert json.loads(response.content) == by_header
    plain = client.get(SERIAL, headers={"accept": "application/json"})
    assert plain["Content-Type"] == "application/json"
    assert json.loads(plain.content) == by_header


def test_linkset_holds_the_links_of_each_level_up_to_the_primary_key(
    client: Client, certificate: Certificate
):
    contexts = linkset_of(client, SERIAL)["linkset"]
    anchors = [context["anchor"] for context in contexts]
    assert anchors == [address(SERIAL), address(BATCH), address(f"/01/{GTIN}")]
    assert contexts[-1] == {
        "anchor": address(f"/01/{GTIN}"),
        f"{VOCABULARY}pip": [
            {
                "href": PRODUCT_PAGE.format(gtin=GTIN),
                "title": "Product information",
                "type": "text/html",
            }
        ],
        f"{VOCABULARY}defaultLink": [
            {"href": PRODUCT_PAGE.format(gtin=GTIN), "title": "Product information"}
        ],
    }


def test_every_link_has_target_type_title_and_language(client: Client, certificate: Certificate):
    context = linkset_of(client, SERIAL)["linkset"][0]
    links = context[f"{VOCABULARY}certificationInfo"]
    page = f"/verify/{certificate.public_id}"
    assert [(link["href"], link.get("hreflang")) for link in links] == [
        (address(page), None),
        *((address(f"/{code}{page}"), [code]) for code in ("de", "en", "fr", "sq")),
    ]
    assert {link["type"] for link in links} == {"text/html"}
    assert all(link["title"] for link in links)


def test_one_default_link_without_attributes_described_by_another_type(
    client: Client, certificate: Certificate
):
    for context in linkset_of(client, SERIAL)["linkset"]:
        (default,) = context.pop(f"{VOCABULARY}defaultLink")
        assert default.keys() == {"href", "title"}
        multi = context.pop(f"{VOCABULARY}defaultLinkMulti", [])
        described = {
            link["href"] for links in context.values() if isinstance(links, list) for link in links
        }
        assert {default["href"], *(link["href"] for link in multi)} <= described


def test_default_link_is_where_it_redirects(client: Client, certificate: Certificate):
    for path in (SERIAL, BATCH, f"/01/{GTIN}"):
        (default,) = linkset_of(client, path)["linkset"][0][f"{VOCABULARY}defaultLink"]
        assert client.get(path)["Location"] == default["href"]


def test_every_link_of_the_linkset_is_redirected_to(client: Client, certificate: Certificate):
    context = linkset_of(client, SERIAL)["linkset"][0]
    for link in context[f"{VOCABULARY}certificationInfo"]:
        language = {"accept-language": link["hreflang"][0]} if "hreflang" in link else {}
        response = client.get(f"{SERIAL}?linkType=gs1:certificationInfo", headers=language)
        assert response["Location"].partition("?")[0] == link["href"]


@pytest.mark.parametrize("spelled", ["gs1:", VOCABULARY, "https://gs1.org/voc/"])
def test_requested_link_type_is_redirected_to_also_from_a_wider_key(
    client: Client, certificate: Certificate, spelled: str
):
    response = client.get(SERIAL, {"linkType": f"{spelled}pip"})
    assert response.status_code == 307
    assert response["Location"].startswith(PRODUCT_PAGE.format(gtin=GTIN))


@pytest.mark.parametrize("missing", ["gs1:nosuchlt", "gs1:recallStatus", "schema:image", "x"])
def test_link_type_that_is_not_available_is_404(
    client: Client, certificate: Certificate, missing: str
):
    assert client.get(SERIAL, {"linkType": missing}).status_code == 404


def test_a_bare_gtin_has_no_certificates(client: Client, certificate: Certificate):
    response = client.get(f"/01/{GTIN}", {"linkType": "gs1:certificationInfo"})
    assert response.status_code == 404
    assert certificate.public_id not in json.dumps(linkset_of(client, f"/01/{GTIN}"))
    assert client.get(f"/en/products/{GTIN}").status_code == 404


@pytest.mark.parametrize(
    "query", ["foo=bar", "17=261231&3103=000100&a=1&a=2", "linkType=gs1:pip&x=%2F"]
)
def test_whole_query_string_is_passed_on(client: Client, certificate: Certificate, query: str):
    response = client.get(f"{SERIAL}?{query}")
    assert urlsplit(response["Location"]).query == query


def test_accept_language_picks_the_page(client: Client, certificate: Certificate):
    for stated, expected in (("sq", "/sq"), ("it, fr-CH;q=0.8, de;q=0.5", "/fr"), ("it", "")):
        response = client.get(SERIAL, headers={"accept-language": stated})
        page = address(f"{expected}/verify/{certificate.public_id}")
        assert response["Location"] == page
        assert {"Accept", "Accept-Language"} <= set(response["Vary"].split(", "))


def test_linkset_is_named_in_a_link_header_also_when_redirecting(
    client: Client, certificate: Certificate
):
    named = f'<{address(SERIAL)}?linkType=linkset>; rel="linkset"; type="{LINKSET}"'
    assert client.get(SERIAL)["Link"] == named
    header = client.get(f"{SERIAL}?linkType=linkset")["Link"]
    assert named in header
    assert 'rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"' in header


def test_trailing_slash_changes_nothing(client: Client, certificate: Certificate):
    for path in (SERIAL, f"/01/{GTIN}"):
        plain, slash = client.get(path), client.get(f"{path}/")
        assert (plain.status_code, plain["Location"], plain["Link"]) == (
            slash.status_code,
            slash["Location"],
            slash["Link"],
        )


def test_qualifier_that_is_not_known_leads_up_the_tree(client: Client, certificate: Certificate):
    unknown_batch = client.get(f"/01/{GTIN}/10/KL8G")
    assert unknown_batch["Location"] == PRODUCT_PAGE.format(gtin=GTIN)
    # A forged serial number of a real batch: the page says that no certificate names it.
    forged = client.get(f"{BATCH}/21/FORGED", headers={"accept-language": "en"})
    assert forged["Location"] == address(f"/en/products/{GTIN}/10/B-42/21/FORGED")
    page = client.get(urlsplit(forged["Location"]).path).content.decode()
    assert "No certificate names what the code also says" in page
    assert "FORGED" in page
    assert certificate.public_id in page


def test_shorter_gtin_names_the_one_of_14_digits(client: Client, certificate: Certificate):
    response = client.get(f"/01/{GTIN[1:]}/21/SN-7")
    assert response.status_code == 307
    assert f'<{address(f"/01/{GTIN}/21/SN-7")}>; rel="owl:sameAs"' in response["Link"]


def test_description_file(client: Client, db: None):
    response = client.get("/.well-known/gs1resolver")
    assert response.status_code == 200
    assert response["Content-Type"] == "application/json"
    description = json.loads(response.content)
    assert description["resolverRoot"] == address("")
    assert description["supportedPrimaryKeys"] == ["01"]
    assert description["supportedLinkType"] == [{"namespace": VOCABULARY, "prefix": "gs1:"}]
    assert description["linkTypeDefaultCanBeLinkset"] is False

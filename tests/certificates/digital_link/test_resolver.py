"""What the resolver keeps to itself, and what its list page shows."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from django.db import connection
from django.test import Client

from accounts.models import Issuer
from accounts.scopes import Mode, Standing
from certificates.digital_link import resolving
from certificates.digital_link.operations import withdraw
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateKey, CertificateType
from certificates.search import keys as search_keys
from certificates.types.operations import change_type
from tests.factories import context_of, issue_one, make_issuer, set_state
from tests.support.pages import LOCALES, foreign_words, read
from tests.support.query_plans import analyze_every_row, only_index

from .helpers import GTIN, PRODUCT_PAGE, address, make_linked_type, operator_context, own_prefix

BATCH = f"/01/{GTIN}/10/B-42"


@pytest.fixture
def linked(issuer: Issuer) -> CertificateType:
    own_prefix(issuer)
    return make_linked_type(issuer)


def of_batch(linked: CertificateType, batch: str = "B-42", **stated: object) -> Certificate:
    return issue_one(linked, **{"gtin": GTIN, "metadata": {"batch": batch}, **stated})


def status_of(client: Client, path: str = BATCH) -> int:
    return client.get(path).status_code


def test_nothing_before_an_operator_has_confirmed_the_prefix_nor_after_it_ended(
    client: Client, issuer: Issuer
):
    of_batch(make_linked_type(issuer))
    assert status_of(client) == 404
    prefix = own_prefix(issuer)
    assert status_of(client) == 307
    withdraw(context=operator_context(), prefix_id=prefix.pk)
    assert status_of(client) == 404


def test_nothing_of_another_issuers_certificates(client: Client, issuer: Issuer):
    own_prefix(issuer)
    make_linked_type(issuer)
    other = make_linked_type(make_issuer("Shkolla Shembull"))
    of_batch(other)
    assert status_of(client) == 404


def test_nothing_of_test_certificates_pending_and_erased_ones(
    client: Client, linked: CertificateType
):
    of_batch(linked, mode=Mode.TEST)
    set_state(of_batch(linked), State.PENDING, reason=None)
    assert status_of(client) == 404


def test_nothing_of_a_type_whose_links_are_switched_off(client: Client, linked: CertificateType):
    of_batch(linked)
    assert status_of(client) == 307
    change_type(context=context_of(linked.issuer), certificate_type=linked, digital_link={})
    assert status_of(client) == 404


def test_issuer_blocked_for_fraud_has_its_certificates_shown_and_no_page_of_its_own(
    client: Client, linked: CertificateType
):
    certificate = of_batch(linked)
    Issuer.objects.update(standing=Standing.FRAUD)
    assert client.get(BATCH)["Location"] == address(f"/verify/{certificate.public_id}")
    assert status_of(client, f"/01/{GTIN}") == 404


def test_values_are_compared_exactly_and_may_hold_a_slash(client: Client, linked: CertificateType):
    certificate = of_batch(linked, "B/42%a", serial_number="sn-1")
    path = f"/01/{GTIN}/10/B%2F42%25a"
    response = client.get(path, RAW_URI=path)
    assert response["Location"] == address(f"/verify/{certificate.public_id}")
    lower = path.replace("%2F", "%2f")
    assert client.get(lower, RAW_URI=lower)["Location"] == response["Location"]
    assert status_of(client, f"/01/{GTIN}/21/sn-1") == 307
    assert client.get(f"/01/{GTIN}/21/SN-1")["Location"] == PRODUCT_PAGE.format(gtin=GTIN)


def test_a_spoilt_link_leads_on_unless_it_is_one_of_its_own(
    client: Client, linked: CertificateType
):
    of_batch(linked)
    for end in (")", ".", "%E2%80%9C", "%20", "/)", ">"):
        response = client.get(f"{BATCH}{end}?linkType=all")
        assert (response.status_code, response.headers["Location"]) == (
            302,
            f"{BATCH}?linkType=all",
        ), end
        listed = client.get(f"/en/products/{GTIN}/10/B-42{end}")
        assert (listed.status_code, listed.headers["Location"]) == (
            302,
            f"/en/products/{GTIN}/10/B-42",
        )
    of_batch(linked, "B-42)")
    assert status_of(client, f"{BATCH})") == 307
    of_batch(linked, "C", serial_number="SN-7")
    narrowed = f"/01/{GTIN}/10/C/21/SN-7"
    assert client.get(f"{narrowed}).").headers["Location"] == narrowed


def test_gtin_stated_with_fewer_digits_is_the_same_product(client: Client, linked: CertificateType):
    certificate = of_batch(linked, gtin=GTIN[1:])
    assert client.get(BATCH)["Location"] == address(f"/verify/{certificate.public_id}")


def test_superseded_certificate_gives_way_to_its_successor(client: Client, linked: CertificateType):
    successor = of_batch(linked)
    set_state(of_batch(linked), State.SUPERSEDED, successor=successor)
    assert client.get(BATCH)["Location"] == address(f"/verify/{successor.public_id}")


@pytest.mark.parametrize("locale", LOCALES)
def test_several_certificates_are_listed_without_their_holders(
    client: Client, linked: CertificateType, locale: str
):
    good = of_batch(linked, holder_name="Arta Krasniqi")
    bad = set_state(of_batch(linked), State.REVOKED)
    of_batch(linked, "B-43")
    redirect = client.get(BATCH, headers={"accept-language": locale})
    assert redirect["Location"] == address(f"/{locale}/products/{GTIN}/10/B-42")
    response = client.get(urlsplit(redirect["Location"]).path)
    page = read(response)
    assert not response.cookies
    assert "no-store" in response["Cache-Control"]
    assert good.public_id in page.html
    assert bad.public_id in page.html
    assert page.html.count('<li class="answer-') == 2
    assert "Arta" not in page.html
    assert foreign_words(page) == set()


def test_list_without_a_language_leads_to_the_visitors(client: Client, linked: CertificateType):
    of_batch(linked, "B/42")
    of_batch(linked, "B/42")
    path = f"/products/{GTIN}/10/B%2F42"
    response = client.get(path, RAW_URI=path, headers={"accept-language": "sq"})
    assert response["Location"] == f"/sq{path}"


@pytest.fixture
def small_flood(settings: Any, client: Client) -> None:
    """Two unknown ones, and no more, from a network of its own: tests share the counts of the others."""
    settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE = 2, 1
    client.defaults["REMOTE_ADDR"] = "203.0.113.6"


@pytest.mark.usefixtures("small_flood")
def test_too_many_unknown_products_from_a_network_are_held_up(
    client: Client, linked: CertificateType
):
    answers = [client.get(f"/01/{GTIN}") for _each in range(3)]
    assert [answer.status_code for answer in answers] == [404, 404, 429]
    assert int(answers[-1]["Retry-After"]) > 0
    of_batch(linked)
    assert status_of(client) == 307  # who asks for what exists is never held up


def test_a_value_that_many_certificates_have_costs_no_more_than_a_rare_one(
    client: Client, linked: CertificateType
):
    """Its search keys are read along their index, no more than are compared; certificates by their id."""
    certificate = of_batch(linked)
    sought = search_keys.hash_of(linked.issuer_id, Mode.LIVE, "batch", "B-42")
    rows = [
        CertificateKey(batch=sought, issuer_id=linked.issuer_id, certificate_id=uuid4())
        for _each in range(3_000)
    ]
    CertificateKey.objects.bulk_create(rows)
    analyze_every_row("certificates_certificatekey")
    params = {
        "issuer_id": linked.issuer_id,
        "mode": Mode.LIVE.value,
        "types": [linked.pk],
        "gtins": [GTIN],
        "pending": State.PENDING.value,
        "members": [search_keys.member("batch", "B-42")],
        "hash": sought,
        "compared": 100,
        "limit": 51,
    }
    with only_index("certificates_certificate_pkey"), connection.cursor() as cursor:
        cursor.execute(
            f"EXPLAIN (ANALYZE, FORMAT JSON) {resolving.FIND.format(column='batch')}", params
        )
        (explained,) = cursor.fetchone()
    scans = {
        node["Index Name"]: node["Actual Rows"]
        for node in nodes(explained[0]["Plan"])
        if "Index Name" in node
    }
    assert scans.keys() == {"certificates_key_batch", "certificates_certificate_pkey"}
    assert scans["certificates_key_batch"] <= 101
    assert certificate.gtin == GTIN


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The nodes of a plan."""
    yield plan
    for child in plan.get("Plans", ()):
        yield from nodes(child)

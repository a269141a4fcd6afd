"""The page of one certificate: what it shows of it, and what each person may do there."""

import re

import pytest
from django.utils import timezone

from accounts.actors import Actor, ActorKind
from accounts.models import User
from accounts.scopes import Role
from certificates.certificate.document import Item
from certificates.erasure import execution, operations as erasure
from certificates.lifecycle import Action, Reason, State
from certificates.models import Certificate, CertificateType, HolderContact
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from tests.certificates.erasure.helpers import AFTER, NAME, personal_fields
from tests.factories import (
    context_of,
    issue_one,
    make_key,
    make_member,
    make_type,
    set_state,
    user_actor,
)
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.support.back_office import client_of, impersonating_client, page_url, with_issuer

ACTIONS = (
    *("suspend_one", "revoke_one", "print_one", "label_one", "correct_one", "copy_one", "links"),
)


@pytest.fixture
def hers(diploma: CertificateType) -> Certificate:
    return issue_one(diploma, **personal_fields())


def page_of(user: User, certificate: Certificate) -> str:
    return client_of(user).get(page_url(certificate)).text


def offered(page: str, certificate: Certificate) -> set[str]:
    """The actions that the page leads to."""
    return {name for name in ACTIONS if f'href="{page_url(certificate, name)}"' in page}


def test_facts_are_those_of_the_verify_page_and_more(owner, issuer):
    certificate_type = make_type(issuer, show_holder="never")
    certificate = issue_one(
        certificate_type,
        holder_name="Arta Müller",
        metadata={"batch": "B-42", "remark": "for us alone"},
        items=[Item(product_id="FLANGE", quantity="12.5", unit="kg")],
    )
    page = page_of(owner, certificate)
    assert f"/en/verify/{certificate.public_id}" in page
    assert 'src="data:image/svg+xml;base64,' in page
    assert "Arta Müller" in page
    assert "The public page does not show the name." in page
    assert "FLANGE" in page
    assert "remark (not public)" in page
    public = client_of(owner).get(f"/en/verify/{certificate.public_id}").text
    assert "for us alone" not in public
    assert "(not public)" not in public


def test_the_timeline_names_keys_and_people_with_reasons(owner, issuer, certificate_type):
    key = make_key(issuer, name="ERP of Prishtina").key
    certificate = issue_one(certificate_type)
    for actor, action in (
        (Actor(kind=ActorKind.KEY, id=key.public_id), Action.SUSPEND),
        (user_actor(owner), Action.SUSPEND),
    ):
        transition(
            context=context_of(issuer, actor=actor),
            action=action,
            certificate_id=certificate.pk,
            explanation=Explanation(
                reason=Reason.RECALL, note="Ticket 77", public_note="Bring it back."
            ),
        )
    page = page_of(owner, certificate)
    assert "ERP of Prishtina" in page
    assert page_url(key) in page
    assert owner.email in page
    assert page.count("Ticket 77") == 2
    assert "Suspended for 2 reasons" in page


def test_predecessor_batch_and_enrolment_are_linked(owner, issuer, other_issuer, certificate_type):
    certificate = issue_one(certificate_type, metadata={"batch": "B-42"})
    peer = issue_one(certificate_type, metadata={"batch": "B-42"})
    stranger = issue_one(certificate_type, metadata={"batch": "B-43"})
    foreign = issue_one(make_type(other_issuer), metadata={"batch": "B-42"})
    successor = issue_one(certificate_type)
    set_state(certificate, State.SUPERSEDED, successor=successor)
    cohort = make_cohort(make_program(issuer), name="Class of 2026")
    enrolment = enrol(cohort, make_recipient(issuer, family_name="Krasniqi"))
    type(enrolment).objects.filter(pk=enrolment.pk).update(certificate=certificate)
    page = page_of(owner, certificate)
    assert page_url(peer) in page
    assert page_url(successor) in page
    assert page_url(enrolment) in page
    assert "Class of 2026" in page
    assert page_url(stranger) not in page
    assert foreign.public_id not in page
    assert page_url(foreign) not in page


@pytest.mark.parametrize("role", [Role.OWNER, Role.OPERATOR, Role.AUDITOR])
def test_only_what_the_person_may_do_is_offered(issuer, certificate, role: Role):
    page = page_of(make_member(issuer, role), certificate)
    if role is Role.AUDITOR:
        assert offered(page, certificate) == {"print_one", "label_one", "links"}
    else:
        assert offered(page, certificate) == set(ACTIONS)


def test_an_operator_of_the_platform_releases_nothing(issuer, owner, certificate_type):
    certificate = set_state(issue_one(certificate_type), State.PENDING)
    release = page_url(certificate, "release_one")
    assert release in page_of(owner, certificate)
    page = impersonating_client(issuer).get(page_url(certificate)).text
    assert "Pending release" in page
    assert release not in page
    for refused in ("print_one", "label_one"):  # until then
        assert page_url(certificate, refused) not in page


def test_page_tells_of_erasure_and_offers_only_allowed_actions(owner, issuer, hers):
    context = context_of(issuer, now=timezone.now())
    erasure.request(context=context, certificate_ids=[hers.pk])
    page = page_of(owner, hers)
    assert "Will be erased on" in page
    assert NAME in page
    assert offered(page, hers) == {"suspend_one", "revoke_one", "links"}
    assert page_url(hers, "undo_erasure_one") in page
    assert page_url(hers, "contact_one") not in page
    execution.erase_due(now=timezone.now() + AFTER)
    page = page_of(owner, hers)
    assert "Erased on" in page
    assert "Identifier, number, type, dates, status and checksum remain" in page
    assert bytes(hers.data_hash).hex() in page
    assert "Canonical document" not in page
    assert NAME not in page


def test_the_holders_address_is_changed_from_the_page(operator, auditor, issuer, hers):
    client, change = client_of(operator), page_url(hers, "contact_one")
    assert change in client.get(page_url(hers)).text
    shown = client.post(change, with_issuer(issuer, confirmed="yes", email="not an address")).text
    assert 'value="not an address"' in shown
    assert not HolderContact.objects.exists()
    form = with_issuer(issuer, confirmed="yes", email="new@example.com")
    page = client.post(change, form, follow=True).text
    assert "Mails go to new@example.com" in page
    assert re.search(r"Certified: \S+@", page)
    assert "Address of the holder changed" in page
    client.post(change, with_issuer(issuer, confirmed="yes", email=""), follow=True)
    assert "No mails are sent" in client.get(page_url(hers)).text
    assert change not in page_of(auditor, hers)
    assert client_of(auditor).post(change, form).status_code == 403


def test_the_page_reads_no_more_for_a_long_history(
    owner, issuer, certificate_type, django_assert_max_num_queries
):
    certificate = issue_one(certificate_type, metadata={"batch": "B-42"})
    for _ in range(12):
        issue_one(certificate_type, metadata={"batch": "B-42"})
        transition(
            context=context_of(issuer),
            action=Action.SUSPEND,
            certificate_id=certificate.pk,
            explanation=Explanation(reason=Reason.RECALL),
        )
    client = client_of(owner)
    client.get(page_url(certificate))
    with django_assert_max_num_queries(36):
        client.get(page_url(certificate))

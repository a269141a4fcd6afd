"""Consent: new versions, due dates, accepting and withdrawing."""

import threading
from datetime import timedelta

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction

from accounts.actors import ActionContext
from accounts.consent import operations as consent
from accounts.errors import DocumentSuperseded, ValidationFailed
from accounts.models import AuditEntry, ConsentAction, ConsentDocument, ConsentKind, Issuer
from tests.accounts.consent.helpers import (
    NOW,
    accept,
    blocked_from,
    document_texts,
    publish_document,
    text_hash,
    withdraw,
)
from tests.factories import TESTER, make_issuer

DAY = timedelta(days=1)
pytestmark = pytest.mark.django_db


@pytest.fixture
def long_ago(issuer: Issuer, other_issuer: Issuer) -> None:
    """The issuers of the cast were there before anything was published."""
    Issuer.objects.update(created_at=NOW - 365 * DAY)


@pytest.fixture
def terms(long_ago: None) -> ConsentDocument:
    return publish_document("terms", "1", required_in=40)


class TestPublishing:
    def test_every_issuer_has_until_the_day_it_is_required(
        self, issuer: Issuer, other_issuer: Issuer, terms: ConsentDocument
    ):
        assert blocked_from(issuer) == blocked_from(other_issuer) == NOW + 40 * DAY
        issuer.refresh_from_db()
        issuer.facts().refuse_issuing(NOW + 39 * DAY)  # raises nothing: machines go on

    def test_publishing_is_audited_at_the_platform(self, terms: ConsentDocument):
        entry = AuditEntry.objects.get(action="consent.published")
        assert (entry.issuer_id, entry.target) == (None, terms.public_id)
        assert entry.changes["issuers"] == {"before": None, "after": 2}

    def test_the_notice_is_at_least_thirty_days(self, long_ago: None):
        assert faults(required_in=29) == [("/requiredFrom", "too_soon")]
        publish_document("terms", "1", required_in=30)

    def test_the_database_refuses_a_shorter_notice(self, long_ago: None):
        with pytest.raises(IntegrityError, match="accounts_consent_in_time"):
            ConsentDocument.objects.create(
                kind="terms", version="1", published_at=NOW, required_from=NOW + 29 * DAY
            )

    def test_a_language_that_is_missing_is_named(self, long_ago: None):
        incomplete = document_texts("1") | {"sq": " "}
        del incomplete["fr"]
        assert faults(words=incomplete) == [("/texts/fr", "required"), ("/texts/sq", "required")]
        assert not ConsentDocument.objects.exists()

    def test_a_version_is_published_once(self, terms: ConsentDocument):
        assert faults(version="1") == [("/version", "taken")]

    @pytest.mark.parametrize("table", ["consentdocument", "consenttext", "consentaction"])
    @pytest.mark.parametrize("statement", ["UPDATE {} SET id = id", "DELETE FROM {}"])
    def test_published_documents_and_consent_cannot_be_changed(
        self, issuer: Issuer, terms: ConsentDocument, table: str, statement: str
    ):
        accept(issuer, terms)
        with pytest.raises(IntegrityError, match="append-only"), connection.cursor() as cursor:
            cursor.execute(statement.format(f"accounts_{table}"))


class TestAccepting:
    def test_accepting_stores_actor_time_text_and_channel(
        self, issuer: Issuer, terms: ConsentDocument
    ):
        action = accept(issuer, terms, locale="sq", now=NOW + DAY)
        assert (action.document, action.verb, action.via) == (terms, "accepted", "back_office")
        assert action.sha256 == text_hash(terms, "sq")
        assert (action.actor_id, action.at) == ("test", NOW + DAY)
        entry = AuditEntry.objects.get(action="consent.accepted")
        assert (entry.issuer_id, entry.target) == (issuer.pk, terms.public_id)
        assert entry.changes["sha256"]["after"] == action.sha256

    def test_nothing_is_due_afterwards(
        self, issuer: Issuer, other_issuer: Issuer, terms: ConsentDocument
    ):
        accept(issuer, terms)
        assert blocked_from(issuer) is None
        assert blocked_from(other_issuer) == NOW + 40 * DAY

    def test_accepting_twice_is_stored_once(self, issuer: Issuer, terms: ConsentDocument):
        first = accept(issuer, terms)
        again = accept(issuer, terms, locale="de", now=NOW + DAY)
        assert again == first
        assert ConsentAction.objects.count() == 1
        assert AuditEntry.objects.filter(action="consent.accepted").count() == 1

    def test_a_hash_of_another_text_is_refused(self, issuer: Issuer, terms: ConsentDocument):
        with pytest.raises(ValidationFailed) as refused:
            accept(issuer, terms, sha256=consent.sha256_of("other words"))
        assert [(e.pointer, e.code) for e in refused.value.errors] == [("/hash", "wrong_hash")]
        assert blocked_from(issuer) == NOW + 40 * DAY

    def test_each_kind_counts_for_itself(self, issuer: Issuer, terms: ConsentDocument):
        dpa = publish_document("dpa", "1", required_in=31)
        assert blocked_from(issuer) == NOW + 31 * DAY
        accept(issuer, dpa)
        assert blocked_from(issuer) == NOW + 40 * DAY
        accept(issuer, terms)
        assert blocked_from(issuer) is None


class TestNewVersions:
    def test_accepted_consent_counts_until_the_next_version_is_required(
        self, issuer: Issuer, terms: ConsentDocument
    ):
        accept(issuer, terms)
        publish_document("terms", "2", required_in=60, now=NOW + DAY)
        assert blocked_from(issuer) == NOW + DAY + 60 * DAY

    def test_an_old_one_is_not_accepted_any_more(self, issuer: Issuer, terms: ConsentDocument):
        publish_document("terms", "2", required_in=60, now=NOW + DAY)
        with pytest.raises(DocumentSuperseded):
            accept(issuer, terms)

    def test_a_new_one_does_not_postpone_what_is_due(self, issuer: Issuer, terms: ConsentDocument):
        publish_document("terms", "2", required_in=60, now=NOW + DAY)
        assert blocked_from(issuer) == NOW + 40 * DAY

    def test_accepting_the_new_one_covers_the_old(self, issuer: Issuer, terms: ConsentDocument):
        accept(issuer, publish_document("terms", "2", required_in=60, now=NOW + DAY))
        assert blocked_from(issuer) is None

    def test_consent_is_due_for_a_new_issuer_at_once(self, terms: ConsentDocument):
        late = make_issuer(created_at=NOW + 100 * DAY)
        consent.refresh(late.pk)
        assert blocked_from(late) == NOW + 100 * DAY
        accept(late, terms)
        assert blocked_from(late) is None

    def test_an_issuer_that_came_in_by_another_way_is_found(self, terms: ConsentDocument):
        early = make_issuer(created_at=NOW)
        assert blocked_from(early) is None
        assert consent.refresh() == 1
        assert blocked_from(early) == NOW + 40 * DAY
        assert consent.refresh() == 0


class TestWithdrawing:
    def test_issuing_stops_at_once(self, issuer: Issuer, terms: ConsentDocument):
        accept(issuer, terms)
        action = withdraw(issuer, ConsentKind.TERMS, now=NOW + DAY)
        assert action is not None
        assert (action.verb, action.document) == ("withdrawn", terms)
        assert blocked_from(issuer) == NOW + DAY
        assert AuditEntry.objects.filter(action="consent.withdrawn").count() == 1

    def test_issuing_continues_after_accepting_again(self, issuer: Issuer, terms: ConsentDocument):
        accept(issuer, terms)
        withdraw(issuer, ConsentKind.TERMS)
        accept(issuer, terms)
        assert blocked_from(issuer) is None
        assert ConsentAction.objects.for_issuer(issuer.pk).count() == 3

    def test_consent_not_given_cannot_be_withdrawn(self, issuer: Issuer, terms: ConsentDocument):
        assert withdraw(issuer, ConsentKind.TERMS) is None
        accept(issuer, terms)
        withdraw(issuer, ConsentKind.TERMS)
        assert withdraw(issuer, ConsentKind.TERMS) is None
        assert withdraw(issuer, ConsentKind.DPA) is None


@pytest.mark.django_db(transaction=True)
def test_accepting_and_publishing_at_once_are_serialised(issuer: Issuer, terms: ConsentDocument):
    """The acceptance of the first has not been committed when the second is published."""
    acting, done = threading.Event(), threading.Event()
    errors: list[DatabaseError] = []

    def publish_second() -> None:
        acting.wait(20)
        try:
            publish_document("terms", "2", required_in=60, now=NOW + DAY)
        except DatabaseError as error:
            errors.append(error)
        finally:
            done.set()
            connection.close()

    thread = threading.Thread(target=publish_second)
    thread.start()
    with transaction.atomic():
        accept(issuer, terms)
        acting.set()
        assert not done.wait(0.5)  # it waits for the acceptance
    thread.join()
    assert errors == []
    assert blocked_from(issuer) == NOW + 61 * DAY


def faults(
    *, version: str = "9", words: dict[str, str] | None = None, required_in: int = 40
) -> list[tuple[str, str]]:
    """What publishing is refused for."""
    with pytest.raises(ValidationFailed) as refused:
        consent.publish(
            context=ActionContext(actor=TESTER, now=NOW),
            kind=ConsentKind.TERMS,
            version=version,
            texts=words or document_texts(version),
            required_from=NOW + required_in * DAY,
        )
    return [(fault.pointer, fault.code) for fault in refused.value.errors]

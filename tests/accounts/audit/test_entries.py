"""Audit entries are written in the transaction of the change, and cannot be altered."""

from dataclasses import replace

import pytest
from django.db import IntegrityError, connection, transaction

from accounts.actors import Actor, ActorKind
from accounts.audit import operations as audit
from accounts.audit.rules import diff, initial_values, to_json_value
from accounts.keys.operations import NewKey, create_key, revoke_key
from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Feature, Mode, Scope
from certificates.models import Certificate, CertificateType
from certificates.types.operations import archive_type, change_type
from tests.accounts.audit.helpers import ACTOR, NOON, make_entry
from tests.factories import context_of, make_type


def only(action: str) -> AuditEntry:
    return AuditEntry.objects.get(action=action)


class TestWhatIsSaid:
    def test_a_key_that_is_created(self, issuer: Issuer, owner: User):
        context = replace(ACTOR, id=str(owner.pk))
        new = create_key(
            context=context_of(issuer, Mode.TEST, actor=context, now=NOON),
            name="ERP",
            scopes=[Scope.CERTIFICATES_READ, Scope.ACCOUNT_READ],
        )
        entry = only("key.created")
        assert (entry.issuer_id, entry.mode, entry.target) == (
            issuer.pk,
            Mode.TEST,
            new.key.public_id,
        )
        assert (entry.actor_kind, entry.actor_id) == (ActorKind.USER, context.id)
        assert (entry.request_id, entry.ip, entry.at) == ("req-1", "203.0.113.0", NOON)
        assert entry.changes == {
            "name": {"before": None, "after": "ERP"},
            "mode": {"before": None, "after": "test"},
            "api_version": {"before": None, "after": "2026-03-01"},
            "scopes": {"before": None, "after": ["account:read", "certificates:read"]},
            "scope_cap": {"before": None, "after": sorted(Scope.values)},
            "root_id": {"before": None, "after": f"user_{owner.pk}"},
        }

    def test_no_secret_and_no_digest_is_in_it(self, key: NewKey):
        entry = only("key.created")
        assert key.token.secret not in str(entry.changes)
        assert key.key.digest.hex() not in str(entry.changes)

    def test_revoking_a_key_twice_writes_one_entry(self, issuer: Issuer, key: NewKey):
        for _ in range(2):
            revoke_key(context=context_of(issuer, actor=ACTOR, now=NOON), key_id=key.key.pk)
        entry = only("key.revoked")
        assert entry.target == key.key.public_id
        assert entry.changes == {
            "revoked_at": {"before": None, "after": "2026-03-02T12:00:00.000Z"}
        }

    def test_another_issuers_key_is_not_revoked_and_not_audited(
        self, other_issuer: Issuer, key: NewKey
    ):
        revoke_key(context=context_of(other_issuer, actor=ACTOR, now=NOON), key_id=key.key.pk)
        assert not AuditEntry.objects.filter(action="key.revoked").exists()

    def test_a_type_from_its_beginning_to_its_end(self, issuer: Issuer):
        found = make_type(issuer)
        assert only("type.created").changes["code"]["after"] == "en10204-3-1"
        change_type(
            context=context_of(found.issuer, actor=ACTOR, now=NOON),
            certificate_type=found,
            name_en="Renamed",
        )
        assert only("type.changed").changes == {
            "number": {"before": 1, "after": 2},
            "name_en": {"before": "Inspection certificate 3.1", "after": "Renamed"},
        }
        archive_type(
            context=context_of(found.issuer, actor=ACTOR, now=NOON), certificate_type=found
        )
        assert only("type.archived").target == f"type_{found.pk}"

    def test_an_unchanged_object_writes_no_entry(self, certificate_type: CertificateType):
        change_type(
            context=context_of(certificate_type.issuer, actor=ACTOR, now=NOON),
            certificate_type=certificate_type,
            name_en="Inspection certificate 3.1",
        )
        archive_type(
            context=context_of(certificate_type.issuer, actor=ACTOR, now=NOON),
            certificate_type=certificate_type,
        )
        archive_type(
            context=context_of(certificate_type.issuer, actor=ACTOR, now=NOON),
            certificate_type=certificate_type,
        )
        assert not AuditEntry.objects.filter(action="type.changed").exists()
        assert AuditEntry.objects.filter(action="type.archived").count() == 1

    def test_issuing_writes_none(self, certificate: Certificate):
        assert not AuditEntry.objects.filter(action__startswith="certificate").exists()

    def test_personal_fields_are_named_without_values(self):
        before = {"name": "Ana", "role": "admin", "email": "a@example.com"}
        after = {"name": "Ana Hoxha", "role": "owner", "email": "a@example.com"}
        assert diff(before, after, personal={"name", "email"}) == {
            "name": {"personal": True},
            "role": {"before": "admin", "after": "owner"},
        }

    def test_entry_of_a_new_object_leaves_out_empty_fields(self):
        assert initial_values({"name": "x", "expires_at": None}) == {
            "name": {"before": None, "after": "x"}
        }

    @pytest.mark.parametrize(
        ("value", "said"),
        [
            (Mode.LIVE, "live"),
            (Feature.DATA_HASH, "dataHash"),
            (NOON, "2026-03-02T12:00:00.000Z"),
            (2**60, str(2**60)),
            (0.5, "0.5"),
            (True, True),
            ({Scope.KEYS_MANAGE, Scope.ACCOUNT_READ}, ["account:read", "keys:manage"]),
            ([{"key": Mode.TEST}], [{"key": "test"}]),
            ("a\0b\ud800", "ab?"),
        ],
    )
    def test_every_value_becomes_json(self, value: object, said: object):
        assert to_json_value(value) == said


@pytest.mark.django_db(transaction=True)
class TestOneTransaction:
    def test_without_the_change_no_entry(self, issuer: Issuer):
        with transaction.atomic():
            create_key(context=context_of(issuer), name="ERP", scopes=[Scope.ACCOUNT_READ])
            transaction.set_rollback(True)
        assert not AuditEntry.objects.exists()

    def test_without_the_entry_no_change(self, issuer: Issuer):
        nobody = Actor(kind=ActorKind.SYSTEM, id="x" * 65)
        with pytest.raises(Exception, match="value too long"):
            create_key(
                context=context_of(issuer, actor=nobody), name="ERP", scopes=[Scope.ACCOUNT_READ]
            )
        assert not issuer.apikey_set.exists()

    def test_an_entry_outside_a_transaction_is_a_mistake(self, issuer: Issuer):
        with pytest.raises(AssertionError):
            audit.record(context_of(issuer, actor=ACTOR, now=NOON), "thing.changed", "thing", {})


class TestAppendOnly:
    @pytest.mark.parametrize(
        "statement",
        [
            "UPDATE accounts_auditentry SET action = 'thing.else'",
            "UPDATE accounts_auditentry SET changes = '{}'",
            "UPDATE accounts_auditentry SET at = now()",
            "UPDATE accounts_auditentry SET txid = '7'",
            "UPDATE accounts_auditentry SET actor_id = '8', position = 1, seal = 'x'",
            "DELETE FROM accounts_auditentry",
        ],
    )
    def test_the_database_refuses_to_change_or_delete_an_entry(
        self, issuer: Issuer, statement: str
    ):
        make_entry(issuer)
        with pytest.raises(IntegrityError, match=r"cannot be changed|append-only"):
            run(statement)

    def test_an_entry_is_sealed_once(self, issuer: Issuer):
        make_entry(issuer)
        run("UPDATE accounts_auditentry SET position = 1, seal = 'x'")
        for again in ("position = 2, seal = 'y'", "position = NULL, seal = NULL", "seal = 'z'"):
            with pytest.raises(IntegrityError, match="cannot be changed"), transaction.atomic():
                run(f"UPDATE accounts_auditentry SET {again}")

    def test_a_position_without_a_seal_is_none(self, issuer: Issuer):
        make_entry(issuer)
        with pytest.raises(IntegrityError, match="sealed_or_not"):
            run("UPDATE accounts_auditentry SET position = 1")

    def test_an_issuer_with_an_audit_stays(self, issuer: Issuer):
        make_entry(issuer)
        with pytest.raises(IntegrityError):
            issuer.delete()


def run(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)

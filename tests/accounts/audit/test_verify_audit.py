"""`verify_audit` finds entries that were altered, removed or cut off."""

import io

import pytest
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from accounts.audit.operations import KnownHead, verify
from accounts.models import AuditHead, Issuer
from tests.accounts.audit.helpers import (
    cursor_without_triggers,
    findings,
    logged_head,
    make_entry,
    make_sealed_entries,
    seal_all,
    tamper,
)

pytestmark = pytest.mark.django_db(transaction=True)


class TestTampering:
    @pytest.mark.parametrize(
        "change",
        [
            "action = 'thing.else'",
            "target = 'another'",
            "actor_id = '8'",
            "actor_kind = 'key'",
            "mode = 'test'",
            "request_id = ''",
            "ip = NULL",
            "at = at + interval '1 second'",
            """changes = '{"colour": {"after": "green", "before": "red"}}'""",
            "changes = '{\"colour\": 1e400}'",
            "id = gen_random_uuid()",
            "seal = decode(repeat('00', 32), 'hex')",
        ],
    )
    def test_an_altered_entry_is_found(self, issuer: Issuer, change: str):
        make_sealed_entries(issuer, 4)
        tamper(f"UPDATE accounts_auditentry SET {change} WHERE position = 2")
        found = findings(issuer)
        assert found
        assert found[0].startswith("altered: entry 2")

    def test_only_the_altered_one_is_named(self, issuer: Issuer):
        entry = make_sealed_entries(issuer, 4)[1]
        tamper("UPDATE accounts_auditentry SET target = 'another' WHERE position = 2")
        assert findings() == [f"altered: entry 2 ({entry.public_id})"]

    def test_a_removed_entry_is_found(self, issuer: Issuer):
        make_sealed_entries(issuer, 5)
        tamper("DELETE FROM accounts_auditentry WHERE position IN (2, 3)")
        assert findings() == ["missing: entries 2 to 3"]

    def test_a_removed_first_entry_is_found(self, issuer: Issuer):
        make_sealed_entries(issuer, 2)
        tamper("DELETE FROM accounts_auditentry WHERE position = 1")
        assert findings() == ["missing: entry 1"]

    def test_closing_the_gap_hides_nothing(self, issuer: Issuer):
        make_sealed_entries(issuer, 5)
        tamper("DELETE FROM accounts_auditentry WHERE position = 2")
        tamper("UPDATE accounts_auditentry SET position = position + 100 WHERE position > 2")
        tamper("UPDATE accounts_auditentry SET position = position - 101 WHERE position > 100")
        found = findings()
        assert found[0].startswith("altered: entry 2")
        assert found[-1] == "cut off: entry 5"

    def test_a_cut_off_end_is_found(self, issuer: Issuer):
        make_sealed_entries(issuer, 5)
        tamper("DELETE FROM accounts_auditentry WHERE position > 3")
        assert findings() == ["cut off: entries 4 to 5"]

    def test_a_cut_off_end_with_a_head_that_fits_is_found(self, issuer: Issuer):
        entries = make_sealed_entries(issuer, 5)
        tamper("DELETE FROM accounts_auditentry WHERE position > 3")
        tamper(
            "UPDATE accounts_audithead SET count = 3, last = %s WHERE chain = %s",
            bytes(entries[2].seal or b""),
            str(issuer.pk),
        )
        assert "the head was altered" in findings()

    def test_a_chain_that_is_gone_with_its_head_is_found(
        self, issuer: Issuer, other_issuer: Issuer
    ):
        make_sealed_entries(issuer, 3)
        make_sealed_entries(other_issuer, 2)
        tamper("DELETE FROM accounts_auditentry WHERE issuer_id = %s", issuer.pk)
        tamper("DELETE FROM accounts_audithead WHERE chain = %s", str(issuer.pk))
        assert findings() == ["5 entries were sealed, the chains' heads know 2"]

    @pytest.mark.parametrize(("chain", "said"), [("total", "the total is gone"), (None, "head")])
    def test_a_head_that_is_gone_is_found(self, issuer: Issuer, chain: str | None, said: str):
        make_sealed_entries(issuer, 3)
        tamper("DELETE FROM accounts_audithead WHERE chain = %s", chain or str(issuer.pk))
        assert said in " ".join(findings())

    def test_an_entry_unsealed_to_be_sealed_anew_is_found(self, issuer: Issuer):
        make_sealed_entries(issuer, 3)
        tamper(
            "UPDATE accounts_auditentry SET target = 'another', position = NULL, seal = NULL"
            " WHERE position = 3"
        )
        seal_all(1)
        assert findings() == ["missing: entry 3"]

    def test_a_forged_entry_behind_the_last_is_found(self, issuer: Issuer):
        make_sealed_entries(issuer, 1)
        make_entry(issuer, "forged")
        tamper("UPDATE accounts_auditentry SET position = 2, seal = 'x' WHERE position IS NULL")
        found = findings()
        assert found[0].startswith("altered: entry 2")
        assert found[1] == "beyond the head: entry 2"

    def test_an_entry_of_another_past_is_found(self, issuer: Issuer):
        """Sealed at the same place, before the audit was put back and went on otherwise."""
        once = make_sealed_entries(issuer, 3)[1]
        tamper("DELETE FROM accounts_auditentry")
        tamper("DELETE FROM accounts_audithead")
        make_sealed_entries(issuer, 3)
        tamper("DELETE FROM accounts_auditentry WHERE position = 2")
        with cursor_without_triggers():
            once.save(force_insert=True)
        assert [finding[:16] for finding in findings()] == ["altered: entry 2", "altered: entry 3"]

    def test_an_audit_put_back_is_found_with_a_head_from_the_log(self, issuer: Issuer):
        """Alone it cannot be found: every row was once true. That is why heads are logged."""
        make_sealed_entries(issuer, 2)
        backup = list(AuditHead.objects.values_list("chain", "count", "last", "seal"))
        make_entry(issuer)
        seal_all(1)
        noted = AuditHead.objects.get(chain=str(issuer.pk))
        tamper("DELETE FROM accounts_auditentry WHERE position = 3")
        for chain, count, last, seal in backup:
            tamper(
                "UPDATE accounts_audithead SET count = %s, last = %s, seal = %s WHERE chain = %s",
                count,
                bytes(last),
                bytes(seal),
                chain,
            )
        assert findings() == []
        known = [KnownHead(noted.chain, noted.count, bytes(noted.last)), KnownHead("total", 3, b"")]
        found, _sound = verify(known=known)
        assert [finding.what for finding in found] == [
            "cut off: entry 3, which was noted, is not there",
            "3 entries, which were noted, are not all there",
        ]

    def test_an_issuers_own_check_is_not_about_others(self, issuer: Issuer, other_issuer: Issuer):
        make_sealed_entries(issuer, 2)
        make_sealed_entries(other_issuer, 2)
        tamper("DELETE FROM accounts_auditentry WHERE issuer_id = %s", other_issuer.pk)
        assert findings(issuer) == []
        assert findings(other_issuer) == ["cut off: entries 1 to 2"]


class TestKeys:
    def test_a_new_key_seals_and_the_old_one_is_still_believed(
        self, issuer: Issuer, settings: Settings
    ):
        make_sealed_entries(issuer, 2)
        settings.AUDIT_KEY_FALLBACKS = [settings.AUDIT_KEY]
        settings.AUDIT_KEY = "the new key"
        make_entry(issuer)
        seal_all(1)
        assert findings() == []

    def test_without_the_old_key_nothing_of_it_is_believed(
        self, issuer: Issuer, settings: Settings
    ):
        make_sealed_entries(issuer, 2)
        settings.AUDIT_KEY = "the new key"
        assert len(findings()) == 4


class TestCommand:
    def run(self, *arguments: str) -> str:
        out = io.StringIO()
        call_command("verify_audit", *arguments, stdout=out, stderr=out)
        return out.getvalue()

    def test_a_sound_audit(self, issuer: Issuer):
        head = make_sealed_entries(issuer, 3)[-1]
        noted = logged_head(head)
        assert "3 entries are sound" in self.run("--head", noted)
        assert "3 entries are sound" in self.run("--issuer", issuer.public_id)

    def test_an_empty_one(self):
        assert "0 entries are sound" in self.run()

    def test_findings_are_listed_and_end_with_one(self, issuer: Issuer):
        make_sealed_entries(issuer, 3)
        tamper("DELETE FROM accounts_auditentry WHERE position = 2")
        out = io.StringIO()
        with pytest.raises(CommandError, match="1 findings") as error:
            call_command("verify_audit", stdout=out)
        assert error.value.returncode == 1
        assert out.getvalue() == f"{issuer.pk}: missing: entry 2\n"

    def test_a_sealer_that_stands_still_is_mentioned(self, issuer: Issuer):
        make_entry(issuer)
        assert "not sealed yet" in self.run()

    @pytest.mark.parametrize("arguments", [("--issuer", "iss_x"), ("--head", "total:x:00")])
    def test_nonsense_is_refused(self, arguments: tuple[str, str]):
        with pytest.raises(CommandError, match="Not a"):
            self.run(*arguments)

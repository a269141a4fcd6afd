"""Two functions of the hot path: each saves issuing a round trip, or several (ADR 0006)."""

from django.db import migrations

# A slot of the month with room: one that nobody holds right now, or else one at random that is waited
# for. A slot that turned out to be full behind its lock is let go (the block is a subtransaction), so
# that whoever waits holds nothing that another waits for. NULL: there is no room, or it is shared badly.
ROOM = """
CREATE FUNCTION accounts_room(issuer uuid, of_month date, amount bigint) RETURNS smallint
LANGUAGE plpgsql AS $$
DECLARE
  found smallint;
  turn constant smallint := floor(random() * 8);
BEGIN
  BEGIN
    SELECT slot INTO STRICT found FROM accounts_quotaslot
     WHERE issuer_id = issuer AND month = of_month AND used + amount <= granted
     LIMIT 1 FOR UPDATE SKIP LOCKED;
    RETURN found;
  EXCEPTION WHEN no_data_found THEN NULL;
  END;
  SELECT slot INTO STRICT found FROM accounts_quotaslot
   WHERE issuer_id = issuer AND month = of_month AND slot = turn AND used + amount <= granted
     FOR UPDATE;
  RETURN found;
EXCEPTION WHEN no_data_found THEN
  RETURN NULL;
END $$
"""
# The name is locked until the transaction ends; then the outcome is looked for, with a snapshot of its
# own, so that what the lock's last holder has stored is seen.
OUTCOME = """
CREATE FUNCTION accounts_outcome(patience text, name text, issuer uuid, of_mode text, of_key text)
RETURNS TABLE (fingerprint bytea, status smallint, body bytea, location text)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', patience, true);
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  RETURN QUERY
    SELECT o.fingerprint, o.status, o.body, o.location::text FROM accounts_storedoutcome o
     WHERE o.issuer_id = issuer AND o.mode = of_mode AND o.key = of_key;
END $$
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0039_branding_contact")]
    operations = [
        migrations.RunSQL(ROOM, "DROP FUNCTION accounts_room(uuid, date, bigint)"),
        migrations.RunSQL(OUTCOME, "DROP FUNCTION accounts_outcome(text, text, uuid, text, text)"),
    ]

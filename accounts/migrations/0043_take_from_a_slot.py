"""What is issued is counted by a function: it sees the slot as it is behind the lock (ADR 0006)."""

from django.db import migrations

# To be called behind accounts_room, which holds the slot. An UPDATE in the issuing statement itself would
# begin from that statement's snapshot, taken before the lock, and have to find its way to the row's
# latest version; it has been seen to meet a grant that was another's already.
TAKE = """
CREATE FUNCTION accounts_take(issuer uuid, of_month date, of_slot smallint, amount bigint) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  UPDATE accounts_quotaslot SET used = used + amount
   WHERE issuer_id = issuer AND month = of_month AND slot = of_slot
  RETURNING used
$$
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0042_letter_leases")]
    operations = [
        migrations.RunSQL(TAKE, "DROP FUNCTION accounts_take(uuid, date, smallint, bigint)"),
    ]

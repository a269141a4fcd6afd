"""The audit is append-only, held by the database against everybody: an entry is sealed once, no more."""

from django.db import migrations

APPEND_ONLY = """
CREATE FUNCTION accounts_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE FUNCTION accounts_seal_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.position IS NOT NULL OR OLD.seal IS NOT NULL
     OR to_jsonb(NEW) - 'position' - 'seal' <> to_jsonb(OLD) - 'position' - 'seal'
  THEN
    RAISE EXCEPTION 'an audit entry cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_audit_immutable BEFORE UPDATE ON accounts_auditentry
  FOR EACH ROW EXECUTE FUNCTION accounts_seal_once();
CREATE TRIGGER accounts_audit_kept BEFORE DELETE ON accounts_auditentry
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();
CREATE TRIGGER accounts_head_kept BEFORE DELETE ON accounts_audithead
  FOR EACH ROW EXECUTE FUNCTION accounts_refuse();
"""

UNDO = """
DROP TRIGGER accounts_head_kept ON accounts_audithead;
DROP TRIGGER accounts_audit_kept ON accounts_auditentry;
DROP TRIGGER accounts_audit_immutable ON accounts_auditentry;
DROP FUNCTION accounts_seal_once();
DROP FUNCTION accounts_refuse();
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_audit")]
    operations = [migrations.RunSQL(APPEND_ONLY, UNDO)]

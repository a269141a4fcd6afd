"""What an erasure may change, and nothing else; and that live holds are kept, as live histories are.

The certificate's own columns were let through in 0002, only together with the document and only to
nothing. What remained: notes of the history, and that nothing is un-erased.
"""

from django.db import migrations

PRECISELY = """
CREATE FUNCTION certificates_refuse_unerasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an erased certificate stays erased' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER certificates_certificate_erased BEFORE UPDATE ON certificates_certificate
  FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL
        AND (NEW.erased_at IS DISTINCT FROM OLD.erased_at
             OR NEW.erasure_id IS DISTINCT FROM OLD.erasure_id))
  EXECUTE FUNCTION certificates_refuse_unerasing();

CREATE FUNCTION certificates_refuse_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'note' - 'public_note' <> to_jsonb(OLD) - 'note' - 'public_note'
     OR (NEW.note IS NOT NULL AND NEW.note IS DISTINCT FROM OLD.note)
     OR (NEW.public_note IS NOT NULL AND NEW.public_note IS DISTINCT FROM OLD.public_note)
     OR NOT EXISTS (SELECT FROM certificates_certificate c
                     WHERE c.id = OLD.certificate_id AND c.erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER certificates_history_immutable ON certificates_certificatehistory;
CREATE TRIGGER certificates_history_immutable BEFORE UPDATE ON certificates_certificatehistory
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_but_erasing();
CREATE TRIGGER certificates_hold_kept BEFORE DELETE ON certificates_hold
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_live_history();
"""

UNDO = """
DROP TRIGGER certificates_hold_kept ON certificates_hold;
DROP TRIGGER certificates_history_immutable ON certificates_certificatehistory;
CREATE TRIGGER certificates_history_immutable BEFORE UPDATE ON certificates_certificatehistory
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse();
DROP FUNCTION certificates_refuse_but_erasing();
DROP TRIGGER certificates_certificate_erased ON certificates_certificate;
DROP FUNCTION certificates_refuse_unerasing();
"""


class Migration(migrations.Migration):
    dependencies = [("certificates", "0030_erasures")]
    operations = [migrations.RunSQL(PRECISELY, UNDO)]

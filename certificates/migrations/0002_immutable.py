"""What was certified stays as it was: held by the database, against everybody."""

from django.db import migrations

CERTIFICATE = """
CREATE FUNCTION certificates_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.issuer_id, NEW.mode, NEW.type_id, NEW.version_id, NEW.number, NEW.gtin,
      NEW.locale, NEW.issued_at, NEW.issued_on, NEW.valid_from, NEW.valid_until, NEW.starts_at,
      NEW.ends_at, NEW.data_hash)
     IS DISTINCT FROM
     (OLD.id, OLD.issuer_id, OLD.mode, OLD.type_id, OLD.version_id, OLD.number, OLD.gtin,
      OLD.locale, OLD.issued_at, OLD.issued_on, OLD.valid_from, OLD.valid_until, OLD.starts_at,
      OLD.ends_at, OLD.data_hash)
     -- What may name a person can be erased, and only that.
     OR (NEW.document IS DISTINCT FROM OLD.document AND NEW.document IS NOT NULL)
     OR (NEW.external_ref IS DISTINCT FROM OLD.external_ref AND NEW.external_ref IS NOT NULL)
     OR (NEW.product_id IS DISTINCT FROM OLD.product_id AND NEW.product_id IS NOT NULL)
     OR (NEW.serial_number IS DISTINCT FROM OLD.serial_number AND NEW.serial_number IS NOT NULL)
     OR (NEW.holder_name IS DISTINCT FROM OLD.holder_name AND NEW.holder_name IS NOT NULL)
     OR (NEW.holder_email IS DISTINCT FROM OLD.holder_email AND NEW.holder_email IS NOT NULL)
     OR (NEW.erased_at IS NULL
         AND (NEW.external_ref, NEW.product_id, NEW.serial_number, NEW.holder_name, NEW.holder_email)
             IS DISTINCT FROM
             (OLD.external_ref, OLD.product_id, OLD.serial_number, OLD.holder_name, OLD.holder_email))
  THEN
    RAISE EXCEPTION 'an issued certificate cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER certificates_certificate_immutable BEFORE UPDATE ON certificates_certificate
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_change();

CREATE FUNCTION certificates_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE FUNCTION certificates_refuse_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.mode <> 'test' THEN
    RAISE EXCEPTION 'a live certificate cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE FUNCTION certificates_refuse_live_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM certificates_certificate c
              WHERE c.id = OLD.certificate_id AND c.mode <> 'test') THEN
    RAISE EXCEPTION 'the history of a live certificate cannot be deleted'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER certificates_certificate_kept BEFORE DELETE ON certificates_certificate
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_live();
CREATE TRIGGER certificates_history_immutable BEFORE UPDATE ON certificates_certificatehistory
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse();
CREATE TRIGGER certificates_history_kept BEFORE DELETE ON certificates_certificatehistory
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse_live_history();
CREATE TRIGGER certificates_version_immutable BEFORE UPDATE ON certificates_typeversion
  FOR EACH ROW EXECUTE FUNCTION certificates_refuse();
"""

UNDO = """
DROP TRIGGER certificates_version_immutable ON certificates_typeversion;
DROP TRIGGER certificates_history_kept ON certificates_certificatehistory;
DROP TRIGGER certificates_history_immutable ON certificates_certificatehistory;
DROP TRIGGER certificates_certificate_kept ON certificates_certificate;
DROP TRIGGER certificates_certificate_immutable ON certificates_certificate;
DROP FUNCTION certificates_refuse_live_history();
DROP FUNCTION certificates_refuse_live();
DROP FUNCTION certificates_refuse();
DROP FUNCTION certificates_refuse_change();
"""


class Migration(migrations.Migration):
    dependencies = [("certificates", "0001_initial")]
    operations = [migrations.RunSQL(CERTIFICATE, UNDO)]

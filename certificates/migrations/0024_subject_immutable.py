"""What a certificate is unique by stays as it was issued, until the certificate is erased."""

from django.db import migrations

SUBJECT = """
CREATE TRIGGER certificates_certificate_subject BEFORE UPDATE OF natural_key
  ON certificates_certificate FOR EACH ROW
  WHEN (NEW.natural_key IS DISTINCT FROM OLD.natural_key
        AND (NEW.natural_key IS NOT NULL OR NEW.erased_at IS NULL))
  EXECUTE FUNCTION certificates_refuse();
"""
UNDO = "DROP TRIGGER certificates_certificate_subject ON certificates_certificate;"


class Migration(migrations.Migration):
    dependencies = [("certificates", "0023_types_in_full")]
    operations = [migrations.RunSQL(SUBJECT, UNDO)]

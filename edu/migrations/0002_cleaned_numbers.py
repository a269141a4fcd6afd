"""Bring recipients' numbers from before texts had one form into it, where no other recipient has that one."""

from django.db import migrations

CLEAN = """
UPDATE edu_recipient AS odd SET external_id = certificates_cleaned(external_id)
 WHERE external_id <> certificates_cleaned(external_id)
   AND NOT EXISTS (SELECT FROM edu_recipient AS other
                    WHERE other.issuer_id = odd.issuer_id AND other.mode = odd.mode AND other.id <> odd.id
                      AND certificates_cleaned(other.external_id) = certificates_cleaned(odd.external_id))
"""


class Migration(migrations.Migration):
    dependencies = [("edu", "0001_version_1"), ("certificates", "0008_cleaned_texts")]

    operations = [migrations.RunSQL(CLEAN, migrations.RunSQL.noop)]

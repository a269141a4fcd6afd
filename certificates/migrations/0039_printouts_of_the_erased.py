"""Fingerprints of what was printed of certificates that were erased since."""

from django.db import migrations

REMOVE = """
DELETE FROM certificates_printout printout USING certificates_certificate certificate
 WHERE certificate.id = printout.certificate_id AND certificate.erased_at IS NOT NULL
"""


class Migration(migrations.Migration):
    dependencies = [("certificates", "0038_holds_and_mails_of_a_certificate")]

    operations = [migrations.RunSQL(REMOVE, migrations.RunSQL.noop)]

"""Limit the statistics of `issuer_id` to ten issuers, so that a new one is estimated as an average one.

By default PostgreSQL remembers the hundred most frequent values. Where it knows all issuers, it takes one that
has come since for one with a single row: the certificates of a batch were then found by reading all of the
issuer's, and half a second went by for a thousand of them, until the table was analyzed again. Where there are
ten issuers or fewer it knows all of them, and this changes nothing.
"""

from django.db import migrations

TABLES = ("certificates_certificate", "certificates_certificatekey", "certificates_holdername")


class Migration(migrations.Migration):
    dependencies = [("certificates", "0002_analyze_often")]

    operations = [
        migrations.RunSQL(
            f"ALTER TABLE {table} ALTER COLUMN issuer_id SET STATISTICS 10",
            f"ALTER TABLE {table} ALTER COLUMN issuer_id SET STATISTICS -1",
        )
        for table in TABLES
    ]

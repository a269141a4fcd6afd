"""Analyze certificates after every 20,000 of them, however many there are.

Until then the planner takes a new issuer for one with a single certificate, and reads all that it has
in the place of one by its number: 33 ms at 30,500 of them. With a share of the table, as is the default,
that could take days on a large installation.
"""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("certificates", "0001_version_1")]

    operations = [
        migrations.RunSQL(
            "ALTER TABLE certificates_certificate"
            " SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)",
            "ALTER TABLE certificates_certificate"
            " RESET (autovacuum_analyze_scale_factor, autovacuum_analyze_threshold)",
        )
    ]

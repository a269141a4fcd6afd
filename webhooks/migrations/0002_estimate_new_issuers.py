"""Limit the statistics of `issuer_id` to ten issuers, as certificates do (certificates.0003)."""

from django.db import migrations

TABLES = ("webhooks_event", "webhooks_delivery")


class Migration(migrations.Migration):
    dependencies = [("webhooks", "0001_version_1")]

    operations = [
        migrations.RunSQL(
            f"ALTER TABLE {table} ALTER COLUMN issuer_id SET STATISTICS 10",
            f"ALTER TABLE {table} ALTER COLUMN issuer_id SET STATISTICS -1",
        )
        for table in TABLES
    ]

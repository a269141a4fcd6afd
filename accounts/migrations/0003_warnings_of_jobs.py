"""Let jobs tell of rows that are right and all the same to be looked at."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_trust_addresses_of_a_provider")]

    operations = [
        migrations.AddField(
            "job",
            "warnings_found",
            models.PositiveIntegerField("warnings", default=0, db_default=0),
        ),
        migrations.AddField(
            "joberror",
            "is_warning",
            models.BooleanField(default=False, db_default=False),
        ),
    ]

"""What happened to one object: the page of its history is read along this, the latest first."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Built beside the running service: entries go on being written meanwhile."""

    atomic = False
    dependencies = [("accounts", "0043_take_from_a_slot")]

    # An index that was not built to its end stays behind: run again, this begins anew.
    operations = [
        migrations.RunSQL(
            "DROP INDEX CONCURRENTLY IF EXISTS accounts_audit_of_object", migrations.RunSQL.noop
        ),
        AddIndexConcurrently(
            model_name="auditentry",
            index=models.Index(
                models.F("issuer"),
                models.F("target"),
                models.F("at"),
                models.F("id"),
                name="accounts_audit_of_object",
            ),
        ),
    ]

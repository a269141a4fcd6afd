"""What is removed is looked for as predecessor and as successor: along an index, not through all rows."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False  # while it is built, certificates go on being issued
    dependencies = [("certificates", "0036_printouts")]

    # An index that was not built to its end stays behind: run again, this begins anew.
    operations = [
        migrations.RunSQL(
            "DROP INDEX CONCURRENTLY IF EXISTS certificates_successors", migrations.RunSQL.noop
        ),
        AddIndexConcurrently(
            model_name="certificate",
            index=models.Index(
                models.F("supersedes"),
                condition=models.Q(("supersedes__isnull", False)),
                name="certificates_successors",
            ),
        ),
        migrations.RunSQL(
            "DROP INDEX CONCURRENTLY IF EXISTS certificates_predecessors", migrations.RunSQL.noop
        ),
        AddIndexConcurrently(
            model_name="certificate",
            index=models.Index(
                models.F("superseded_by"),
                condition=models.Q(("superseded_by__isnull", False)),
                name="certificates_predecessors",
            ),
        ),
    ]

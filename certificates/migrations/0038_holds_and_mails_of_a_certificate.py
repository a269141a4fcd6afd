"""All holds and all mails of a certificate, not only those that are open or wait."""

from django.contrib.postgres.operations import AddIndexConcurrently, RemoveIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False  # while it is built, certificates go on being suspended and written about
    dependencies = [("certificates", "0037_both_ends_of_a_succession")]

    # An index that was not built to its end stays behind: run again, this begins anew.
    operations = [
        migrations.RunSQL(
            "DROP INDEX CONCURRENTLY IF EXISTS certificates_holds_of", migrations.RunSQL.noop
        ),
        AddIndexConcurrently(
            model_name="hold",
            index=models.Index(
                models.F("certificate"), models.F("id"), name="certificates_holds_of"
            ),
        ),
        RemoveIndexConcurrently(model_name="hold", name="certificates_hold_open"),
        migrations.RunSQL(
            "DROP INDEX CONCURRENTLY IF EXISTS certificates_mails_of", migrations.RunSQL.noop
        ),
        AddIndexConcurrently(
            model_name="holdermail",
            index=models.Index(
                models.F("certificate"), models.F("id"), name="certificates_mails_of"
            ),
        ),
    ]

"""Find the conformity credentials that are signed anew: those of the form that read `1,200` as 1.2."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("certificates", "0004_keep_issuers_apart")]

    operations = [
        migrations.AlterField(
            "seal",
            "conformity_form",
            models.PositiveSmallIntegerField(
                choices=[(1, "UNTP 0.7.0, withdrawn"), (2, "UNTP 0.7.0")], null=True
            ),
        ),
        AddIndexConcurrently(
            "seal",
            models.Index(
                models.F("certificate"),
                name="certificates_seal_withdrawn",
                condition=models.Q(conformity_form=1),
            ),
        ),
    ]

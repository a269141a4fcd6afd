"""Find certificates by the beginning and end of what they state: columns of codes for each."""

from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models

COLUMNS = [
    f"{name}_{part}"
    for name in ("number", "serial", "ref", "batch", "product")
    for part in ("start", "next", "end")
]


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("certificates", "0012_enforced_limits")]

    operations = [
        *(
            migrations.AddField("certificatekey", column, models.BigIntegerField(null=True))
            for column in COLUMNS
        ),
        *(
            AddIndexConcurrently(
                "certificatekey",
                models.Index(
                    models.F(column),
                    models.F("slot"),
                    name=f"certificates_key_{column}",
                    condition=models.Q(**{f"{column}__isnull": False}),
                ),
            )
            for column in COLUMNS
        ),
    ]

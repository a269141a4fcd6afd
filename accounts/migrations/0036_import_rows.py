"""What an import keeps between its phases: the rows that were understood, and their keys."""

import django.db.models.deletion
from django.db import migrations, models


def _job(related_name: str) -> models.ForeignKey:
    return models.ForeignKey(
        db_index=False,
        on_delete=django.db.models.deletion.PROTECT,
        related_name=related_name,
        to="accounts.job",
    )


class Migration(migrations.Migration):
    dependencies = [("accounts", "0035_sign_in")]

    operations = [
        migrations.CreateModel(
            name="JobRows",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("data", models.BinaryField()),
                ("job", _job("rows")),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint("job", "number", name="accounts_jobrows_once")
                ],
            },
        ),
        migrations.CreateModel(
            name="JobKey",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("digest", models.BinaryField()),
                ("row", models.PositiveIntegerField()),
                ("job", _job("keys")),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint("job", "digest", name="accounts_jobkey_once")
                ],
            },
        ),
    ]

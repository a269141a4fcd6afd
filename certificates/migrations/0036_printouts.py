"""The fingerprints of what was printed."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("certificates", "0035_print_settings"),
    ]

    operations = [
        migrations.CreateModel(
            name="Printout",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="printouts",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "locale",
                    models.CharField(
                        choices=[
                            ("de", "Deutsch"),
                            ("en", "English"),
                            ("fr", "Français"),
                            ("sq", "Shqip"),
                        ],
                        max_length=2,
                        verbose_name="language",
                    ),
                ),
                ("sha256", models.BinaryField(editable=False)),
                ("printed_at", models.DateTimeField(verbose_name="first printed")),
            ],
            options={
                "verbose_name": "printed document",
                "verbose_name_plural": "printed documents",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("certificate"),
                        models.F("sha256"),
                        name="certificates_printout_once",
                    )
                ],
            },
        ),
    ]

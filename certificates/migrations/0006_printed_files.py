"""Keep printed files for a while, whole, in the place of the signatures of files that were made again."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0001_version_1"),
        ("certificates", "0005_withdraw_conformity_form"),
    ]

    operations = [
        migrations.CreateModel(
            name="PrintedPdf",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("edition", models.CharField(max_length=6)),
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
                    ),
                ),
                ("content", models.BinaryField()),
                ("asked_at", models.DateTimeField()),
                ("due_at", models.DateTimeField(null=True)),
                ("file", models.BinaryField(null=True)),
                ("lacks_signature", models.BooleanField(default=False)),
                ("good_until", models.DateTimeField()),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="certificates.certificate",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "printed file",
                "verbose_name_plural": "printed files",
            },
        ),
        # The table stays for a release: web processes of the one before read it during an upgrade.
        migrations.SeparateDatabaseAndState(
            state_operations=[migrations.DeleteModel(name="SignedPdf")]
        ),
        migrations.AddIndex(
            model_name="printedpdf",
            index=models.Index(
                models.F("issuer"),
                models.F("due_at"),
                condition=models.Q(("due_at__isnull", False)),
                name="certificates_printedpdf_due",
            ),
        ),
        migrations.AddIndex(
            model_name="printedpdf",
            index=models.Index(models.F("good_until"), name="certificates_printedpdf_old"),
        ),
        migrations.AddConstraint(
            model_name="printedpdf",
            constraint=models.UniqueConstraint(
                models.F("certificate"),
                models.F("edition"),
                models.F("locale"),
                models.F("content"),
                name="certificates_printedpdf_once",
            ),
        ),
        migrations.RunSQL("SELECT accounts_protect_tables('certificates')", migrations.RunSQL.noop),
    ]

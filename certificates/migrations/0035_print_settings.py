"""How certificates of a type are printed, and whether the public may have the document."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("certificates", "0031_erasing_precisely"),
    ]

    operations = [
        migrations.AddField(
            model_name="typeversion",
            name="pdf_public",
            field=models.BooleanField(
                db_default=False,
                default=False,
                verbose_name="printed document on the verify page",
            ),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="print_layout",
            field=models.CharField(
                blank=True,
                choices=[
                    ("report", "Report: product, items, results"),
                    ("calibration", "Calibration certificate"),
                    ("training", "Proof of training"),
                    ("diploma", "Diploma with transcript"),
                ],
                db_default="",
                default="",
                max_length=11,
                verbose_name="layout of printed documents",
            ),
        ),
        migrations.AddConstraint(
            model_name="typeversion",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("print_layout__in", ["", "report", "calibration", "training", "diploma"])
                ),
                name="certificates_version_print_layout",
            ),
        ),
    ]

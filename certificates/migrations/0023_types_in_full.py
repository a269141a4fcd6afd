"""Types in full: texts, rules of metadata, numbers, uniqueness, release; and the files of attachments."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0022_room_and_networks"),
        ("certificates", "0022_links"),
    ]

    operations = [
        migrations.CreateModel(
            name="AttachmentFile",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveSmallIntegerField(verbose_name="number")),
                ("name", models.CharField(max_length=200, verbose_name="name in the storage")),
                ("uploaded_at", models.DateTimeField(verbose_name="uploaded")),
            ],
            options={
                "verbose_name": "attachment",
                "verbose_name_plural": "attachments",
            },
        ),
        migrations.CreateModel(
            name="NumberCounter",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("series", models.CharField(max_length=80)),
                ("next", models.BigIntegerField(default=1)),
            ],
            options={
                "verbose_name": "counter of certificate numbers",
                "verbose_name_plural": "counters of certificate numbers",
            },
        ),
        migrations.AddField(
            model_name="certificate",
            name="natural_key",
            field=models.CharField(editable=False, max_length=420, null=True),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="attachments_public",
            field=models.BooleanField(
                db_default=False, default=False, verbose_name="attachments on the verify page"
            ),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="description_de",
            field=models.TextField(blank=True, default="", verbose_name="description (German)"),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="description_en",
            field=models.TextField(blank=True, default="", verbose_name="description (English)"),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="description_fr",
            field=models.TextField(blank=True, default="", verbose_name="description (French)"),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="description_sq",
            field=models.TextField(blank=True, default="", verbose_name="description (Albanian)"),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="number_pattern",
            field=models.CharField(
                blank=True,
                db_default="",
                default="",
                max_length=64,
                verbose_name="pattern of certificate numbers",
            ),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="release_required",
            field=models.BooleanField(
                db_default=False, default=False, verbose_name="released by a second person"
            ),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="signatories",
            field=models.JSONField(blank=True, default=list, verbose_name="signatories"),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="strict",
            field=models.BooleanField(
                db_default=False, default=False, verbose_name="only declared metadata"
            ),
        ),
        migrations.AddField(
            model_name="typeversion",
            name="unique_by",
            field=models.CharField(
                choices=[
                    ("none", "Nothing: the same may be certified again and again"),
                    ("serial", "Serial number"),
                    ("product_and_serial", "Product and serial number"),
                    ("external_ref", "External reference"),
                ],
                db_default="none",
                default="none",
                max_length=20,
                verbose_name="certified only once",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificate",
            constraint=models.UniqueConstraint(
                models.F("type"),
                models.F("mode"),
                models.F("natural_key"),
                condition=models.Q(
                    ("natural_key__isnull", False),
                    ("state__in", ("pending", "active", "suspended")),
                ),
                name="certificates_subject_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="typeversion",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("unique_by__in", ["none", "serial", "product_and_serial", "external_ref"])
                ),
                name="certificates_version_unique_by",
            ),
        ),
        migrations.AddField(
            model_name="attachmentfile",
            name="certificate",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="files",
                to="certificates.certificate",
            ),
        ),
        migrations.AddField(
            model_name="numbercounter",
            name="issuer",
            field=models.ForeignKey(
                db_constraint=False,
                db_index=False,
                on_delete=django.db.models.deletion.DO_NOTHING,
                to="accounts.issuer",
            ),
        ),
        migrations.AddConstraint(
            model_name="attachmentfile",
            constraint=models.UniqueConstraint(
                models.F("certificate"), models.F("number"), name="certificates_file_once"
            ),
        ),
        migrations.AddConstraint(
            model_name="numbercounter",
            constraint=models.UniqueConstraint(
                models.F("issuer"),
                models.F("mode"),
                models.F("series"),
                name="certificates_counter_once",
            ),
        ),
    ]

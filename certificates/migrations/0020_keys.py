"""What certificates are found by: the look-up table, and the indexes that lists are read along."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0022_room_and_networks"), ("certificates", "0013_holder_mails")]

    operations = [
        migrations.CreateModel(
            name="CertificateKey",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "issuer_id",
                        "mode",
                        "name",
                        "value",
                        "certificate_id",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        to="accounts.issuer",
                    ),
                ),
                (
                    "mode",
                    models.CharField(choices=[("live", "Live"), ("test", "Test")], max_length=4),
                ),
                ("name", models.CharField(db_collation="C", max_length=64)),
                ("value", models.CharField(db_collation="C", max_length=200)),
                (
                    "certificate",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="keys",
                        to="certificates.certificate",
                    ),
                ),
            ],
            options={
                "verbose_name": "key of a certificate",
                "verbose_name_plural": "keys of certificates",
            },
        ),
        migrations.RemoveIndex(model_name="certificate", name="certificates_serial"),
        migrations.RemoveIndex(model_name="certificate", name="certificates_product"),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("type"), models.F("mode"), models.F("id"), name="certificates_of_type"
            ),
        ),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("issuer"),
                models.F("mode"),
                models.F("valid_until"),
                models.F("id"),
                condition=models.Q(("valid_until__isnull", False)),
                name="certificates_valid_until",
            ),
        ),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("issuer"),
                models.F("mode"),
                models.F("state_changed_at"),
                models.F("id"),
                name="certificates_changed",
            ),
        ),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("issuer"),
                models.F("mode"),
                models.F("state"),
                models.F("state_changed_at"),
                models.F("id"),
                condition=models.Q(("state", "active"), _negated=True),
                name="certificates_not_active",
            ),
        ),
    ]

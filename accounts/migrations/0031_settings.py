import django.contrib.postgres.fields
import django.db.models.deletion
from django.db import migrations, models

import accounts.models.issuer


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0028_quota_notices"),
    ]

    operations = [
        migrations.AddField(
            model_name="issuer",
            name="expiry_warning_days",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.PositiveSmallIntegerField(),
                blank=True,
                default=accounts.models.issuer.default_warning_days,
                size=None,
                verbose_name="expiry warnings (days before)",
            ),
        ),
        migrations.AddField(
            model_name="issuer",
            name="notify_holder",
            field=models.BooleanField(default=False, verbose_name="notify holders by e-mail"),
        ),
        migrations.CreateModel(
            name="Branding",
            fields=[
                (
                    "issuer",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                ("color", models.CharField(max_length=7, null=True, verbose_name="colour")),
                ("address", models.CharField(max_length=500, null=True, verbose_name="address")),
                ("website", models.CharField(max_length=300, null=True, verbose_name="website")),
                ("logo", models.BinaryField(null=True, verbose_name="logo")),
                ("logo_sha256", models.CharField(max_length=64, null=True)),
            ],
            options={
                "verbose_name": "branding",
                "verbose_name_plural": "branding",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            ("color", None), ("color__regex", "^#[0-9a-f]{6}$"), _connector="OR"
                        ),
                        name="accounts_branding_color",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("logo", None), ("logo_sha256", None)),
                            models.Q(
                                ("logo__isnull", False), ("logo_sha256__regex", "^[0-9a-f]{64}$")
                            ),
                            _connector="OR",
                        ),
                        name="accounts_branding_logo",
                    ),
                ],
            },
        ),
    ]

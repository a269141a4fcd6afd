import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import lib.ids


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0027_usage"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="quotaslot",
            index=models.Index(models.F("month"), name="accounts_quota_of_month"),
        ),
        migrations.CreateModel(
            name="QuotaNotice",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                ("month", models.DateField(verbose_name="month")),
                ("warned_for", models.BigIntegerField(null=True)),
                ("exceeded_for", models.BigIntegerField(null=True)),
                ("sequence", models.PositiveIntegerField(default=0, verbose_name="changes")),
            ],
            options={
                "verbose_name": "quota notice",
                "verbose_name_plural": "quota notices",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("month"), name="accounts_quota_notice_once"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="QuotaLetter",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "notice",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.quotanotice",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="user",
                    ),
                ),
                ("percent", models.PositiveSmallIntegerField()),
                ("used", models.BigIntegerField()),
                ("quota", models.BigIntegerField()),
                ("sent_at", models.DateTimeField(null=True, verbose_name="sent")),
            ],
            options={
                "verbose_name": "quota letter",
                "verbose_name_plural": "quota letters",
                "indexes": [
                    models.Index(
                        models.F("id"),
                        condition=models.Q(("sent_at", None)),
                        name="accounts_quota_letter_unsent",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("notice"),
                        models.F("user"),
                        models.F("percent"),
                        models.F("quota"),
                        name="accounts_quota_letter_once",
                    ),
                ],
            },
        ),
    ]

import django.db.models.deletion
from django.db import migrations, models

import lib.sql


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0024_key_warnings"),
    ]

    operations = [
        migrations.CreateModel(
            name="UsageDay",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "issuer",
                        "mode",
                        "day",
                        "kind",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
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
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                ("day", models.DateField(verbose_name="day")),
                ("kind", models.CharField(max_length=20, verbose_name="kind")),
                ("amount", models.PositiveBigIntegerField(verbose_name="amount")),
            ],
            options={
                "verbose_name": "usage",
                "verbose_name_plural": "usage",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="accounts_usage_mode",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="UsageHorizon",
            fields=[
                ("kind", models.CharField(max_length=20, primary_key=True, serialize=False)),
                ("until", models.DateTimeField()),
                ("mark", models.DateTimeField(null=True)),
                ("mark_xid", lib.sql.TransactionIdField(null=True)),
            ],
        ),
    ]

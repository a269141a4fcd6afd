"""A scope of its own for what is held on persons."""

import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0037_team_role"),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name="apikey",
            name="accounts_apikey_known_scopes",
        ),
        migrations.AlterField(
            model_name="apikey",
            name="scopes",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.CharField(
                    choices=[
                        ("certificates:issue", "Issue certificates, read types"),
                        ("certificates:read", "Read certificates"),
                        ("certificates:manage", "Suspend, revoke and link certificates"),
                        ("certificates:release", "Release or reject certificates"),
                        ("certificates:types", "Change certificate types"),
                        ("webhooks:read", "Read webhook endpoints and deliveries"),
                        ("webhooks:manage", "Change webhook endpoints, send again"),
                        ("edu:read", "Read programs and recipients"),
                        ("edu:manage", "Change programs and recipients"),
                        ("edu:issue", "Complete programs"),
                        ("account:read", "Read the account"),
                        ("account:manage", "Change the account"),
                        ("keys:manage", "Manage API keys"),
                        ("privacy:manage", "Export and erase what is held on a person"),
                    ],
                    max_length=40,
                ),
                size=None,
                verbose_name="scopes",
            ),
        ),
        migrations.AddConstraint(
            model_name="apikey",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    (
                        "scopes__contained_by",
                        [
                            "certificates:issue",
                            "certificates:read",
                            "certificates:manage",
                            "certificates:release",
                            "certificates:types",
                            "webhooks:read",
                            "webhooks:manage",
                            "edu:read",
                            "edu:manage",
                            "edu:issue",
                            "account:read",
                            "account:manage",
                            "keys:manage",
                            "privacy:manage",
                        ],
                    )
                ),
                name="accounts_apikey_known_scopes",
            ),
        ),
    ]

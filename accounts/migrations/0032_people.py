import django.db.models.deletion
import django.db.models.functions.text
from django.conf import settings
from django.db import migrations, models

import lib.ids


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0031_settings"),
    ]

    operations = [
        migrations.CreateModel(
            name="Member",
            fields=[],
            options={
                "verbose_name": "member",
                "verbose_name_plural": "members",
                "proxy": True,
                "indexes": [],
                "constraints": [],
            },
            bases=("accounts.membership",),
        ),
        migrations.CreateModel(
            name="Invitation",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("email", models.EmailField(max_length=254, verbose_name="e-mail")),
                (
                    "role",
                    models.CharField(
                        choices=[
                            ("owner", "Owner"),
                            ("admin", "Administrator"),
                            ("operator", "Operator"),
                            ("auditor", "Auditor"),
                        ],
                        max_length=12,
                        verbose_name="role",
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
                ("token_sha256", models.CharField(editable=False, max_length=64, unique=True)),
                ("created_at", models.DateTimeField(editable=False, verbose_name="invited")),
                ("expires_at", models.DateTimeField(editable=False, verbose_name="expires")),
                (
                    "mailed_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="mail sent"),
                ),
                (
                    "accepted_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="accepted"),
                ),
                (
                    "revoked_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="taken back"),
                ),
                (
                    "invited_by",
                    models.ForeignKey(
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="invited by",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "invitation",
                "verbose_name_plural": "invitations",
                "indexes": [
                    models.Index(
                        models.F("issuer"), models.F("created_at"), name="accounts_invitation_list"
                    )
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("accepted_at", None), ("revoked_at", None)),
                        fields=("issuer", "email"),
                        name="accounts_invitation_open_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("email", django.db.models.functions.text.Lower("email"))
                        ),
                        name="accounts_invitation_email_lower",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("role__in", ["owner", "admin", "operator", "auditor"])),
                        name="accounts_invitation_role",
                    ),
                ],
            },
        ),
    ]

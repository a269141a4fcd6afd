"""Whom to tell of a problem with a certificate, where the issuer wants that to be read."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0038_privacy_scope"),
    ]

    operations = [
        migrations.AddField(
            model_name="branding",
            name="contact",
            field=models.CharField(max_length=300, null=True, verbose_name="public contact"),
        ),
    ]

"""Let owners trust the addresses of a provider that does not say whether it has verified them."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_version_1")]

    operations = [
        migrations.AddField(
            "identityprovider",
            "trusts_addresses",
            models.BooleanField("trust its addresses", default=False, db_default=False),
        ),
    ]

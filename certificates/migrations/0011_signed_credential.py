"""Call the model of a credential's signatures so; its table keeps its name."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("certificates", "0010_analyze_sooner")]

    operations = [
        migrations.AlterModelTable("seal", "certificates_seal"),
        migrations.RenameModel("Seal", "SignedCredential"),
        migrations.AlterField(
            "signedcredential",
            "certificate",
            models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE,
                primary_key=True,
                related_name="signed_credential",
                serialize=False,
                to="certificates.certificate",
            ),
        ),
    ]

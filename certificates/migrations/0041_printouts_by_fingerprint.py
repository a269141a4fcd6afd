"""A file that somebody holds is found by its fingerprint, whichever certificate it belongs to."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("certificates", "0040_release_off_requests")]

    operations = [
        migrations.AddIndex(
            model_name="printout",
            index=models.Index(models.F("sha256"), name="certificates_printout_file"),
        ),
    ]

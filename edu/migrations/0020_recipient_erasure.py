"""A recipient belongs to the request to erase it."""

from django.db import migrations, models
from django.db.models.deletion import SET_NULL


class Migration(migrations.Migration):
    dependencies = [("certificates", "0036_printouts"), ("edu", "0010_cohort_mode")]

    operations = [
        migrations.AddField(
            model_name="recipient",
            name="erasure",
            field=models.ForeignKey(
                db_index=False,
                editable=False,
                null=True,
                on_delete=SET_NULL,
                related_name="+",
                to="certificates.erasure",
                verbose_name="erasure",
            ),
        ),
        migrations.AddIndex(
            model_name="recipient",
            index=models.Index(
                models.F("erasure"),
                condition=models.Q(("erasure__isnull", False)),
                name="edu_recipient_to_erase",
            ),
        ),
    ]

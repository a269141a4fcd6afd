"""Programs and cohorts of many enrolments are counted from an index alone."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("edu", "0026_verifications")]

    operations = [
        migrations.AddIndex(
            model_name="enrolment",
            index=models.Index(
                models.F("program"),
                models.F("mode"),
                models.F("cohort"),
                models.F("status"),
                include=("certificate",),
                name="edu_enrolment_counted",
            ),
        ),
    ]

"""Whose turn it is to send a letter: a lease, which runs out should the worker die."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0041_files_of_jobs_leave_nothing"),
    ]

    operations = [
        migrations.CreateModel(
            name="LetterLease",
            fields=[
                (
                    "letter",
                    models.CharField(max_length=100, primary_key=True, serialize=False),
                ),
                ("until", models.DateTimeField()),
            ],
        ),
    ]

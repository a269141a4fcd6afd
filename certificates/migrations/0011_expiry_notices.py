"""When the next word of its end is due stands on the certificate; a partial index leads to what is."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0022_room_and_networks"),
        ("certificates", "0010_holds"),
    ]

    operations = [
        migrations.AddField(
            model_name="certificate",
            name="next_notice_at",
            field=models.DateTimeField(editable=False, null=True),
        ),
        migrations.AddIndex(
            model_name="certificate",
            index=models.Index(
                models.F("next_notice_at"),
                condition=models.Q(("next_notice_at__isnull", False)),
                name="certificates_notice_due",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificate",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("next_notice_at", None),
                    ("state__in", ["active", "suspended"]),
                    _connector="OR",
                ),
                name="certificates_notice_while_in_force",
            ),
        ),
    ]

"""What certificates refer to: each other, and documents on the web."""

import django.db.models.deletion
from django.db import migrations, models

import lib.ids


class Migration(migrations.Migration):
    dependencies = [("certificates", "0021_fill_keys")]

    operations = [
        migrations.AddField(
            model_name="certificate",
            name="has_links",
            field=models.BooleanField(db_default=False, default=False, editable=False),
        ),
        migrations.CreateModel(
            name="CertificateLink",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "certificate",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="links",
                        to="certificates.certificate",
                    ),
                ),
                (
                    "rel",
                    models.CharField(
                        choices=[
                            ("partOf", "Part of"),
                            ("derivedFrom", "Derived from"),
                            ("relatedTo", "Related to"),
                            ("documents", "Documents"),
                        ],
                        max_length=11,
                        verbose_name="relation",
                    ),
                ),
                (
                    "target",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="linked_from",
                        to="certificates.certificate",
                        verbose_name="certificate",
                    ),
                ),
                ("url", models.CharField(max_length=2000, null=True, verbose_name="address")),
                ("label", models.CharField(max_length=200, null=True, verbose_name="label")),
                ("sha256", models.BinaryField(null=True)),
                ("created_at", models.DateTimeField(verbose_name="created")),
            ],
            options={"verbose_name": "link", "verbose_name_plural": "links"},
        ),
        migrations.AddIndex(
            model_name="certificatelink",
            index=models.Index(
                models.F("certificate"), models.F("id"), name="certificates_links_of"
            ),
        ),
        migrations.AddIndex(
            model_name="certificatelink",
            index=models.Index(
                models.F("target"),
                models.F("rel"),
                models.F("id"),
                condition=models.Q(("target__isnull", False)),
                name="certificates_linked",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificatelink",
            constraint=models.UniqueConstraint(
                models.F("certificate"),
                models.F("rel"),
                models.F("target"),
                condition=models.Q(("target__isnull", False)),
                name="certificates_link_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificatelink",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("rel__in", ["partOf", "derivedFrom", "relatedTo", "documents"])
                ),
                name="certificates_link_rel",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificatelink",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(
                        ("sha256__isnull", True),
                        ("target__isnull", False),
                        ("url__isnull", True),
                    ),
                    models.Q(("target__isnull", True), ("url__isnull", False)),
                    _connector="OR",
                ),
                name="certificates_link_one_target",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificatelink",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("rel", "partOf"), _negated=True),
                    ("target__isnull", False),
                    _connector="OR",
                ),
                name="certificates_link_parts_are_certificates",
            ),
        ),
        migrations.AddConstraint(
            model_name="certificatelink",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("target", None),
                    models.Q(("target", models.F("certificate")), _negated=True),
                    _connector="OR",
                ),
                name="certificates_link_not_to_itself",
            ),
        ),
    ]

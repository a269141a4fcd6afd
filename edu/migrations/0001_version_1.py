import django.contrib.postgres.indexes
import django.contrib.postgres.search
import django.db.models.deletion
import django.db.models.functions.text
from django.conf import settings
from django.db import migrations, models

import lib.ids


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("accounts", "0001_version_1"),
        ("certificates", "0001_version_1"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Cohort",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                ("code", models.CharField(max_length=60, verbose_name="code")),
                ("name", models.CharField(max_length=200, verbose_name="name")),
                ("starts_on", models.DateField(blank=True, null=True, verbose_name="start")),
                ("ends_on", models.DateField(blank=True, null=True, verbose_name="end")),
                ("created_at", models.DateTimeField(editable=False, verbose_name="created")),
                ("changed_at", models.DateTimeField(editable=False, verbose_name="changed")),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "cohort",
                "verbose_name_plural": "cohorts",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="edu_cohort_newest",
                    )
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])), name="edu_cohort_mode"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("starts_on", None),
                            ("ends_on", None),
                            ("ends_on__gte", models.F("starts_on")),
                            _connector="OR",
                        ),
                        name="edu_cohort_dates",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="CohortVerifications",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "cohort",
                        "day",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                ("day", models.DateField(verbose_name="day")),
                ("amount", models.PositiveBigIntegerField(verbose_name="amount")),
                (
                    "cohort",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="verifications",
                        to="edu.cohort",
                        verbose_name="cohort",
                    ),
                ),
            ],
            options={
                "verbose_name": "verifications of a cohort",
                "verbose_name_plural": "verifications of cohorts",
            },
        ),
        migrations.CreateModel(
            name="Program",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("code", models.SlugField(db_index=False, max_length=60, verbose_name="code")),
                ("name_de", models.CharField(max_length=200, verbose_name="name (German)")),
                ("name_en", models.CharField(max_length=200, verbose_name="name (English)")),
                ("name_fr", models.CharField(max_length=200, verbose_name="name (French)")),
                ("name_sq", models.CharField(max_length=200, verbose_name="name (Albanian)")),
                (
                    "description_de",
                    models.TextField(blank=True, default="", verbose_name="description (German)"),
                ),
                (
                    "description_en",
                    models.TextField(blank=True, default="", verbose_name="description (English)"),
                ),
                (
                    "description_fr",
                    models.TextField(blank=True, default="", verbose_name="description (French)"),
                ),
                (
                    "description_sq",
                    models.TextField(blank=True, default="", verbose_name="description (Albanian)"),
                ),
                (
                    "eqf_level",
                    models.PositiveSmallIntegerField(
                        blank=True, null=True, verbose_name="EQF level"
                    ),
                ),
                (
                    "credits",
                    models.DecimalField(
                        blank=True,
                        decimal_places=2,
                        max_digits=6,
                        null=True,
                        verbose_name="credits (ECTS)",
                    ),
                ),
                (
                    "hours",
                    models.DecimalField(
                        blank=True, decimal_places=2, max_digits=7, null=True, verbose_name="hours"
                    ),
                ),
                (
                    "attendance",
                    models.CharField(
                        choices=[
                            ("on_site", "On site"),
                            ("online", "Online"),
                            ("blended", "Blended"),
                        ],
                        default="on_site",
                        max_length=10,
                        verbose_name="how it is held",
                    ),
                ),
                (
                    "language",
                    models.CharField(max_length=16, verbose_name="language of the program"),
                ),
                (
                    "learning_outcomes",
                    models.JSONField(blank=True, default=list, verbose_name="learning outcomes"),
                ),
                ("alignment", models.JSONField(blank=True, default=list, verbose_name="alignment")),
                (
                    "validity_months",
                    models.PositiveSmallIntegerField(
                        blank=True, null=True, verbose_name="validity in months"
                    ),
                ),
                ("grade_scale", models.JSONField(blank=True, null=True, verbose_name="grades")),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("draft", "Draft"),
                            ("published", "Published"),
                            ("archived", "Archived"),
                        ],
                        default="draft",
                        editable=False,
                        max_length=10,
                        verbose_name="state",
                    ),
                ),
                (
                    "published_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="published"),
                ),
                (
                    "archived_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="archived"),
                ),
                ("created_at", models.DateTimeField(editable=False, verbose_name="created")),
                ("changed_at", models.DateTimeField(editable=False, verbose_name="changed")),
                (
                    "sequence",
                    models.PositiveIntegerField(default=1, editable=False, verbose_name="changes"),
                ),
                (
                    "certificate_type",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="programs",
                        to="certificates.certificatetype",
                        verbose_name="certificate type",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "program",
                "verbose_name_plural": "programs",
                "indexes": [
                    models.Index(models.F("issuer"), models.F("id"), name="edu_program_newest")
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("code"), name="edu_program_code_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("state__in", ["draft", "published", "archived"])),
                        name="edu_program_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("attendance__in", ["on_site", "online", "blended"])),
                        name="edu_program_attendance",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("eqf_level", None), ("eqf_level__range", (1, 8)), _connector="OR"
                        ),
                        name="edu_program_eqf_level",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("credits", None), ("credits__gte", 0), _connector="OR"),
                            models.Q(("hours", None), ("hours__gte", 0), _connector="OR"),
                        ),
                        name="edu_program_credits",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("validity_months", None),
                            ("validity_months__range", (1, 1200)),
                            _connector="OR",
                        ),
                        name="edu_program_validity",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("state", "published"), _negated=True),
                            models.Q(
                                ("certificate_type__isnull", False), ("published_at__isnull", False)
                            ),
                            _connector="OR",
                        ),
                        name="edu_program_published_with_a_type",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("archived_at__isnull", False), ("state", "archived")),
                            models.Q(
                                models.Q(("state", "archived"), _negated=True),
                                ("archived_at", None),
                            ),
                            _connector="OR",
                        ),
                        name="edu_program_archived",
                    ),
                ],
            },
        ),
        migrations.AddField(
            model_name="cohort",
            name="program",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="cohorts",
                to="edu.program",
                verbose_name="program",
            ),
        ),
        migrations.CreateModel(
            name="Recipient",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                (
                    "external_id",
                    models.CharField(
                        blank=True, max_length=200, null=True, verbose_name="your number"
                    ),
                ),
                (
                    "given_name",
                    models.CharField(
                        blank=True, default="", max_length=100, verbose_name="given name"
                    ),
                ),
                ("family_name", models.CharField(max_length=100, verbose_name="family name")),
                (
                    "printed_name",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="printed name"
                    ),
                ),
                (
                    "email",
                    models.CharField(blank=True, max_length=254, null=True, verbose_name="e-mail"),
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
                (
                    "birth_date",
                    models.DateField(blank=True, null=True, verbose_name="date of birth"),
                ),
                (
                    "birth_place",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="place of birth"
                    ),
                ),
                (
                    "attributes",
                    models.JSONField(blank=True, default=dict, verbose_name="attributes"),
                ),
                (
                    "search_text",
                    models.CharField(blank=True, default="", editable=False, max_length=500),
                ),
                (
                    "search_vector",
                    models.GeneratedField(
                        db_persist=True,
                        expression=django.contrib.postgres.search.SearchVector(
                            "search_text", config="simple"
                        ),
                        output_field=django.contrib.postgres.search.SearchVectorField(),
                    ),
                ),
                ("created_at", models.DateTimeField(editable=False, verbose_name="created")),
                ("changed_at", models.DateTimeField(editable=False, verbose_name="changed")),
                (
                    "sequence",
                    models.PositiveIntegerField(default=1, editable=False, verbose_name="changes"),
                ),
                (
                    "erased_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="erased"),
                ),
                (
                    "erasure",
                    models.ForeignKey(
                        db_index=False,
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to="certificates.erasure",
                        verbose_name="erasure",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "merged_into",
                    models.ForeignKey(
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="merged",
                        to="edu.recipient",
                        verbose_name="merged into",
                    ),
                ),
            ],
            options={
                "verbose_name": "recipient",
                "verbose_name_plural": "recipients",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="edu_recipient_newest",
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        django.db.models.functions.text.Lower("email"),
                        name="edu_recipient_email",
                    ),
                    models.Index(
                        models.F("erasure"),
                        condition=models.Q(("erasure__isnull", False)),
                        name="edu_recipient_to_erase",
                    ),
                    django.contrib.postgres.indexes.GinIndex(
                        models.F("search_vector"), name="edu_recipient_search"
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("external_id"),
                        condition=models.Q(("external_id__isnull", False)),
                        name="edu_recipient_external_id_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="edu_recipient_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("locale__in", ["de", "en", "fr", "sq"])),
                        name="edu_recipient_locale",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("external_id", None),
                            models.Q(("external_id", ""), _negated=True),
                            _connector="OR",
                        ),
                        name="edu_recipient_external_id_stated",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(
                                ("erased_at", None),
                                ("merged_into", None),
                                models.Q(("family_name", ""), _negated=True),
                            ),
                            models.Q(
                                ("email", None),
                                ("family_name", ""),
                                ("given_name", ""),
                                ("printed_name", ""),
                                ("attributes", {}),
                                ("birth_date", None),
                                ("birth_place", ""),
                                ("search_text", ""),
                            ),
                            _connector="OR",
                        ),
                        name="edu_recipient_named_until_gone",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("erased_at", None), ("external_id", None), _connector="OR"
                        ),
                        name="edu_recipient_erased_without_a_number",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Enrolment",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "mode",
                    models.CharField(
                        choices=[("live", "Live"), ("test", "Test")],
                        editable=False,
                        max_length=4,
                        verbose_name="mode",
                    ),
                ),
                (
                    "status",
                    models.CharField(
                        choices=[
                            ("enrolled", "Enrolled"),
                            ("completed", "Completed"),
                            ("withdrawn", "Withdrawn"),
                            ("failed", "Failed"),
                        ],
                        default="enrolled",
                        max_length=10,
                        verbose_name="status",
                    ),
                ),
                ("attempt", models.PositiveSmallIntegerField(default=1, verbose_name="attempt")),
                (
                    "grade",
                    models.CharField(blank=True, default="", max_length=40, verbose_name="grade"),
                ),
                (
                    "completed_on",
                    models.DateField(blank=True, null=True, verbose_name="completed on"),
                ),
                ("results", models.JSONField(blank=True, default=list, verbose_name="results")),
                (
                    "evidence",
                    models.CharField(
                        blank=True, default="", max_length=2000, verbose_name="evidence"
                    ),
                ),
                ("created_at", models.DateTimeField(editable=False, verbose_name="enrolled")),
                ("changed_at", models.DateTimeField(editable=False, verbose_name="changed")),
                (
                    "sequence",
                    models.PositiveIntegerField(default=1, editable=False, verbose_name="changes"),
                ),
                (
                    "certificate",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="enrolment",
                        to="certificates.certificate",
                        verbose_name="certificate",
                    ),
                ),
                (
                    "cohort",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="enrolments",
                        to="edu.cohort",
                        verbose_name="cohort",
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "program",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="enrolments",
                        to="edu.program",
                        verbose_name="program",
                    ),
                ),
                (
                    "recipient",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="enrolments",
                        to="edu.recipient",
                        verbose_name="recipient",
                    ),
                ),
            ],
            options={
                "verbose_name": "enrolment",
                "verbose_name_plural": "enrolments",
                "indexes": [
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("id"),
                        name="edu_enrolment_newest",
                    ),
                    models.Index(
                        models.F("program"),
                        models.F("mode"),
                        models.F("id"),
                        name="edu_enrolment_of_program",
                    ),
                    models.Index(
                        models.F("cohort"), models.F("id"), name="edu_enrolment_of_cohort"
                    ),
                    models.Index(
                        models.F("recipient"), models.F("id"), name="edu_enrolment_of_recipient"
                    ),
                    models.Index(
                        models.F("issuer"),
                        models.F("mode"),
                        models.F("status"),
                        models.F("id"),
                        name="edu_enrolment_in_status",
                    ),
                    models.Index(
                        models.F("program"),
                        models.F("mode"),
                        models.F("cohort"),
                        models.F("status"),
                        include=("certificate",),
                        name="edu_enrolment_counted",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("cohort"),
                        models.F("recipient"),
                        condition=models.Q(("status__in", ("enrolled", "completed"))),
                        name="edu_enrolment_one_live",
                    ),
                    models.UniqueConstraint(
                        models.F("cohort"),
                        models.F("recipient"),
                        models.F("attempt"),
                        name="edu_enrolment_attempt_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("mode__in", ["live", "test"])),
                        name="edu_enrolment_mode",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("status__in", ["enrolled", "completed", "withdrawn", "failed"])
                        ),
                        name="edu_enrolment_status",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("status", "completed"), _negated=True),
                            ("completed_on__isnull", False),
                            _connector="OR",
                        ),
                        name="edu_enrolment_completed_when",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("attempt__gte", 1)), name="edu_enrolment_attempt"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Team",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("name", models.CharField(max_length=200, verbose_name="name")),
                ("created_at", models.DateTimeField(editable=False, verbose_name="created")),
                (
                    "sequence",
                    models.PositiveIntegerField(default=0, editable=False, verbose_name="changes"),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
            ],
            options={
                "verbose_name": "team",
                "verbose_name_plural": "teams",
                "indexes": [
                    models.Index(models.F("issuer"), models.F("id"), name="edu_team_newest")
                ],
                "constraints": [
                    models.UniqueConstraint(
                        models.F("issuer"), models.F("name"), name="edu_team_name_once"
                    )
                ],
            },
        ),
        migrations.AddField(
            model_name="program",
            name="team",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                to="edu.team",
                verbose_name="team",
            ),
        ),
        migrations.AddField(
            model_name="cohort",
            name="team",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                to="edu.team",
                verbose_name="team",
            ),
        ),
        migrations.CreateModel(
            name="TeamInvitation",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                (
                    "role",
                    models.CharField(
                        choices=[
                            ("coordinator", "Coordinator"),
                            ("instructor", "Instructor"),
                            ("assessor", "Assessor"),
                        ],
                        max_length=12,
                        verbose_name="role",
                    ),
                ),
                ("created_at", models.DateTimeField(editable=False, verbose_name="invited")),
                (
                    "invitation",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="teams",
                        to="accounts.invitation",
                        verbose_name="invitation",
                    ),
                ),
                (
                    "team",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="invitations",
                        to="edu.team",
                        verbose_name="team",
                    ),
                ),
            ],
            options={
                "verbose_name": "invitation into a team",
                "verbose_name_plural": "invitations into teams",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("team"), models.F("invitation"), name="edu_team_invited_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("role__in", ["coordinator", "instructor", "assessor"])),
                        name="edu_team_invitation_role",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="TeamMember",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=lib.ids.new, editable=False, primary_key=True, serialize=False
                    ),
                ),
                (
                    "issuer",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        editable=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="accounts.issuer",
                    ),
                ),
                (
                    "role",
                    models.CharField(
                        choices=[
                            ("coordinator", "Coordinator"),
                            ("instructor", "Instructor"),
                            ("assessor", "Assessor"),
                        ],
                        max_length=12,
                        verbose_name="role",
                    ),
                ),
                ("joined_at", models.DateTimeField(editable=False, verbose_name="joined")),
                (
                    "membership",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="teams",
                        to="accounts.membership",
                        verbose_name="member",
                    ),
                ),
                (
                    "team",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="members",
                        to="edu.team",
                        verbose_name="team",
                    ),
                ),
            ],
            options={
                "verbose_name": "member of a team",
                "verbose_name_plural": "members of teams",
                "constraints": [
                    models.UniqueConstraint(
                        models.F("team"), models.F("membership"), name="edu_team_member_once"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("role__in", ["coordinator", "instructor", "assessor"])),
                        name="edu_team_member_role",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Onboarding",
            fields=[
                (
                    "issuer",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        primary_key=True,
                        serialize=False,
                        to="accounts.issuer",
                        verbose_name="issuer",
                    ),
                ),
                (
                    "legal_name",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="legal name"
                    ),
                ),
                (
                    "country",
                    models.CharField(blank=True, default="", max_length=2, verbose_name="country"),
                ),
                (
                    "address",
                    models.CharField(
                        blank=True, default="", max_length=500, verbose_name="address"
                    ),
                ),
                (
                    "website",
                    models.CharField(
                        blank=True, default="", max_length=300, verbose_name="website"
                    ),
                ),
                (
                    "accreditation_body",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="accreditation body"
                    ),
                ),
                (
                    "accreditation_number",
                    models.CharField(
                        blank=True, default="", max_length=100, verbose_name="accreditation number"
                    ),
                ),
                (
                    "contact_name",
                    models.CharField(
                        blank=True, default="", max_length=200, verbose_name="contact person"
                    ),
                ),
                (
                    "contact_email",
                    models.CharField(
                        blank=True, default="", max_length=254, verbose_name="contact e-mail"
                    ),
                ),
                (
                    "contact_phone",
                    models.CharField(
                        blank=True, default="", max_length=50, verbose_name="contact phone"
                    ),
                ),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("not_started", "Not started"),
                            ("in_progress", "In progress"),
                            ("submitted", "Submitted"),
                            ("approved", "Approved"),
                            ("rejected", "Rejected"),
                        ],
                        default="in_progress",
                        editable=False,
                        max_length=12,
                        verbose_name="state",
                    ),
                ),
                (
                    "reason",
                    models.CharField(
                        blank=True,
                        default="",
                        editable=False,
                        max_length=1000,
                        verbose_name="reason",
                    ),
                ),
                (
                    "submitted_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="submitted"),
                ),
                (
                    "decided_at",
                    models.DateTimeField(editable=False, null=True, verbose_name="decided"),
                ),
                (
                    "sequence",
                    models.PositiveIntegerField(default=0, editable=False, verbose_name="changes"),
                ),
                (
                    "decided_by",
                    models.ForeignKey(
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="decided by",
                    ),
                ),
            ],
            options={
                "verbose_name": "onboarding",
                "verbose_name_plural": "onboardings",
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "state__in",
                                ["not_started", "in_progress", "submitted", "approved", "rejected"],
                            )
                        ),
                        name="edu_onboarding_state",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(
                                ("state__in", ["submitted", "approved", "rejected"]), _negated=True
                            ),
                            ("submitted_at__isnull", False),
                            _connector="OR",
                        ),
                        name="edu_onboarding_submitted",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("state__in", ["approved", "rejected"]), _negated=True),
                            ("decided_at__isnull", False),
                            _connector="OR",
                        ),
                        name="edu_onboarding_decided",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("state", "rejected"), _negated=True),
                            models.Q(("reason", ""), _negated=True),
                            _connector="OR",
                        ),
                        name="edu_onboarding_reason",
                    ),
                ],
            },
        ),
        migrations.AddIndex(
            model_name="cohort",
            index=models.Index(
                models.F("program"), models.F("mode"), models.F("id"), name="edu_cohort_of_program"
            ),
        ),
        migrations.AddConstraint(
            model_name="cohort",
            constraint=models.UniqueConstraint(
                models.F("program"), models.F("mode"), models.F("code"), name="edu_cohort_code_once"
            ),
        ),
        # What models can't say: whose rows these are.
        migrations.RunSQL("SELECT accounts_protect_tables('edu')", migrations.RunSQL.noop),
    ]

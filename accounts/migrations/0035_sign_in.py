"""Signing in: an epoch that ends sessions, and the table of tries (Django's cache in PostgreSQL)."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0032_people")]

    operations = [
        migrations.AddField(
            model_name="user",
            name="session_epoch",
            field=models.PositiveIntegerField(default=0, editable=False),
        ),
        migrations.RunSQL(
            sql="""
            CREATE TABLE accounts_signin_cache (
                cache_key varchar(255) PRIMARY KEY,
                value text NOT NULL,
                expires timestamptz NOT NULL
            );
            CREATE INDEX accounts_signin_cache_expires ON accounts_signin_cache (expires);
            """,
            reverse_sql="DROP TABLE accounts_signin_cache",
        ),
    ]

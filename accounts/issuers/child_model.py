"""What rows have in common that belong to a row of an issuer."""

from django.db import models


class IssuerChild(models.Model):
    """A row below another one, such as a certificate's history. It names the issuer of that row too.

    Row-level security goes by this column, and so would a database that is sharded by issuer
    (decision 0073). Whoever inserts the row fills it in. There is no foreign key of the database: it
    would lock the issuer's row at each insert, and say only what the row above says already.
    """

    issuer = models.ForeignKey(
        "accounts.Issuer",
        on_delete=models.DO_NOTHING,
        related_name="+",
        db_constraint=False,
        db_index=False,
        editable=False,
    )

    class Meta:
        abstract = True

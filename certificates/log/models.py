"""The transparency log: changes that wait for it, entries, tiles and checkpoints."""

from django.db import models

from accounts.scopes import Mode


class UnloggedChange(models.Model):
    """A change that waits to be logged.

    A trigger inserts those of certificates, with the row of history. Those of signing keys bring their
    statement. One of a certificate with a date of its own was made before the log: the certificate is
    recorded as it stands then (`resuming.record`).

    A queue and not a position in the history: transactions that commit late are seen later, and no
    change is left out.
    """

    id = models.BigAutoField(primary_key=True)
    certificate_id = models.UUIDField(null=True)
    sequence = models.PositiveIntegerField()
    # Where the statement is not made from the history alone: the log, the moment, the statement itself.
    mode = models.CharField(max_length=4, choices=Mode.choices, null=True)
    at = models.DateTimeField(null=True)
    statement = models.BinaryField(null=True)
    signing_key_id = models.UUIDField(null=True)

    class Meta:
        db_table = "certificates_unlogged"
        verbose_name = "change to be logged"
        verbose_name_plural = "changes to be logged"

    def __str__(self) -> str:
        return f"{self.certificate_id or self.signing_key_id} #{self.sequence}"


class TransparencyLog(models.Model):
    """One log: that of live certificates, or of test ones.

    `size` is what is sequenced and signed, and `published` what the log's storage holds: no more than that
    is ever shown.
    """

    mode = models.CharField(primary_key=True, max_length=4, choices=Mode.choices)
    origin = models.CharField(max_length=255)
    verifier_key = models.CharField(max_length=400)
    size = models.BigIntegerField(default=0)
    published = models.BigIntegerField(default=0)
    # The keys that took over or are about to: `key`, its `predecessor`, since when (`at`) and from which
    # size on it signs. `verifier_key` has signed every checkpoint beyond the size `signed_from`.
    successions = models.JSONField(default=list)
    signed_from = models.BigIntegerField(default=0)
    # Why nothing is logged, until somebody acts: the storage is ahead of this database.
    halted = models.CharField(max_length=300, null=True)

    class Meta:
        db_table = "certificates_log"
        verbose_name = "transparency log"
        verbose_name_plural = "transparency logs"

    def __str__(self) -> str:
        return self.origin

    def published_checkpoint(self) -> "LogCheckpoint | None":
        """The newest checkpoint that is shown."""
        return LogCheckpoint.objects.filter(mode=self.mode, size=self.published).first()


class LogEntry(models.Model):
    """One entry of a log (append-only): the commitment to a statement on a change."""

    # Entries in their order: bundles, proofs.
    pk = models.CompositePrimaryKey("mode", "index")
    mode = models.CharField(max_length=4, choices=Mode.choices)
    index = models.BigIntegerField()
    at = models.DateTimeField()
    commitment = models.BinaryField()
    # No foreign key: old test certificates are deleted, their entries stay. Null where the change is not
    # in this database: a backup of before it was restored.
    certificate_id = models.UUIDField(null=True)
    sequence = models.PositiveIntegerField(null=True)
    # Of a change of a signing key: sequence 1 its making, 2 its retirement, 3 that it is compromised.
    signing_key_id = models.UUIDField(null=True)

    class Meta:
        verbose_name = "entry of the log"
        verbose_name_plural = "entries of the log"
        constraints = [
            # Each change is logged once; also the entries of a certificate.
            models.UniqueConstraint("certificate_id", "sequence", name="certificates_logged_once"),
            models.UniqueConstraint(
                "signing_key_id",
                "sequence",
                name="certificates_key_logged_once",
                condition=models.Q(signing_key_id__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.mode} {self.index}"


class LogTile(models.Model):
    """Up to 256 hashes of a log's tree; tiles at the right edge are overwritten as they grow."""

    pk = models.CompositePrimaryKey("mode", "level", "number")
    mode = models.CharField(max_length=4, choices=Mode.choices)
    level = models.SmallIntegerField()
    number = models.BigIntegerField()
    hashes = models.BinaryField()

    class Meta:
        verbose_name = "tile of the log"
        verbose_name_plural = "tiles of the log"

    def __str__(self) -> str:
        return f"{self.mode} {self.level}/{self.number}"


class LogCheckpoint(models.Model):
    """A signed checkpoint (append-only; time stamp and cosignatures are added once)."""

    # The newest; and the first one that covers an entry.
    pk = models.CompositePrimaryKey("mode", "size")
    mode = models.CharField(max_length=4, choices=Mode.choices)
    size = models.BigIntegerField()
    root = models.BinaryField()
    note = models.TextField()
    at = models.DateTimeField()
    timestamp = models.BinaryField(null=True)  # of the note: a token of RFC 3161, DER
    cosignatures = models.TextField(null=True)  # lines of witnesses, below the note

    class Meta:
        verbose_name = "checkpoint of the log"
        verbose_name_plural = "checkpoints of the log"
        indexes = [
            # The first of each that covers an entry; the newest.
            models.Index(
                fields=["mode", "size"],
                name="certificates_stamped",
                condition=models.Q(timestamp__isnull=False),
            ),
            models.Index(
                fields=["mode", "size"],
                name="certificates_cosigned",
                condition=models.Q(cosignatures__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.mode} {self.size}"

    @property
    def signed_note(self) -> str:
        """The note with the signatures of the log and of witnesses."""
        return self.note + (self.cosignatures or "")

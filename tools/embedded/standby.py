"""A streaming standby of an embedded PostgreSQL, as docs/runbook.md makes one."""

from pathlib import Path

from .postgres import EmbeddedPostgres


class EmbeddedStandby(EmbeddedPostgres):
    """A server whose data are a copy of the primary's, which goes on reading what the primary writes."""

    def __init__(self, directory: Path, primary: EmbeddedPostgres, *, owned: bool = True) -> None:
        super().__init__(directory, durable=primary.durable, owned=owned)
        self.primary = primary

    def _initialise(self) -> None:
        """`pg_basebackup --write-recovery-conf`: the copy names the server that it follows."""
        source = ("-h", str(self.primary.socket_directory), "-U", "postgres")
        copied = ("--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast")
        self._run("pg_basebackup", "-D", self.data, *source, *copied)

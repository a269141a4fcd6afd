"""`verify_documents` finds attachments that are missing or altered, and files without a row."""

import os
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.files.storage import storages
from django.core.management import CommandError, call_command

from certificates.attachments import operations as attachments
from certificates.certificate.integrity import Checked
from certificates.certificate.models import STORAGE
from certificates.models import AttachmentFile
from tests.certificates.attachments.test_attachments import PDF, about, attached, put
from tests.factories import issue_one

pytestmark = pytest.mark.django_db(transaction=True)
SOUND = "Sound: 2 certificates, 3 files of attachments, 0 files of the log."


@pytest.fixture
def stored(folder: Path, key: Any) -> list[AttachmentFile]:
    """Two certificates; one has two files."""
    first = attached(key.key.issuer, about(), about(b"other"))
    second = issue_one(first.type, attachments=[about()], serial_number="second")
    assert put(key, first).status_code == 200
    assert put(key, first, b"other", number=2).status_code == 200
    assert put(key, second).status_code == 200
    return list(AttachmentFile.objects.order_by("pk"))


def verify() -> str:
    out = StringIO()
    call_command("verify_documents", stdout=out)
    return out.getvalue()


def check() -> Checked:
    (part,) = attachments.parts_to_check(None)
    return attachments.check_part(part)


def refused(*said: str) -> None:
    out = StringIO()
    with pytest.raises(
        CommandError, match=r"findings; sound are 2 certificates, \d files of attachments"
    ):
        call_command("verify_documents", stdout=out)
    assert out.getvalue().splitlines() == list(said)


def test_files_as_they_were_registered(stored: list[AttachmentFile]):
    assert verify() == SOUND + "\n"


def test_a_file_that_is_missing(stored: list[AttachmentFile], folder: Path):
    (folder / stored[0].name).unlink()
    whose = stored[0].certificate.public_id
    refused(f"{whose}: the file of attachment 1 is missing ({stored[0].name})")


@pytest.mark.parametrize("content", [b"", PDF + b"x", b"X" + PDF[1:]])
def test_a_file_that_was_altered(stored: list[AttachmentFile], folder: Path, content: bytes):
    (folder / stored[2].name).write_bytes(content)
    refused(
        f"{stored[2].certificate.public_id}: the file of attachment 1 is not the one that was"
        f" registered ({stored[2].name}, {len(content)} bytes)"
    )


def test_a_file_that_can_not_be_read(stored: list[AttachmentFile], folder: Path):
    (folder / stored[1].name).unlink()
    (folder / stored[1].name).mkdir()
    whose = stored[1].certificate.public_id
    refused(f"{whose}: the file of attachment 2 can't be read ({stored[1].name}: Is a directory)")


def test_a_file_without_a_row_is_listed_and_no_error(stored: list[AttachmentFile], folder: Path):
    beside = Path(stored[0].name).parent
    names = ("loose", "a/loose", "a/b/1", str(beside / "9"))
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"?")
        os.utime(folder / name, times=(time.time() - 7200,) * 2)
    (folder / beside / "being-written").write_bytes(b"?")
    *named, last = verify().splitlines()
    assert sorted(named) == sorted(f"{name}: belongs to no certificate" for name in names)
    assert last == SOUND


def test_file_erased_during_the_check_is_no_finding(
    stored: list[AttachmentFile], folder: Path, monkeypatch: pytest.MonkeyPatch
):
    def erase(row: AttachmentFile) -> Any:
        storages[STORAGE].delete(row.name)
        AttachmentFile.objects.filter(pk=row.pk).delete()
        raise FileNotFoundError

    monkeypatch.setattr(AttachmentFile, "open", erase)
    assert check().findings == []


def test_many_files_are_read_in_parts(stored: list[AttachmentFile], monkeypatch):
    monkeypatch.setattr(attachments, "PART", 2)
    parts = attachments.parts_to_check(None)
    assert [attachments.check_part(part).sound for part in parts] == [2, 1]
    assert attachments.parts_to_check(parts[0].last) == parts[1:]

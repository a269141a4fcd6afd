"""Encrypted columns: unreadable without the keys, and re-encrypted with a new key."""

import io
from collections.abc import Iterator

import pytest
from cryptography.fernet import Fernet, InvalidToken
from django.core.exceptions import FieldError, ImproperlyConfigured
from django.core.management import CommandError, call_command
from django.db import connection, models
from django.test.utils import isolate_apps
from pytest_django.fixtures import Settings

from accounts import field_keys
from accounts.field_keys import RotationProgress, rotate_column
from lib import crypto

OLD, NEW, FOREIGN = (Fernet.generate_key().decode() for _ in range(3))


@pytest.fixture
def old_key(settings: Settings) -> None:
    settings.FIELD_KEYS = [OLD]


@pytest.fixture
def locker(
    db: None, old_key: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[type[models.Model]]:
    """A model with a real table: one column of ours, and one that another library owns."""
    monkeypatch.setattr(crypto, "COLUMNS", {})
    with isolate_apps("accounts") as registry:
        monkeypatch.setattr(field_keys, "apps", registry)

        class Locker(models.Model):  # noqa: DJ008  (nobody prints it)
            secret = crypto.EncryptedTextField(null=True)
            data = models.JSONField(null=True)

            class Meta:
                app_label = "accounts"

        with connection.schema_editor() as editor:
            editor.create_model(Locker)
        yield Locker


def stored(model: type[models.Model], column: str = "secret") -> list[str]:
    """A column as the database has it."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {column} FROM {model._meta.db_table} ORDER BY id")
        return [value for (value,) in cursor.fetchall()]


def opens(key: str, token: str) -> bool:
    try:
        return bool(Fernet(key).decrypt(token.encode()))
    except InvalidToken:
        return False


def rotated(*, batch: int = 500) -> list[RotationProgress]:
    return [p for column in crypto.COLUMNS for p in rotate_column(column, batch=batch)]


def rotate() -> str:
    out = io.StringIO()
    call_command("rotate_field_keys", stdout=out, stderr=out)
    return out.getvalue()


class TestColumn:
    def test_encrypted_column_reads_back_as_written(self, locker):
        locker.objects.create(secret="whsec_ä€")
        assert locker.objects.get().secret == "whsec_ä€"

    def test_nothing_of_it_stands_in_the_table(self, locker):
        locker.objects.create(secret="whsec_very_secret")
        (text,) = stored(locker)
        assert "secret" not in text
        assert opens(OLD, text)

    def test_none_stays_none(self, locker):
        locker.objects.create(secret=None)
        assert stored(locker) == [None]
        assert locker.objects.get(secret__isnull=True).secret is None

    def test_equal_secrets_look_different_and_cannot_be_looked_up(self, locker):
        for _ in range(2):
            locker.objects.create(secret="the same")
        first, second = stored(locker)
        assert first != second
        with pytest.raises(FieldError):
            locker.objects.filter(secret="the same")

    def test_an_altered_value_is_not_believed(self, locker):
        locker.objects.create(secret="whsec")
        (text,) = stored(locker)
        with connection.cursor() as cursor:
            table = locker._meta.db_table
            cursor.execute(f"UPDATE {table} SET secret = %s", [text[:-6] + "AAAAA="])
        with pytest.raises(crypto.UndecryptableValue):
            locker.objects.get()

    def test_the_column_is_known_to_the_rotation(self, locker):
        assert list(crypto.COLUMNS) == [crypto.EncryptedColumn("accounts.Locker", "secret")]

    @pytest.mark.parametrize("keys", [[], ["not a key"]])
    def test_without_a_good_key_nothing_is_encrypted(self, settings: Settings, keys: list[str]):
        settings.FIELD_KEYS = keys
        with pytest.raises(ImproperlyConfigured, match="FIELD_KEYS"):
            crypto.encrypt("secret")


class TestRotation:
    @pytest.fixture(autouse=True)
    def three_rows(self, locker, settings: Settings) -> None:
        crypto.register("accounts.Locker", "data", member="secret")
        for n in range(3):
            data = {"secret": crypto.encrypt(f"totp {n}"), "used": n}
            locker.objects.create(secret=f"secret {n}", data=data)
        locker.objects.create(secret=None, data={"codes": []})
        settings.FIELD_KEYS = [NEW, OLD]

    def test_everything_is_moved_to_the_first_key(self, locker, settings: Settings):
        assert "Done" in rotate()
        settings.FIELD_KEYS = [NEW]
        assert [row.secret for row in locker.objects.order_by("id")][:3] == [
            f"secret {n}" for n in range(3)
        ]
        data = [row.data for row in locker.objects.order_by("id")]
        assert [crypto.decrypt(entry["secret"]) for entry in data[:3]] == [
            "totp 0",
            "totp 1",
            "totp 2",
        ]
        assert [entry.get("used") for entry in data] == [0, 1, 2, None]
        assert data[3] == {"codes": []}

    def test_reading_goes_on_before_during_and_after(self, locker):
        for _ in rotate_column(next(iter(crypto.COLUMNS)), batch=1):
            assert {row.secret for row in locker.objects.all()} == {
                "secret 0",
                "secret 1",
                "secret 2",
                None,
            }

    def test_an_interrupted_run_is_started_again(self, locker):
        column = next(iter(crypto.COLUMNS))
        run = rotate_column(column, batch=2)
        assert next(run) == RotationProgress(read=2, written=2, unreadable=())
        del run
        assert list(rotate_column(column, batch=2)) == [
            RotationProgress(read=2, written=0, unreadable=()),
            RotationProgress(read=1, written=1, unreadable=()),
        ]

    def test_a_second_run_writes_nothing(self, locker):
        rotated()
        before = stored(locker)
        assert {progress.written for progress in rotated()} == {0}
        assert stored(locker) == before

    def test_rotation_tells_how_many_values_it_encrypted_anew(self):
        assert "accounts.Locker.secret: 3 read, 3 encrypted anew" in rotate()
        assert "accounts.Locker.data.secret: 3 read, 0 encrypted anew" in rotate()

    def test_a_row_that_no_key_opens_is_named_and_left(self, locker, settings: Settings):
        settings.FIELD_KEYS = [FOREIGN]
        lost = locker.objects.create(secret="lost")
        settings.FIELD_KEYS = [NEW, OLD]
        out = io.StringIO()
        with pytest.raises(CommandError, match="1 values"):
            call_command("rotate_field_keys", stdout=out, stderr=out)
        assert f"accounts.Locker.secret: no key opens row {lost.pk}" in out.getvalue()
        texts = stored(locker)
        assert opens(FOREIGN, texts[-1])
        assert all(opens(NEW, text) for text in texts[:3])


def test_a_process_without_signing_keys_names_what_it_leaves(db: None, settings: Settings):
    settings.SIGNING_KEYS = []
    with pytest.raises(
        CommandError, match=r"accounts\.SigningKey\.secret.*in a worker's environment"
    ):
        rotate()


def test_an_installation_without_encrypted_rows_rotates_in_peace(db: None):
    assert "Done" in rotate()

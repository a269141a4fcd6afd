"""Settings on which the API depends."""

from django.conf import settings

from accounts.scopes import Locale
from config.settings import base


def test_the_languages_are_those_of_the_specification():
    assert [code for code, _name in settings.LANGUAGES] == ["de", "en", "fr", "sq"]
    assert Locale.values == ["de", "en", "fr", "sq"]


def test_the_outermost_layer_sees_every_answer():
    assert settings.MIDDLEWARE[0] == "accounts.request_log.log.RequestLogMiddleware"


def test_our_own_limit_of_a_body_comes_first():
    assert settings.BODY_LIMIT == 256 * 1024
    assert settings.BODY_LIMIT + 1 < settings.DATA_UPLOAD_MAX_MEMORY_SIZE


def test_nothing_is_open_by_default():
    framework = settings.REST_FRAMEWORK
    assert framework["DEFAULT_AUTHENTICATION_CLASSES"] == []
    assert base.DEBUG is False
    assert base.API_KEY_PEPPERS == {}
    assert not hasattr(base, "SECRET_KEY")
    assert not hasattr(base, "ALLOWED_HOSTS")


def test_the_database_prepares_what_is_asked_often():
    options = settings.DATABASES["default"]["OPTIONS"]
    assert options["prepare_threshold"] == 5
    assert settings.DATABASES["default"]["ENGINE"] == "lib.database"
    assert settings.DATABASES["default"]["ATOMIC_REQUESTS"] is False

"""Inserts of the guides, the same in every language: code samples and tables generated from code.

A guide asks for one with a paragraph of its own: `::samples issue`.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import orjson
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from accounts.scopes import Scope
from config.docs import sizes as sizes_of
from config.docs.highlighting import highlighted
from webhooks import event_types

from .inline_code import coded, marked_up
from .verifier import verifier_files

SAMPLES = Path(settings.BASE_DIR) / "docs" / "guide" / "samples"
# By the end of the file's name: what the language is called, and how Pygments knows it.
LANGUAGES = {
    "sh": ("curl", "bash"),
    "py": ("Python", "python"),
    "requests.py": ("Python, requests", "python"),
    "mjs": ("JavaScript", "javascript"),
    "fetch.mjs": ("JavaScript, fetch", "javascript"),
    "js": ("JavaScript", "javascript"),
    "cs": ("C#", "csharp"),
    "php": ("PHP", "php"),
    "abap": ("ABAP", "abap"),
}


def samples(name: str) -> SafeString:
    """Tabs with one call in each programming language that has a sample file."""
    rendered = [(label, _code(text, lexer)) for label, lexer, text in sample_files(name)]
    return render_to_string("docs/samples.html", {"name": name, "samples": rendered})


def sample_files(name: str) -> list[tuple[str, str, str]]:
    """Each file of this sample: the language's name, as Pygments knows it, and the text."""
    files = [
        (label, lexer, path.read_text(encoding="utf-8").replace("{base_url}", settings.BASE_URL))
        for suffix, (label, lexer) in LANGUAGES.items()
        if (path := SAMPLES / f"{name}.{suffix}").exists()
    ]
    if not files:
        raise LookupError(f"no sample is called {name}")
    return files


def scope_rows() -> list[tuple[str, str]]:
    """Every scope with what it allows."""
    return [(scope.value, str(scope.label)) for scope in Scope]


def event_rows() -> list[tuple[str, str, str]]:
    """Every event type: its name, what has happened, an example of its body as JSON."""
    return [
        (
            kind.name,
            str(kind.summary),
            orjson.dumps(kind.body(), option=orjson.OPT_INDENT_2).decode(),
        )
        for kind in event_types.EVENT_TYPES.values()
    ]


def scopes() -> SafeString:
    """A table of all scopes."""
    rows = [(coded(name), label) for name, label in scope_rows()]
    return _table([_("Scope"), _("What it allows")], rows)


def events() -> SafeString:
    """A list of all event types with an example body each."""
    rows = [
        (name, coded(name), marked_up(summary), _code(body, "json"))
        for name, summary, body in event_rows()
    ]
    return render_to_string("docs/events.html", {"events": rows})


def sizes() -> SafeString:
    """A table of the size limits of requests."""
    return _table([_("What"), _("At most")], [(marked_up(a), b) for a, b in sizes_of.rows()])


def verifier() -> SafeString:
    """A table of the programs to download, with their checksums."""
    rows = [
        (
            format_html('<a href="{}" download>{}</a>', file.address, file.name),
            str(file.about),
            coded(file.sha256),
        )
        for file in verifier_files().values()
    ]
    return _table([_("File"), _("What it is"), "SHA-256"], rows)


def _code(text: str, lexer: str) -> SafeString:
    return mark_safe(highlighted(text, lexer))  # noqa: S308 - escaped there


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> SafeString:
    context = {"heads": heads, "rows": rows, "label": ", ".join(heads)}
    return render_to_string("docs/table.html", context)


def sources() -> SafeString:
    """From which addresses webhooks come, or that the operator has not said."""
    return format_html("<p>{}</p>", marked_up(sources_sentence()))


def sources_sentence() -> str:
    """The same as text with Markdown's marks."""
    if not settings.SOURCE_ADDRESSES:
        return str(
            _(
                "The operator of this installation has not stated them: ask, before you rely on them."
            )
        )
    listed = ", ".join(f"`{each}`" for each in settings.SOURCE_ADDRESSES)
    return str(_("Here: %(addresses)s")) % {"addresses": listed}


INSERTS: dict[str, Callable[..., SafeString]] = {
    "samples": samples,
    "scopes": scopes,
    "events": events,
    "sizes": sizes,
    "sources": sources,
    "verifier": verifier,
}

"""The guides: Markdown in `docs/guide/<language>/`, rendered to HTML once per process.

Beside CommonMark and tables, two things are ours: a heading ends with its anchor, `{#dry-run}`, the same in every
language, so that links survive a translation; and a paragraph `::samples issue` stands for an insert that is the
same in all of them: code samples, and tables made from the numbers and names that the code enforces.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path
from typing import NamedTuple

import orjson
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _, gettext_lazy
from django.views import View
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from accounts.scopes import Scope
from config.sizes import SIZES
from webhooks import event_types

GUIDES = Path(settings.BASE_DIR) / "docs" / "guide"
# In the order in which one reads them.
SLUGS = (
    "start", "types", "issuing", "idempotency", "lifecycle", "bulk", "documents", "webhooks", "systems",
    "edu", "account", "sign-in", "limits", "hash", "credentials", "log", "security", "changes",
)  # fmt: skip
ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}$")
INSERT = re.compile(r"::([a-z]+)(?: ([a-z0-9-]+))?")
FORMATTER = HtmlFormatter(nowrap=True)  # the colours are in `docs.css`
# A long name or address is broken behind these, and nowhere else as long as there is room.
JOINT = re.compile(r"(?<=[^\s/._:][/._:])(?=[^/._:\s])")


def highlighted(code: str, language: str, attributes: str = "") -> str:
    """Highlighted code as HTML; only escaped if the language is unknown."""
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, FORMATTER))


def coded(word: str) -> SafeString:
    """A name, address or value as `<code>` with line-break opportunities after its separators."""
    parts = format_html_join(SafeString("<wbr>"), "{}", ((part,) for part in JOINT.split(word)))
    return format_html("<code>{}</code>", parts)


def marked_up(text: str | Promise) -> SafeString:
    """Text as HTML with `words in backticks` as code."""
    parts = str(text).split("`")
    return format_html_join(
        "", "{}", ((coded(part) if at % 2 else part,) for at, part in enumerate(parts))
    )


def scrolling(name: str) -> SafeString:
    """The start tag of a box that scrolls sideways, also by keyboard, with a label for screen readers."""
    return format_html('<div class="scroll" tabindex="0" role="region" aria-label="{}">', name)


class GuideSection(NamedTuple):
    """A second-level heading, for the table of contents."""

    anchor: str
    title: str


class Guide(NamedTuple):
    """One page in one language."""

    slug: str
    title: str
    lead: str
    sections: Sequence[GuideSection]
    html: SafeString


@cache
def guide(locale: str, slug: str) -> Guide:
    """The guide, rendered. KeyError for a slug that is none."""
    if slug not in SLUGS:
        raise KeyError(slug)
    tokens = tokens_of(locale, slug)
    title, lead = tokens[1].content, tokens[4].content
    with translation.override(locale):
        body = _with_inserts(tokens[6:])
        html = parser().renderer.render(body, parser().options, {})
    return Guide(slug, title, lead, list(_sections(tokens)), mark_safe(html))  # noqa: S308 - ours


def source_of(locale: str, slug: str) -> str:
    """The guide's Markdown, with this service's address."""
    text = (GUIDES / locale / f"{slug}.md").read_text(encoding="utf-8")
    return text.replace("{base_url}", settings.BASE_URL)


def tokens_of(locale: str, slug: str) -> list[Token]:
    """The guide, parsed, with the anchors of its headings."""
    return _prepared(parser().parse(source_of(locale, slug)))


@cache
def parser() -> MarkdownIt:
    """CommonMark with tables; HTML in a guide is shown as text."""
    options = {"html": False, "highlight": highlighted}
    made = MarkdownIt("commonmark", options).enable("table")
    made.add_render_rule("code_inline", _code_inline)
    made.add_render_rule("fence", _fence)
    made.add_render_rule("table_open", _table_open)
    made.add_render_rule("table_close", _table_close)
    return made


def _code_inline(
    _self: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, _env: EnvType
) -> str:
    return coded(tokens[at].content)


def _fence(
    self: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType
) -> str:
    """Code blocks can be scrolled by keyboard."""
    return self.fence(tokens, at, options, env).replace("<pre>", '<pre tabindex="0">', 1)


def _table_open(
    _self: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, _env: EnvType
) -> str:
    """Tables stand in a scrollable box that is labelled with the names of the columns."""
    head = takewhile(lambda token: token.type != "thead_close", tokens[at:])
    names = [token.content for token in head if token.type == "inline" and token.content]
    return f"{scrolling(', '.join(names))}<table>\n"


def _table_close(
    _self: RendererHTML, _tokens: Sequence[Token], _at: int, _options: OptionsDict, _env: EnvType
) -> str:
    return "</table></div>\n"


def _prepared(tokens: list[Token]) -> list[Token]:
    """Move the `{#anchor}` at the end of each heading into its id."""
    for heading, words in pairwise(tokens):
        if heading.type == "heading_open" and (anchor := ANCHOR.search(words.content)):
            heading.attrSet("id", anchor[1])
            words.content = ANCHOR.sub("", words.content)
            last = (words.children or [])[-1]
            last.content = ANCHOR.sub("", last.content)
    return tokens


def _sections(tokens: list[Token]) -> list[GuideSection]:
    return [
        GuideSection(str(heading.attrGet("id")), words.content.replace("`", ""))
        for heading, words in pairwise(tokens)
        if heading.type == "heading_open" and heading.tag == "h2"
    ]


def _with_inserts(tokens: list[Token]) -> list[Token]:
    """The tokens with every `::insert` paragraph replaced by its HTML."""
    made: list[Token] = []
    for token in tokens:
        insert = token.type == "inline" and INSERT.fullmatch(token.content)
        if insert:
            made.pop()  # the paragraph opens
            html = str(INSERTS[insert[1]](insert[2]) if insert[2] else INSERTS[insert[1]]())
            made.append(Token("html_block", "", 0, content=html))
        elif not (token.type == "paragraph_close" and made and made[-1].type == "html_block"):
            made.append(token)
    return made


# --- inserts --------------------------------------------------------------------------------------

SAMPLES = Path(settings.BASE_DIR) / "docs" / "guide" / "samples"
# By the end of the file's name: what the language is called, and how Pygments knows it.
SAMPLE_LANGUAGES = {
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
    rendered = [(label, code_block(text, lexer)) for label, lexer, text in sample_files(name)]
    return render_to_string("docs/samples.html", {"name": name, "samples": rendered})


def sample_files(name: str) -> list[tuple[str, str, str]]:
    """Each file of this sample: the language's name, as Pygments knows it, and the text."""
    files = [
        (label, lexer, path.read_text(encoding="utf-8").replace("{base_url}", settings.BASE_URL))
        for suffix, (label, lexer) in SAMPLE_LANGUAGES.items()
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
        (name, coded(name), marked_up(summary), code_block(body, "json"))
        for name, summary, body in event_rows()
    ]
    return render_to_string("docs/events.html", {"events": rows})


def sizes() -> SafeString:
    """A table of the size limits of requests."""
    return _table([_("What"), _("At most")], [(marked_up(a), b) for a, b in size_rows()])


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


def code_block(text: str, lexer: str) -> SafeString:
    """Code as HTML, highlighted."""
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
        return _(
            "The operator of this installation has not stated them: ask, before you rely on them."
        )
    listed = ", ".join(f"`{each}`" for each in settings.SOURCE_ADDRESSES)
    return _("Here: %(addresses)s") % {"addresses": listed}


INSERTS: dict[str, Callable[..., SafeString]] = {
    "samples": samples,
    "scopes": scopes,
    "events": events,
    "sizes": sizes,
    "sources": sources,
    "verifier": verifier,
}


KIB = 1024


def size_rows() -> Iterator[tuple[str, str]]:
    """Pairs of what is limited (Markdown) and the limit in the active language's number format."""
    yield _("Body of a request"), _bytes(SIZES.body_bytes)
    yield _("Body of a bulk issue or of a completion"), _bytes(SIZES.bulk_body_bytes)
    yield _("Certificates of a bulk issue"), grouped(SIZES.bulk_certificates)
    yield _("File of an import, packed with gzip or not"), _bytes(SIZES.import_bytes)
    yield _("Rows of an import of certificates"), grouped(SIZES.import_rows)
    yield _("Rows of an import of recipients"), grouped(SIZES.recipient_import_rows)
    yield "`attachments`", grouped(SIZES.attachments)
    yield _("An attachment"), _bytes(SIZES.attachment_bytes)
    yield "`productId`, `serialNumber`, `holderName`, `externalRef`", _length(SIZES.text_length)
    yield "`holderEmail`", _length(SIZES.email_length)
    yield "`items`", grouped(SIZES.items)
    yield _("Texts of `items` altogether"), _bytes(SIZES.items_bytes)
    yield _("Keys of `metadata`"), grouped(SIZES.metadata_keys)
    yield _("A key of `metadata`"), _length(SIZES.metadata_key_length)
    yield _("A value of `metadata`"), _length(SIZES.metadata_value_length)
    yield _("`metadata` altogether"), _bytes(SIZES.metadata_bytes)
    yield (
        _("Cells of all tables in `metadata`; rows count as long as the longest"),
        grouped(SIZES.table_cells),
    )
    yield _("Certificates of one bulk action"), grouped(SIZES.bulk_action_certificates)
    yield _("… of which named by their ids"), grouped(SIZES.bulk_action_ids)
    yield _("Ids asked for their status at once"), grouped(SIZES.status_ids)
    yield _("Deliveries sent again, named by their ids"), grouped(SIZES.retry_ids)
    yield _("Recipients enrolled at once"), grouped(SIZES.enrolments)
    yield _("Completions at once"), grouped(SIZES.completions)
    yield _("A page of a list"), grouped(SIZES.page)
    yield _("Jobs that wait or run"), grouped(SIZES.unfinished_jobs)
    yield _("Rows of a job’s results as a workbook"), grouped(SIZES.workbook_rows)


def grouped(number: float) -> str:
    """A number with its digits grouped, in the active language."""
    return number_format(number, use_l10n=True, force_grouping=True)


def _length(characters: int) -> str:
    return _("%(number)s characters") % {"number": grouped(characters)}


def _bytes(size: int) -> str:
    """A size in KiB or MiB."""
    if size % KIB**2:
        return _("%(number)s KiB") % {"number": grouped(size // KIB)}
    return _("%(number)s MiB") % {"number": grouped(size // KIB**2)}


# --- programs that check a proof file without us, to download and keep ----------------------------

VERIFIERS = Path(settings.BASE_DIR) / "docs" / "verifier"
HTML, PYTHON = "text/html; charset=utf-8", "text/x-python; charset=utf-8"
_VERIFIER_FILES = {
    "verify_certificate.html": (HTML, gettext_lazy("Page for the browser, in four languages")),
    "verify_certificate.py": (PYTHON, gettext_lazy("Program: Python 3.10 or later")),
    "verify_export.py": (PYTHON, gettext_lazy("Program that checks the export of an account")),
    "monitor.py": (PYTHON, gettext_lazy("Program that follows the log")),
}


class VerifierFile(NamedTuple):
    """A file to download."""

    name: str
    media_type: str
    about: str | Promise
    content: bytes

    @property
    def address(self) -> str:
        return reverse("verifier", kwargs={"name": self.name})

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.content).hexdigest()


@cache
def verifier_files() -> dict[str, VerifierFile]:
    """The files by name."""
    return {
        name: VerifierFile(name, media_type, about, (VERIFIERS / name).read_bytes())
        for name, (media_type, about) in _VERIFIER_FILES.items()
    }


class VerifierDownload(View):
    """`/verifier/<name>`: always a download. The page is meant to be opened as a file, without a network."""

    http_method_names = ["get", "head", "options"]

    def get(self, request: HttpRequest, *, name: str) -> HttpResponse:
        file = verifier_files().get(name)
        if file is None:
            raise Http404
        response = HttpResponse(file.content, content_type=file.media_type)
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        response["Cache-Control"] = "public, max-age=3600"
        response["Access-Control-Allow-Origin"] = "*"
        return response

"""Django's makemessages without fuzzy matching: new texts stay untranslated until translated.

The first paragraph of an endpoint's docstring is a text too: the summary of its operation.
"""

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from django.core.management.commands import makemessages

from accounts.api.endpoints import summary_of


class BuildFile(makemessages.BuildFile):
    """A file of which xgettext reads a copy, if it has endpoints: with their summaries as texts."""

    @cached_property
    def summaries(self) -> list[str]:
        """The summaries of the file's endpoints."""
        text = Path(self.path).read_text(encoding="utf-8")
        is_api = self.path.endswith(".py") and "@endpoint(" in text
        return [*summaries(text)] if is_api else []

    @cached_property
    def is_templatized(self) -> bool:
        return super().is_templatized or bool(self.summaries)

    def preprocess(self) -> None:
        if self.summaries:
            texts = "".join(f"\n_({summary!r})" for summary in self.summaries)
            Path(self.work_path).write_text(Path(self.path).read_text(encoding="utf-8") + texts)
        else:
            super().preprocess()


class Command(makemessages.Command):
    build_file_class = BuildFile
    msgmerge_options = [*makemessages.Command.msgmerge_options, "--no-fuzzy-matching"]


def summaries(code: str) -> Iterator[str]:
    """The summaries of the endpoints in a module's code."""
    for each in ast.walk(ast.parse(code)):
        if isinstance(each, ast.FunctionDef) and any(
            isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "endpoint"
            for decorator in each.decorator_list
        ):
            yield summary_of(ast.get_docstring(each))

"""Reads the form of a page as a browser would send it, buttons aside."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

VALUELESS = {"submit", "button", "file", "image", "reset"}


@dataclass
class ReadForm:
    """What a form holds before anybody types, and what it calls its fields."""

    values: dict[str, list[str]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    choices: dict[str, list[str]] = field(default_factory=dict)

    def filled(self, **changes: Any) -> dict[str, Any]:
        """What would be sent with some fields changed; a name that is no field is a mistake."""
        unknown = changes.keys() - self.names
        assert not unknown, unknown
        return {**self.values, **changes}

    def __getitem__(self, name: str) -> str:
        """What stands in a field."""
        (value,) = self.values[name]
        return value


def form_of(response: Any, inside: str) -> ReadForm:
    """The form of the page that has this class."""
    assert response.status_code == 200, response.status_code
    reader = _Reader(inside)
    reader.feed(response.content.decode())
    assert reader.form.names, "no such form"
    return reader.form


class _Reader(HTMLParser):
    def __init__(self, inside: str) -> None:
        super().__init__()
        self.inside, self.form = inside, ReadForm()
        self.open = False
        self.area = self.select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.open = self.inside in given.get("class", "").split()
        if not self.open:
            return
        name = given.get("name", "")
        match tag:
            case "input" if name:
                self.input(name, given)
            case "textarea":
                self.area = name
                self.put(name, "")
            case "select":
                self.select = name
                self.form.names.add(name)
            case "option" if self.select:
                self.option(given)

    def handle_endtag(self, tag: str) -> None:
        match tag:
            case "form":
                self.open = False
            case "textarea":
                self.area = ""
            case "select":
                self.select = ""

    def handle_data(self, data: str) -> None:
        if self.area:
            self.form.values[self.area][-1] += data.removeprefix("\n")

    def input(self, name: str, given: dict[str, str]) -> None:
        kind = given.get("type", "text")
        self.form.names.add(name)
        if kind in VALUELESS or (kind in {"checkbox", "radio"} and "checked" not in given):
            return
        self.put(name, given.get("value", "on" if kind == "checkbox" else ""))

    def option(self, given: dict[str, str]) -> None:
        offered = self.form.choices.setdefault(self.select, [])
        offered.append(given.get("value", ""))
        if "selected" in given or len(offered) == 1:
            self.form.values[self.select] = [given.get("value", "")]

    def put(self, name: str, value: str) -> None:
        self.form.names.add(name)
        self.form.values.setdefault(name, []).append(value)

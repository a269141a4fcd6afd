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


@dataclass
class SentForm:
    """A form as it would be sent: to where, what it holds, and by which of its buttons."""

    action: str
    values: dict[str, list[str]]
    kinds: dict[str, str]
    buttons: list[tuple[str, str]]


def forms_of(page: str) -> list[SentForm]:
    """Every form of a page that changes something, filled in as far as it asks for anything."""
    reader = _AllForms()
    reader.feed(page)
    return reader.forms


FILLED = {
    "email": "new@example.com",
    "date": "2099-12-31",
    "number": "1",
    "url": "https://a.example",
}


class _AllForms(_Reader):
    """Reads the forms that are posted, one after the other."""

    def __init__(self) -> None:
        super().__init__("")
        self.forms: list[SentForm] = []
        self.action = ""
        self.kinds: dict[str, str] = {}
        self.buttons: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.open = given.get("method", "").lower() == "post"
            self.form, self.kinds, self.buttons = ReadForm(), {}, []
            self.action = given.get("action", "")
            return
        name, kind = given.get("name", ""), given.get("type", tag)
        if self.open and name and tag in {"input", "button"} and kind in {"submit", "button"}:
            self.buttons.append((name, given.get("value", "")))
        elif self.open and name:
            self.kinds[name] = kind
        super().handle_starttag(tag, attrs)
        required = "required" in given or name in {"confirmed", "confirm"}
        if self.open and name and required and kind in {"checkbox", "radio"}:
            self.form.values.setdefault(name, [given.get("value", "on")])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form" and self.open:
            self.forms.append(SentForm(self.action, self.filled(), self.kinds, self.buttons))
        super().handle_endtag(tag)

    def filled(self) -> dict[str, list[str]]:
        """What stands in the form, and something in each field that is empty."""
        values = dict(self.form.values)
        for name, kind in self.kinds.items():
            offered = [each for each in self.form.choices.get(name, ()) if each]
            if kind == "select" and offered and values.get(name, [""]) == [""]:
                values[name] = offered[:1]
            elif kind in {"text", "textarea", *FILLED} and values.get(name, [""]) == [""]:
                values[name] = [FILLED.get(kind, "x1")]
        return values

"""Templates of Unfold that ours replace: an upgrade that changes an original is noticed here.

Compare the new original with ours, take over what it mends, and write its new digest down.
"""

import hashlib
import re
from pathlib import Path

import unfold
from django.conf import settings

from config.back_office.template_loaders import hide_icons

THEIRS = Path(unfold.__file__).parent / "templates"
OURS = Path(settings.BASE_DIR) / "templates"
ORIGINALS = {
    "admin/actions.html": "b5332aace8e6",
    "admin/base.html": "2ce9250b3c64",
    "admin/change_form.html": "e9824d4d8a44",
    "admin/change_list.html": "5885c39760f6",
    "admin/index.html": "9fdb849b7da1",
    "admin/search_form.html": "32c579658028",
    "admin/submit_line.html": "7a195a7b8bee",
    "unfold/helpers/actions_row.html": "a322f5b53d77",
    "unfold/helpers/change_list_filter.html": "9606a6123fb4",
    "unfold/helpers/change_list_headers.html": "fe918b6eb4ee",
    "unfold/helpers/command.html": "ae6ce324d853",
    "unfold/helpers/empty_results.html": "5f4727a37a99",
    "unfold/helpers/form_errors.html": "9abbf6fc9ed1",
    "unfold/helpers/header_title.html": "b126ed2ab9ca",
    "unfold/helpers/help_text.html": "7c3b12a6d62d",
    "unfold/helpers/messages/errornote.html": "c2213d68f03f",
    "unfold/helpers/navigation.html": "fd819dae3473",
    "unfold/helpers/navigation_header.html": "35139b9d9458",
    "unfold/helpers/navigation_user.html": "4c9ba58b3f21",
    "unfold/helpers/pagination_infinite.html": "a513e92f9a27",
    "unfold/helpers/search.html": "91996c27181d",
    "unfold/helpers/site_icon.html": "e35b87d138cd",
    "unfold/helpers/tab_actions.html": "2883f8c5b35d",
    "unfold/helpers/theme_switch.html": "c8e659df65f5",
    "unfold/helpers/welcomemsg.html": "e8eab02522ba",
    "unfold/widgets/related_widget_wrapper.html": "4ffda1235520",
}
# What is clicked and is no control, where the back office does not use it.
UNUSED = {
    "admin/change_list.html",  # its block `filters`, which ours replaces
    "admin/change_list_results.html",  # sections of rows
    "unfold/components/table.html",  # rows that open
    "unfold/helpers/app_list.html",  # groups of the menu that fold
    "unfold/helpers/app_list_all.html",
    "unfold/helpers/command_history.html",
    "unfold/helpers/dialog.html",
    "unfold/helpers/edit_inline/inline_nested_heading.html",
    "unfold/helpers/fieldsets_tabs.html",
    "unfold/helpers/tab_items.html",  # tabs that do not fit
    "unfold/helpers/theme_switch_dropdown.html",
    "unfold/widgets/password_toggle.html",
}
TAG = r'<{}\b(?:[^<>"]|"[^"]*")*>'
CLICKED = re.compile(TAG.format("(?:span|div|td|a|h2|label)"))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def test_the_originals_are_those_that_ours_were_written_from():
    replaced = {
        str(path.relative_to(OURS))
        for path in OURS.rglob("*.html")
        if (THEIRS / path.relative_to(OURS)).exists()
    }
    assert {name: digest(THEIRS / name) for name in sorted(replaced)} == ORIGINALS


def test_everything_that_can_be_clicked_is_a_control():
    found = set()
    for path in THEIRS.rglob("*.html"):
        name = str(path.relative_to(THEIRS))
        replaced = OURS / name if name in ORIGINALS and name != "admin/change_list.html" else path
        for tag in CLICKED.findall(replaced.read_text()):
            is_link = tag.startswith("<a") and "href" in tag
            if "x-on:click=" in tag and not is_link and 'id="changelist-filter-close"' not in tag:
                found.add(name)
    assert found == UNUSED


def test_no_icon_is_read_aloud():
    icon = re.compile(r"<\w+[^<>]*material-symbols-outlined[^<>]*")
    for folder in (THEIRS, OURS):
        for path in folder.rglob("*.html"):
            for start in icon.findall(hide_icons(path.read_text())):
                assert 'aria-hidden="true"' in start, (path, start)

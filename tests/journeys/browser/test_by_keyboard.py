"""The frame of the back office without a mouse: the way past the menu, menus, filters, a phone."""

import pytest
from django.urls import reverse
from playwright.sync_api import Page, expect

from tests.journeys.browser.test_nothing_typed_is_lost import page, session
from tests.journeys.browser.test_verify_page import CHROMIUM

__all__ = ["page", "session"]  # fixtures
pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
KEYS = reverse("admin:accounts_apikey_changelist")


def test_the_way_past_the_menu_comes_first(page: Page):
    page.goto(reverse("admin:index"))
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_menus_open_by_enter_and_close_by_escape(page: Page):
    page.goto(KEYS)
    user = page.get_by_role("navigation", name="Menu").get_by_role("button").last
    user.focus()
    page.keyboard.press("Enter")
    expect(user).to_have_attribute("aria-expanded", "true")
    dark = page.get_by_role("button", name="Dark")
    dark.focus()
    page.keyboard.press("Enter")
    expect(dark).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(user).to_be_focused()
    expect(dark).to_be_hidden()

    filters = page.get_by_role("button", name="Filters")
    filters.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#close-filters")).to_be_focused()
    page.keyboard.press("Escape")
    expect(filters).to_be_focused()


def test_on_a_phone_the_menu_takes_the_focus_and_gives_it_back(page: Page):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(KEYS)
    toggle = page.locator("#open-menu")
    toggle.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#close-menu")).to_be_focused()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(toggle).to_be_focused()

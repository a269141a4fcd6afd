"""The table of settings, and what reads it: a setting that is missing anywhere is named."""

from msgspec.structs import fields

from accounts.models import Branding, Issuer
from accounts.settings.admin import SettingsForm
from accounts.settings.api import BrandingAnswer, BrandingPatch, SettingsAnswer, SettingsPatch
from accounts.settings.rules import SETTINGS

OF_BACK_OFFICE = {"sector"}  # the menu's order: nothing that a program would set
OF_SIGNATURE = {"signature_name", "signature_role"}  # a form of their own, with the image


def names(*, of_branding: bool) -> set[str]:
    """The settings of this kind in the API."""
    return {
        setting.word or setting.name
        for setting in SETTINGS.values()
        if setting.of_branding == of_branding and setting.name not in OF_BACK_OFFICE
    }


def test_the_api_takes_and_states_every_setting():
    assert {each.name for each in fields(SettingsPatch)} - {"branding"} == names(of_branding=False)
    assert {each.name for each in fields(BrandingPatch)} == names(of_branding=True)
    assert {each.name for each in fields(SettingsAnswer)} >= names(of_branding=False)
    assert {each.name for each in fields(BrandingAnswer)} >= names(of_branding=True)


def test_the_forms_and_the_columns_have_every_setting():
    assert SettingsForm.base_fields.keys() == SETTINGS.keys() - OF_SIGNATURE
    for setting in SETTINGS.values():
        assert (Branding if setting.of_branding else Issuer)._meta.get_field(setting.name)

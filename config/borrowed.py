"""Strings of packages that ship no translations; listed so that makemessages finds them.

Nothing imports this module. Django's own strings stand here where its catalogues have gaps.
"""

from django.utils.translation import gettext_noop as _
from django.utils.translation import ngettext_lazy

PLAIN = (
    _("%(model)s instance with %(field)s %(value)r is not a valid choice."),
    _("Add link"),
    _("Add row"),
    _("After you've created a user, you’ll be able to edit more user options."),
    _("After you’ve created a user, you’ll be able to edit more user options."),
    _("All applications"),
    _("Apply Filters"),
    _("Breadcrumbs"),
    _("Change or view list link"),
    _("Click to cancel"),
    _("Conflicting form data submitted. Please try again."),
    _("Dark"),
    _("Date"),
    _("Date from"),
    _("Date to"),
    _("Disable password-based authentication"),
    _("Disabled"),
    _("Enable password-based authentication"),
    _("Enable password-based authentication for this user by setting a password."),
    _("Enabled"),
    _("Error:"),
    _("Expand row"),
    _("False"),
    _("Forgotten your login credentials?"),
    _("Forgotten your password or username?"),
    _("From"),
    _("General"),
    _("Go back"),
    _("In case you’ve forgotten, you are:"),
    _("Light"),
    _("Model name"),
    _("More actions"),
    _("Nested arrays must have the same length."),
    _("Next"),
    _("No data"),
    _("No results found"),
    _("Password-based authentication"),
    _("Password-based authentication was disabled."),
    _("Previous"),
    _("Raw passwords are not stored, so there is no way to see the user’s password."),
    _(
        'Raw passwords are not stored, so there is no way to see this user’s password, but you can change the password using <a href="{}" class="text-primary-600 dark:text-primary-500">this form</a>.'
    ),
    _("Reset filters"),
    _("Reset password"),
    _("Return to site"),
    _("Run"),
    _("Search apps and models..."),
    _("Select action"),
    _("Select action to run"),
    _("Select all rows"),
    _("Select record"),
    _("Select value"),
    _("Set password"),
    _("Set password: %s"),
    _("Submit"),
    _("System"),
    _("This action will <strong>enable</strong> password-based authentication for this user."),
    _("This item will be deleted."),
    _("This page yielded into no results. Create a new item or reset your filters."),
    _("To"),
    _("Toggle password visibility"),
    _("True"),
    _("Type to search"),
    _("Value"),
    _("Welcome back to"),
    _(
        "Whether the user will be able to authenticate using a password or not. If disabled, they may still be able to authenticate using other backends, such as Single Sign-On or LDAP."
    ),
    _("You have been successfully logged out from the administration"),
)
COUNTED = (
    ngettext_lazy(
        "This password is too short. It must contain at least %d character.",
        "This password is too short. It must contain at least %d characters.",
        "count",
    ),
)

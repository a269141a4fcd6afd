"""Django's makemessages, without guessing: a new text stays untranslated until somebody translates it."""

from django.core.management.commands import makemessages


class Command(makemessages.Command):
    msgmerge_options = [*makemessages.Command.msgmerge_options, "--no-fuzzy-matching"]

"""Settings: one module for each environment."""

from config.settings import loading

loading.begin()  # before whatever they import

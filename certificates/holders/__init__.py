"""Mails to holders, and the address they go to."""

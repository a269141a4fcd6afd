"""Erase the content of certificates: request, undo, carry out; and what is held on a person."""

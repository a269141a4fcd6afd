"""Certificates as PDF files."""

"""Keys and certificates that PDFs are signed with: made and used by workers, managed by owners."""

"""How the back office is put together: menu, first page, charts, texts of packages without translations."""

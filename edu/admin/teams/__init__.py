"""Back-office pages of teams and their members."""

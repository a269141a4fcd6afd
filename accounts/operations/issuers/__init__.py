"""The issuer itself: settings, plan, standing, and the lock on its row."""

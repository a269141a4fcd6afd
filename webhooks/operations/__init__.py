"""Operations of webhooks, each in one transaction."""

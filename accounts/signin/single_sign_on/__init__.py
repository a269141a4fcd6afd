"""The pages of single sign-on: the way in, the provider's answer, and proving anew who one is."""

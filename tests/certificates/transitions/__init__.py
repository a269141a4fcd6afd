"""Changes of a certificate's state."""

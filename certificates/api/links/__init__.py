"""Routes of a certificate's links."""

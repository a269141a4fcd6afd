"""What every page of the back office rests on: tenancy, permissions, confirmation, reauthentication, forms."""

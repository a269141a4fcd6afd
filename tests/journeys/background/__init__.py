"""Workers, couriers and beat as processes."""

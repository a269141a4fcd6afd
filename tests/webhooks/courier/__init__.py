"""The courier: claims, attempts, retries, leases, the circuit breaker."""

"""Back-office pages of cohorts: enrolling, grades, printing."""

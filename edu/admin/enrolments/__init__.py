"""Back-office pages of enrolments: ended, corrected, reopened."""

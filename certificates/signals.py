"""Signals for apps above, and for modules that keep rows about certificates.

Each is sent inside the transaction of its change: an error in a receiver undoes the change.
"""

from django.dispatch import Signal

# Sent with `certificate_ids` (of one issuer and mode), `issuer_id` and `now`: the content of these
# certificates was erased; receivers erase what was made of it.
certificate_erased = Signal()

# Sent with `certificate_ids`: these test certificates are about to be removed. Rows that refer to them
# are removed or emptied with them as their foreign keys say (CASCADE, SET_NULL); receivers remove others.
test_certificates_removed = Signal()

# Sent with `erasure`; receivers return `ErasureTraces` or None: what to look for in stored responses and
# files of jobs, beside the names of its certificates.
erasure_traced = Signal()

# Sent with `erasure` (its row locked) and `now`, before its certificates are erased: receivers empty
# their rows that belong to it, and may include certificates that came later.
erasure_carried_out = Signal()

# Sent with `erasure`: it was undone, and nothing that belongs to it will be erased.
erasure_undone = Signal()

# Sent with `certificate_ids`, `issuer_id` and `mode`, before these certificates are locked to be
# superseded: receivers that elsewhere lock their rows before certificates lock them now.
about_to_supersede = Signal()

# Sent with `certificate_id`, `successor_id` and `now`: the certificate was superseded.
certificate_superseded = Signal()

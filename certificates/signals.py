"""What certificates tells whoever stands above it, or keeps something beside its rows.

News is sent inside the transaction that made it true: an error of a listener is an error of ours.
"""

from django.dispatch import Signal

# Sent with `certificate_ids` (of one issuer and mode), `issuer_id` and `now`: their content is gone,
# and so must be whatever else was made of it.
certificate_erased = Signal()

# Sent with `certificate_ids`: these test certificates are about to be removed. Rows that refer to them
# are removed or emptied with them as their foreign keys say (CASCADE, SET_NULL); others have to let go.
test_certificates_removed = Signal()

# Sent with `erasure`, and answered with `Traces` or None: what stored answers and files of jobs are
# looked through for, beside what names its certificates.
erasure_traced = Signal()

# Sent with `erasure` (held) and `now`, before its certificates are erased: whoever has rows that belong
# to it empties them, and may include certificates that came later.
erasure_carried_out = Signal()

# Sent with `erasure`: nothing that belongs to it will be erased.
erasure_undone = Signal()

# Sent with `certificate_ids`, `issuer_id` and `mode`, before these certificates are held in order to be
# superseded: who keeps rows about them, and holds those before certificates elsewhere, holds them now.
about_to_supersede = Signal()

# Sent with `certificate_id`, `successor_id` and `now`: it was superseded just now.
certificate_superseded = Signal()

"""E-mail: one outbox, one sender, texts from templates.

How a mail leaves:

1. An operation calls `outbox.enqueue_for_members` in the transaction of the change that the
   mail reports. The row holds the issuer, the recipient, the kind and the subject: no text, no secret.
2. The task `accounts.tasks.send_mails` takes one row after another that is due, under a lease that is
   longer than the deadline of a mail (`sender.send_due`). No lock is held while it talks to the server.
3. The kind (`outbox.MailKind`) composes the mail from the rows as they are now, or says that it is of
   no interest any more: then it is dropped. So erasing a subject also stops its mails.
4. A mail to a holder (`MailKind.to_holders`) waits if the address had five in 24 hours, and is dropped
   if the holder objected or an earlier one came back (`addresses`).
5. `sender.send_mail_now` renders templates/emails/<kind>.txt in the recipient's language, and sends it.
6. A mail that did not leave is tried again after a growing pause. One to an address that no server
   takes is given up.
7. A mail that comes back later is noted by `manage.py take_in_bounce` (`addresses.take_in`).

Mails that carry a secret (an invitation's token, a link for a new password) are not stored: they are
sent at once by `sender.send_mail_now`, after the commit.
"""

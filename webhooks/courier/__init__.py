"""Send webhooks. How one delivery goes out, step by step:

1. A commit that recorded an event wakes a courier (`webhooks.outbox`); so does a task every
   five seconds (`webhooks.tasks.dispatch`), which starts one that has ended. A courier that runs looks
   by itself every second, for retries that fall due and wake-ups that were lost; every five seconds
   while no delivery is unfinished.
2. The courier runs in a thread of a Celery worker (`courier_thread`), one for each process.
3. It claims due deliveries (`claims`): a lease of a minute, dealt out fairly to endpoints and issuers.
4. It signs and posts them (`courier`, `lib.net.guarded_http`), up to 200 at once, without a transaction.
5. It settles the results (`settlement`): attempts, when they are made again, endpoints' health,
   in one statement for a batch.
6. A delivery whose courier died is claimed again when its lease runs out; the receiver knows it by
   the same `webhook-id`.
7. What follows from failures (mails to owners, disabling) is `webhooks.endpoints.health`.
"""

"""E-mail: rendered from templates, sent by a task, retried until it has left."""

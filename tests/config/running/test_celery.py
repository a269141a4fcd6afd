"""The broker's settings, and how tasks use them."""

import math

from config.celery import app


def test_periodic_messages_expire_without_a_worker():
    options = [each["options"] for each in app.conf.beat_schedule.values()]
    assert all(0 < each["expires"] <= 3600 for each in options)


def test_no_task_may_take_so_long_that_the_broker_gives_it_to_another():
    app.loader.import_default_modules()
    patience = app.conf.broker_transport_options["visibility_timeout"]
    ours = {name: task for name, task in app.tasks.items() if not name.startswith("celery.")}
    assert set(ours) >= {each["task"] for each in app.conf.beat_schedule.values()}
    limits = {name: task.time_limit or math.inf for name, task in ours.items()}
    assert {name for name, limit in limits.items() if limit >= patience} == set()

"""Transitions in any order, compared with a model."""

import pytest
from django.db import transaction
from hypothesis import settings
from hypothesis.stateful import (
    run_state_machine_as_test,
)

from tests.certificates.transitions.state_machine import Life


class RolledBack(Life):
    """Each example in a transaction of its own, rolled back at its end."""

    def __init__(self) -> None:
        super().__init__()
        self.frame = transaction.atomic()
        self.frame.__enter__()

    def teardown(self) -> None:
        transaction.set_rollback(True)
        self.frame.__exit__(None, None, None)


@pytest.mark.django_db
def test_no_order_of_moves_leads_astray():
    run_state_machine_as_test(
        RolledBack, settings=settings(max_examples=15, stateful_step_count=20, deadline=None)
    )

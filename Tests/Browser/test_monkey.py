"""The random user of pages: its steps, its search for the fewest of them, and the faults that it finds."""

import pytest
from pages_monkey import perform, shortest
from steps import WEIGHTS, Step, steps

TAPS = [Step("tap", (number / 8, 0.5, 0.5, 0)) for number in range(8)]


def test_a_seed_has_the_same_steps_each_time_and_a_longer_use_begins_as_a_shorter_one():
    assert steps("Todo", 3, 60) == steps("Todo", 3, 60)
    assert steps("Todo", 3, 60)[:20] == steps("Todo", 3, 20)
    assert steps("Todo", 3, 60) != steps("Todo", 4, 60)
    assert steps("Todo", 3, 60) != steps("Mail", 3, 60)


def test_every_kind_of_step_occurs():
    assert {step.kind for step in steps("Todo", 0, 1000)} == set(WEIGHTS)


@pytest.mark.parametrize("culprits", [{7}, {0, 39}, {3, 4, 20}])
def test_the_fewest_steps_that_fail_together_are_found(culprits):
    assert set(shortest(list(range(40)), lambda some: culprits <= set(some))) == culprits


@pytest.mark.long
def test_an_example_that_is_whole_does_not_fail(chromium):
    assert perform(chromium, "Counter", "desk", TAPS, 0.3) is None


@pytest.mark.long
@pytest.mark.parametrize(("fault", "kind"), [
    ("CSSStyleDeclaration.prototype.setProperty = () => {};", "tree"),
    ("addEventListener('click', () => { throw new Error('a fault'); }, true);", "console"),
    ("addEventListener('click', () => { fetch('/_pergola/input', { method: 'POST', body: '{' }); }, true);", "console"),
])
def test_a_fault_of_a_page_is_found(chromium, fault, kind):
    failure = perform(
        chromium, "Counter", "desk", TAPS, 0.3, prepare=lambda context: context.add_init_script(fault))
    assert failure and failure.kind == kind, failure


def test_a_server_that_ends_is_found(chromium):
    failure = perform(
        chromium, "Counter", "desk", [Step("tap", (0.5, 0.5, 0.5, 0)), Step("kill", ())], 0.3)
    assert failure and failure.kind == "trap", failure

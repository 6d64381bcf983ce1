"""The examples that are served as pages."""

import pytest

EXAMPLES = [
    "Blogs", "Catalog", "Counter", "Feed", "FruitStand", "Inbox", "Layouts", "Mail", "Outline", "Profile", "Reorder",
    "SymbolSheet", "Todo", "Admin",
]
# The jobs of the first tab of `Admin` change by themselves.
PLACES = {"Admin": "/people"}

# The examples that CI tries in every way; the others are tried by `make browser`.
CORE = {"Counter", "Inbox", "Mail", "Todo"}
EXAMPLE_PARAMETERS = [
    example if example in CORE else pytest.param(example, marks=pytest.mark.long) for example in EXAMPLES
]

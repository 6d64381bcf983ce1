"""The examples that are served as pages."""

EXAMPLES = [
    "Blogs", "Catalog", "Counter", "Feed", "FruitStand", "Inbox", "Layouts", "Mail", "Outline", "Profile", "Reorder",
    "SymbolSheet", "Todo", "Admin",
]
# The jobs of the first tab of `Admin` change by themselves.
PLACES = {"Admin": "/people"}

"""The app in NiceGUI that `beside_nicegui.py` compares with one of ours: rows with a title and a detail.

One button changes the title of the sixth row, the other adds a row at the top. NiceGUI has three ways to show rows: a
list of elements, a table, and AG Grid; the table and the grid show only the visible rows.

    nicegui_list.py list|table|grid ROWS PORT
"""

import sys

from nicegui import ui

WAY, COUNT, PORT = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
CHANGING = 5
COLUMNS = [("title", "Title"), ("detail", "Detail")]


def row(number):
    return {"id": number, "title": f"Row {number}", "detail": f"The detail of row {number}"}


class List:
    """Elements for each row."""

    def __init__(self, rows):
        with ui.list().props("bordered separator").classes("w-full") as self.list:
            self.titles = [self.show(each)[1] for each in rows]

    def show(self, each):
        with ui.item() as item, ui.item_section():
            title = ui.item_label(each["title"])
            ui.item_label(each["detail"]).props("caption")
        return item, title

    def change(self, title):
        self.titles[CHANGING].set_text(title)

    def add(self, each):
        with self.list:
            item, _ = self.show(each)
        item.move(target_index=0)


class Table:
    """A table whose rows the browser makes while it scrolls."""

    def __init__(self, rows):
        columns = [{"name": name, "label": label, "field": name, "align": "left"} for name, label in COLUMNS]
        self.table = ui.table(columns=columns, rows=rows).props("virtual-scroll").classes("w-full h-[700px]")

    def change(self, title):
        self.table.rows[CHANGING]["title"] = title
        self.table.update()

    def add(self, each):
        self.table.rows.insert(0, each)
        self.table.update()


class Grid:
    """A grid whose rows the browser makes while it scrolls. It takes changes of single rows, which its options lack."""

    def __init__(self, rows):
        self.grid = ui.aggrid({
            "columnDefs": [{"field": name, "headerName": label} for name, label in COLUMNS],
            "rowData": rows, ":getRowId": "(params) => String(params.data.id)",
        }).classes("w-full h-[700px]")

    def change(self, title):
        self.grid.run_row_method(str(CHANGING), "setDataValue", "title", title)

    def add(self, each):
        self.grid.run_grid_method("applyTransaction", {"add": [each], "addIndex": 0})


@ui.page("/")
def page():
    changes, count = 0, COUNT

    def change():
        nonlocal changes
        changes += 1
        rows.change(f"Change {changes}")

    def add():
        nonlocal count
        rows.add(row(count))
        count += 1

    with ui.row():
        ui.button("Change", on_click=change)
        ui.button("Add", on_click=add)
    rows = {"list": List, "table": Table, "grid": Grid}[WAY]([row(number) for number in range(COUNT)])


# With the default of three seconds, a page of 10,000 elements can lose its connection while the machine is busy: the
# browser answers pings late, and then loads the page again.
ui.run(host="127.0.0.1", port=PORT, show=False, reload=False, reconnect_timeout=60)

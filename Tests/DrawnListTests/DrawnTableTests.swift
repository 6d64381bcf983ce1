import Testing
import UIKitCore
import UIKitLists

/// Editing, movement and focus in tables.
@MainActor @Suite struct DrawnTableTests {
  @Test("a swipe asks before it deletes a row")
  func swipe() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [.swipe("Banana", .left, 6)], [.tap("Delete")],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  tap     │  Apple           │
        │                  │  Banana ←6  │                  │  Delete  │                  │
        │  Banana          │             │        ▒▒Delete▒▒│          │  Cherry          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│          │                  │
        │  Cherry          │             │  Cherry          │          │                  │
        │                  │             │                  │          │                  │
        └──────────────────┘             └──────────────────┘          └──────────────────┘
        """)
  }

  @Test("a full swipe deletes a row without asking")
  func fullSwipe() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [.swipe("Banana", .left, 12)],
      draws: """
        ┌──────────────────┐              ┌──────────────────┐
        │  Apple           │  swipe       │  Apple           │
        │                  │  Banana ←12  │                  │
        │  Banana          │              │  Cherry          │
        │                  │              │                  │
        │  Cherry          │              │                  │
        │                  │              │                  │
        └──────────────────┘              └──────────────────┘
        """)
  }

  @Test("a tap beside the question keeps the row")
  func keeping() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [.swipe("Banana", .left, 6)], [.tap("Cherry")],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  tap     │  Apple           │
        │                  │  Banana ←6  │                  │  Cherry  │                  │
        │  Banana          │             │        ▒▒Delete▒▒│          │  Banana          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│          │                  │
        │  Cherry          │             │  Cherry          │          │  Cherry          │
        │                  │             │                  │          │                  │
        └──────────────────┘             └──────────────────┘          └──────────────────┘
        """)
  }

  @Test("editing mode shows the control of each row")
  func controls() async throws {
    let table = DrawnTable("Apple", "Banana", "Add")
    table.styles = ["Add": .insert, "Banana": .none]
    try await table.check(
      [table.edit], [table.endEditing],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple   ≡   │  done  │  Apple           │
        │                  │        │                  │        │                  │
        │  Banana          │        │      Banana  ≡   │        │  Banana          │
        │                  │        │                  │        │                  │
        │  Add             │        │   ⊕  Add     ≡   │        │  Add             │
        │                  │        │                  │        │                  │
        └──────────────────┘        └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("a delete control asks before it deletes the row")
  func deleteControl() async throws {
    let table = DrawnTable("Apple", "Banana")
    try await table.check(
      [table.edit], [.tap(leftOf: "Banana")], [.tap("Delete")],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple   ≡   │  tap left   │   ⊖  Apple   ≡   │  tap     │   ⊖  Apple   ≡   │
        │                  │        │                  │  of Banana  │                  │  Delete  │                  │
        │  Banana          │        │   ⊖  Banana  ≡   │             │na  ≡   ▒▒Delete▒▒│          │                  │
        │                  │        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│          │                  │
        └──────────────────┘        └──────────────────┘             └──────────────────┘          └──────────────────┘
        """)
  }

  @Test("keys pick up a row by its reorder control, move it and drop it")
  func reorderKeys() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [table.edit, .down, .right], [.enter, .down], [.down, .enter],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐       ┌──────────────────┐       ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple  ▐≡   │  ⏎ ↓  │   ⊖  Banana  ≡   │  ↓ ⏎  │   ⊖  Banana  ≡   │
        │                  │  ↓ →   │                  │       │                  │       │                  │
        │  Banana          │        │   ⊖  Banana  ≡   │       │   ⊖  Apple  ▐≡   │       │   ⊖  Cherry  ≡   │
        │                  │        │                  │       │                  │       │                  │
        │  Cherry          │        │   ⊖  Cherry  ≡   │       │   ⊖  Cherry  ≡   │       │   ⊖  Apple  ▐≡   │
        │                  │        │                  │       │                  │       │                  │
        └──────────────────┘        └──────────────────┘       └──────────────────┘       └──────────────────┘
        """)
  }

  @Test("the escape key puts a moving row back")
  func escape() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [table.edit, .down, .right], [.enter, .down], [.escape],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐       ┌──────────────────┐       ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple  ▐≡   │  ⏎ ↓  │   ⊖  Banana  ≡   │  esc  │   ⊖  Apple  ▐≡   │
        │                  │  ↓ →   │                  │       │                  │       │                  │
        │  Banana          │        │   ⊖  Banana  ≡   │       │   ⊖  Apple  ▐≡   │       │   ⊖  Banana  ≡   │
        │                  │        │                  │       │                  │       │                  │
        │  Cherry          │        │   ⊖  Cherry  ≡   │       │   ⊖  Cherry  ≡   │       │   ⊖  Cherry  ≡   │
        │                  │        │                  │       │                  │       │                  │
        └──────────────────┘        └──────────────────┘       └──────────────────┘       └──────────────────┘
        """)
  }

  @Test("alt with an arrow moves the focused row at once")
  func alternate() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [table.edit, .down, .right], [.alternateDown], [.alternateUp],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐      ┌──────────────────┐      ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple  ▐≡   │  ⌥↓  │   ⊖  Banana  ≡   │  ⌥↑  │   ⊖  Apple  ▐≡   │
        │                  │  ↓ →   │                  │      │                  │      │                  │
        │  Banana          │        │   ⊖  Banana  ≡   │      │   ⊖  Apple  ▐≡   │      │   ⊖  Banana  ≡   │
        │                  │        │                  │      │                  │      │                  │
        │  Cherry          │        │   ⊖  Cherry  ≡   │      │   ⊖  Cherry  ≡   │      │   ⊖  Cherry  ≡   │
        │                  │        │                  │      │                  │      │                  │
        └──────────────────┘        └──────────────────┘      └──────────────────┘      └──────────────────┘
        """)
  }

  @Test("a row moves over a header into the next section")
  func sections() async throws {
    let table = DrawnTable(sections: [["Apple", "Banana"], ["Hazel"]], rows: 10, headers: ["Fruit", "Nuts"])
    try await table.check(
      [table.edit, .down, .down, .right], [.alternateDown], [.alternateDown],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐      ┌──────────────────┐      ┌──────────────────┐
        │                  │  edit   │                  │  ⌥↓  │                  │  ⌥↓  │                  │
        │  Fruit           │  ↓ ↓ →  │  Fruit           │      │  Fruit           │      │  Fruit           │
        │  Apple           │         │   ⊖  Apple   ≡   │      │   ⊖  Apple   ≡   │      │   ⊖  Apple   ≡   │
        │                  │         │                  │      │                  │      │                  │
        │  Banana          │         │   ⊖  Banana ▐≡   │      │                  │      │                  │
        │                  │         │                  │      │  Nuts            │      │  Nuts            │
        │                  │         │                  │      │   ⊖  Banana ▐≡   │      │   ⊖  Hazel   ≡   │
        │  Nuts            │         │  Nuts            │      │                  │      │                  │
        │  Hazel           │         │   ⊖  Hazel   ≡   │      │   ⊖  Hazel   ≡   │      │   ⊖  Banana ▐≡   │
        │                  │         │                  │      │                  │      │                  │
        └──────────────────┘         └──────────────────┘      └──────────────────┘      └──────────────────┘
        """)
  }

  @Test("a drag of the reorder control moves a row")
  func reorderDrag() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [table.edit], [.dragReorderControl(of: "Apple", .down, 2)], [.lift],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐            ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple   ≡   │  drag ≡    │   ⊖  Banana  ≡   │  lift  │   ⊖  Banana  ≡   │
        │                  │        │                  │  Apple ↓2  │                  │        │                  │
        │  Banana          │        │   ⊖  Banana  ≡   │            │   ⊖  Apple   ≡   │        │   ⊖  Apple   ≡   │
        │                  │        │                  │            │                  │        │                  │
        │  Cherry          │        │   ⊖  Cherry  ≡   │            │   ⊖  Cherry  ≡   │        │   ⊖  Cherry  ≡   │
        │                  │        │                  │            │                  │        │                  │
        └──────────────────┘        └──────────────────┘            └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("the focus moves over headers to the next section")
  func focus() async throws {
    let table = DrawnTable(sections: [["Apple"], ["Hazel"]], rows: 8, headers: ["Fruit", "Nuts"])
    try await table.check(
      [.down], [.down],
      draws: """
        ┌──────────────────┐     ┌──────────────────┐     ┌──────────────────┐
        │                  │  ↓  │                  │  ↓  │                  │
        │  Fruit           │     │  Fruit           │     │  Fruit           │
        │  Apple           │     │▌ Apple           │     │  Apple           │
        │                  │     │▌                 │     │                  │
        │                  │     │                  │     │                  │
        │  Nuts            │     │  Nuts            │     │  Nuts            │
        │  Hazel           │     │  Hazel           │     │▌ Hazel           │
        │                  │     │                  │     │▌                 │
        └──────────────────┘     └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("after a row was deleted by keys the next one is focused")
  func deleteByKeys() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [.down, .left], [.enter],
      draws: """
        ┌──────────────────┐       ┌──────────────────┐     ┌──────────────────┐
        │  Apple           │  ↓ ←  │        ▌▒Delete▒▒│  ⏎  │▌ Banana          │
        │                  │       │        ▌▒▒▒▒▒▒▒▒▒│     │▌                 │
        │  Banana          │       │  Banana          │     │  Cherry          │
        │                  │       │                  │     │                  │
        │  Cherry          │       │  Cherry          │     │                  │
        │                  │       │                  │     │                  │
        └──────────────────┘       └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("editing mode ends the open question")
  func endEditing() async throws {
    let table = DrawnTable("Apple", "Banana", "Cherry")
    try await table.check(
      [.swipe("Banana", .left, 6)], [table.edit],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  edit  │   ⊖  Apple   ≡   │
        │                  │  Banana ←6  │                  │        │                  │
        │  Banana          │             │        ▒▒Delete▒▒│        │   ⊖  Banana  ≡   │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│        │                  │
        │  Cherry          │             │  Cherry          │        │   ⊖  Cherry  ≡   │
        │                  │             │                  │        │                  │
        └──────────────────┘             └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("the escape key ends editing mode, and the focused row has the focus again")
  func escapeEditing() async throws {
    let table = DrawnTable("Apple", "Banana")
    try await table.check(
      [.down, .down], [table.edit], [.escape],
      draws: """
        ┌──────────────────┐       ┌──────────────────┐        ┌──────────────────┐       ┌──────────────────┐
        │  Apple           │  ↓ ↓  │  Apple           │  edit  │   ⊖  Apple   ≡   │  esc  │  Apple           │
        │                  │       │                  │        │                  │       │                  │
        │  Banana          │       │▌ Banana          │        │   ⊖  Banana  ≡   │       │▌ Banana          │
        │                  │       │▌                 │        │                  │       │▌                 │
        └──────────────────┘       └──────────────────┘        └──────────────────┘       └──────────────────┘
        """)
  }

  @Test("an insert control inserts at once, and the new row has its controls")
  func insertControl() async throws {
    let table = DrawnTable(sections: [["Apple", "Add"]], rows: 6)
    table.styles = ["Add": .insert]
    try await table.check(
      [table.edit], [.tap(leftOf: "Add")],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐            ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple   ≡   │  tap left  │   ⊖  Apple   ≡   │
        │                  │        │                  │  of Add    │                  │
        │  Add             │        │   ⊕  Add     ≡   │            │   ⊖  New     ≡   │
        │                  │        │                  │            │                  │
        │                  │        │                  │            │   ⊕  Add     ≡   │
        │                  │        │                  │            │                  │
        └──────────────────┘        └──────────────────┘            └──────────────────┘
        """)
  }

  @Test("rows that scroll into view in editing mode have their controls")
  func scrollingWhileEditing() async throws {
    let table = DrawnTable(sections: [["Apple", "Banana", "Cherry"]], rows: 4)
    try await table.check(
      [table.edit], [.swipe("Banana", .up, 2)],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐             ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple   ≡   │  swipe      │   ⊖  Banana  ≡   │
        │                  │        │                  │  Banana ↑2  │                  │
        │  Banana          │        │   ⊖  Banana  ≡   │             │   ⊖  Cherry  ≡   │
        │                  │        │                  │             │                  │
        └──────────────────┘        └──────────────────┘             └──────────────────┘
        """)
  }

  @Test("keys delete a row by its control")
  func deleteKeys() async throws {
    let table = DrawnTable("Apple", "Banana")
    try await table.check(
      [table.edit, .down, .down], [.enter], [.enter],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐     ┌──────────────────┐     ┌──────────────────┐
        │  Apple           │  edit  │   ⊖  Apple   ≡   │  ⏎  │   ⊖  Apple   ≡   │  ⏎  │   ⊖  Apple   ≡   │
        │                  │  ↓ ↓   │                  │     │                  │     │                  │
        │  Banana          │        │  ▐⊖  Banana  ≡   │     │na  ≡   ▌▒Delete▒▒│     │                  │
        │                  │        │                  │     │        ▌▒▒▒▒▒▒▒▒▒│     │                  │
        └──────────────────┘        └──────────────────┘     └──────────────────┘     └──────────────────┘
        """)
  }
}

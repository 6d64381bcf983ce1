import Testing

/// Swipe actions of lists that are opened by keys.
@MainActor @Suite struct DrawnSwipeKeyTests {
  @Test("the left arrow opens the focused row and focuses its action")
  func keys() async throws {
    let list = DrawnList.withDeletion()
    try await list.check(
      [.down, .down, .left], [.enter],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐     ┌──────────────────┐
        │  Apple           │  ↓ ↓ ←  │  Apple           │  ⏎  │  Apple           │
        │                  │         │                  │     │                  │
        │  Banana          │         │        ▌▒Delete▒▒│     │▌ Cherry          │
        │                  │         │        ▌▒▒▒▒▒▒▒▒▒│     │▌                 │
        │  Cherry          │         │  Cherry          │     │                  │
        │                  │         │                  │     │                  │
        └──────────────────┘         └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("left and right choose between the actions")
  func choosing() async throws {
    let list = DrawnList.withActions(trailing: ["Flag", "Mute"], columns: 21)
    try await list.check(
      [.down, .down, .left], [.left], [.right],
      draws: """
        ┌─────────────────────┐         ┌─────────────────────┐     ┌─────────────────────┐     ┌─────────────────────┐
        │  Apple              │  ↓ ↓ ←  │  Apple              │  ←  │  Apple              │  →  │  Apple              │
        │                     │         │                     │     │                     │     │                     │
        │  Banana             │         │ ▒▒▒Mute▒▒▒▌▒▒Flag▒▒▒│     │ ▌▒▒Mute▒▒▒▒▒▒Flag▒▒▒│     │ ▒▒▒Mute▒▒▒▌▒▒Flag▒▒▒│
        │                     │         │ ▒▒▒▒▒▒▒▒▒▒▌▒▒▒▒▒▒▒▒▒│     │ ▌▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│     │ ▒▒▒▒▒▒▒▒▒▒▌▒▒▒▒▒▒▒▒▒│
        │  Cherry             │         │  Cherry             │     │  Cherry             │     │  Cherry             │
        │                     │         │                     │     │                     │     │                     │
        └─────────────────────┘         └─────────────────────┘     └─────────────────────┘     └─────────────────────┘
        """)
  }

  @Test("the right arrow on the first action closes the row")
  func keyBack() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.down, .down, .left], [.right],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐     ┌──────────────────┐
        │  Apple           │  ↓ ↓ ←  │  Apple           │  →  │  Apple           │
        │                  │         │                  │     │                  │
        │  Banana          │         │        ▌▒▒Flag▒▒▒│     │▌ Banana          │
        │                  │         │        ▌▒▒▒▒▒▒▒▒▒│     │▌                 │
        │  Cherry          │         │  Cherry          │     │  Cherry          │
        │                  │         │                  │     │                  │
        └──────────────────┘         └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("the escape key closes the row")
  func escape() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.down, .down, .left], [.escape],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐       ┌──────────────────┐
        │  Apple           │  ↓ ↓ ←  │  Apple           │  esc  │  Apple           │
        │                  │         │                  │       │                  │
        │  Banana          │         │        ▌▒▒Flag▒▒▒│       │▌ Banana          │
        │                  │         │        ▌▒▒▒▒▒▒▒▒▒│       │▌                 │
        │  Cherry          │         │  Cherry          │       │  Cherry          │
        │                  │         │                  │       │                  │
        └──────────────────┘         └──────────────────┘       └──────────────────┘
        """)
  }

  @Test("the right arrow opens the leading actions")
  func leadingKeys() async throws {
    let list = DrawnList.withActions(leading: ["Flag"])
    try await list.check(
      [.down, .down, .right], [.left],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐     ┌──────────────────┐
        │  Apple           │  ↓ ↓ →  │  Apple           │  ←  │  Apple           │
        │                  │         │                  │     │                  │
        │  Banana          │         │▌▒▒Flag▒▒▒  Banana│     │▌ Banana          │
        │                  │         │▌▒▒▒▒▒▒▒▒▒        │     │▌                 │
        │  Cherry          │         │  Cherry          │     │  Cherry          │
        │                  │         │                  │     │                  │
        └──────────────────┘         └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("right to left, the right arrow opens the trailing actions")
  func rightToLeftKeys() async throws {
    let list = DrawnList.withActions(["Apple", "Banana"], trailing: ["Flag"], isRightToLeft: true)
    try await list.check(
      [.down, .right], [.left],
      draws: """
        ┌──────────────────┐       ┌──────────────────┐     ┌──────────────────┐
        │           Apple  │  ↓ →  │▌▒▒Flag▒▒▒        │  ←  │▌          Apple  │
        │                  │       │▌▒▒▒▒▒▒▒▒▒        │     │▌                 │
        │          Banana  │       │          Banana  │     │          Banana  │
        │                  │       │                  │     │                  │
        └──────────────────┘       └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("an arrow to another row closes the open one")
  func goingOn() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.down, .down, .left], [.down],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐     ┌──────────────────┐
        │  Apple           │  ↓ ↓ ←  │  Apple           │  ↓  │  Apple           │
        │                  │         │                  │     │                  │
        │  Banana          │         │        ▌▒▒Flag▒▒▒│     │  Banana          │
        │                  │         │        ▌▒▒▒▒▒▒▒▒▒│     │                  │
        │  Cherry          │         │  Cherry          │     │▌ Cherry          │
        │                  │         │                  │     │▌                 │
        └──────────────────┘         └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("an open row keeps its focused action when a row is inserted above it")
  func focusedInsertion() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.down, .down, .left], [list.insert("Ananas", before: "Apple")],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  ↓ ↓ ←  │  Apple           │  insert  │  Ananas          │
        │                  │         │                  │  Ananas  │                  │
        │  Banana          │         │        ▌▒▒Flag▒▒▒│          │  Apple           │
        │                  │         │        ▌▒▒▒▒▒▒▒▒▒│          │                  │
        │  Cherry          │         │  Cherry          │          │        ▌▒▒Flag▒▒▒│
        │                  │         │                  │          │        ▌▒▒▒▒▒▒▒▒▒│
        └──────────────────┘         └──────────────────┘          └──────────────────┘
        """)
  }

  @Test("the next row is focused after the deletion of a row with a focused action")
  func focusedDeletion() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.down, .down, .left], [list.delete("Banana")],
      draws: """
        ┌──────────────────┐         ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  ↓ ↓ ←  │  Apple           │  delete  │  Apple           │
        │                  │         │                  │  Banana  │                  │
        │  Banana          │         │        ▌▒▒Flag▒▒▒│          │▌ Cherry          │
        │                  │         │        ▌▒▒▒▒▒▒▒▒▒│          │▌                 │
        │  Cherry          │         │  Cherry          │          │                  │
        │                  │         │                  │          │                  │
        └──────────────────┘         └──────────────────┘          └──────────────────┘
        """)
  }
}

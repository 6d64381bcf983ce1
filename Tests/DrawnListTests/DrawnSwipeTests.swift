import Testing

/// Rows of lists that are swiped by touch.
@MainActor @Suite struct DrawnSwipeTests {
  @Test("a swipe reveals the trailing action")
  func trailing() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.swipe("Banana", .left, 6)],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │
        │                  │  Banana ←6  │                  │
        │  Banana          │             │        ▒▒▒Flag▒▒▒│
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│
        │  Cherry          │             │  Cherry          │
        │                  │             │                  │
        └──────────────────┘             └──────────────────┘
        """)
  }

  @Test("a swipe the other way reveals the leading action")
  func leading() async throws {
    let list = DrawnList.withActions(leading: ["Flag"])
    try await list.check(
      [.swipe("Banana", .right, 6)],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │
        │                  │  Banana →6  │                  │
        │  Banana          │             │▒▒▒Flag▒▒▒  Banana│
        │                  │             │▒▒▒▒▒▒▒▒▒▒        │
        │  Cherry          │             │  Cherry          │
        │                  │             │                  │
        └──────────────────┘             └──────────────────┘
        """)
  }

  @Test("the first of two actions stands at the edge of the row")
  func two() async throws {
    let list = DrawnList.withActions(trailing: ["Flag", "Mute"], columns: 21)
    try await list.check(
      [.swipe("Banana", .left, 6)],
      draws: """
        ┌─────────────────────┐             ┌─────────────────────┐
        │  Apple              │  swipe      │  Apple              │
        │                     │  Banana ←6  │                     │
        │  Banana             │             │ ▒▒▒Mute▒▒▒▒▒▒Flag▒▒▒│
        │                     │             │ ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
        │  Cherry             │             │  Cherry             │
        │                     │             │                     │
        └─────────────────────┘             └─────────────────────┘
        """)
  }

  @Test("the row follows the finger, and goes back after a short drag")
  func shortDrag() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.drag("Banana", .left, 4)], [.lift],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  drag       │  Apple           │  lift  │  Apple           │
        │                  │  Banana ←4  │                  │        │                  │
        │  Banana          │             │nana          ▒▒▒F│        │  Banana          │
        │                  │             │              ▒▒▒▒│        │                  │
        │  Cherry          │             │  Cherry          │        │  Cherry          │
        │                  │             │                  │        │                  │
        └──────────────────┘             └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("the row stays open after a drag past half of the action")
  func longDrag() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.drag("Banana", .left, 7)], [.lift],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  drag       │  Apple           │  lift  │  Apple           │
        │                  │  Banana ←7  │                  │        │                  │
        │  Banana          │             │a          ▒▒▒Flag│        │        ▒▒▒Flag▒▒▒│
        │                  │             │           ▒▒▒▒▒▒▒│        │        ▒▒▒▒▒▒▒▒▒▒│
        │  Cherry          │             │  Cherry          │        │  Cherry          │
        │                  │             │                  │        │                  │
        └──────────────────┘             └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("a full swipe expands the action, and performs it")
  func fullSwipe() async throws {
    let list = DrawnList.withDeletion()
    try await list.check(
      [.drag("Banana", .left, 13)], [.lift],
      draws: """
        ┌──────────────────┐              ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  drag        │  Apple           │  lift  │  Apple           │
        │                  │  Banana ←13  │                  │        │                  │
        │  Banana          │              │     ▒▒Delete▒▒▒▒▒│        │  Cherry          │
        │                  │              │     ▒▒▒▒▒▒▒▒▒▒▒▒▒│        │                  │
        │  Cherry          │              │  Cherry          │        │                  │
        │                  │              │                  │        │                  │
        └──────────────────┘              └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("without full swipes a row rests with its actions beside it")
  func noFullSwipe() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"], allowsFullSwipe: false)
    try await list.check(
      [.drag("Banana", .left, 13)], [.lift],
      draws: """
        ┌──────────────────┐              ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  drag        │  Apple           │  lift  │  Apple           │
        │                  │  Banana ←13  │                  │        │                  │
        │  Banana          │              │      ▒▒▒Flag▒▒▒▒▒│        │        ▒▒▒Flag▒▒▒│
        │                  │              │      ▒▒▒▒▒▒▒▒▒▒▒▒│        │        ▒▒▒▒▒▒▒▒▒▒│
        │  Cherry          │              │  Cherry          │        │  Cherry          │
        │                  │              │                  │        │                  │
        └──────────────────┘              └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("a tap on an action performs it")
  func tapAction() async throws {
    let list = DrawnList.withDeletion()
    try await list.check(
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

  @Test("an action that leaves its row closes it")
  func closing() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.swipe("Banana", .left, 6)], [.tap("Flag")],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  tap   │  Apple           │
        │                  │  Banana ←6  │                  │  Flag  │                  │
        │  Banana          │             │        ▒▒▒Flag▒▒▒│        │  Banana          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│        │                  │
        │  Cherry          │             │  Cherry          │        │  Cherry          │
        │                  │             │                  │        │                  │
        └──────────────────┘             └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("a tap on another row closes the open one, and selects nothing")
  func tapElsewhere() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.swipe("Banana", .left, 6)], [.tap("Apple")],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐         ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  tap    │  Apple           │
        │                  │  Banana ←6  │                  │  Apple  │                  │
        │  Banana          │             │        ▒▒▒Flag▒▒▒│         │  Banana          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│         │                  │
        │  Cherry          │             │  Cherry          │         │  Cherry          │
        │                  │             │                  │         │                  │
        └──────────────────┘             └──────────────────┘         └──────────────────┘
        """)
  }

  @Test("a tap on the open row closes it, and selects nothing")
  func tapOpenRow() async throws {
    let list = DrawnList.withActions(["Apple", "Very ripe figs"], trailing: ["Flag"])
    try await list.check(
      [.swipe("Very ripe", .left, 6)], [.tap("figs")],
      draws: """
        ┌──────────────────┐                ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  swipe         │  Apple           │  tap   │  Apple           │
        │                  │  Very ripe ←6  │                  │  figs  │                  │
        │  Very ripe figs  │                │e figs  ▒▒▒Flag▒▒▒│        │  Very ripe figs  │
        │                  │                │        ▒▒▒▒▒▒▒▒▒▒│        │                  │
        └──────────────────┘                └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("a swipe of another row closes the open one")
  func otherRow() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.swipe("Banana", .left, 6)], [.swipe("Apple", .left, 6)],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐            ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  swipe     │        ▒▒▒Flag▒▒▒│
        │                  │  Banana ←6  │                  │  Apple ←6  │        ▒▒▒▒▒▒▒▒▒▒│
        │  Banana          │             │        ▒▒▒Flag▒▒▒│            │  Banana          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│            │                  │
        │  Cherry          │             │  Cherry          │            │  Cherry          │
        │                  │             │                  │            │                  │
        └──────────────────┘             └──────────────────┘            └──────────────────┘
        """)
  }

  @Test("a swipe back closes the row")
  func swipeBack() async throws {
    let list = DrawnList.withActions(["Apple", "Very ripe figs"], trailing: ["Flag"])
    try await list.check(
      [.swipe("Very ripe", .left, 6)], [.swipe("figs", .right, 6)],
      draws: """
        ┌──────────────────┐                ┌──────────────────┐           ┌──────────────────┐
        │  Apple           │  swipe         │  Apple           │  swipe    │  Apple           │
        │                  │  Very ripe ←6  │                  │  figs →6  │                  │
        │  Very ripe figs  │                │e figs  ▒▒▒Flag▒▒▒│           │  Very ripe figs  │
        │                  │                │        ▒▒▒▒▒▒▒▒▒▒│           │                  │
        └──────────────────┘                └──────────────────┘           └──────────────────┘
        """)
  }

  @Test("right to left, trailing actions are at the left")
  func rightToLeft() async throws {
    let list = DrawnList.withActions(["Apple", "Banana"], trailing: ["Flag"], isRightToLeft: true)
    try await list.check(
      [.swipe("Banana", .right, 6)],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐
        │           Apple  │  swipe      │           Apple  │
        │                  │  Banana →6  │                  │
        │          Banana  │             │▒▒▒Flag▒▒▒        │
        │                  │             │▒▒▒▒▒▒▒▒▒▒        │
        └──────────────────┘             └──────────────────┘
        """)
  }

  @Test("an open row stays open when a row is inserted above it")
  func insertion() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.swipe("Banana", .left, 6)], [list.insert("Ananas", before: "Apple")],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  insert  │  Ananas          │
        │                  │  Banana ←6  │                  │  Ananas  │                  │
        │  Banana          │             │        ▒▒▒Flag▒▒▒│          │  Apple           │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│          │                  │
        │  Cherry          │             │  Cherry          │          │        ▒▒▒Flag▒▒▒│
        │                  │             │                  │          │        ▒▒▒▒▒▒▒▒▒▒│
        └──────────────────┘             └──────────────────┘          └──────────────────┘
        """)
  }

  @Test("the deletion of an open row leaves no action behind")
  func deletion() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.swipe("Banana", .left, 6)], [list.delete("Banana")],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  delete  │  Apple           │
        │                  │  Banana ←6  │                  │  Banana  │                  │
        │  Banana          │             │        ▒▒▒Flag▒▒▒│          │  Cherry          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│          │                  │
        │  Cherry          │             │  Cherry          │          │                  │
        │                  │             │                  │          │                  │
        └──────────────────┘             └──────────────────┘          └──────────────────┘
        """)
  }

  @Test("scrolling closes the open row")
  func scrolling() async throws {
    let list = DrawnList.withActions(["Apple", "Banana", "Cherry", "Date"], trailing: ["Flag"], rows: 6)
    try await list.check(
      [.swipe("Banana", .left, 6)], [.swipe("Apple", .up, 2)],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐            ┌──────────────────┐
        │  Apple           │  swipe      │  Apple           │  swipe     │  Banana          │
        │                  │  Banana ←6  │                  │  Apple ↑2  │                  │
        │  Banana          │             │        ▒▒▒Flag▒▒▒│            │  Cherry          │
        │                  │             │        ▒▒▒▒▒▒▒▒▒▒│            │                  │
        │  Cherry          │             │  Cherry          │            │  Date            │
        │                  │             │                  │            │                  │
        └──────────────────┘             └──────────────────┘            └──────────────────┘
        """)
  }

  @Test("rows in editing mode cannot be swiped")
  func editing() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [list.edit], [.swipe("Banana", .left, 6)],
      draws: """
        ┌──────────────────┐        ┌──────────────────┐             ┌──────────────────┐
        │  Apple           │  edit  │  Apple           │  swipe      │  Apple           │
        │                  │        │                  │  Banana ←6  │                  │
        │  Banana          │        │  Banana          │             │  Banana          │
        │                  │        │                  │             │                  │
        │  Cherry          │        │  Cherry          │             │  Cherry          │
        │                  │        │                  │             │                  │
        └──────────────────┘        └──────────────────┘             └──────────────────┘
        """)
  }

  @Test("a drag goes on when a row is inserted above its row")
  func insertionDuringDrag() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.drag("Banana", .left, 7)], [list.insert("Ananas", before: "Apple")], [.lift],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  drag       │  Apple           │  insert  │  Ananas          │  lift  │  Ananas          │
        │                  │  Banana ←7  │                  │  Ananas  │                  │        │                  │
        │  Banana          │             │a          ▒▒▒Flag│          │  Apple           │        │  Apple           │
        │                  │             │           ▒▒▒▒▒▒▒│          │                  │        │                  │
        │  Cherry          │             │  Cherry          │          │a          ▒▒▒Flag│        │        ▒▒▒Flag▒▒▒│
        │                  │             │                  │          │           ▒▒▒▒▒▒▒│        │        ▒▒▒▒▒▒▒▒▒▒│
        └──────────────────┘             └──────────────────┘          └──────────────────┘        └──────────────────┘
        """)
  }

  @Test("a drag ends when its row is deleted")
  func deletionDuringDrag() async throws {
    let list = DrawnList.withActions(trailing: ["Flag"])
    try await list.check(
      [.drag("Banana", .left, 4)], [list.delete("Banana")], [.lift],
      draws: """
        ┌──────────────────┐             ┌──────────────────┐          ┌──────────────────┐        ┌──────────────────┐
        │  Apple           │  drag       │  Apple           │  delete  │  Apple           │  lift  │  Apple           │
        │                  │  Banana ←4  │                  │  Banana  │                  │        │                  │
        │  Banana          │             │nana          ▒▒▒F│          │  Cherry          │        │  Cherry          │
        │                  │             │              ▒▒▒▒│          │                  │        │                  │
        │  Cherry          │             │  Cherry          │          │                  │        │                  │
        │                  │             │                  │          │                  │        │                  │
        └──────────────────┘             └──────────────────┘          └──────────────────┘        └──────────────────┘
        """)
  }
}

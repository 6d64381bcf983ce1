import Testing
import UIKitCore
import UIKitLists

/// The keyboard focus in lists.
@MainActor @Suite struct DrawnFocusTests {
  @Test("the first arrow focuses the first row, the next ones move on")
  func arrows() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down], [.down, .down], [.up],
      draws: """
        ┌────────────────┐     ┌────────────────┐       ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓  │▌ Apple         │  ↓ ↓  │  Apple         │  ↑  │  Apple         │
        │                │     │▌               │       │                │     │                │
        │  Banana        │     │  Banana        │       │  Banana        │     │▌ Banana        │
        │                │     │                │       │                │     │▌               │
        │  Cherry        │     │  Cherry        │       │▌ Cherry        │     │  Cherry        │
        │                │     │                │       │▌               │     │                │
        └────────────────┘     └────────────────┘       └────────────────┘     └────────────────┘
        """)
  }

  @Test("the focus stays on the last and on the first row")
  func edges() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down, .down, .down, .down], [.up, .up, .up],
      draws: """
        ┌────────────────┐           ┌────────────────┐         ┌────────────────┐
        │  Apple         │  ↓ ↓ ↓ ↓  │  Apple         │  ↑ ↑ ↑  │▌ Apple         │
        │                │           │                │         │▌               │
        │  Banana        │           │  Banana        │         │  Banana        │
        │                │           │                │         │                │
        │  Cherry        │           │▌ Cherry        │         │  Cherry        │
        │                │           │▌               │         │                │
        └────────────────┘           └────────────────┘         └────────────────┘
        """)
  }

  @Test("an arrow scrolls the next row into view")
  func scrolling() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", "Date", "Elder", rows: 4)
    try await list.check(
      [.down, .down, .down], [.down], [.up, .up],
      draws: """
        ┌────────────────┐         ┌────────────────┐     ┌────────────────┐       ┌────────────────┐
        │  Apple         │  ↓ ↓ ↓  │  Banana        │  ↓  │  Cherry        │  ↑ ↑  │▌ Banana        │
        │                │         │                │     │                │       │▌               │
        │  Banana        │         │▌ Cherry        │     │▌ Date          │       │  Cherry        │
        │                │         │▌               │     │▌               │       │                │
        └────────────────┘         └────────────────┘     └────────────────┘       └────────────────┘
        """)
  }

  @Test("arrows move the focus over headers")
  func headers() async throws {
    let list = DrawnList(sections: [["Apple"], ["Hazel", "Walnut"]], rows: 10, headers: ["Fruit", "Nuts"])
    try await list.check(
      [.down], [.down], [.down],
      draws: """
        ┌────────────────┐     ┌────────────────┐     ┌────────────────┐     ┌────────────────┐
        │                │  ↓  │                │  ↓  │                │  ↓  │                │
        │  Fruit         │     │  Fruit         │     │  Fruit         │     │  Fruit         │
        │  Apple         │     │▌ Apple         │     │  Apple         │     │  Apple         │
        │                │     │▌               │     │                │     │                │
        │                │     │                │     │                │     │                │
        │  Nuts          │     │  Nuts          │     │  Nuts          │     │  Nuts          │
        │  Hazel         │     │  Hazel         │     │▌ Hazel         │     │  Hazel         │
        │                │     │                │     │▌               │     │                │
        │  Walnut        │     │  Walnut        │     │  Walnut        │     │▌ Walnut        │
        │                │     │                │     │                │     │▌               │
        └────────────────┘     └────────────────┘     └────────────────┘     └────────────────┘
        """)
  }

  @Test("page, home and end keys move the focus by more than a row")
  func pages() async throws {
    let list = DrawnList(sections: [(1...9).map { "Row \($0)" }], columns: 10, rows: 6)
    try await list.check(
      [.down, .pageDown], [.end], [.home],
      draws: """
        ┌──────────┐            ┌──────────┐       ┌──────────┐        ┌──────────┐
        │  Row 1   │  ↓ page ↓  │▌ Row 4   │  end  │  Row 7   │  home  │▌ Row 1   │
        │          │            │▌         │       │          │        │▌         │
        │  Row 2   │            │  Row 5   │       │  Row 8   │        │  Row 2   │
        │          │            │          │       │          │        │          │
        │  Row 3   │            │  Row 6   │       │▌ Row 9   │        │  Row 3   │
        │          │            │          │       │▌         │        │          │
        └──────────┘            └──────────┘       └──────────┘        └──────────┘
        """)
  }

  @Test("a typed letter focuses the next row that begins with it")
  func letters() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down], [.letter("c")],
      draws: """
        ┌────────────────┐     ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓  │▌ Apple         │  c  │  Apple         │
        │                │     │▌               │     │                │
        │  Banana        │     │  Banana        │     │  Banana        │
        │                │     │                │     │                │
        │  Cherry        │     │  Cherry        │     │▌ Cherry        │
        │                │     │                │     │▌               │
        └────────────────┘     └────────────────┘     └────────────────┘
        """)
  }

  @Test("arrows move into, along and out of an orthogonal section")
  func orthogonal() async throws {
    let list = DrawnList(
      [["One", "Two", "Tri"], ["Apple", "Banana"]], layout: DrawnList.orthogonal(columns: 6), columns: 20, rows: 4)
    try await list.check(
      [.down, .right], [.down], [.up],
      draws: """
        ┌────────────────────┐       ┌────────────────────┐     ┌────────────────────┐     ┌────────────────────┐
        │  One   Two   Tri   │  ↓ →  │  One ▌ Two   Tri   │  ↓  │  One   Two   Tri   │  ↑  │▌ One   Two   Tri   │
        │  Apple             │       │  Apple             │     │▌ Apple             │     │  Apple             │
        │  Banana            │       │  Banana            │     │  Banana            │     │  Banana            │
        │                    │       │                    │     │                    │     │                    │
        └────────────────────┘       └────────────────────┘     └────────────────────┘     └────────────────────┘
        """)
  }

  @Test("an arrow scrolls an orthogonal section to its next item")
  func orthogonalScrolling() async throws {
    let list = DrawnList(
      [["One", "Two", "Tri", "Four"], ["Apple"]], layout: DrawnList.orthogonal(columns: 8), columns: 16, rows: 2)
    try await list.check(
      [.down, .right], [.right], [.right, .right],
      draws: """
        ┌────────────────┐       ┌────────────────┐     ┌────────────────┐       ┌────────────────┐
        │  One     Two   │  ↓ →  │  One   ▌ Two   │  →  │  Two   ▌ Tri   │  → →  │  Tri   ▌ Four  │
        │  Apple         │       │  Apple         │     │  Apple         │       │  Apple         │
        └────────────────┘       └────────────────┘     └────────────────┘       └────────────────┘
        """)
  }

  @Test("right to left, the left arrow moves on in an orthogonal section")
  func orthogonalRightToLeft() async throws {
    let list = DrawnList(
      [["One", "Two"], ["Apple"]], layout: DrawnList.orthogonal(columns: 8), columns: 18, rows: 2,
      isRightToLeft: true)
    try await list.check(
      [.down], [.left], [.right],
      draws: """
        ┌──────────────────┐     ┌──────────────────┐     ┌──────────────────┐     ┌──────────────────┐
        │     Two     One  │  ↓  │     Two  ▌  One  │  ←  │  ▌  Two     One  │  →  │     Two  ▌  One  │
        │           Apple  │     │           Apple  │     │           Apple  │     │           Apple  │
        └──────────────────┘     └──────────────────┘     └──────────────────┘     └──────────────────┘
        """)
  }

  @Test("an item keeps the focus when a row is inserted above it")
  func insertion() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down, .down], [list.insert("Ananas", before: "Apple")], [.down],
      draws: """
        ┌────────────────┐       ┌────────────────┐          ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓ ↓  │  Apple         │  insert  │  Ananas        │  ↓  │  Apple         │
        │                │       │                │  Ananas  │                │     │                │
        │  Banana        │       │▌ Banana        │          │  Apple         │     │  Banana        │
        │                │       │▌               │          │                │     │                │
        │  Cherry        │       │  Cherry        │          │▌ Banana        │     │▌ Cherry        │
        │                │       │                │          │▌               │     │▌               │
        └────────────────┘       └────────────────┘          └────────────────┘     └────────────────┘
        """)
  }

  @Test("an item keeps the focus when it moves")
  func move() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down], [list.move("Apple", after: "Cherry")], [.up],
      draws: """
        ┌────────────────┐     ┌────────────────┐         ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓  │▌ Apple         │  move   │  Banana        │  ↑  │  Banana        │
        │                │     │▌               │  Apple  │                │     │                │
        │  Banana        │     │  Banana        │         │  Cherry        │     │▌ Cherry        │
        │                │     │                │         │                │     │▌               │
        │  Cherry        │     │  Cherry        │         │▌ Apple         │     │  Apple         │
        │                │     │                │         │▌               │     │                │
        └────────────────┘     └────────────────┘         └────────────────┘     └────────────────┘
        """)
  }

  @Test("an item keeps the focus when an insertion moves it off the screen")
  func farInsertion() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", rows: 4)
    try await list.check(
      [.down, .end], [list.insert("Ananas", before: "Apple")], [.up],
      draws: """
        ┌────────────────┐         ┌────────────────┐          ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓ end  │  Banana        │  insert  │  Apple         │  ↑  │▌ Banana        │
        │                │         │                │  Ananas  │                │     │▌               │
        │  Banana        │         │▌ Cherry        │          │  Banana        │     │  Cherry        │
        │                │         │▌               │          │                │     │                │
        └────────────────┘         └────────────────┘          └────────────────┘     └────────────────┘
        """)
  }

  @Test("after the deletion of the focused row the next one is focused")
  func deletion() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down, .down], [list.delete("Banana")], [.down],
      draws: """
        ┌────────────────┐       ┌────────────────┐          ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓ ↓  │  Apple         │  delete  │  Apple         │  ↓  │  Apple         │
        │                │       │                │  Banana  │                │     │                │
        │  Banana        │       │▌ Banana        │          │▌ Cherry        │     │▌ Cherry        │
        │                │       │▌               │          │▌               │     │▌               │
        │  Cherry        │       │  Cherry        │          │                │     │                │
        │                │       │                │          │                │     │                │
        └────────────────┘       └────────────────┘          └────────────────┘     └────────────────┘
        """)
  }

  @Test("after the deletion of the focused last row the previous one is focused")
  func lastDeletion() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down, .end], [list.delete("Cherry")], [.up],
      draws: """
        ┌────────────────┐         ┌────────────────┐          ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓ end  │  Apple         │  delete  │  Apple         │  ↑  │▌ Apple         │
        │                │         │                │  Cherry  │                │     │▌               │
        │  Banana        │         │  Banana        │          │▌ Banana        │     │  Banana        │
        │                │         │                │          │▌               │     │                │
        │  Cherry        │         │▌ Cherry        │          │                │     │                │
        │                │         │▌               │          │                │     │                │
        └────────────────┘         └────────────────┘          └────────────────┘     └────────────────┘
        """)
  }

  @Test("after the deletion of all rows nothing is focused")
  func wholeDeletion() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down], [list.delete("Apple", "Banana", "Cherry")],
      draws: """
        ┌────────────────┐     ┌────────────────┐          ┌────────────────┐
        │  Apple         │  ↓  │▌ Apple         │  delete  │                │
        │                │     │▌               │  Apple   │                │
        │  Banana        │     │  Banana        │  Banana  │                │
        │                │     │                │  Cherry  │                │
        │  Cherry        │     │  Cherry        │          │                │
        │                │     │                │          │                │
        └────────────────┘     └────────────────┘          └────────────────┘
        """)
  }

  @Test("after the deletion of a section the focus moves to the next section")
  func sectionDeletion() async throws {
    let list = DrawnList(sections: [["Apple"], ["Hazel"], ["Oak"]], rows: 6)
    try await list.check(
      [.down, .down], [list.delete(section: 1)],
      draws: """
        ┌────────────────┐       ┌────────────────┐             ┌────────────────┐
        │  Apple         │  ↓ ↓  │  Apple         │  delete     │  Apple         │
        │                │       │                │  section 1  │                │
        │  Hazel         │       │▌ Hazel         │             │▌ Oak           │
        │                │       │▌               │             │▌               │
        │  Oak           │       │  Oak           │             │                │
        │                │       │                │             │                │
        └────────────────┘       └────────────────┘             └────────────────┘
        """)
  }

  @Test("after the deletion of a focused orthogonal item the next one is focused")
  func orthogonalDeletion() async throws {
    let list = DrawnList(
      [["One", "Two", "Tri"], ["Apple"]], layout: DrawnList.orthogonal(columns: 6), columns: 20, rows: 2)
    try await list.check(
      [.down, .right], [list.delete("Two")],
      draws: """
        ┌────────────────────┐       ┌────────────────────┐          ┌────────────────────┐
        │  One   Two   Tri   │  ↓ →  │  One ▌ Two   Tri   │  delete  │  One ▌ Tri         │
        │  Apple             │       │  Apple             │  Two     │  Apple             │
        └────────────────────┘       └────────────────────┘          └────────────────────┘
        """)
  }

  @Test("after the deletion of a focused orthogonal item the next one is focused, even if it was not visible")
  func orthogonalDeletionAtTheEdge() async throws {
    let list = DrawnList(
      [["One", "Two", "Tri", "Four"], ["Apple"]], layout: DrawnList.orthogonal(columns: 8), columns: 16, rows: 2)
    try await list.check(
      [.down, .right], [list.delete("Two")],
      draws: """
        ┌────────────────┐       ┌────────────────┐          ┌────────────────┐
        │  One     Two   │  ↓ →  │  One   ▌ Two   │  delete  │  One   ▌ Tri   │
        │  Apple         │       │  Apple         │  Two     │  Apple         │
        └────────────────┘       └────────────────┘          └────────────────┘
        """)
  }

  @Test("after the deletion of the focused last row of a section the previous one of the section is focused")
  func lastDeletionOfSection() async throws {
    let list = DrawnList(sections: [["Apple", "Banana"], ["Hazel"]], rows: 6)
    try await list.check(
      [.down, .down], [list.delete("Banana")],
      draws: """
        ┌────────────────┐       ┌────────────────┐          ┌────────────────┐
        │  Apple         │  ↓ ↓  │  Apple         │  delete  │▌ Apple         │
        │                │       │                │  Banana  │▌               │
        │  Banana        │       │▌ Banana        │          │  Hazel         │
        │                │       │▌               │          │                │
        │  Hazel         │       │  Hazel         │          │                │
        │                │       │                │          │                │
        └────────────────┘       └────────────────┘          └────────────────┘
        """)
  }

  @Test("the first arrow after a tap focuses the tapped row")
  func tap() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.tap("Cherry")], [.down], [.up],
      draws: """
        ┌────────────────┐          ┌────────────────┐     ┌────────────────┐     ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  ↓  │  Apple         │  ↑  │  Apple         │
        │                │  Cherry  │                │     │                │     │                │
        │  Banana        │          │  Banana        │     │  Banana        │     │▌ Banana        │
        │                │          │                │     │                │     │▌               │
        │  Cherry        │          │░░Cherry░░░░░░░░│     │▌░Cherry░░░░░░░░│     │░░Cherry░░░░░░░░│
        │                │          │░░░░░░░░░░░░░░░░│     │▌░░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░░░│
        └────────────────┘          └────────────────┘     └────────────────┘     └────────────────┘
        """)
  }

  @Test("the focused row keeps the focus when editing mode begins and ends")
  func editing() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", accessories: [.multiselect()])
    list.view.allowsMultipleSelectionDuringEditing = true
    try await list.check(
      [.down, .down], [list.edit], [.escape],
      draws: """
        ┌────────────────┐       ┌────────────────┐        ┌────────────────┐       ┌────────────────┐
        │  Apple         │  ↓ ↓  │  Apple         │  edit  │   ○   Apple    │  esc  │  Apple         │
        │                │       │                │        │                │       │                │
        │  Banana        │       │▌ Banana        │        │▌  ○   Banana   │       │▌ Banana        │
        │                │       │▌               │        │▌               │       │▌               │
        │  Cherry        │       │  Cherry        │        │   ○   Cherry   │       │  Cherry        │
        │                │       │                │        │                │       │                │
        └────────────────┘       └────────────────┘        └────────────────┘       └────────────────┘
        """)
  }
}

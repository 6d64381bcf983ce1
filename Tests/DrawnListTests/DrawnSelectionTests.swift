import Testing
import UIKitCore
import UIKitLists

/// The selection in lists.
@MainActor @Suite struct DrawnSelectionTests {
  @Test("a tap selects a row instead of the one before")
  func tap() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.tap("Banana")], [.tap("Cherry")],
      draws: """
        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  tap     │  Apple         │
        │                │  Banana  │                │  Cherry  │                │
        │  Banana        │          │░░Banana░░░░░░░░│          │  Banana        │
        │                │          │░░░░░░░░░░░░░░░░│          │                │
        │  Cherry        │          │  Cherry        │          │░░Cherry░░░░░░░░│
        │                │          │                │          │░░░░░░░░░░░░░░░░│
        └────────────────┘          └────────────────┘          └────────────────┘
        """)
  }

  @Test("a second tap on a selected row keeps it selected")
  func secondTap() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.tap("Banana")], [.tap("Banana")],
      draws: """
        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  tap     │  Apple         │
        │                │  Banana  │                │  Banana  │                │
        │  Banana        │          │░░Banana░░░░░░░░│          │░░Banana░░░░░░░░│
        │                │          │░░░░░░░░░░░░░░░░│          │░░░░░░░░░░░░░░░░│
        │  Cherry        │          │  Cherry        │          │  Cherry        │
        │                │          │                │          │                │
        └────────────────┘          └────────────────┘          └────────────────┘
        """)
  }

  @Test("the space key and the enter key select the focused row")
  func keys() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down, .space], [.down], [.enter],
      draws: """
        ┌────────────────┐       ┌────────────────┐     ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓ ␣  │▌░Apple░░░░░░░░░│  ↓  │░░Apple░░░░░░░░░│  ⏎  │  Apple         │
        │                │       │▌░░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░░░│     │                │
        │  Banana        │       │  Banana        │     │▌ Banana        │     │▌░Banana░░░░░░░░│
        │                │       │                │     │▌               │     │▌░░░░░░░░░░░░░░░│
        │  Cherry        │       │  Cherry        │     │  Cherry        │     │  Cherry        │
        │                │       │                │     │                │     │                │
        └────────────────┘       └────────────────┘     └────────────────┘     └────────────────┘
        """)
  }

  @Test("with multiple selection each tap adds a row")
  func multiple() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.tap("Banana")], [.tap("Apple")],
      draws: """
        ┌────────────────┐          ┌────────────────┐         ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  tap    │░░Apple░░░░░░░░░│
        │                │  Banana  │                │  Apple  │░░░░░░░░░░░░░░░░│
        │  Banana        │          │░░Banana░░░░░░░░│         │░░Banana░░░░░░░░│
        │                │          │░░░░░░░░░░░░░░░░│         │░░░░░░░░░░░░░░░░│
        │  Cherry        │          │  Cherry        │         │  Cherry        │
        │                │          │                │         │                │
        └────────────────┘          └────────────────┘         └────────────────┘
        """)
  }

  @Test("with multiple selection a second tap deselects a row")
  func deselection() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.tap("Banana"), .tap("Apple")], [.tap("Banana")],
      draws: """
        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐
        │  Apple         │  tap     │░░Apple░░░░░░░░░│  tap     │░░Apple░░░░░░░░░│
        │                │  Banana  │░░░░░░░░░░░░░░░░│  Banana  │░░░░░░░░░░░░░░░░│
        │  Banana        │  tap     │░░Banana░░░░░░░░│          │  Banana        │
        │                │  Apple   │░░░░░░░░░░░░░░░░│          │                │
        │  Cherry        │          │  Cherry        │          │  Cherry        │
        │                │          │                │          │                │
        └────────────────┘          └────────────────┘          └────────────────┘
        """)
  }

  @Test("with multiple selection a second press deselects the focused row")
  func keyDeselection() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.down, .space], [.down, .space], [.space],
      draws: """
        ┌────────────────┐       ┌────────────────┐       ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓ ␣  │▌░Apple░░░░░░░░░│  ↓ ␣  │░░Apple░░░░░░░░░│  ␣  │░░Apple░░░░░░░░░│
        │                │       │▌░░░░░░░░░░░░░░░│       │░░░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░░░│
        │  Banana        │       │  Banana        │       │▌░Banana░░░░░░░░│     │▌ Banana        │
        │                │       │                │       │▌░░░░░░░░░░░░░░░│     │▌               │
        │  Cherry        │       │  Cherry        │       │  Cherry        │     │  Cherry        │
        │                │       │                │       │                │     │                │
        └────────────────┘       └────────────────┘       └────────────────┘     └────────────────┘
        """)
  }

  @Test("in editing mode the selected rows have a checkmark")
  func editing() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", accessories: [.multiselect()])
    list.view.allowsMultipleSelectionDuringEditing = true
    try await list.check(
      [list.edit], [.tap("Banana"), .tap("Cherry")], [.tap("Cherry")],
      draws: """
        ┌────────────────┐        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐
        │  Apple         │  edit  │   ○   Apple    │  tap     │   ○   Apple    │  tap     │   ○   Apple    │
        │                │        │                │  Banana  │                │  Cherry  │                │
        │  Banana        │        │   ○   Banana   │  tap     │░░░✔░░░Banana░░░│          │░░░✔░░░Banana░░░│
        │                │        │                │  Cherry  │░░░░░░░░░░░░░░░░│          │░░░░░░░░░░░░░░░░│
        │  Cherry        │        │   ○   Cherry   │          │░░░✔░░░Cherry░░░│          │   ○   Cherry   │
        │                │        │                │          │░░░░░░░░░░░░░░░░│          │                │
        └────────────────┘        └────────────────┘          └────────────────┘          └────────────────┘
        """)
  }

  @Test("keys select several rows in editing mode")
  func editingKeys() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", accessories: [.multiselect()])
    list.view.allowsMultipleSelectionDuringEditing = true
    try await list.check(
      [list.edit, .down, .space], [.down, .down, .space],
      draws: """
        ┌────────────────┐        ┌────────────────┐         ┌────────────────┐
        │  Apple         │  edit  │▌░░✔░░░Apple░░░░│  ↓ ↓ ␣  │░░░✔░░░Apple░░░░│
        │                │  ↓ ␣   │▌░░░░░░░░░░░░░░░│         │░░░░░░░░░░░░░░░░│
        │  Banana        │        │   ○   Banana   │         │   ○   Banana   │
        │                │        │                │         │                │
        │  Cherry        │        │   ○   Cherry   │         │▌░░✔░░░Cherry░░░│
        │                │        │                │         │▌░░░░░░░░░░░░░░░│
        └────────────────┘        └────────────────┘         └────────────────┘
        """)
  }

  @Test("a shift-click selects the range from the last selected row")
  func shiftClick() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", "Date")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.tap("Banana")], [.shiftClick("Date")],
      draws: """
        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  ⇧click  │  Apple         │
        │                │  Banana  │                │  Date    │                │
        │  Banana        │          │░░Banana░░░░░░░░│          │░░Banana░░░░░░░░│
        │                │          │░░░░░░░░░░░░░░░░│          │░░░░░░░░░░░░░░░░│
        │  Cherry        │          │  Cherry        │          │░░Cherry░░░░░░░░│
        │                │          │                │          │░░░░░░░░░░░░░░░░│
        │  Date          │          │  Date          │          │▌░Date░░░░░░░░░░│
        │                │          │                │          │▌░░░░░░░░░░░░░░░│
        └────────────────┘          └────────────────┘          └────────────────┘
        """)
  }

  @Test("shift with an arrow extends the selection from row to row")
  func shiftArrows() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", "Date")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.down, .down], [.shiftDown], [.shiftDown],
      draws: """
        ┌────────────────┐       ┌────────────────┐      ┌────────────────┐      ┌────────────────┐
        │  Apple         │  ↓ ↓  │  Apple         │  ⇧↓  │  Apple         │  ⇧↓  │  Apple         │
        │                │       │                │      │                │      │                │
        │  Banana        │       │▌ Banana        │      │░░Banana░░░░░░░░│      │░░Banana░░░░░░░░│
        │                │       │▌               │      │░░░░░░░░░░░░░░░░│      │░░░░░░░░░░░░░░░░│
        │  Cherry        │       │  Cherry        │      │▌░Cherry░░░░░░░░│      │░░Cherry░░░░░░░░│
        │                │       │                │      │▌░░░░░░░░░░░░░░░│      │░░░░░░░░░░░░░░░░│
        │  Date          │       │  Date          │      │  Date          │      │▌░Date░░░░░░░░░░│
        │                │       │                │      │                │      │▌░░░░░░░░░░░░░░░│
        └────────────────┘       └────────────────┘      └────────────────┘      └────────────────┘
        """)
  }

  @Test("shift with the opposite arrow shrinks the selection")
  func shiftArrowBack() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.down], [.shiftDown, .shiftDown], [.shiftUp],
      draws: """
        ┌────────────────┐     ┌────────────────┐         ┌────────────────┐      ┌────────────────┐
        │  Apple         │  ↓  │▌ Apple         │  ⇧↓ ⇧↓  │░░Apple░░░░░░░░░│  ⇧↑  │░░Apple░░░░░░░░░│
        │                │     │▌               │         │░░░░░░░░░░░░░░░░│      │░░░░░░░░░░░░░░░░│
        │  Banana        │     │  Banana        │         │░░Banana░░░░░░░░│      │▌░Banana░░░░░░░░│
        │                │     │                │         │░░░░░░░░░░░░░░░░│      │▌░░░░░░░░░░░░░░░│
        │  Cherry        │     │  Cherry        │         │▌░Cherry░░░░░░░░│      │  Cherry        │
        │                │     │                │         │▌░░░░░░░░░░░░░░░│      │                │
        └────────────────┘     └────────────────┘         └────────────────┘      └────────────────┘
        """)
  }

  @Test("shift with an arrow only moves the focus with single selection")
  func shiftArrowAlone() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.down, .space], [.shiftDown],
      draws: """
        ┌────────────────┐       ┌────────────────┐      ┌────────────────┐
        │  Apple         │  ↓ ␣  │▌░Apple░░░░░░░░░│  ⇧↓  │░░Apple░░░░░░░░░│
        │                │       │▌░░░░░░░░░░░░░░░│      │░░░░░░░░░░░░░░░░│
        │  Banana        │       │  Banana        │      │▌ Banana        │
        │                │       │                │      │▌               │
        │  Cherry        │       │  Cherry        │      │  Cherry        │
        │                │       │                │      │                │
        └────────────────┘       └────────────────┘      └────────────────┘
        """)
  }

  @Test("selected rows stay selected when rows are inserted and moved")
  func updates() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.allowsMultipleSelection = true
    try await list.check(
      [.tap("Apple"), .tap("Cherry")], [list.insert("Ananas", before: "Apple")], [list.move("Apple", after: "Cherry")],
      draws: """
        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐         ┌────────────────┐
        │  Apple         │  tap     │░░Apple░░░░░░░░░│  insert  │  Ananas        │  move   │  Ananas        │
        │                │  Apple   │░░░░░░░░░░░░░░░░│  Ananas  │                │  Apple  │                │
        │  Banana        │  tap     │  Banana        │          │░░Apple░░░░░░░░░│         │  Banana        │
        │                │  Cherry  │                │          │░░░░░░░░░░░░░░░░│         │                │
        │  Cherry        │          │░░Cherry░░░░░░░░│          │  Banana        │         │░░Cherry░░░░░░░░│
        │                │          │░░░░░░░░░░░░░░░░│          │                │         │░░░░░░░░░░░░░░░░│
        └────────────────┘          └────────────────┘          └────────────────┘         └────────────────┘
        """)
  }

  @Test("the selection of a deleted row goes to no other row")
  func deletion() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.tap("Banana")], [list.delete("Banana")],
      draws: """
        ┌────────────────┐          ┌────────────────┐          ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  delete  │  Apple         │
        │                │  Banana  │                │  Banana  │                │
        │  Banana        │          │░░Banana░░░░░░░░│          │  Cherry        │
        │                │          │░░░░░░░░░░░░░░░░│          │                │
        │  Cherry        │          │  Cherry        │          │                │
        │                │          │                │          │                │
        └────────────────┘          └────────────────┘          └────────────────┘
        """)
  }

  @Test("the selection follows the focus where the list says so")
  func followingFocus() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.selectionFollowsFocus = true
    try await list.check(
      [.down], [.down], [.tap("Apple")],
      draws: """
        ┌────────────────┐     ┌────────────────┐     ┌────────────────┐         ┌────────────────┐
        │  Apple         │  ↓  │▌░Apple░░░░░░░░░│  ↓  │  Apple         │  tap    │░░Apple░░░░░░░░░│
        │                │     │▌░░░░░░░░░░░░░░░│     │                │  Apple  │░░░░░░░░░░░░░░░░│
        │  Banana        │     │  Banana        │     │▌░Banana░░░░░░░░│         │  Banana        │
        │                │     │                │     │▌░░░░░░░░░░░░░░░│         │                │
        │  Cherry        │     │  Cherry        │     │  Cherry        │         │  Cherry        │
        │                │     │                │     │                │         │                │
        └────────────────┘     └────────────────┘     └────────────────┘         └────────────────┘
        """)
  }

  @Test("the selection does not follow the focus with multiple selection")
  func notFollowingFocus() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    list.view.allowsMultipleSelection = true
    list.view.selectionFollowsFocus = true
    try await list.check(
      [.down], [.space], [.down],
      draws: """
        ┌────────────────┐     ┌────────────────┐     ┌────────────────┐     ┌────────────────┐
        │  Apple         │  ↓  │▌ Apple         │  ␣  │▌░Apple░░░░░░░░░│  ↓  │░░Apple░░░░░░░░░│
        │                │     │▌               │     │▌░░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░░░│
        │  Banana        │     │  Banana        │     │  Banana        │     │▌ Banana        │
        │                │     │                │     │                │     │▌               │
        │  Cherry        │     │  Cherry        │     │  Cherry        │     │  Cherry        │
        │                │     │                │     │                │     │                │
        └────────────────┘     └────────────────┘     └────────────────┘     └────────────────┘
        """)
  }

  @Test("a selected row keeps its mark after it was scrolled away and back")
  func scrolling() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", "Date", "Elder", rows: 4)
    try await list.check(
      [.tap("Apple")], [.end], [.home],
      draws: """
        ┌────────────────┐         ┌────────────────┐       ┌────────────────┐        ┌────────────────┐
        │  Apple         │  tap    │░░Apple░░░░░░░░░│  end  │  Date          │  home  │░░Apple░░░░░░░░░│
        │                │  Apple  │░░░░░░░░░░░░░░░░│       │                │        │░░░░░░░░░░░░░░░░│
        │  Banana        │         │  Banana        │       │  Elder         │        │  Banana        │
        │                │         │                │       │                │        │                │
        └────────────────┘         └────────────────┘       └────────────────┘        └────────────────┘
        """)
  }

  @Test("the beginning of editing mode without selection deselects the row")
  func editingDeselects() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry")
    try await list.check(
      [.tap("Banana")], [list.edit],
      draws: """
        ┌────────────────┐          ┌────────────────┐        ┌────────────────┐
        │  Apple         │  tap     │  Apple         │  edit  │  Apple         │
        │                │  Banana  │                │        │                │
        │  Banana        │          │░░Banana░░░░░░░░│        │  Banana        │
        │                │          │░░░░░░░░░░░░░░░░│        │                │
        │  Cherry        │          │  Cherry        │        │  Cherry        │
        │                │          │                │        │                │
        └────────────────┘          └────────────────┘        └────────────────┘
        """)
  }

  @Test("at the end of editing mode only the row selected last stays selected")
  func editingEnds() async throws {
    let list = DrawnList("Apple", "Banana", "Cherry", accessories: [.multiselect()])
    list.view.allowsMultipleSelectionDuringEditing = true
    try await list.check(
      [list.edit, .tap("Cherry"), .tap("Apple")], [list.endEditing],
      draws: """
        ┌────────────────┐          ┌────────────────┐        ┌────────────────┐
        │  Apple         │  edit    │░░░✔░░░Apple░░░░│  done  │░░Apple░░░░░░░░░│
        │                │  tap     │░░░░░░░░░░░░░░░░│        │░░░░░░░░░░░░░░░░│
        │  Banana        │  Cherry  │   ○   Banana   │        │  Banana        │
        │                │  tap     │                │        │                │
        │  Cherry        │  Apple   │░░░✔░░░Cherry░░░│        │  Cherry        │
        │                │          │░░░░░░░░░░░░░░░░│        │                │
        └────────────────┘          └────────────────┘        └────────────────┘
        """)
  }
}

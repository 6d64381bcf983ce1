import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct TypeAheadTests {
  private let fruits = ["Apple", "Apricot", "Banana", "Éclair", "banjo", "Cherry"]

  private func place(_ typed: inout TypeAhead, _ letters: String, at time: Double, from current: Int?) -> Int? {
    typed.add(letters, at: time)
    return typed.index(in: fruits, from: current)
  }

  @Test("a letter finds the next match and cycles through all")
  func letters() {
    var typed = TypeAhead()
    expectEqual(place(&typed, "a", at: 0, from: nil), 0)
    expectEqual(place(&typed, "a", at: 5, from: 0), 1)
    expectEqual(place(&typed, "a", at: 5.2, from: 1), 0)
    expectEqual(place(&typed, "b", at: 10, from: 2), 4)
    expectEqual(place(&typed, "b", at: 20, from: 4), 2)
    #expect(place(&typed, "x", at: 30, from: 4) == nil)
    #expect(typed.index(in: [], from: nil) == nil)
  }

  @Test("letters typed within a second form one prefix")
  func beginnings() {
    var typed = TypeAhead()
    expectEqual(place(&typed, "B", at: 0, from: 0), 2)
    expectEqual(place(&typed, "a", at: 0.4, from: 2), 2)
    expectEqual(place(&typed, "n", at: 0.8, from: 2), 2)
    #expect(typed.isOpen(at: 1.8))
    expectEqual(place(&typed, "j", at: 1.7, from: 2), 4)
    #expect(!typed.isOpen(at: 2.8))
    expectEqual(place(&typed, "e", at: 3, from: 4), 3)
  }

  @Test("trailing letters that match nothing are dropped")
  func together() {
    var typed = TypeAhead()
    expectEqual(place(&typed, "ban", at: 0, from: nil), 2)
    expectEqual(typed.prefixes, ["ban", "ba", "b"])
    expectEqual(place(&typed, "jx", at: 0.5, from: 2), 4)
    expectEqual(typed.prefixes, ["banjx", "banj"])
    expectEqual(fruits.map { typed.shortfall(of: $0) }, [nil, nil, nil, nil, 1, nil])
    #expect(place(&typed, "y", at: 1, from: 4) == nil)
    #expect(place(&typed, "zb", at: 3, from: 4) == nil)
    expectEqual(place(&typed, "aa", at: 6, from: 0), 1)
    expectEqual(fruits.map { typed.shortfall(of: $0) }, [0, 0, nil, nil, nil, nil])
  }

  @Test("pasted pages match nothing")
  func pasted() {
    var typed = TypeAhead()
    typed.add(String(repeating: "a", count: 100_000), at: 0)
    expectEqual(typed.prefixes, [])
    typed.add("a", at: 2)
    expectEqual(typed.prefixes, ["a"])
  }

  // MARK: In a scene

  private final class Row: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test("text that no field takes moves the focus")
  func inScene() {
    let screen = InputScene()
    let rows = ["Fuji", "Gala", "Golden"].enumerated().map { index, name in
      let row = Row(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 40))
      let label = UILabel(frame: row.bounds)
      label.text = name
      row.addSubview(label)
      screen.window.addSubview(row)
      return row
    }
    let engine = screen.scene.focusEngine
    screen.connection.send(.text("g"))
    #expect(engine.focusedView === rows[1])
    screen.connection.send(.text("o"))
    #expect(engine.focusedView === rows[2])
    screen.advance(by: 2)
    screen.connection.send(.text("f"))
    #expect(engine.focusedView === rows[0])
  }

  @Test("spaces and unmatched text do not move the focus")
  func nothing() {
    let screen = InputScene()
    screen.window.addSubview(Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    screen.connection.send(.text(" "))
    screen.connection.send(.text("zzz"))
    #expect(screen.scene.focusEngine.focusedView == nil)
  }

  @Test("a space continues a word; after a second it activates")
  func blanks() async throws {
    let list = ShownNotes(["Granny Smith", "Granny", "Gala"])
    list.shown.press(.character("g"))
    list.shown.press(.character("r"))
    #expect(list.shown.connection.acceptsText)
    for character in "anny s" {
      list.shown.press(character == " " ? .space : .character(character))
    }
    expectEqual(list.cell(0)?.isFocused, true)
    expectEqual(list.view.indexPathsForSelectedItems, [])
    list.shown.advance(by: 1.1)
    #expect(!list.shown.connection.acceptsText)
    list.shown.press(.space)
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(0)])
    list.shown.press(.character("g"))
    list.shown.press(.down)
    #expect(!list.shown.connection.acceptsText, "any other key ends the word")
    list.shown.press(.character("g"))
    // A driver continues when nothing is in progress; a word is in progress.
    await list.settle()
    #expect(!list.shown.connection.acceptsText)
  }

  @Test("an item without a cell is found and scrolled into view")
  func beyond() throws {
    let list = ShownNotes((0..<150).map { "Row \($0)" } + ["Zinnia"])
    list.shown.press(.down)
    let made = list.made
    list.forget()
    list.shown.press(.character("z"))
    expectEqual(list.cell(150)?.isFocused, true)
    // One cell for the search; the others of the new screen are reused ones.
    #expect(list.made - made <= 1)
    #expect(!list.notes.calls.contains("willDisplay (0 - 100) before"))
    #expect(list.notes.calls("didEnd").count <= 6)
    list.shown.advance(by: 2)
    list.forget()
    list.shown.press(.character("r"))
    #expect(list.notes.calls("cell").isEmpty, "visible items need no new cells")
  }

  @Test("a search requests at most 200 items")
  func bounded() {
    let list = ShownNotes(sections: [Array(repeating: "Row", count: 1_000_000)], UICollectionViewFlowLayout())
    list.shown.press(.down)
    list.forget()
    list.shown.press(.character("z"))
    #expect((150...200).contains(list.notes.calls("cell").count))
    #expect(list.notes.calls("willDisplay").isEmpty)
    #expect(list.notes.calls("didEnd").isEmpty)
    expectEqual(list.cell(0)?.isFocused, true)
  }

  @Test("letters that arrive together are one search for the longest match")
  func oneSearch() {
    let list = ShownNotes((0..<150).map { "Row \($0)" } + ["Zebra", "Zinnia"])
    list.shown.press(.down)
    list.forget()
    list.shown.connection.send(.text("zinx"))
    expectEqual(list.cell(151)?.isFocused, true)
    #expect(list.notes.calls("cell").count <= 160)
    list.shown.advance(by: 2)
    list.shown.connection.send(.text("rzz"))
    expectEqual((list.shown.scene.focusEngine.focusedView as? NoteCell)?.text.hasPrefix("Row"), true)
  }

  @Test("letters within a second request each item's text once")
  func askedOnce() {
    let list = ShownNotes(Array(repeating: "Row", count: 1000))
    list.shown.press(.down)
    list.forget()
    list.shown.press(.character("z"))
    let asked = list.notes.calls("cell").count
    #expect((150...200).contains(asked))
    for letter in "xyab" { list.shown.press(.character(letter)) }
    expectEqual(list.notes.calls("cell").count, asked)
    list.shown.advance(by: 1.1)
    list.shown.press(.character("z"))
    expectEqual(list.notes.calls("cell").count, 2 * asked)
  }

  @Test("changed items have their texts requested again", arguments: ["insert", "reconfigure", "reload"])
  func askedAgain(change: String) {
    let list = ShownNotes((0..<100).map { "Row \($0)" })
    list.shown.press(.down)
    list.shown.press(.character("z"))
    list.notes.sections[0][60] = "Zinnia"
    switch change {
    case "insert":
      list.notes.sections[0].insert("Row", at: 0)
      list.view.insertItems(at: [IndexPath(0)])
    case "reconfigure": list.view.reconfigureItems(at: [IndexPath(60)])
    default:
      list.view.reloadData()
      list.layOut()
    }
    list.shown.press(.left)
    list.shown.press(.character("z"))
    expectEqual((list.shown.scene.focusEngine.focusedView as? NoteCell)?.text, "Zinnia")
  }

  @Test("a pasted page requests nothing")
  func page() {
    let list = ShownNotes((0..<1000).map { "Row \($0)" })
    list.shown.press(.down)
    list.forget()
    list.shown.connection.send(.text(String(repeating: "ab", count: 2500)))
    #expect(list.notes.calls("cell").isEmpty)
  }

  // MARK: Text input

  @Test("text is searched only while no view takes it")
  func searching() {
    final class Pad: UIView, UIKeyInput {
      var takes = true
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { takes }
    }
    let screen = InputScene()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let pad = Pad(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    for view in [field, pad] { screen.window.addSubview(view) }
    #expect(screen.connection.startsTypeAhead)
    field.becomeFirstResponder()
    #expect(!screen.connection.startsTypeAhead)
    field.resignFirstResponder()
    screen.scene.focusEngine.focus(on: pad)
    #expect(!screen.connection.startsTypeAhead)
    pad.takes = false
    #expect(screen.connection.startsTypeAhead)
    screen.window.isHidden = true
    #expect(!screen.connection.startsTypeAhead)
  }

  @Test("the search wraps around and skips empty sections")
  func round() {
    let list = ShownNotes(sections: [["Zinnia"], [], (0..<60).map { "Row \($0)" }, []])
    list.view.scrollToItem(at: IndexPath(59, 2), at: .bottom, animated: false)
    list.layOut()
    list.shown.press(.character("z"))
    expectEqual(list.cell(0, 0)?.isFocused, true)
  }
}

extension ShownNotes {
  /// Rows of one section whose cells have their text as accessibility label.
  fileprivate convenience init(_ items: [String]) { self.init(sections: [items]) }

  fileprivate convenience init(sections: [[String]], _ layout: UICollectionViewLayout? = nil) {
    self.init(sections, laysOut: false)
    if let layout { view.collectionViewLayout = layout }
    notes.made = { cell, _ in cell.accessibilityLabel = cell.text }
    layOut()
    forget()
  }

  /// The number of cells ever made.
  fileprivate var made: Int { NoteCell.count }
}

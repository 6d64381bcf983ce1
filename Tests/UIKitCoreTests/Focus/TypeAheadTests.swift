import Foundation
import RenderTree
import Testing

@testable import UIKitCore

@MainActor @Suite struct TypeAheadTests {
  private let fruits = ["Apple", "Apricot", "Banana", "Éclair", "banjo", "Cherry"]

  @Test("a letter goes to the next thing that begins with it, again and again round the list")
  func letters() {
    var typed = TypeAhead()
    #expect(typed.type("a", at: 0, from: nil, in: fruits) == 0)
    #expect(typed.type("a", at: 5, from: 0, in: fruits) == 1)
    #expect(typed.type("a", at: 5.2, from: 1, in: fruits) == 0)
    #expect(typed.type("b", at: 10, from: 2, in: fruits) == 4)
    #expect(typed.type("b", at: 20, from: 4, in: fruits) == 2)
    #expect(typed.type("x", at: 30, from: 4, in: fruits) == nil)
    #expect(typed.type("a", at: 40, from: nil, in: []) == nil)
  }

  @Test("letters typed within a second are one beginning, whatever their case and accents")
  func beginnings() {
    var typed = TypeAhead()
    #expect(typed.type("B", at: 0, from: 0, in: fruits) == 2)
    #expect(typed.type("a", at: 0.4, from: 2, in: fruits) == 2)
    #expect(typed.type("n", at: 0.8, from: 2, in: fruits) == 2)
    #expect(typed.type("j", at: 1.7, from: 2, in: fruits) == 4)
    #expect(typed.type("e", at: 3, from: 4, in: fruits) == 3)
  }

  // MARK: In a scene

  private final class Row: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test("text that no field takes moves the focus")
  func inScene() {
    let screen = TouchedScene()
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

  @Test("text that is pasted into nothing, and spaces, leave the focus alone")
  func nothing() {
    let screen = TouchedScene()
    screen.window.addSubview(Row(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    screen.connection.send(.text(" "))
    screen.connection.send(.text("zzz"))
    #expect(screen.scene.focusEngine.focusedView == nil)
  }
}

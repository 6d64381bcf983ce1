import Foundation
import RenderTree
import Testing

@testable import UIKitCore

/// Keys go through a table as through a list.
@MainActor @Suite struct UITableViewFocusTests {
  private let screen = TouchedScene(size: CGSize(width: 320, height: 400))
  private let rows: Rows

  init() {
    rows = Rows([(0..<100).map { "row \($0)" } + ["zebra"], ["quagga"]])
    screen.window.addSubview(rows.table)
    screen.layOut()
  }

  private var focused: String? {
    (screen.scene.focusEngine.focusedView as? TableRow)?.cell?.textLabel?.text
  }

  @Test("arrows, pages and the ends")
  func moving() {
    screen.press(.down)
    screen.press(.down)
    #expect(focused == "row 1")
    screen.press(.pageDown)
    #expect(rows.table.contentOffset.y > 300)
    #expect(focused != "row 1" && focused != nil)
    screen.press(.end)
    screen.layOut()
    screen.press(.end)
    #expect(focused == "quagga")
    screen.press(.home)
    #expect(rows.table.contentOffset.y == 0)
    #expect(focused == "row 0")
    screen.press(.enter)
    #expect(rows.heard == ["willSelect 0", "didSelect 0"])
  }

  @Test("letters find rows that no cell shows, without a cell for each")
  func letters() {
    screen.press(.down)
    rows.asked = []
    screen.press(.character("z"))
    #expect(focused == "zebra")
    #expect(rows.asked.count < 130)
    #expect(rows.heard == [])
    screen.advance(by: 2)
    screen.press(.character("q"))
    #expect(focused == "quagga")
  }
}

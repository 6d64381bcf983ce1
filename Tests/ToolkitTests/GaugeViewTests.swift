import Expectations
import Foundation
import RenderTree
import Stage
import Testing
@_spi(Toolkit) import UIKitCore

/// A view of another module can do all that UIKitCore's own views do.
@MainActor @Suite struct GaugeViewTests {
  private let stage = InputScene()
  private let gauge = GaugeView(frame: CGRect(x: 20, y: 30, width: 200, height: 40))

  private func show() {
    stage.window.addSubview(gauge)
    stage.layOut()
  }

  private func node() -> RenderNode? { stage.connection.frame().root.nodes(.adjustable).first }

  @Test("a view of another module draws its own content")
  func content() throws {
    show()
    try expectEqual(barWidth(), 100)
    gauge.level = 8
    try expectEqual(barWidth(), 160)
  }

  private func barWidth() throws -> CGFloat? {
    guard case .drawing(let drawing)? = try #require(node()).content,
      case .fill(let path, _, _)? = drawing.operations.first
    else { return nil }
    return path.elements.compactMap { element in if case .line(let point) = element { point.x } else { nil } }.max()
  }

  @Test("a view of another module has semantics of its own")
  func semantics() throws {
    show()
    let semantics = try #require(node()?.semantics)
    expectEqual(semantics.label, "Level")
    expectEqual(semantics.value, "5")
    #expect(semantics.isFocusable)
  }

  @Test("a focused view of another module handles keys")
  func keys() {
    show()
    stage.press(.tab)
    expectEqual(gauge.focusChanges, 1)
    stage.press(.right)
    stage.press(.right)
    stage.press(.left)
    expectEqual(gauge.level, 6)
  }

  @Test("a key without effect on the view has no hint")
  func hints() {
    show()
    stage.press(.tab)
    gauge.level = 10
    let meanings = stage.connection.keyHints().map(\.meaning)
    #expect(meanings.contains("lower"))
    #expect(!meanings.contains("raise"))
  }

  @Test("a view of another module gets its old bounds when they change")
  func bounds() {
    show()
    gauge.frame.size.width = 120
    expectEqual(gauge.boundsBefore.last?.width, 200)
  }

  @Test("constraints align the baselines of a view of another module")
  func baselines() {
    let label = UILabel()
    label.text = "Level"
    let row = UIStackView(arrangedSubviews: [label, gauge])
    row.alignment = .lastBaseline
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stage.window.addSubview(row)
    stage.layOut()
    let baseline = label.frame.maxY - (label.baselineOffsetFromBottom(in: label.bounds.size) ?? 0)
    #expect(abs(gauge.frame.maxY - 2 - baseline) < 1)
  }

  @Test("a view of another module reports size changes to its enclosing element")
  func fitting() {
    let element = ElementView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    element.addSubview(gauge)
    stage.window.addSubview(element)
    stage.layOut()
    element.changes = 0
    gauge.level = 9
    expectEqual(element.changes, 1)
  }

  /// An element that counts the size changes of its content, like a self-sizing cell.
  private final class ElementView: UIView {
    var changes = 0

    override func handlesFittingSizeChange(constraintsChanged: Bool) -> Bool {
      changes += 1
      return true
    }
  }
}

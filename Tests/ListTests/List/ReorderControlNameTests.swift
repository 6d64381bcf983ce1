import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Names of reorder controls")
struct ReorderControlNameTests {
  /// A content configuration of an app's own: two labels in a stack view.
  private struct Lines: UIContentConfiguration {
    var texts: [String]

    func makeContentView() -> any UIView & UIContentView { LinesView(self) }
    func updated(for state: any UIConfigurationState) -> Lines { self }
  }

  private final class LinesView: UIView, UIContentView {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ lines: Lines) {
      configuration = lines
      super.init(frame: .zero)
      stack.axis = .vertical
      stack.frame = bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(stack)
      show()
    }

    required init?(coder: NSCoder) { return nil }

    private func show() {
      guard let lines = configuration as? Lines else { return }
      for (label, text) in zip(stack.arrangedSubviews, lines.texts) { (label as? UILabel)?.text = text }
    }
  }

  private func label(_ list: ShownList) -> String? {
    _ = list.shown.scene.currentFrame()
    return list.reorderControl(0)?.makeSemantics()?.label
  }

  private func list(_ show: @escaping (UICollectionViewListCell) -> Void) -> ShownList {
    let list = ShownList(
      .plain, [["a", "b"]],
      configure: { cell, _, _ in
        cell.accessories = [.reorder(displayed: .always)]
        show(cell)
      })
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    return list
  }

  @Test("a control is named after the first text of an app's own content")
  func ownContent() {
    let list = list { $0.contentConfiguration = Lines(texts: ["First", "second"]) }
    expectEqual(label(list), "Reorder First")
  }

  @Test("a control follows a new text of an app's own content")
  func changed() {
    let list = list { $0.contentConfiguration = Lines(texts: ["First", "second"]) }
    expectEqual(label(list), "Reorder First")
    list.cell(0)?.contentConfiguration = Lines(texts: ["Other", "second"])
    expectEqual(label(list), "Reorder Other")
  }

  @Test("a control is named after the accessibility label of its row")
  func accessibilityLabel() {
    let list = list {
      $0.contentConfiguration = Lines(texts: ["First", "second"])
      $0.accessibilityLabel = "Row"
    }
    expectEqual(label(list), "Reorder Row")
  }

  @Test("a control is named after a label in a cell's content view")
  func subviews() {
    let list = list {
      $0.contentConfiguration = nil
      let hidden = UILabel()
      hidden.text = "hidden"
      hidden.isHidden = true
      let shown = UILabel()
      shown.text = "shown"
      $0.contentView.addSubview(hidden)
      $0.contentView.addSubview(shown)
    }
    expectEqual(label(list), "Reorder shown")
  }

  @Test("a row without any text has a control without a name")
  func nameless() {
    let list = list { $0.contentConfiguration = nil }
    expectEqual(label(list), "Reorder")
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentConfiguration = Lines(texts: ["First", "second"])
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  @Test("a table's control is named after the first text of an app's own content")
  func table() {
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: screen.window.bounds)
    let source = Source()
    table.dataSource = source
    screen.window.addSubview(table)
    table.isEditing = true
    _ = screen.scene.currentFrame()
    let cell = table.cellForRow(at: [0, 0])
    let control = cell?.subviews.lazy.compactMap { $0 as? AccessorySymbolView }.first {
      $0.reorderControlGestureRecognizer != nil
    }
    expectEqual(control?.makeSemantics()?.label, "Reorder First")
  }
}

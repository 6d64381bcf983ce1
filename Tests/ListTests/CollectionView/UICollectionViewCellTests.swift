import Expectations
import Foundation
import LayoutNotation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewCellTests {
  @Test("the content view fills the cell at any size")
  func contentView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 100, height: 40))
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.frame.size = CGSize(width: 60, height: 50)
    expectEqual(cell.contentView.frame, cell.bounds)
  }

  final class StatedCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  /// A configuration whose content view replaces it by "last" in its cell.
  private struct Replaced: UIContentConfiguration {
    weak var cell: UICollectionViewCell?
    var text: String

    final class View: UIView, UIContentView {
      var configuration: any UIContentConfiguration { didSet { replaceConfiguration() } }

      init(_ configuration: Replaced) {
        self.configuration = configuration
        super.init(frame: .zero)
        replaceConfiguration()
      }

      required init?(coder: NSCoder) { return nil }

      var text: String? { (configuration as? Replaced)?.text }

      private func replaceConfiguration() {
        guard let cell = (configuration as? Replaced)?.cell, text != "last" else { return }
        cell.backgroundConfiguration = .clear()
        cell.contentConfiguration = Replaced(cell: cell, text: "last")
      }
    }

    func makeContentView() -> any UIView & UIContentView { View(self) }
    func updated(for state: any UIConfigurationState) -> Self { self }
  }

  @Test("a content view may set another configuration of its cell while it is created")
  func replacementByNewView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentConfiguration = Replaced(cell: cell, text: "first")
    expectEqual((cell.contentConfiguration as? Replaced)?.text, "last")
    expectEqual(cell.contentView.subviews.map { ($0 as? Replaced.View)?.text }, ["last"])
    #expect(cell.backgroundConfiguration != nil)
  }

  @Test("a content view may set another configuration of its cell while it gets one")
  func replacementByConfiguredView() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentConfiguration = Replaced(cell: cell, text: "last")
    let view = try #require(cell.contentView.subviews.first)
    cell.contentConfiguration = Replaced(cell: cell, text: "first")
    expectEqual((cell.contentConfiguration as? Replaced)?.text, "last")
    expectEqual(cell.contentView.subviews, [view])
    expectEqual((view as? Replaced.View)?.text, "last")
  }

  @Test("configuration updates are coalesced into one before the next layout")
  func coalescing() {
    let cell = StatedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      handled.append(state.isSelected)
      expectEqual((cell as? StatedCell)?.states.last, state)
    }
    cell.isHighlighted = true
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states.isEmpty)
    cell.layoutIfNeeded()
    expectEqual(cell.states.map(\.isSelected), [true])
    #expect(cell.states[0].isHighlighted)
    expectEqual(handled, [true])
    cell.layoutIfNeeded()
    expectEqual(cell.states.count, 1)
  }

  @Test("the handler runs before a cell is displayed, and survives reuse")
  func handlerBeforeDisplay() {
    let shown = ShownNotes(0..<100, laysOut: false)
    shown.view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
    var calls: [String] = []
    shown.notes.made = { cell, path in
      cell.configurationUpdateHandler = { cell, state in
        calls.append("\(path.item) \(state.isSelected) \(cell.superview == nil)")
      }
    }
    shown.view.frame.size.height = 100
    shown.layOut()
    expectEqual(calls, ["0 false true", "1 true true"])
  }

  @Test("configurations follow the state unless automatic updates are off")
  func automaticUpdates() throws {
    struct Content: UIContentConfiguration {
      final class Shown: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: Content) {
          self.configuration = configuration
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }
      }
      var isSelected = false
      func makeContentView() -> any UIView & UIContentView { Shown(self) }
      func updated(for state: any UIConfigurationState) -> Content {
        Content(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
      }
    }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentConfiguration = Content()
    let view = try #require(cell.contentView.subviews.first)
    expectEqual(view.frame, cell.bounds)
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? Content)?.isSelected, true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? Content)?.isSelected, true)
    expectEqual(cell.contentView.subviews, [view])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("a cell has a background view or a background configuration, never both")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    expectEqual(cell.subviews.count, 2)
    #expect(cell.subviews.last === cell.contentView)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    expectEqual(cell.subviews.count, 2)
  }

  @Test("arrows keep to row and column in a grid without gaps")
  func arrowsInGrid() {
    let shown = ShownNotes(0..<12, laysOut: false)
    shown.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section(H(.fw(1), 50, [item(.fw(1 / 3), .fh(1))])))
    shown.layOut()
    var path: [Int?] = []
    for key in [.down, .down, .right, .right, .up, .left, .left] as [KeyEvent.Key] {
      shown.shown.press(key)
      path.append(shown.view.focusedPath?.item)
    }
    expectEqual(path, [0, 3, 4, 5, 2, 1, 0])
  }
}

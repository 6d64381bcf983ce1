import Foundation
import PergolaDiagnostics
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// The current title of an action, which can change.
@MainActor
final class Title {
  var text: String
  init(_ text: String) { self.text = text }
}

/// A list of rows of 44 points whose swipe actions are logged.
@MainActor
final class SwipedList {
  let list: ShownList
  private let log: Log

  /// The log of provider and handler calls.
  @MainActor
  final class Log {
    var calls: [String] = []
    /// The handler of all actions; by default it calls `completion(true)`.
    var handle: (UIContextualAction, IndexPath, @escaping (Bool) -> Void) -> Void = { _, _, completion in
      completion(true)
    }
    var sources: [UIView] = []
    var performsFirst = true
  }

  /// Creates a list whose actions have the given titles. The suffix "!" makes an action destructive, "*" gives it an
  /// image; a suffix alone has no title.
  ///
  /// - Parameter title: The title of a single trailing action, which replaces `trailing`.
  init(
    leading: [String]? = nil, trailing: [String]? = ["A", "B"],
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, pointGrid: CGSize? = nil,
    width: CGFloat = 400, rows: Int = 3, isRightToLeft: Bool = false, title: Title? = nil,
    configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) {
    let log = Log()
    self.log = log
    func provider(_ side: String, _ names: [String]?)
      -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    {
      guard let names else { return nil }
      return { path in
        log.calls.append("\(side) \(path.item)")
        if names == [""] { return nil }
        let shown = title.map { [$0.text] } ?? names
        let result = UISwipeActionsConfiguration(actions: shown.map { Self.action($0, at: path, log) })
        result.performsFirstActionWithFullSwipe = log.performsFirst
        return result
      }
    }
    list = ShownList(
      appearance, [(0..<rows).map { "row \($0)" }], width: width, height: 400, pointGrid: pointGrid,
      change: {
        $0.leadingSwipeActionsConfigurationProvider = provider("leading", leading)
        $0.trailingSwipeActionsConfigurationProvider = provider("trailing", trailing)
      },
      configure: { cell, path, item in
        if isRightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
        configure(cell, path, item)
      })
  }

  private static func action(_ name: String, at path: IndexPath, _ log: Log) -> UIContextualAction {
    let title = name.filter { $0 != "!" && $0 != "*" }
    let style = name.hasSuffix("!") ? UIContextualAction.Style.destructive : .normal
    let action = UIContextualAction(style: style, title: title.isEmpty ? nil : title) {
      action, view, completion in
      log.calls.append("\(title) of \(path.item)")
      log.sources.append(view)
      log.handle(action, path, completion)
    }
    if name.hasSuffix("*") { action.image = UIImage(systemName: "checkmark") }
    return action
  }

  var screen: InputScene { list.shown }
  var calls: [String] { log.calls }
  var sources: [UIView] { log.sources }

  func forget() { log.calls = [] }

  func handle(_ handle: @escaping (UIContextualAction, IndexPath, @escaping (Bool) -> Void) -> Void) {
    log.handle = handle
  }

  var performsFirst: Bool {
    get { log.performsFirst }
    set { log.performsFirst = newValue }
  }

  /// Drags a finger horizontally on a row.
  func drag(_ row: Int, by distance: CGFloat, from x: CGFloat = 200, steps: Int = 8, lifting: Bool = true) {
    let y = 22 + 44 * CGFloat(row)
    screen.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), steps: steps, lifting: lifting)
  }

  /// Drags a finger horizontally and lifts it after a second without movement.
  func dragSlowly(_ row: Int, by distance: CGFloat) {
    drag(row, by: distance, lifting: false)
    screen.advance(by: 1)
    lift(row, x: 200 + distance)
  }

  func lift(_ row: Int, x: CGFloat) { screen.touch(.ended, x, 22 + 44 * CGFloat(row)) }

  /// The distance by which a row's content has moved to the left.
  func shift(_ row: Int) -> CGFloat { list.cell(row)?.bounds.minX ?? .nan }

  func isSwiped(_ row: Int) -> Bool { list.cell(row)?.configurationState.isSwiped ?? false }

  /// The action buttons of a row, from its edge inwards.
  func buttons(_ row: Int) -> [SwipeActionButton] {
    list.cell(row)?.subviews.lazy.compactMap { $0 as? SwipeActionsView }.last?.buttons ?? []
  }

  func button(_ row: Int, _ index: Int) -> SwipeActionButton? {
    let buttons = buttons(row)
    return buttons.indices.contains(index) ? buttons[index] : nil
  }

  func tap(_ button: SwipeActionButton?) {
    guard let button else { return }
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    screen.tap(middle.x, middle.y)
  }

  func wheel(_ x: CGFloat, _ y: CGFloat = 0, row: Int = 0) {
    list.shown.connection.send(
      .wheel(WheelEvent(at: CGPoint(x: 200, y: 22 + 44 * CGFloat(row)), delta: CGSize(width: x, height: y))))
  }

  func settle() async { await list.settle() }

  var hints: [String] {
    screen.connection.keyHints().map { hint in
      let keys = hint.triggers.compactMap { trigger -> String? in
        if case .key(let event) = trigger { "\(event.key)" } else { nil }
      }
      return keys.joined(separator: " ") + ": " + hint.meaning
    }
  }

  var focused: UIView? { screen.scene.focusEngine.focusedView }
}

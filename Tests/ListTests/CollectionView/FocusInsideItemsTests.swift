import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Arrow keys among items that can have the focus, items that only contain views that can, and items without either.
@MainActor @Suite struct FocusInsideItemsTests {
  /// The items of a list.
  private enum Item {
    /// A row that can have the focus.
    case row
    /// A row that can't, with buttons side by side.
    case buttons([String])
    /// A row that can't, without controls.
    case text
  }

  private final class Cell: UICollectionViewCell {
    private(set) var buttons: [UIButton] = []

    func show(_ titles: [String]) {
      for button in buttons { button.removeFromSuperview() }
      buttons = titles.enumerated().map { index, title in
        let button = UIButton(frame: CGRect(x: 100 * index, y: 0, width: 90, height: 50))
        button.setTitle(title, for: .normal)
        contentView.addSubview(button)
        return button
      }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let items: [Item]

    init(_ items: [Item]) { self.items = items }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if case .buttons(let titles) = items[indexPath.item] {
        (cell as? Cell)?.show(titles)
      } else {
        (cell as? Cell)?.show([])
      }
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      if case .row = items[indexPath.item] { true } else { false }
    }
  }

  /// A list of rows 50 points high, four of which are visible.
  @MainActor private final class List {
    let screen = InputScene(size: CGSize(width: 300, height: 200))
    private let view: UICollectionView
    private let source: Source

    init(_ items: [Item]) {
      source = Source(items)
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: RowLayout())
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      screen.window.addSubview(view)
      screen.window.layoutIfNeeded()
    }

    /// The focused item, or the title of the focused button.
    var focused: String? {
      let focused = screen.scene.focusEngine.focusedView
      if let button = focused as? UIButton { return button.currentTitle }
      return (focused as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }.map { "\($0.item)" }
    }

    /// Presses a key some times, and returns what has the focus after each.
    func press(_ key: KeyEvent.Key, times: Int = 1) -> [String?] {
      (0..<times).map { _ in
        screen.press(key)
        return focused
      }
    }
  }

  @Test("arrows stop at controls of items that can't have the focus themselves, and pass items without any")
  func between() {
    let list = List([.row, .buttons(["a"]), .text, .row])
    expectEqual(list.press(.down, times: 3), ["0", "a", "3"])
    expectEqual(list.press(.up, times: 2), ["a", "0"])
  }

  @Test("arrows reach the nearest control of an item, and move among its controls")
  func within() {
    let list = List([.row, .buttons(["a", "b"]), .row])
    expectEqual(list.press(.down, times: 2), ["0", "b"])
    expectEqual(list.press(.left), ["a"])
    expectEqual(list.press(.right), ["b"])
    expectEqual(list.press(.down), ["2"])
  }

  @Test("controls of items that are not visible yet are found before items further away")
  func offscreen() {
    let list = List([.row, .text, .text, .row, .text, .buttons(["a"]), .row])
    expectEqual(list.press(.down, times: 4), ["0", "3", "a", "6"])
  }
}

import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Selections that controllers clear")
struct ClearedSelectionTests {
  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  enum Kind: CaseIterable { case table, collection }

  /// A list in a navigation stack, with its second row selected.
  @MainActor private final class Stack {
    let screen = InputScene(size: CGSize(width: 390, height: 844))
    let list: UIViewController
    let navigation: UINavigationController

    init(_ kind: Kind, clears: Bool = true) {
      switch kind {
      case .table:
        let table = Table(style: .plain)
        table.clearsSelectionOnViewWillAppear = clears
        list = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let grid = Grid(collectionViewLayout: layout)
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.clearsSelectionOnViewWillAppear = clears
        list = grid
      }
      navigation = UINavigationController(rootViewController: list)
      screen.window.rootViewController = navigation
      settle()
      select()
    }

    func select() {
      (list as? Table)?.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      (list as? Grid)?.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    }

    var selected: IndexPath? {
      (list as? Table)?.tableView.indexPathForSelectedRow
        ?? (list as? Grid)?.collectionView.indexPathsForSelectedItems?.first
    }

    func settle() {
      for _ in 0..<3 {
        _ = screen.scene.currentFrame()
        screen.advance(by: 1)
      }
      _ = screen.scene.currentFrame()
    }

    func push() {
      navigation.pushViewController(UIViewController(), animated: false)
      settle()
    }

    func swipeBack(to x: CGFloat) { screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: x, y: 400), steps: 20) }
  }

  @Test("a swipe back that is given up leaves the selection", arguments: Kind.allCases)
  func givenUp(kind: Kind) {
    let stack = Stack(kind)
    stack.push()
    stack.screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400), steps: 20, lifting: false)
    expectEqual(stack.selected, [0, 1])
    stack.screen.advance(by: 1)
    stack.screen.touch(.ended, 60, 400)
    stack.settle()
    expectEqual(stack.navigation.viewControllers.count, 2)
    expectEqual(stack.selected, [0, 1])
  }

  @Test("a swipe back that is completed clears the selection", arguments: Kind.allCases)
  func completed(kind: Kind) {
    let stack = Stack(kind)
    stack.push()
    stack.swipeBack(to: 350)
    stack.settle()
    expectEqual(stack.navigation.viewControllers.count, 1)
    expectEqual(stack.selected, nil)
  }

  @Test("a pop clears the selection", arguments: Kind.allCases, [false, true])
  func pop(kind: Kind, animated: Bool) {
    let stack = Stack(kind)
    stack.push()
    stack.navigation.popViewController(animated: animated)
    stack.settle()
    expectEqual(stack.selected, nil)
  }

  @Test("a tab that is selected clears the selection of its list", arguments: Kind.allCases)
  func tab(kind: Kind) {
    let stack = Stack(kind)
    let tabs = UITabBarController()
    stack.screen.window.rootViewController = tabs
    tabs.viewControllers = [stack.list, UIViewController()]
    stack.settle()
    stack.select()
    tabs.selectedIndex = 1
    stack.settle()
    expectEqual(stack.selected, [0, 1])
    tabs.selectedIndex = 0
    stack.settle()
    expectEqual(stack.selected, nil)
  }

  @Test("an appearance without a transition clears the selection at once", arguments: Kind.allCases)
  func withoutTransition(kind: Kind) {
    let stack = Stack(kind)
    stack.list.viewWillAppear(false)
    expectEqual(stack.selected, nil)
  }

  @Test("a controller that does not clear the selection leaves it", arguments: Kind.allCases)
  func leaves(kind: Kind) {
    let stack = Stack(kind, clears: false)
    stack.push()
    stack.navigation.popViewController(animated: true)
    stack.settle()
    expectEqual(stack.selected, [0, 1])
  }
}

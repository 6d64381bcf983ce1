import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Margins of screens")
struct ScreenMarginTests {
  private final class Page: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "row"
      return cell
    }
  }

  private nonisolated static let widths: [(width: CGFloat, margin: CGFloat)] = [
    (320, 16), (375, 16), (390, 16), (402, 16), (414, 20), (440, 20), (1_024, 20),
  ]

  private func show(_ style: UITableView.Style, width: CGFloat) -> (page: Page, navigation: UINavigationController) {
    let page = Page(style: style)
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = InputScene(size: CGSize(width: width, height: 800))
    screen.window.rootViewController = navigation
    _ = screen.scene.currentFrame()
    return (page, navigation)
  }

  @Test("large titles and cards begin at the margin of the root view", arguments: widths)
  func cards(width: CGFloat, margin: CGFloat) {
    let (page, navigation) = show(.insetGrouped, width: width)
    expectEqual(page.systemMinimumLayoutMargins.leading, margin)
    expectEqual(page.tableView.cellForRow(at: [0, 0])?.convert(CGPoint.zero, to: nil).x, margin)
    let title = navigation.navigationBar.largeTitleLabel
    expectEqual(title.convert(CGPoint.zero, to: nil).x, margin)
  }

  @Test("texts of plain rows begin at the margin of the root view", arguments: widths)
  func texts(width: CGFloat, margin: CGFloat) {
    let (page, _) = show(.plain, width: width)
    let label = page.tableView.cellForRow(at: [0, 0])?.textLabel
    expectEqual(label?.convert(CGPoint.zero, to: nil).x, margin)
  }
}

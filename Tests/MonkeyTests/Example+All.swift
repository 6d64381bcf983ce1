import Foundation
import Monkey
import UIKit

@testable import BlogsScreens
@testable import FruitStandScreens
@testable import InboxScreens
@testable import LayoutsScreens
@testable import OutlineScreens
@testable import ProfileScreens
@testable import ReorderScreens
@testable import SymbolSheetScreens

extension Example {
  static let all = [
    blogs, catalog, counter, feed, fruitStand, inbox, layouts, mail, outline, profile, reorder, symbolSheet, todo,
  ]

  static let blogs = Example(
    "Blogs",
    changes: [
      changing { (controller: BlogsViewController) in
        guard let cell = controller.collectionView.visibleCells.first else { return }
        controller.collectionView.scrollRectToVisible(cell.frame.offsetBy(dx: 0, dy: 200), animated: true)
      }
    ]
  ) { BlogsViewController() }

  static let fruitStand = Example(
    "FruitStand",
    changes: [
      // The weather changes, and with it the sections.
      changing { (controller: FruitStandViewController) in
        controller.collectionView(controller.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
      },
      changing { (controller: FruitStandViewController) in
        var snapshot = controller.dataSource.snapshot()
        snapshot.reloadSections([.weather])
        controller.dataSource.apply(snapshot, animatingDifferences: true)
      },
    ]
  ) { FruitStandViewController() }

  static let inbox = Example(
    "Inbox",
    changes: [
      changing { (controller: InboxViewController) in await controller.mailbox.fetch() },
      changing { (controller: InboxViewController) in
        controller.mailbox.remove(Set(controller.mailbox.mails.prefix(2).map(\.id)))
      },
      changing { (controller: InboxViewController) in
        controller.mailbox.remove(Set(controller.mailbox.mails.suffix(1).map(\.id)))
      },
      changing { (controller: InboxViewController) in
        controller.mailbox.change(Set(controller.mailbox.mails.map(\.id))) { $0.isFlagged.toggle() }
      },
    ]
  ) { InboxViewController(mailbox: Mailbox(Mail.samples, server: PromptServer())) }

  static let layouts = Example(
    "Layouts",
    urls: [
      "rows", "grid", "inset-grid", "two-columns", "distinct-sections", "adaptive-sections", "nested-groups", "badges",
      "headers-and-footers", "pinned-headers", "decorations", "orthogonal", "waterfall", "circle", "spreadsheet",
      "switching",
    ].map { "layouts://\($0)" },
    open: { url, controller in (controller as? GalleryViewController)?.open(url) },
    changes: [
      changing { (controller: GalleryViewController) in
        guard let demo = controller.children.last as? DemoViewController else { return }
        var snapshot = demo.dataSource.snapshot()
        snapshot.deleteItems(Array(snapshot.itemIdentifiers.prefix(3)))
        demo.dataSource.apply(snapshot, animatingDifferences: true)
      },
      changing { (controller: GalleryViewController) in
        guard let demo = controller.children.last as? DemoViewController else { return }
        var snapshot = demo.dataSource.snapshot()
        guard let section = snapshot.sectionIdentifiers.first else { return }
        let number = 1_000 + snapshot.numberOfItems
        snapshot.appendItems([Tile(section: section, number: number)].filter { snapshot.indexOfItem($0) == nil })
        demo.dataSource.apply(snapshot, animatingDifferences: true)
      },
    ]
  ) { GalleryViewController() }

  static let outline = Example("Outline") { OutlineViewController() }

  static let profile = Example(
    "Profile",
    changes: [
      changing { (controller: ProfileViewController) in controller.adapter.accordion.toggle(section: 1) },
      changing { (controller: ProfileViewController) in
        controller.adapter.accordion.toggle(section: 0)
        controller.adapter.accordion.toggle(section: 2)
      },
    ]
  ) { ProfileViewController() }

  static let reorder = Example("Reorder") { ReorderViewController(plan: Plan()) }

  static let symbolSheet = Example("SymbolSheet") { SymbolSheetViewController(sheet: .everything) }

  /// A change of the data of a controller of one class.
  private static func changing<Controller: UIViewController>(
    _ change: @escaping @MainActor @Sendable (Controller) async -> Void
  ) -> @MainActor @Sendable (UIViewController) async -> Void {
    { controller in
      if let controller = controller as? Controller { await change(controller) }
    }
  }
}

/// A server that always has another message.
private final class PromptServer: MailServer {
  private var number = 100

  func newMail() async -> [Mail] {
    await Task.yield()
    number += 1
    return [Mail(id: number, sender: "Frances Allen", subject: "Your loops, unrolled", time: "now")]
  }
}

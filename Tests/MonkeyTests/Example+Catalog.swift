import Foundation
import Monkey
import UIKit

@testable import Catalog

// In a file of its own, because the catalogue has a type of the same name.
extension Monkey.Example {
  static let catalog = Monkey.Example(
    "Catalog",
    urls: [
      "catalog://", "catalog://example/FruitStand", "catalog://example/Mail", "catalog://example/Todo",
      "catalog://example/Feed/source/FeedList.swift", "catalog://example/Inbox/source/None.swift",
      "catalog://example/None",
    ],
    open: { url, controller in
      if let place = Place(url) { (controller as? CatalogSplitViewController)?.go(to: place) }
    }
  ) { CatalogSplitViewController() }
}

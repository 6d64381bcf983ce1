import Foundation

/// The items of a share sheet: those that an app gave, and those that its sources make for an activity.
@MainActor
struct ShareItems {
  /// The items for one activity.
  struct Made {
    var items: [Any] = []
    var subjects: [String] = []
    var typeIdentifiers: [String] = []
    var message: String?
  }

  let given: [Any]

  private var sources: [any UIActivityItemSource] { given.compactMap { $0 as? any UIActivityItemSource } }

  private var described: [any DescribedShareItem] { given.compactMap { $0 as? any DescribedShareItem } }

  /// The title that an item has of its own; nil if none has one.
  var title: String? { described.lazy.compactMap(\.shareTitle).first }

  /// The given items, with placeholders instead of the sources.
  func placeholders(for sheet: UIActivityViewController) -> [Any] {
    given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(sheet) ?? $0 }
  }

  /// The first image that a source has for the head of the sheet.
  func thumbnail(for sheet: UIActivityViewController, size: CGSize) -> UIImage? {
    sources.lazy.compactMap {
      $0.activityViewController(sheet, thumbnailImageForActivityType: nil, suggestedSize: size)
    }.first
  }

  /// The operations that have to run before the items can be made.
  var providers: [UIActivityItemProvider] { given.compactMap { $0 as? UIActivityItemProvider } }

  /// Asks each source for its item, its subject and its type. A source without an item is left out.
  func make(for type: UIActivity.ActivityType?, in sheet: UIActivityViewController) -> Made {
    var made = Made()
    made.message = described.lazy.compactMap(\.shareMessage).first
    for item in given {
      guard let source = item as? any UIActivityItemSource else {
        made.items.append(item)
        continue
      }
      guard let item = source.activityViewController(sheet, itemForActivityType: type) else { continue }
      made.items.append(item)
      let subject = source.activityViewController(sheet, subjectForActivityType: type)
      if !subject.isEmpty { made.subjects.append(subject) }
      let identifier = source.activityViewController(sheet, dataTypeIdentifierForActivityType: type)
      if !identifier.isEmpty { made.typeIdentifiers.append(identifier) }
    }
    return made
  }
}

/// A source that knows words for its item.
@MainActor
package protocol DescribedShareItem: UIActivityItemSource {
  /// The title of the item in the head of the sheet; nil for one that the item gives.
  var shareTitle: String? { get }
  /// The text before the item in a mail or a message; nil for none.
  var shareMessage: String? { get }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// The items of a share link, and the words for them.
struct ShareLinkContent {
  var items: [Any]
  var subject: String?
  var message: String?
  /// The title of the preview; nil without one.
  var title: String?
  var image: UIImage?
}

/// The place of a share link in the graph, at which the sheet is presented.
@MainActor
final class ShareAnchor {
  fileprivate weak var source: (any ShareSource)?

  nonisolated init() {}

  /// Presents the share sheet.
  func share() { source?.share() }
}

@MainActor
private protocol ShareSource: AnyObject {
  func share()
}

/// A modifier that knows the place of a share link.
nonisolated struct ShareModifier: PrimitiveModifier {
  let anchor: ShareAnchor
  /// Makes the content, when the user shares it.
  let content: @MainActor (EnvironmentValues) -> ShareLinkContent

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ShareNode(view, context)
  }
}

private final class ShareNode<Content: View>: ElementModifierNode<Content, ShareModifier>, ShareSource {
  override init(_ view: ModifiedContent<Content, ShareModifier>, _ context: NodeContext) {
    super.init(view, context)
    modifier.anchor.source = self
  }

  override func update(_ new: ModifiedContent<Content, ShareModifier>) {
    super.update(new)
    modifier.anchor.source = self
  }

  func share() {
    guard isMounted, let view = firstView, let presenter = view.nearestController?.outermost else { return }
    let content = ViewGraph.withoutTracking { modifier.content(environment) }
    let items = content.items.enumerated().map { index, item in
      ShareLinkItem(item, content: index == 0 ? content : nil)
    }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    presenter.present(sheet, animated: true)
  }
}

/// An item of a share link. The first one knows the words.
private final class ShareLinkItem: NSObject, UIActivityItemSource, DescribedShareItem {
  private let item: Any
  private let content: ShareLinkContent?

  init(_ item: Any, content: ShareLinkContent?) {
    self.item = item
    self.content = content
  }

  var shareTitle: String? { content?.title }

  var shareMessage: String? { content?.message }

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { item }

  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { content?.subject ?? "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { content?.image }
}

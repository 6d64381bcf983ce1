import Foundation

/// The activity that copies items to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemText.localized("Copy") }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains(where: UIPasteboard.accepts)
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.copy(items)
    activityDidFinish(true)
  }
}

import Foundation

/// The activity with which the user keeps files, where the host has a place for them.
final class SaveToFilesActivity: UIActivity {
  private let open: (URL) -> Void
  private var files: [URL] = []

  /// - Parameter open: Hands a file to the host.
  init(open: @escaping (URL) -> Void) {
    self.open = open
    super.init()
  }

  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { SystemText.localized("Save to Files") }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }

  private func files(in items: [Any]) -> [URL] { items.compactMap { $0 as? URL }.filter(\.isFileURL) }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !files(in: activityItems).isEmpty }

  override func prepare(withActivityItems activityItems: [Any]) { files = files(in: activityItems) }

  override func perform() {
    files.forEach(open)
    activityDidFinish(!files.isEmpty)
  }
}

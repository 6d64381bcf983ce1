import UIKit

/// The source of an example: its files, and one of them.
final class SourceViewController: UINavigationController {
  /// Called when the user opened a file.
  var onSelection: ((SourceFile.ID) -> Void)?

  private let example: Example
  private let library: SourceLibrary

  init(_ example: Example, library: SourceLibrary) {
    self.example = example
    self.library = library
    let files = FilesViewController(library.files(of: example.id))
    super.init(rootViewController: files)
    files.onSelection = { [weak self] file in
      self?.show(file.id, animated: true)
      self?.onSelection?(file.id)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// The file that is open; nil if the list of files is visible.
  var file: SourceFile.ID? { (topViewController as? FileViewController)?.file }

  /// Opens a file.
  func show(_ file: SourceFile.ID, animated: Bool) {
    guard self.file != file else { return }
    popToRootViewController(animated: false)
    let text = library.file(file, of: example.id)?.text
    pushViewController(FileViewController(file, text: text), animated: animated)
  }
}

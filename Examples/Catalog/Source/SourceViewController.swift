import UIKit

/// The source of an example: its files, and one of them.
final class SourceViewController: UINavigationController, UINavigationControllerDelegate {
  /// Called when the user opened a file, or went back to the list of files.
  var onPart: ((Place.Source) -> Void)?

  private let example: Example
  private let library: SourceLibrary

  init(_ example: Example, library: SourceLibrary) {
    self.example = example
    self.library = library
    let files = FilesViewController(library.files(of: example.id))
    super.init(rootViewController: files)
    delegate = self
    files.onSelection = { [weak self] file in
      self?.show(.file(file.id), animated: true)
      self?.onPart?(.file(file.id))
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// The part of the source that is open.
  var part: Place.Source { (topViewController as? FileViewController).map { .file($0.file) } ?? .files }

  /// Opens a part of the source.
  func show(_ part: Place.Source, animated: Bool) {
    guard self.part != part else { return }
    guard case .file(let file) = part else {
      popToRootViewController(animated: animated)
      return
    }
    popToRootViewController(animated: false)
    let text = library.file(file, of: example.id)?.text
    pushViewController(FileViewController(file, text: text), animated: animated)
  }

  // MARK: Delegate

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if animated, part == .files { onPart?(.files) }
  }
}

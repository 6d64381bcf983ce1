import Foundation
import PergolaUniformTypeIdentifiers
import RenderTree

/// A controller with which the user gives files to the app, or takes some of it.
///
/// Pages have it: chosen files are uploaded, and exported ones downloaded. Where the host has no files of the user's, the
/// presentation is refused with a warning.
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case opening([UTType])
    case exporting([URL])
  }

  private let purpose: Purpose

  /// A picker of files that the app opens.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of which files can be chosen.
  ///   - asCopy: True for copies. The user's files are on another machine, so that the app gets copies for false as well:
  ///     they are in a temporary folder, until the scene has ended.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    purpose = .opening(contentTypes)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A picker of files that the app opens.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// A picker of a place for files of the app. A page downloads them, without a view of its own.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: True for copies. The user's place is on another machine: the files of the app stay for false as well.
  public init(forExporting urls: [URL], asCopy: Bool) {
    purpose = .exporting(urls)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A picker of a place for files of the app.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  public required init?(coder: NSCoder) { return nil }

  private func setUp() { modalPresentationStyle = .formSheet }

  /// The object that gets the user's choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// True if the user may choose several files at once; false by default.
  open var allowsMultipleSelection = false {
    didSet { if oldValue != allowsMultipleSelection { content?.choice = choice } }
  }

  /// The controller that lets the user choose; nil before the view is loaded.
  private weak var content: FileChoiceController?

  private var choice: FileChoice {
    guard case .opening(let types) = purpose else { return FileChoice() }
    return FileChoice(kinds: types.fileKinds, allowsSeveral: allowsMultipleSelection)
  }

  /// The names of the types, for the user.
  private var names: [String] {
    guard case .opening(let types) = purpose, !choice.kinds.isEmpty else { return [] }
    return types.map { $0.localizedDescription ?? $0.preferredFilenameExtension.map { "." + $0 } ?? $0.identifier }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = FileChoiceController(choice, names: names)
    content.onCancel = { [weak self] in self?.cancel() }
    content.onChoice = { [weak self] in self?.finish(with: $0) }
    let navigation = UINavigationController(rootViewController: content)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    self.content = content
  }

  private func cancel() {
    guard !isBeingDismissed else { return }
    dismiss(animated: true) { self.userDidDismiss() }
  }

  private func finish(with files: [URL]) {
    guard !isBeingDismissed, !files.isEmpty else { return }
    let chosen = allowsMultipleSelection ? files : [files[0]]
    // After the dismissal, the delegate can present what it likes.
    dismiss(animated: true) { self.delegate?.documentPicker(self, didPickDocumentsAt: chosen) }
  }

  @_spi(Toolkit) open override func userDidDismiss() { delegate?.documentPickerWasCancelled(self) }

  override func obstacle(in window: UIWindow) -> String? {
    let configuration = window.windowScene?.configuration
    switch purpose {
    case .opening:
      return configuration?.acceptsFiles == true ? nil : "in a scene whose host has no files of the user's"
    case .exporting:
      let handsOutFiles = configuration?.openedSchemes.contains("file") == true
      return handsOutFiles ? nil : "in a scene whose host gives the user no files"
    }
  }

  override func isReplaced(byHostOf window: UIWindow) -> Bool {
    guard case .exporting(let files) = purpose, let scene = window.windowScene, let open = scene.onOpen else {
      return false
    }
    files.forEach(open)
    let context = scene.context
    DispatchQueue.main.async {
      MainActor.assumeIsolated { context.perform { self.delegate?.documentPicker(self, didPickDocumentsAt: files) } }
    }
    return true
  }
}

extension [UTType] {
  /// The kinds of files of the types, as extensions and MIME types; empty for all files.
  fileprivate var fileKinds: [String] {
    var kinds: [String] = []
    for type in self {
      let own = type.fileKinds
      // One type whose files have no names in common means any file.
      guard !own.isEmpty else { return [] }
      kinds += own.filter { !kinds.contains($0) }
    }
    return kinds
  }
}

extension UTType {
  fileprivate var fileKinds: [String] {
    switch self {
    case .image: ["image/*"]
    case .audio: ["audio/*"]
    case .movie, .video: ["video/*"]
    case .audiovisualContent: ["audio/*", "video/*"]
    case .text, .plainText: ["text/*"]
    default: (tags[.filenameExtension] ?? []).map { "." + $0 } + (tags[.mimeType] ?? []).filter { !$0.contains(";") }
    }
  }
}

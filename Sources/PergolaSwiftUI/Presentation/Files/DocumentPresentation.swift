import Foundation
import PergolaUniformTypeIdentifiers
@_spi(Toolkit) import UIKitCore

/// A document picker that state presents: what it is for, and what the app is told.
struct DocumentPresentation {
  /// The files of the app that the user gets; nil for a picker of the user's files. Writes them.
  var exported: (() throws -> [URL])?
  /// The types of the user's files.
  var contentTypes: [UTType] = []
  var allowsSeveral = false
  var onCompletion: (Result<[URL], any Error>) -> Void
  var onCancellation: () -> Void = {}

  /// The picker, which calls a closure once with the chosen files, or nil after a cancellation.
  @MainActor
  func makePicker(_ onEnd: @escaping ([URL]?) -> Void) throws -> PresentedDocumentPicker {
    let picker =
      if let exported {
        try PresentedDocumentPicker(forExporting: exported(), asCopy: true)
      } else {
        PresentedDocumentPicker(forOpeningContentTypes: contentTypes, asCopy: false)
      }
    picker.allowsMultipleSelection = allowsSeveral
    picker.onEnd = onEnd
    picker.delegate = picker
    return picker
  }

  /// True if the host of a scene has what the picker needs: files of the user's, or a place for those of the app.
  @MainActor
  func isPossible(_ picker: PresentedDocumentPicker) -> Bool {
    if exported == nil { return picker.presentingViewController != nil }
    return UIApplication.shared.canOpenURL(URL(filePath: "/"))
  }

  /// Tells the app the end.
  func finish(_ files: [URL]?) {
    if let files { onCompletion(.success(files)) } else { onCancellation() }
  }
}

/// The document picker of a presentation.
final class PresentedDocumentPicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  /// Called once with the chosen files, or nil after a cancellation.
  var onEnd: (([URL]?) -> Void)?

  private func end(_ files: [URL]?) {
    let end = onEnd
    onEnd = nil
    end?(files)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(urls) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(nil) }
}

/// The files that an app writes for its user, each export in a temporary folder of its own.
enum ExportedFiles {
  /// Writes files with names, and returns where they are.
  static func write(_ files: [(wrapper: FileWrapper, name: String)]) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Export-\(UUID().uuidString)")
    var names: Set<String> = []
    return try files.map { file in
      var place = folder
      // Files of one name are in folders of their own.
      if !names.insert(file.name).inserted { place.append(path: "\(names.count)-\(UUID().uuidString)") }
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let url = place.appending(path: file.name)
      try file.wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
      return url
    }
  }

  /// The name of a file of a type: a given one, that of the wrapper, or a word for a file without a name.
  static func name(_ given: String?, of wrapper: FileWrapper, _ type: UTType) -> String {
    let name = [given, wrapper.preferredFilename, wrapper.filename].compactMap { $0 }
      .first { !["", ".", ".."].contains($0) }
    // A name is no path.
    let base = (name ?? SystemText.localized("Untitled")).replacing("/", with: ":")
    guard let fileExtension = type.preferredFilenameExtension else { return base }
    // “Report 1.2” has no extension of a type.
    let present = URL(filePath: "/" + base).pathExtension
    let isOfType = !present.isEmpty && UTType(filenameExtension: present)?.conforms(to: type) == true
    return isOfType ? base : base + "." + fileExtension
  }
}

import Foundation
import PergolaUniformTypeIdentifiers
import UIKitCore

extension View {
  /// Gives the user a document as a file while a value is true. A page downloads it, without asking for a place.
  ///
  /// In a host that gives the user no files, such as a terminal, the value becomes false, and the completion gets
  /// `CocoaError.featureUnsupported`.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion.
  ///   - document: The document; nil to present nothing.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file; nil for that of the document.
  ///   - onCompletion: Called with the place of the file, or with the error of writing it.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Gives the user a document as a file while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion or the cancellation.
  ///   - document: The document; nil to present nothing.
  ///   - contentTypes: The types of the file, of which the first is written; empty for those of the document.
  ///   - defaultFilename: The name of the file; nil for that of the document.
  ///   - onCompletion: Called with the place of the file, or with the error of writing it.
  ///   - onCancellation: Called when the user chooses no place.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    export(
      isPresented, [document].compactMap { $0 }, contentTypes.first ?? D.writableContentTypes.first, defaultFilename,
      onCompletion: { onCompletion($0.first) }, onCancellation
    ) { try $0.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: $1, existingFile: nil)) }
  }

  /// Gives the user several documents as files while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion.
  ///   - documents: The documents; empty to present nothing.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Called with the places of the files, or with the error of writing them.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    export(isPresented, Array(documents), contentType, nil, onCompletion: onCompletion, {}) {
      try $0.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: $1, existingFile: nil))
    }
  }

  /// Gives the user a document as a file while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion.
  ///   - document: The document; nil to present nothing.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file; nil for that of the document.
  ///   - onCompletion: Called with the place of the file, or with the error of writing it.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    export(
      isPresented, [document].compactMap { $0 }, contentType, defaultFilename,
      onCompletion: { onCompletion($0.first) }, {}
    ) { try $0.exportedFile($1) }
  }

  /// Gives the user several documents as files while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion.
  ///   - documents: The documents; empty to present nothing.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Called with the places of the files, or with the error of writing them.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    export(isPresented, Array(documents), contentType, nil, onCompletion: onCompletion, {}) { try $0.exportedFile($1) }
  }

  /// Gives the user a file of the app while a value is true. The app's file stays, since the user's place is on another
  /// machine.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion.
  ///   - file: The file; nil to present nothing.
  ///   - onCompletion: Called with the place of the file.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, files: [file].compactMap { $0 }) { onCompletion($0.first) }
  }

  /// Gives the user files of the app while a value is true. The app's files stay.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion.
  ///   - files: The files; empty to present nothing.
  ///   - onCompletion: Called with the places of the files.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return presentDocuments(
      isPresented, DocumentPresentation(exported: { files }, onCompletion: onCompletion), isPossible: !files.isEmpty)
  }

  private nonisolated func export<Document>(
    _ isPresented: Binding<Bool>, _ documents: [Document], _ type: UTType?, _ name: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void,
    wrapper: @escaping (Document, UTType) throws -> FileWrapper
  ) -> some View {
    let type = type ?? .data
    let exported: () throws -> [URL] = {
      try ExportedFiles.write(
        documents.map { document in
          let wrapper = try wrapper(document, type)
          return (wrapper, ExportedFiles.name(name, of: wrapper, type))
        })
    }
    return presentDocuments(
      isPresented,
      DocumentPresentation(exported: exported, onCompletion: onCompletion, onCancellation: onCancellation),
      isPossible: !documents.isEmpty)
  }
}

extension ReferenceFileDocument {
  /// The file with the present content.
  fileprivate func exportedFile(_ type: UTType) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
  }
}

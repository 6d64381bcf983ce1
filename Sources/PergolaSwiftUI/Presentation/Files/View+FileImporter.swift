import Foundation
import PergolaUniformTypeIdentifiers
import UIKitCore

extension View {
  /// Lets the user choose a file of theirs while a value is true.
  ///
  /// In a host that has no files of the user's, such as a terminal, the value becomes false, and the completion gets
  /// `CocoaError.featureUnsupported`.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion, and when the user chooses nothing.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - onCompletion: Called with the file. It is not called when the user chooses nothing.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    presentDocuments(
      isPresented,
      DocumentPresentation(contentTypes: allowedContentTypes) { onCompletion($0.first) })
  }

  /// Lets the user choose files of theirs while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion, and when the user chooses nothing.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - allowsMultipleSelection: True for several files at once.
  ///   - onCompletion: Called with the files. It is not called when the user chooses nothing.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose files of theirs while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false before the completion or the cancellation.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - allowsMultipleSelection: True for several files at once.
  ///   - onCompletion: Called with the files.
  ///   - onCancellation: Called when the user chooses nothing.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    presentDocuments(
      isPresented,
      DocumentPresentation(
        contentTypes: allowedContentTypes, allowsSeveral: allowsMultipleSelection, onCompletion: onCompletion,
        onCancellation: onCancellation))
  }

  /// Presents a document picker while a value is true.
  nonisolated func presentDocuments(
    _ isPresented: Binding<Bool>, _ documents: DocumentPresentation, isPossible: Bool = true
  ) -> some View {
    modifier(
      PresentationModifier(
        style: .formSheet, identity: { isPresented.wrappedValue && isPossible ? AnyHashable(true) : nil },
        content: { nil }, reset: { isPresented.wrappedValue = false }, onDismiss: nil, documents: documents))
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The only file; an error if there is none.
  var first: Result<URL, any Error> {
    flatMap { files in files.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
  }
}

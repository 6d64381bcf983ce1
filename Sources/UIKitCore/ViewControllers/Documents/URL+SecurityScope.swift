import Foundation

extension URL {
  /// Begins the use of a file that the user gave to the app. Returns true if the process may read the file.
  ///
  /// Apps outside of a sandbox need no permission of their own: the pair of calls is there for the source's sake.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the use of a file that the user gave to the app. Nothing has to be given back.
  public func stopAccessingSecurityScopedResource() {}
}

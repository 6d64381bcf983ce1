import Foundation

/// The files of a run that renders previews.
package struct PreviewFiles {
  /// The format of the files.
  package let format: PreviewRun.Format
  /// The file of the only picture; nil for several.
  private let single: URL?
  /// The folder of several pictures; nil for one.
  package let folder: URL?
  /// One picture is rendered.
  package let isSingle: Bool
  /// The text goes to the standard output.
  package let isStandardOutput: Bool

  /// The files of a run.
  ///
  /// - Parameters:
  ///   - output: The file or the folder that the user names, or `-`; nil for none.
  ///   - format: The format that the user names; nil for that of the file's name.
  ///   - isSingle: One picture is rendered.
  ///   - standard: The folder without `output`.
  package init(_ output: String?, format: PreviewRun.Format?, isSingle: Bool, standard: URL) {
    let ending = output.map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
    let named = PreviewRun.Format.allCases.first { $0.fileExtension == ending }
    self.format = format ?? named ?? .png
    isStandardOutput = output == "-"
    self.isSingle = isSingle
    if let output, isSingle, named != nil {
      single = URL(filePath: output).standardizedFileURL
      folder = nil
    } else {
      single = nil
      folder = isStandardOutput ? standard : output.map { URL(filePath: $0).standardizedFileURL } ?? standard
    }
  }

  /// The file of a preview in a variant.
  package func file(named name: String, _ variant: PreviewVariant, in matrix: PreviewMatrix) -> URL {
    single
      ?? (folder ?? URL(filePath: "."))
      .appending(path: name + matrix.fileSuffix(of: variant) + "." + format.fileExtension)
  }
}

/// The sources of all examples.
struct SourceLibrary: Sendable {
  /// The sources that the program contains.
  static let embedded = SourceLibrary(texts: EmbeddedSources.texts)

  /// The texts by their paths, which begin with the name of the example.
  let texts: [String: String]

  /// The files of an example: those of its own folder, then those of the folders in it, by name.
  func files(of example: Example.ID) -> [SourceFile] {
    texts.compactMap { path, text in
      path.hasPrefix(example + "/") ? SourceFile(id: String(path.dropFirst(example.count + 1)), text: text) : nil
    }
    .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  func file(_ id: SourceFile.ID, of example: Example.ID) -> SourceFile? {
    texts["\(example)/\(id)"].map { SourceFile(id: id, text: $0) }
  }
}

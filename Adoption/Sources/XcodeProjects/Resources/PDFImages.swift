import Foundation

/// The PDF images of asset catalogues, which are turned into SVG images, since these are what Pergola shows.
struct PDFImages {
  /// Remarks about images that stay as they are, and are not shown.
  private(set) var warnings: [String] = []

  /// The program that turns a page into an SVG file, of the Debian package poppler-utils.
  private static let program = "pdftocairo"

  /// Turns the PDF images of a catalogue in a bundle.
  mutating func convert(in catalogue: URL) {
    let paths = FileManager.default.enumerator(atPath: catalogue.path)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.lowercased().hasSuffix(".pdf") }.sorted().map { catalogue.appending(path: $0) }
      .filter { $0.deletingLastPathComponent().pathExtension == "imageset" }
    guard !files.isEmpty else { return }
    guard let program = Self.find() else {
      warnings.append(
        "\(catalogue.lastPathComponent): \(files.count) PDF images are not shown, because the program \(Self.program) "
          + "is missing (Debian: poppler-utils)")
      return
    }
    for file in files { convert(file, with: program) }
  }

  private mutating func convert(_ file: URL, with program: URL) {
    let output = file.appendingPathExtension("svg")
    let process = Process()
    process.executableURL = program
    process.arguments = ["-svg", "-f", "1", "-l", "1", file.path, output.path]
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
    } catch {
      warnings.append("\(file.path): cannot be turned into an SVG image: \(error.localizedDescription)")
      return
    }
    guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: output.path) else {
      warnings.append("\(file.path): cannot be turned into an SVG image: it is no PDF file that \(program.path) reads")
      return
    }
    let isNamed = rename(
      file.lastPathComponent, to: output.lastPathComponent, in: file.deletingLastPathComponent())
    // The set keeps the file that it names.
    try? FileManager.default.removeItem(at: isNamed ? file : output)
  }

  /// Names the new file in the set's `Contents.json`.
  ///
  /// - Returns: False if that cannot be read or written, which is a warning.
  private mutating func rename(_ old: String, to new: String, in set: URL) -> Bool {
    let file = set.appending(path: "Contents.json")
    guard let data = try? Data(contentsOf: file),
      var contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let images = contents["images"] as? [[String: Any]]
    else {
      warnings.append("\(file.path): cannot be read")
      return false
    }
    contents["images"] = images.map { image in
      image["filename"] as? String == old ? image.merging(["filename": new]) { $1 } : image
    }
    do {
      try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys]).write(to: file)
      return true
    } catch {
      warnings.append("\(file.path): cannot be written: \(error.localizedDescription)")
      return false
    }
  }

  private static func find() -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

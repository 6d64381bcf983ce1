import Foundation
import RenderTree

/// Shows one frame as text, and ends.
@MainActor
final class TextHost: RenderTree.Host {
  private let configuration: SceneConfiguration
  private let output: OutputPath

  init(configuration: SceneConfiguration, output: OutputPath) {
    self.configuration = configuration
    self.output = output
  }

  func run(_ application: any HostedApplication) async throws {
    let scene = application.connectScene(configuration)
    await scene.settle()
    let text = CellPainter().paint(scene.frame()).text
    scene.disconnect()
    application.terminate()
    try write(text.trimmingTrailingBlankLines + "\n")
  }

  private func write(_ text: String) throws {
    do {
      switch output {
      case .standardOutput: try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      case .file(let path): try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    } catch {
      throw OutputError(output: output, reason: error.localizedDescription)
    }
  }
}

/// A file, or standard output, that could not be written.
struct OutputError: Error, CustomStringConvertible {
  let output: OutputPath
  let reason: String

  var description: String {
    switch output {
    case .standardOutput: "Could not write the frame to standard output: \(reason)"
    case .file(let path): "Could not write the frame to \(path): \(reason)"
    }
  }
}

extension String {
  /// The text without the empty lines at its end.
  fileprivate var trimmingTrailingBlankLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

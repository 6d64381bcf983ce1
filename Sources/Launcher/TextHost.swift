import Foundation
import RenderTree

/// A host that writes one frame as text and ends.
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
    let text = CellPainter(decorations: CellDecorations(selectionMark: .brackets)).paint(scene.frame()).text
    scene.disconnect()
    application.terminate()
    try output.write(Data((text.trimmingTrailingBlankLines + "\n").utf8))
  }
}

extension String {
  /// The text without trailing blank lines.
  fileprivate var trimmingTrailingBlankLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

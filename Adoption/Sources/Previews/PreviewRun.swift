import Builds
import Foundation
import XcodeProjects

/// A run that renders previews of an app. A preview that traps ends alone: the others go on in a new process.
package final class PreviewRun {
  /// The formats of files.
  package enum Format: String, CaseIterable, Sendable {
    case png
    case svg
    case text

    /// The extension of files.
    package var fileExtension: String { self == .text ? "txt" : rawValue }
  }

  /// A preview in a variant.
  package struct Rendering: Sendable {
    /// The name of the preview.
    package let preview: String
    /// The name of the variant.
    package let caption: String
    /// The file that was written; nil if none was.
    package var file: URL?
    /// The file has the same bytes as before.
    package var isSame = false
    /// The seconds of the app.
    package var seconds: Double = 0
    /// The reason for which there is no file.
    package var failure: Trap?
    /// The fenced function that ended it.
    package var function: String?

    /// A preview in a variant.
    package init(preview: String, caption: String) { (self.preview, self.caption) = (preview, caption) }
  }

  private let program: URL
  private let package: URL
  private let scale: Double
  private let patience: Int
  private var running: PreviewProgram?
  /// The sources whose previews trap while they are listed.
  private var leftOut: Set<String> = []

  /// A run with the program of an app.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - patience: The seconds after which a preview is ended.
  package init(program: URL, package: URL, scale: Double, patience: Int) {
    self.program = program
    self.package = package
    self.scale = scale
    self.patience = patience
  }

  /// The previews of an app.
  package struct Listing: Equatable, Sendable {
    /// The names, in order.
    package var names: [String] = []
    /// The sources whose previews trap while they are listed, with the reasons.
    package var failures: [(source: String, trap: Trap)] = []

    package static func == (a: Listing, b: Listing) -> Bool {
      a.names == b.names && a.failures.elementsEqual(b.failures) { $0 == $1 }
    }
  }

  /// Lists the previews. Sources that trap are left out, then and in what follows.
  ///
  /// - Throws: `ProjectError` if the app cannot tell them.
  package func list() throws(ProjectError) -> Listing {
    var listing = Listing()
    while true {
      var source: String?
      switch try answer(to: .list(leavingOut: leftOut), willRead: { source = $0 }) {
      case .reply(.previews(let names)):
        listing.names = names
        return listing
      case .reply: throw ProjectError(file: program.path, reason: "tells no previews; `pergola build` builds it again")
      case .ended(let trap):
        guard let source, leftOut.insert(source).inserted else {
          throw ProjectError(file: program.path, reason: "cannot list its previews: \(trap.text)")
        }
        listing.failures.append((source, trap))
      }
    }
  }

  /// Renders previews in all variants of a matrix.
  ///
  /// - Parameters:
  ///   - file: The file for a preview in a variant.
  ///   - report: Called with each rendering as soon as it is there, and with the lines that the app wrote.
  package func render(
    _ names: [String], in matrix: PreviewMatrix, format: Format, file: (String, PreviewVariant) -> URL,
    report: (Rendering, _ output: [String]) -> Void
  ) throws(ProjectError) -> [Rendering] {
    let functions = FencedFunctions(in: package)
    var renderings: [Rendering] = []
    for name in names {
      // A preview that does not come to an end would not in the other variants.
      var endless: Trap?
      for variant in matrix.variants {
        let place = file(name, variant)
        var rendering = Rendering(preview: name, caption: matrix.caption(of: variant))
        if let endless {
          rendering.failure = endless
        } else {
          let before = FileManager.default.contents(atPath: place.path)
          try render(&rendering, variant, to: place, format: format)
          if rendering.file != nil, let before {
            rendering.isSame = before == FileManager.default.contents(atPath: place.path)
          }
        }
        if let trap = rendering.failure {
          rendering.function = functions.name(of: trap)
          // The picture of an earlier run is not that of this one.
          try? FileManager.default.removeItem(at: place)
          if trap.isEndless { endless = trap }
        }
        renderings.append(rendering)
        report(rendering, running?.output() ?? [])
      }
    }
    return renderings
  }

  private func render(
    _ rendering: inout Rendering, _ variant: PreviewVariant, to file: URL, format: Format
  ) throws(ProjectError) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw ProjectError(
        file: file.deletingLastPathComponent().path, reason: "cannot be made: \(error.localizedDescription)")
    }
    var arguments = ["--preview=\(rendering.preview)", "--output", file.path] + variant.arguments
    if format != .text { arguments += ["--scale", "\(scale)"] }
    switch try answer(to: .render(arguments: arguments, leavingOut: leftOut)) {
    case .reply(.written(let seconds)):
      rendering.file = file
      rendering.seconds = seconds
    case .reply(.refused(let reason)): rendering.failure = Trap(reason)
    case .reply(.previews), .reply(.reading): rendering.failure = Trap("the app answered another request")
    case .ended(let trap): rendering.failure = trap
    }
  }

  /// Draws all pictures side by side into a file.
  package func drawSheet(of renderings: [Rendering], title: String, to file: URL) throws(ProjectError) {
    let contents = ContactSheetContents(
      sections: renderings.sections(title: title).map { section in
        ContactSheetContents.Section(
          title: section.title,
          cells: section.cells.map { caption, rendering in
            .init(
              caption: caption, picture: rendering.file?.path, scale: scale, problem: rendering.failure?.text)
          })
      })
    switch try answer(to: .sheet(contents, output: file.path)) {
    case .reply(.written): break
    case .reply(.refused(let reason)): throw ProjectError(file: file.path, reason: reason)
    case .reply(.previews), .reply(.reading):
      throw ProjectError(file: file.path, reason: "the app answered another request")
    case .ended(let trap): throw ProjectError(file: file.path, reason: "cannot be drawn: \(trap.text)")
    }
  }

  /// Asks the running app, or a new one if the last one has ended.
  private func answer(
    to request: PreviewRequest, willRead: (String) -> Void = { _ in }
  ) throws(ProjectError) -> PreviewProgram.Answer {
    let program: PreviewProgram
    if let running {
      program = running
    } else {
      program = try PreviewProgram(self.program, in: package)
      running = program
    }
    let answer = program.answer(to: request, patience: patience, willRead: willRead)
    if case .ended = answer { running = nil }
    return answer
  }
}

extension [PreviewRun.Rendering] {
  /// The renderings of one preview, or of all, each with the text below it.
  typealias Section = (title: String, cells: [(caption: String, rendering: PreviewRun.Rendering)])

  /// A section for each preview, with its variants; if each preview has one, a section with all previews.
  func sections(title: String) -> [Section] {
    var result: [Section] = []
    for rendering in self {
      if result.last?.title != rendering.preview { result.append((rendering.preview, [])) }
      result[result.count - 1].cells.append((rendering.caption, rendering))
    }
    guard result.count > 1, result.allSatisfy({ $0.cells.count == 1 }) else { return result }
    return [(title, map { ($0.preview, $0) })]
  }
}

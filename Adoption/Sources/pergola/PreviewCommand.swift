import ArgumentParser
import Builds
import Foundation
import Previews
import Reports
import XcodeProjects

extension PreviewRun.Format: ExpressibleByArgument {}

/// Lists and renders the previews of an app.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Lists the previews of an app, or renders some into pictures or text.",
    discussion: """
      Previews are each #Preview, and each view of a PreviewProvider. Without a name they are listed.

        pergola preview Trees --output trees.png
        pergola preview Trees --format text --output -
        pergola preview --all --appearance light --appearance dark
        pergola preview --all --matrix --watch

      Several pictures also make a contact sheet, sheet.png, and a page, index.html, in the folder. A preview that traps says \
      why, and the others are rendered. The exit status is 1 if a preview could not be rendered.
      """)

  @Argument(help: "The names of the previews.")
  var names: [String] = []

  @Flag(help: "Render all previews.")
  var all = false

  @Flag(help: "List the previews.")
  var list = false

  @OptionGroup var options: AppOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file for one picture, or a folder for several; - is standard output, for text. By default .build/previews.",
      valueName: "path"), completion: .file())
  var output: String?

  @Option(help: "The format of the files; by default that of --output.")
  var format: PreviewRun.Format?

  @Option(help: ArgumentHelp("The number of pixels per point.", valueName: "number"))
  var scale = 2.0

  @Flag(help: "Build and render again after each change of a file.")
  var watch = false

  @Option(help: ArgumentHelp("End a preview that takes so many seconds. The others go on.", valueName: "seconds"))
  var patience = 10

  func validate() throws {
    if list, all || !names.isEmpty || watch {
      throw ValidationError("--list renders nothing. Expected: no previews with it")
    }
    if all, !names.isEmpty { throw ValidationError("--all renders every preview. Expected: no names with it") }
    if patience < 1 { throw ValidationError("--patience is \(patience). Expected: seconds, at least 1") }
    if !(0.25...8).contains(scale) { throw ValidationError("--scale is \(scale). Expected: a number from 0.25 to 8") }
    if watch, options.skipBuild { throw ValidationError("--watch builds again. Expected: no --skip-build with it") }
    if watch, names.isEmpty, !all { throw ValidationError("--watch needs previews. Expected: names, or --all") }
    if output == "-", format != .text || options.package.json {
      throw ValidationError("Pictures are files. Expected: --output FILE, or --format text without --json")
    }
  }

  private var json: Bool { options.package.json }

  func run() throws {
    RunningProcesses.shared.endWithThisProcess()
    let program = try options.builtProgram()
    let run = PreviewRun(program: program.file, package: program.package, scale: scale, patience: patience)
    let listing = try reporting(asJSON: json) { () throws(ProjectError) in try run.list() }
    show(listing)
    if self.all || !names.isEmpty {
      let chosen = try choose(among: listing.names)
      if watch { return try renderAfterChanges(program, run, chosen) }
      let isComplete = try render(chosen, of: program, run)
      if !isComplete { throw ExitStatus.failure.code }
    }
    if !listing.failures.isEmpty, names.isEmpty { throw ExitStatus.failure.code }
  }

  private func show(_ listing: PreviewRun.Listing) {
    let isList = !all && names.isEmpty
    if json { return StandardOutput.print(PreviewsEvent(listing).line) }
    if isList, listing.names.isEmpty, listing.failures.isEmpty {
      return StandardError.print(PreviewNameError.noPreviews.description)
    }
    if isList, !listing.names.isEmpty { StandardOutput.print(listing.names.joined(separator: "\n")) }
    guard isList || all else { return }
    for (source, trap) in listing.failures {
      StandardError.print("✘ The previews of \(source) cannot be listed: \(trap.text)")
    }
  }

  private func choose(among all: [String]) throws -> [String] {
    do {
      return try PreviewNames.chosen(self.all ? all : names, among: all)
    } catch {
      throw failure(error, status: .usage, asJSON: json)
    }
  }

  // MARK: Rendering

  /// Renders previews, and prints what came of them.
  ///
  /// - Returns: true if all could be rendered.
  private func render(_ names: [String], of program: AppProgram, _ run: PreviewRun) throws -> Bool {
    let start = ContinuousClock.now
    let place = PreviewFiles(
      output, format: format, isSingle: names.count * variants.matrix.variants.count == 1,
      standard: program.package.appending(path: ".build/previews/\(program.file.lastPathComponent)"))
    let files = PreviewNames.files(for: names)
    let renderings = try reporting(asJSON: json) { () throws(ProjectError) in
      try run.render(names, in: variants.matrix, format: place.format) { name, variant in
        place.file(named: files[name] ?? name, variant, in: variants.matrix)
      } report: { rendering, output in
        output.forEach(StandardError.print)
        show(rendering, at: place)
      }
    }
    let sheets = try writeSheets(renderings, at: place, of: program, run)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if json {
      StandardOutput.print(PreviewsRenderedEvent(renderings, sheets: sheets, seconds: seconds).line)
    } else if renderings.count > 1, !place.isStandardOutput {
      showSummary(renderings, sheets: sheets, seconds: seconds)
    }
    return renderings.allSatisfy { $0.failure == nil }
  }

  private func show(_ rendering: PreviewRun.Rendering, at place: PreviewFiles) {
    if json { return StandardOutput.print(PreviewRenderedEvent(rendering).line) }
    let name = "\(rendering.preview), \(rendering.caption)"
    if let trap = rendering.failure {
      return StandardError.print("✘ \(name): \(rendering.function.map { "\($0): " } ?? "")\(trap.text)")
    }
    guard let file = rendering.file else { return }
    if place.isStandardOutput {
      if !place.isSingle { StandardOutput.print("--- \(name)") }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return StandardOutput.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    let milliseconds = Int((rendering.seconds * 1000).rounded())
    StandardOutput.print("\(rendering.isSame ? "=" : "✔") \(name): \(file.path) (\(milliseconds) ms)")
  }

  /// Writes the contact sheet and the page of several pictures.
  private func writeSheets(
    _ renderings: [PreviewRun.Rendering], at place: PreviewFiles, of program: AppProgram, _ run: PreviewRun
  ) throws -> [URL] {
    guard renderings.count > 1, place.format != .text, let folder = place.folder else { return [] }
    return try reporting(asJSON: json) { () throws(ProjectError) in
      let title = "Previews of \(program.file.lastPathComponent)"
      var sheets: [URL] = []
      if place.format == .png {
        sheets.append(folder.appending(path: "sheet.png"))
        try run.drawSheet(of: renderings, title: title, to: sheets[0])
      }
      let page = folder.appending(path: "index.html")
      do {
        try PreviewPage(renderings, title: title).text.write(to: page, atomically: true, encoding: .utf8)
      } catch {
        throw ProjectError(file: page.path, reason: "cannot be written: \(error.localizedDescription)")
      }
      return sheets + [page]
    }
  }

  private func showSummary(_ renderings: [PreviewRun.Rendering], sheets: [URL], seconds: Double) {
    let failed = renderings.count { $0.failure != nil }
    let same = renderings.count { $0.isSame }
    var words = "\(renderings.count - failed) of \(renderings.count) rendered in \(Int((seconds * 1000).rounded())) ms"
    if same > 0 { words += ", \(same) as before" }
    StandardOutput.print(words)
    sheets.forEach { StandardOutput.print("  \($0.path)") }
  }

  // MARK: Watching

  private func renderAfterChanges(_ first: AppProgram, _ firstRun: PreviewRun, _ names: [String]) throws {
    var watch = SourceWatch(first.package)
    _ = try render(names, of: first, firstRun)
    while true {
      if !json { StandardError.print("Waiting for a change; Control-C ends.") }
      let changed = watch.next()
      if !json {
        StandardError.print("Changed: \(changed.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", "))")
      }
      // An error is printed, and the next change may mend it.
      guard let program = try? options.builtProgram(in: first.package) else { continue }
      let run = PreviewRun(program: program.file, package: program.package, scale: scale, patience: patience)
      guard let listing = try? run.list() else { continue }
      show(listing)
      _ = try? render(all ? listing.names : names.filter(listing.names.contains), of: program, run)
    }
  }
}

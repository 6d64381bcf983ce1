import Foundation
import Testing

@testable import Builds
@testable import Previews
@testable import XcodeProjects

/// Runs with a program of Python in the place of an app. It behaves as the names of its previews say.
@Suite("Runs that render previews") struct PreviewRunTests {
  private static let app = """
    #!/usr/bin/env python3
    import json, os, sys, time
    names = ["Apple", "trap", "loop", "quit", "Pear"]
    def reply(value): print(json.dumps(value), flush=True)
    def trap(text):
        sys.stderr.write(f"App/{text}: Fatal error: no fruit\\n")
        os.abort()
    for line in sys.stdin:
        request = json.loads(line)
        if "list" in request:
            for source in ["Fruits", "Broken"]:
                if source in request["list"]["leavingOut"]: continue
                reply({"reading": {"source": source}})
                if source == "Broken" and os.path.exists("broken"): trap("Broken.swift:7")
            reply({"previews": {"names": names}})
        elif "sheet" in request:
            open(request["sheet"]["output"], "w").write(json.dumps(request["sheet"]["_0"]))
            reply({"written": {"seconds": 0}})
        else:
            words = request["render"]["arguments"]
            name = words[0].removeprefix("--preview=")
            if name == "trap": trap("Trap.swift:3")
            if name == "loop": time.sleep(60)
            if name == "quit": sys.exit(0)
            if name == "Pear" and "dark" in words:
                reply({"refused": {"reason": "no dark pears"}})
                continue
            sys.stderr.write(f"showing {name}\\n")
            open(words[words.index("--output") + 1], "w").write(name + os.environ.get("SUFFIX", ""))
            reply({"written": {"seconds": 0.25}})
    """

  private func run(_ folder: TemporaryFolder, patience: Int = 5) throws -> PreviewRun {
    try folder.writeProgram(Self.app, to: "app")
    return PreviewRun(program: folder.url.appending(path: "app"), package: folder.url, scale: 2, patience: patience)
  }

  private func render(
    _ names: [String], _ matrix: PreviewMatrix = PreviewMatrix(), in folder: TemporaryFolder, _ run: PreviewRun
  ) throws -> (renderings: [PreviewRun.Rendering], output: [String]) {
    var output: [String] = []
    let renderings = try run.render(names, in: matrix, format: .png) { name, variant in
      folder.url.appending(path: "out/\(name)\(matrix.fileSuffix(of: variant)).png")
    } report: {
      output += $1
    }
    return (renderings, output)
  }

  @Test("the previews are listed in the order of the app")
  func list() throws {
    let folder = try TemporaryFolder()
    #expect(try run(folder).list().names == ["Apple", "trap", "loop", "quit", "Pear"])
  }

  @Test("a source whose previews trap while they are listed is named, and the others are listed")
  func brokenSource() throws {
    let folder = try TemporaryFolder(["broken": ""])
    let run = try run(folder)
    let listing = try run.list()
    #expect(listing.names.count == 5)
    #expect(listing.failures.map(\.source) == ["Broken"])
    #expect(listing.failures.first?.trap.text == "App/Broken.swift:7: no fruit")
  }

  @Test("a preview that traps says why, and the others are rendered")
  func trap() throws {
    let folder = try TemporaryFolder()
    let (renderings, output) = try render(["Apple", "trap", "quit", "Pear"], in: folder, run(folder))
    #expect(
      renderings.map { $0.failure?.text } == [
        nil, "App/Trap.swift:3: no fruit", "the process exited with status 0", nil,
      ])
    #expect(try folder.text(of: "out/Pear.png") == "Pear")
    #expect(output.contains("showing Apple") && output.contains("showing Pear"))
  }

  @Test("a preview that comes to no end is ended, and its other variants are left out")
  func loop() throws {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    let (renderings, _) = try render(
      ["loop", "Apple"], PreviewMatrix(appearances: ["light", "dark"]), in: folder, run(folder, patience: 1))
    #expect(renderings.map { $0.failure == nil } == [false, false, true, true])
    #expect(renderings[0].failure?.message == "the preview did not come to an end in 1 seconds")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("a refusal is a failure of its variant alone")
  func refusal() throws {
    let folder = try TemporaryFolder()
    let (renderings, _) = try render(["Pear"], PreviewMatrix(appearances: ["light", "dark"]), in: folder, run(folder))
    #expect(renderings.map { $0.failure?.message } == [nil, "no dark pears"])
  }

  @Test("a picture with the same bytes is told to be the same, and one of an earlier run goes with a failure")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    let first = try render(["Apple"], in: folder, run(folder)).renderings
    let second = try render(["Apple"], in: folder, run(folder)).renderings
    #expect(first.map(\.isSame) == [false])
    #expect(second.map(\.isSame) == [true])
    try folder.write("old", to: "out/trap.png")
    _ = try render(["trap"], in: folder, run(folder))
    #expect(!folder.paths.contains("out/trap.png"))
  }

  @Test("a contact sheet has a section for each preview, with pictures and reasons")
  func sheet() throws {
    let folder = try TemporaryFolder()
    let run = try run(folder)
    let (renderings, _) = try render(["Apple", "trap"], in: folder, run)
    try run.drawSheet(of: renderings, title: "Fruits", to: folder.url.appending(path: "sheet.png"))
    let sheet = try folder.text(of: "sheet.png")
    #expect(sheet.contains("Apple.png") && sheet.contains("Trap.swift:3: no fruit"))
  }

  @Test("a sheet has a section for each preview with several variants, and one for all with one variant each")
  func sections() {
    let renderings = ["Apple", "Pear"].map { PreviewRun.Rendering(preview: $0, caption: "phone, light") }
    let one = renderings.sections(title: "Fruits")
    #expect(one.map(\.title) == ["Fruits"])
    #expect(one.first?.cells.map(\.caption) == ["Apple", "Pear"])
    let twice = [renderings[0], renderings[0], renderings[1]].sections(title: "Fruits")
    #expect(twice.map(\.title) == ["Apple", "Pear"])
    #expect(twice.map(\.cells.count) == [2, 1])
  }

  @Test("the page beside the pictures has them with their names, and reasons in the place of those that are missing")
  func page() throws {
    let folder = try TemporaryFolder()
    let (renderings, _) = try render(["Apple", "trap"], in: folder, run(folder))
    let text = PreviewPage(renderings, title: "<Fruits>").text
    #expect(text.contains("<img src=\"Apple.png\" alt=\"Apple, phone, light\""))
    #expect(text.contains("Trap.swift:3: no fruit"))
    #expect(text.contains("<title>&lt;Fruits></title>"))
  }

  @Test("a program that is not there, or is no app, is an error")
  func noApp() throws {
    let folder = try TemporaryFolder()
    let missing = PreviewRun(program: folder.url.appending(path: "none"), package: folder.url, scale: 1, patience: 1)
    #expect(throws: ProjectError.self) { try missing.list() }
    let other = PreviewRun(program: URL(filePath: "/bin/true"), package: folder.url, scale: 1, patience: 1)
    #expect(throws: ProjectError.self) { try other.list() }
  }
}

@Suite("Names of previews") struct PreviewNamesTests {
  @Test("chosen previews are in the order of the app")
  func order() throws {
    #expect(try PreviewNames.chosen(["Pear", "Apple"], among: ["Apple", "Fig", "Pear"]) == ["Apple", "Pear"])
  }

  @Test("an unknown name is an error that lists near ones, the nearest first")
  func near() throws {
    let error = try #require(throws: PreviewNameError.self) {
      try PreviewNames.chosen(["Drak"], among: ["Light", "Dark", "Row"])
    }
    #expect(error.description == #"There is no preview "Drak". Near are: "Dark", "Row", "Light""#)
  }

  @Test("an app without previews says so")
  func none() { #expect(throws: PreviewNameError.noPreviews) { try PreviewNames.chosen([], among: []) } }

  @Test("names of files leave out what folders mind, and are unique where case does not count")
  func files() {
    let files = PreviewNames.files(for: ["Row: Dark", "row dark", "../x", "…", "日本"])
    #expect(
      files == ["Row: Dark": "Row Dark", "row dark": "row dark 2", "../x": "Preview.. x", "…": "Preview", "日本": "日本"])
  }
}

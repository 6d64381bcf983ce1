#if Image
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import ImageHost

  /// Command lines of a real program, and the files that it writes.
  @Suite struct ProgramTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")

    struct Run {
      let status: Int32
      let output: String
      let errors: String
    }

    func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Run {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("PictureProbe")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // The program writes less than a pipe holds.
      process.waitUntilExit()
      func text(_ pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      }
      return Run(status: process.terminationStatus, output: text(output), errors: text(errors))
    }

    /// The names of the files that the program left in its folder.
    var files: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    @Test("a picture has the given name, size, scale and appearance", arguments: ["screen.png", "SCREEN.PNG"])
    func picture(name: String) throws {
      defer { removeFolder() }
      let run = try run(["--output", name, "--size", "100x120", "--scale", "1.5", "--appearance", "dark"])
      expectEqual(run.status, 0)
      #expect(run.output.isEmpty)
      #expect(run.errors.isEmpty)
      let pixels = try Pixels(Data(contentsOf: folder.appendingPathComponent(name)))
      expectEqual(pixels.width, 150)
      expectEqual(pixels.height, 180)
      expectEqual(pixels[149, 179], [0, 0, 0, 255])
      try expectEqual(files, [name])
    }

    @Test("texts have the same fonts, whatever the configuration of the machine prefers")
    func preferredFonts() throws {
      defer { removeFolder() }
      let arguments = ["--output", "plain.png", "--size", "1020x360", "--scale", "1"]
      let plain = try run(arguments, ["SCRIPTS": "1"])
      expectEqual(plain.errors, "")
      let preferring = folder.appendingPathComponent("fonts.conf")
      try Data(
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
        <include>/etc/fonts/fonts.conf</include>
        <match target="pattern"><edit name="family" mode="prepend_first" binding="strong">
        <string>DejaVu Sans</string><string>WenQuanYi Micro Hei</string></edit></match></fontconfig>
        """.utf8
      ).write(to: preferring)
      let other = try run(
        ["--output", "other.png"] + arguments.dropFirst(2), ["SCRIPTS": "1", "FONTCONFIG_FILE": preferring.path])
      expectEqual(other.errors, "")
      let files = try ["plain.png", "other.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
      #expect(files[0] == files[1])
    }

    @Test("two runs write the same SVG file")
    func svg() throws {
      defer { removeFolder() }
      for name in ["a.svg", "b.svg"] { try expectEqual(run(["--output", name, "--size", "100x100"]).status, 0) }
      let file = try Data(contentsOf: folder.appendingPathComponent("a.svg"))
      #expect(String(decoding: file, as: UTF8.self).contains("<svg"))
      try expectEqual(Data(contentsOf: folder.appendingPathComponent("b.svg")), file)
    }

    @Test(
      "an unwritable file is explained, exits with 74 and leaves nothing",
      arguments: [
        ("missing/screen.png", "missing. Create it, or choose another file."),
        ("folder.png", "It is a folder. Choose a file."),
        ("file/screen.svg", "There is no folder"),
        ("/proc/screen.png", "Could not write the frame to /proc/screen.png"),
      ])
    func unwritable(path: String, words: String) throws {
      defer { removeFolder() }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder.png"), withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("file"))
      let run = try run(["--output", path, "--size", "100x100"])
      expectEqual(run.status, 74)
      #expect(run.errors.hasPrefix("Error: Could not write the frame to \(path): "))
      #expect(run.errors.contains(words), "\(run.errors)")
      try expectEqual(files, ["file", "folder.png"])
    }

    @Test("a failed run leaves an existing file unchanged")
    func keeps() throws {
      defer { removeFolder() }
      try expectEqual(run(["--output", "screen.png", "--size", "100x100"]).status, 0)
      let before = try Data(contentsOf: folder.appendingPathComponent("screen.png"))
      try expectEqual(run(["--output", "screen.png", "--size", "0x100"]).status, 64)
      try expectEqual(Data(contentsOf: folder.appendingPathComponent("screen.png")), before)
    }

    @Test(
      "a wrong size, scale or extension exits with 64 and leaves nothing",
      arguments: [
        (["--output", "screen.gif"], "the output file, .png, .svg or .txt"), (["--output", "screen"], ".png"),
        (["--host", "image"], "--output screen.png"), (["--output", "screen.png", "--size", "0x0"], "to 20000"),
        (["--output", "screen.png", "--size", "100000x100000"], "to 20000"),
        (["--output", "screen.png", "--size", "20000x20000"], "67108864"),
        (["--output", "screen.png", "--scale", "100"], "from 0.25 to 8"),
      ])
    func wrongOptions(arguments: [String], words: String) throws {
      defer { removeFolder() }
      let run = try run(arguments)
      expectEqual(run.status, 64)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(try files.isEmpty)
    }

    @Test("a broken or huge PNG is reported, and the picture drawn without it")
    func brokenPictures() throws {
      defer { removeFolder() }
      let good = try png([])
      var head = try #require(PNGFile(good))
      head.chunks[0] = PNGFile.Chunk(
        type: "IHDR",
        data: PNGFile.bytes(of: 100_000) + PNGFile.bytes(of: 100_000) + Data(head.chunks[0].data.dropFirst(8)))
      let cases: [(Data, String)] = [
        (Data("no picture".utf8), "it is neither a PNG nor a JPEG file"),
        (good.prefix(60), "it is cut off after 60 bytes"),
        (head.data, "its 100000 x 100000 pixels are more than the 67108864 that are allowed"),
      ]
      for (number, (data, words)) in cases.enumerated() {
        let file = folder.appendingPathComponent("\(number)-broken.png")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        let run = try run(["--output", "\(number).png", "--size", "100x100"], ["PICTURE": file.path])
        expectEqual(run.status, 0)
        #expect(run.errors.contains(words), "\(run.errors)")
        let pixels = try Pixels(Data(contentsOf: folder.appendingPathComponent("\(number).png")))
        expectEqual(pixels[60, 60], [255, 255, 255, 255])
      }
      let fine = folder.appendingPathComponent("fine.png")
      try png([node(0, 0, 100, 100, BoxStyle(background: .red))]).write(to: fine)
      let run = try run(["--output", "screen.png", "--size", "100x100"], ["PICTURE": fine.path])
      #expect(run.errors.isEmpty)
      let pixels = try Pixels(Data(contentsOf: folder.appendingPathComponent("screen.png")))
      expectEqual(pixels[60, 60], [255, 0, 0, 255])
    }

    /// The environment for a Fontconfig configuration with only the fonts of the given folders.
    func fonts(in folders: [String]) throws -> [String: String] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("fonts.conf")
      let entries = folders.map { "<dir>\($0)</dir>" }.joined()
      let text = "<?xml version=\"1.0\"?><fontconfig>\(entries)<cachedir>\(folder.path)/cache</cachedir></fontconfig>"
      try Data(text.utf8).write(to: file)
      return ["FONTCONFIG_FILE": file.path]
    }

    @Test("without any font the program names the package to install")
    func noFonts() throws {
      defer { removeFolder() }
      let run = try run(["--output", "screen.png", "--size", "100x100"], fonts(in: [folder.path]))
      expectEqual(run.status, 64)
      #expect(run.errors.contains("No font is installed"))
      #expect(run.errors.contains("apt-get install fonts-inter"))
      #expect(try !files.contains("screen.png"))
    }

    @Test("a missing system font is replaced by another, with advice")
    func missingFont() throws {
      defer { removeFolder() }
      let noto = "/usr/share/fonts/truetype/noto"
      try #require(FileManager.default.fileExists(atPath: noto))
      let run = try run(["--output", "screen.png", "--size", "100x100"], fonts(in: [noto]))
      expectEqual(run.status, 0)
      #expect(run.errors.contains("The font Inter is not installed; Noto"))
      #expect(run.errors.contains("apt-get install fonts-inter"))
      let info = PNGInfo(png: try Data(contentsOf: folder.appendingPathComponent("screen.png")))
      expectEqual(info?.fonts.first?.name.hasPrefix("Noto"), true)
    }
  }
#endif

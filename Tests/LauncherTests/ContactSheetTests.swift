#if Image
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import Launcher

  /// Pages with pictures side by side.
  @Suite struct ContactSheetTests {
    /// A PNG file of one white pixel.
    private static let pixel = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==
      """

    private func cell(_ caption: String, picture: String? = nil, problem: String? = nil) -> ContactSheetContents.Cell {
      .init(caption: caption, picture: picture, scale: 1, problem: problem)
    }

    private func texts(in node: RenderNode) -> [String] {
      var own: [String] = []
      if case .text(let content) = node.content { own = [content.layout.text.string] }
      return own + node.children.flatMap(texts)
    }

    @Test("each section has its title, and each cell its caption or its problem")
    func texts() throws {
      let sheet = ContactSheet(
        ContactSheetContents(sections: [
          .init(
            title: "Trees", cells: [cell("light", problem: "Trees.swift:3: no tree"), cell("dark", problem: "late")])
        ]))
      expectEqual(texts(in: sheet.frame.root), ["Trees", "Trees.swift:3: no tree", "light", "late", "dark"])
    }

    @Test("a picture that cannot be read has its reason in its place")
    func missingFile() {
      let sheet = ContactSheet(
        ContactSheetContents(sections: [.init(title: "Trees", cells: [cell("light", picture: "/no/file.png")])]))
      #expect(texts(in: sheet.frame.root).contains { $0.hasPrefix("/no/file.png cannot be read") })
    }

    @Test("cells that do not fit into the page's width stand in the next row")
    func rows() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "pixel-\(UUID().uuidString).png")
      try #require(Data(base64Encoded: Self.pixel)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let cells = (0..<9).map { cell("\($0)", problem: "none") } + [cell("pixel", picture: file.path)]
      let sheet = ContactSheet(ContactSheetContents(sections: [.init(title: "Trees", cells: cells)]))
      let boxes = sheet.frame.root.children.filter { $0.style.border != nil }
      expectEqual(boxes.count, 10)
      expectEqual(Set(boxes.map(\.frame.minY)).count, 2)
      #expect(sheet.frame.root.frame.contains(boxes.map(\.frame).reduce(boxes[0].frame) { $0.union($1) }))
    }
  }
#endif

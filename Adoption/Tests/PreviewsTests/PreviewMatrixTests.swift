import Foundation
import Testing

@testable import Previews

@Suite("Variants of previews") struct PreviewMatrixTests {
  @Test("without values there is one variant: a phone in light appearance")
  func one() {
    let matrix = PreviewMatrix()
    #expect(matrix.variants == [PreviewVariant()])
    #expect(matrix.caption(of: PreviewVariant()) == "phone, light")
    #expect(matrix.fileSuffix(of: PreviewVariant()) == "")
    #expect(
      PreviewVariant().arguments == [
        "--size", "390x844", "--idiom", "phone", "--appearance", "light", "--text-size", "large",
      ])
  }

  @Test("a full matrix has all combinations of two sizes, appearances, text sizes and directions")
  func full() {
    let matrix = PreviewMatrix(isFull: true)
    #expect(matrix.variants.count == 16)
    #expect(Set(matrix.variants).count == 16)
    #expect(Set(matrix.variants.map(matrix.caption)).count == 16)
    #expect(Set(matrix.variants.map(matrix.fileSuffix)).count == 16)
  }

  @Test("given values take the place of those of a full matrix")
  func given() {
    let matrix = PreviewMatrix(appearances: ["dark"], languages: ["de", "ar"], isFull: true)
    #expect(matrix.variants.count == 16)
    #expect(matrix.variants.allSatisfy { $0.appearance == "dark" })
    #expect(matrix.caption(of: matrix.variants[0]) == "phone, de, left to right, large")
  }

  @Test("captions name what differs")
  func captions() {
    let matrix = PreviewMatrix(appearances: ["light", "dark"])
    #expect(matrix.variants.map(matrix.caption) == ["light", "dark"])
    #expect(matrix.variants.map(matrix.fileSuffix) == [" light", " dark"])
  }

  @Test(
    "sizes are names or points",
    arguments: [
      ("pad", "820x1180"), ("320x480", "320x480"), ("", nil), ("0x4", nil), ("4x", nil), ("20001x4", nil), ("tv", nil),
    ])
  func sizes(text: String, size: String?) { #expect(PreviewSize(text)?.text == size) }

  @Test("windows of pads have their kind of device", arguments: PreviewSize.named)
  func idiom(size: PreviewSize) { #expect(size.isPad == (size.name?.contains("pad") == true)) }

  @Test("languages and directions are arguments of the app")
  func arguments() {
    var variant = PreviewVariant()
    variant.language = "ar"
    variant.isRightToLeft = true
    #expect(variant.arguments.suffix(3) == ["--language", "ar", "--right-to-left"])
  }
}

@Suite("Files of previews") struct PreviewFilesTests {
  private let standard = URL(filePath: "/app/.build/previews/App")

  private func files(_ output: String?, _ format: PreviewRun.Format? = nil, isSingle: Bool = true) -> PreviewFiles {
    PreviewFiles(output, format: format, isSingle: isSingle, standard: standard)
  }

  private func path(_ files: PreviewFiles) -> String {
    files.file(named: "Row", PreviewVariant(), in: PreviewMatrix()).path
  }

  @Test("one picture is written to the file that is named, in the format of its name")
  func single() {
    #expect(path(files("/a/row.svg")) == "/a/row.svg")
    #expect(files("/a/row.svg").format == .svg)
    #expect(files("/a/row.svg").folder == nil)
    #expect(files("/a/row.txt", .png).format == .png)
  }

  @Test("several pictures are written to a folder, the standard one if none is named")
  func several() {
    #expect(path(files("/a", isSingle: false)) == "/a/Row.png")
    #expect(path(files(nil)) == "/app/.build/previews/App/Row.png")
    #expect(path(files(nil, .text)) == "/app/.build/previews/App/Row.txt")
  }

  @Test("a text for the standard output has a file meanwhile")
  func standardOutput() {
    #expect(files("-", .text).isStandardOutput)
    #expect(path(files("-", .text)) == "/app/.build/previews/App/Row.txt")
  }
}

import Testing

@testable import Previews

@Suite("Variants of previews") struct PreviewMatrixTests {
  @Test("without values there is one variant: a phone in light appearance")
  func one() {
    let matrix = PreviewMatrix()
    #expect(matrix.variants == [PreviewVariant()])
    #expect(matrix.caption(of: PreviewVariant()) == "phone, light")
    #expect(matrix.fileSuffix(of: PreviewVariant()) == "")
    #expect(PreviewVariant().arguments == ["--size", "390x844", "--appearance", "light", "--text-size", "large"])
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

  @Test("languages and directions are arguments of the app")
  func arguments() {
    var variant = PreviewVariant()
    variant.language = "ar"
    variant.isRightToLeft = true
    #expect(variant.arguments.suffix(3) == ["--language", "ar", "--right-to-left"])
  }
}

import Expectations
import Foundation
import Testing

@testable import RenderTree

@Suite struct VectorStructureTests {
  private func size(_ text: String) throws -> [Int] {
    let structure = try VectorStructure(Data(text.utf8))
    return [structure.width, structure.height]
  }

  @Test("the size is that of the root element, or of its viewBox")
  func sizes() throws {
    expectEqual(try size("<svg width='24' height=\"16px\"/>"), [24, 16])
    expectEqual(
      try size("<?xml version='1.0'?><!-- <svg> --><!DOCTYPE svg><svg viewBox='0 0 12.5 10' width='100%'>"), [13, 10])
    expectEqual(try size("<svg width='1in' height='2.54cm' viewBox='0 0 1 1'/>"), [96, 96])
    expectEqual(try size("<svg:svg xmlns:svg='x' width='1' height='1'/>"), [1, 1])
  }

  @Test("an image keeps the part of a point in its size")
  func fractions() throws {
    let bitmap = try Bitmap(validatingSVG: Data("<svg width='17.5' height='10'/>".utf8))
    expectEqual(bitmap.size, CGSize(width: 17.5, height: 10))
    expectEqual(bitmap.pixelWidth, 18)
  }

  @Test("a file without a root element or a size, or with one that is too large, is refused")
  func broken() {
    let texts = [
      "", "<html width='1' height='1'/>", "<svg/>", "<svg width='1'/>", "<!-- <svg width='1' height='1'/>",
      "<svg width='1e99' height='1'/>", "<svg width='100000' height='100000'/>", "<svg width='0' height='1'/>",
      "<svg width='-1' height='1'/>", "<svg viewBox='a b c d'/>", "<",
      "<svg viewBox='0 0 -1e300 1'/>", "<svg viewBox='0 0 -inf 1'/>", "<svg viewBox='0 0 1 nan'/>",
    ]
    for text in texts { #expect(throws: BitmapProblem.self) { try size(text) } }
  }
}

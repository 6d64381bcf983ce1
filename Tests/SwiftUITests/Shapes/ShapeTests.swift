import Expectations
import PergolaTesting
import SwiftUI
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor @Suite("Shapes")
struct ShapeTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("a shape fills the room it is given")
  func size() async {
    let shown = await Showing(Rectangle().fill(.red), size: CGSize(width: 100, height: 60))
    expectEqual(shown.size(in: box.size), box.size)
    await expectEqual(Showing(Triangle()).size(in: box.size), box.size)
  }

  @Test("the proposal's open lengths are 10 points")
  func openProposal() {
    expectEqual(Rectangle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
    expectEqual(Ellipse().sizeThatFits(ProposedViewSize(width: 40, height: nil)), CGSize(width: 40, height: 10))
  }

  @Test("a circle is a square, as large as the shorter side, in the middle")
  func circle() {
    expectEqual(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60)), CGSize(width: 60, height: 60))
    expectEqual(Circle().sizeThatFits(ProposedViewSize(width: 40, height: nil)), CGSize(width: 40, height: 40))
    let bounds = Circle().path(in: box).boundingRect
    #expect(abs(bounds.minX - 20) < 0.1)
    #expect(abs(bounds.width - 60) < 0.1)
  }

  @Test("the outlines of shapes hold the points inside")
  func outlines() {
    #expect(Rectangle().path(in: box).contains(CGPoint(x: 1, y: 1)))
    #expect(!Ellipse().path(in: box).contains(CGPoint(x: 1, y: 1)))
    #expect(Ellipse().path(in: box).contains(CGPoint(x: 50, y: 1)))
    #expect(!RoundedRectangle(cornerRadius: 20).path(in: box).contains(CGPoint(x: 1, y: 1)))
    #expect(RoundedRectangle(cornerRadius: 20).path(in: box).contains(CGPoint(x: 30, y: 1)))
    #expect(!Capsule().path(in: box).contains(CGPoint(x: 5, y: 5)))
    #expect(Triangle().path(in: box).contains(CGPoint(x: 50, y: 30)))
    #expect(!Triangle().path(in: box).contains(CGPoint(x: 5, y: 5)))
  }

  @Test("an inset shape is smaller on all sides, down to nothing")
  func inset() {
    expectEqual(Rectangle().inset(by: 5).path(in: box).boundingRect, CGRect(x: 5, y: 5, width: 90, height: 50))
    expectEqual(Rectangle().inset(by: 500).path(in: box).boundingRect.height, 0)
  }

  @Test("a trimmed path ends at its part")
  func trim() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let part = line.trimmedPath(from: 0.25, to: 0.5).boundingRect
    #expect(abs(part.minX - 25) < 0.01)
    #expect(abs(part.maxX - 50) < 0.01)
  }

  @Test("paths are moved and transformed")
  func transform() {
    expectEqual(Path(box).offsetBy(dx: 10, dy: 20).boundingRect, CGRect(x: 10, y: 20, width: 100, height: 60))
    expectEqual(Path(box).applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect.width, 200)
    expectEqual(Rectangle().size(width: 10, height: 20).path(in: box).boundingRect.size, CGSize(width: 10, height: 20))
  }

  @Test("touches outside of a shape go through")
  func touches() async throws {
    let shown = await Showing(Ellipse().fill(.red), size: CGSize(width: 100, height: 60))
    let canvas = try #require(shown.views(UIView.self).last)
    expectEqual(canvas.bounds.size, CGSize(width: 100, height: 60))
    #expect(canvas.point(inside: CGPoint(x: 50, y: 30), with: nil))
    #expect(!canvas.point(inside: CGPoint(x: 1, y: 1), with: nil))
  }

  @Test("a clip shape masks its content and leaves its layout")
  func clipShape() async throws {
    let shown = await Showing(Text(verbatim: "abcdef").clipShape(Circle()))
    expectEqual(shown.size(in: CGSize(width: 300, height: 300)), CGSize(width: 48, height: 16))
    let clipping = try #require(shown.label?.superview)
    #expect(clipping.layer.mask is CAShapeLayer)
    let other = await Showing(Text(verbatim: "a").clipShape(Rectangle()))
    let rectangle = try #require(other.label?.superview)
    #expect(rectangle.layer.mask == nil)
    #expect(rectangle.clipsToBounds)
  }

  #if Image
    @Test("fills, lines and gradients are drawn")
    func drawing() async throws {
      func picture(_ view: some View) async throws -> Data {
        try await Showing(view, size: CGSize(width: 40, height: 40)).driver.png(scale: 1)
      }
      let empty = try await picture(Rectangle().fill(.clear))
      let filled = try await picture(Circle().fill(.red))
      #expect(filled != empty)
      #expect(try await picture(Circle().fill(.blue)) != filled)
      #expect(try await picture(Circle()) != filled)
      let line = try await picture(Circle().stroke(.red, lineWidth: 4))
      #expect(line != filled)
      #expect(line != empty)
      #expect(try await picture(Circle().strokeBorder(.red, lineWidth: 4)) != line)
      #expect(try await picture(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)) != line)
      let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      #expect(try await picture(gradient) != picture(Color.red))
      #expect(
        try await picture(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
          != picture(gradient))
    }
  #endif
}

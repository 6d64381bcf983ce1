import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct DisplayP3Tests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("greys are the same in Display P3 and in sRGB", arguments: [0, 0.02, 0.5, 1] as [CGFloat])
  func greys(level: CGFloat) {
    let color = UIColor(displayP3Red: level, green: level, blue: level, alpha: 0.25)
    for component in components(color).prefix(3) { #expect(abs(component - level) < 1e-6) }
    expectEqual(components(color)[3], 0.25)
  }

  @Test("the red of Display P3 is outside of sRGB")
  func red() {
    let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(red[0] - 1.0930) < 0.0005)
    #expect(abs(red[1] + 0.2267) < 0.0005)
    #expect(abs(red[2] + 0.1501) < 0.0005)
  }
}

import Expectations
import Foundation
import PergolaTesting
import RenderTree
import Testing
import UIKit
@_spi(Toolkit) import UIKitCore

@testable import SwiftUI

/// Effects on the pixels of views, and blend modes.
@MainActor @Suite("Pixel effects")
struct PixelEffectTests {
  private func compositing(_ view: some View) async -> Compositing? {
    let shown = await Showing(view)
    return shown.label?.superview?.layer.compositing
  }

  private func effects(_ view: some View) async -> [PixelEffect]? { await compositing(view)?.effects }

  private let text = Text(verbatim: "abc")

  @Test("each effect changes the pixels of the view")
  func effects() async {
    await expectEqual(effects(text.blur(radius: 3)), [.blur(radius: 3, isOpaque: false)])
    await expectEqual(effects(text.blur(radius: 3, opaque: true)), [.blur(radius: 3, isOpaque: true)])
    await expectEqual(effects(text.saturation(0.5)), [.saturation(0.5)])
    await expectEqual(effects(text.grayscale(0.25)), [.saturation(0.75)])
    await expectEqual(effects(text.contrast(2)), [.contrast(2)])
    await expectEqual(effects(text.brightness(0.1)), [.brightness(0.1)])
    await expectEqual(effects(text.hueRotation(.radians(1))), [.hueRotation(1)])
    await expectEqual(effects(text.colorInvert()), [.inversion])
    let color = Color(.sRGB, red: 1, green: 0.5, blue: 0)
    await expectEqual(
      effects(text.colorMultiply(color)), [.multiplication(RenderColor(red: 1, green: 0.5, blue: 0))])
    await expectEqual(compositing(text.blendMode(.multiply))?.blendMode, .multiply)
    await expectEqual(compositing(text.compositingGroup()), Compositing(isGroup: true))
  }

  @Test("what is no number has no effect, and a negative radius no blur")
  func invalid() async {
    for radius in [CGFloat.nan, -1] {
      await expectEqual(effects(text.blur(radius: radius)), [.blur(radius: 0, isOpaque: false)])
    }
    await expectEqual(effects(text.saturation(.nan)), [.saturation(1)])
    await expectEqual(effects(text.grayscale(.nan)), [.saturation(1)])
    await expectEqual(effects(text.contrast(.nan)), [.contrast(1)])
    await expectEqual(effects(text.brightness(.nan)), [.brightness(0)])
    await expectEqual(effects(text.hueRotation(.radians(.infinity))), [.hueRotation(0)])
  }

  @Test("an effect leaves the layout")
  func layout() async {
    let (plain, blurred) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(plain)
        Area(blurred).blur(radius: 10).blendMode(.multiply)
      })
    expectEqual(plain.frame, CGRect(x: 130, y: 90, width: 20, height: 20))
    expectEqual(blurred.frame, CGRect(x: 150, y: 90, width: 20, height: 20))
    withExtendedLifetime(driver) {}
  }

  @Test("the color of a multiplication follows the appearance")
  func appearance() async throws {
    let shown = await Showing(text.colorMultiply(.primary))
    let view = try #require(shown.label?.superview)
    expectEqual(view.layer.compositing.effects, [.multiplication(.black)])
    shown.controller.overrideUserInterfaceStyle = .dark
    await shown.driver.settle()
    expectEqual(view.layer.compositing.effects, [.multiplication(RenderColor(red: 1, green: 1, blue: 1))])
  }

  #if Image
    private func picture(_ view: some View) async throws -> Data {
      try await Showing(view, size: CGSize(width: 60, height: 60)).driver.png(scale: 1)
    }

    @Test("a picture shows the effects")
    func pictures() async throws {
      let red = Color(.sRGB, red: 1, green: 0, blue: 0)
      func color(_ red: Double, _ green: Double, _ blue: Double) async throws -> Data {
        try await picture(Color(.sRGB, red: red / 255, green: green / 255, blue: blue / 255))
      }
      try await expectEqual(picture(red.grayscale(1)), color(54, 54, 54))
      try await expectEqual(picture(red.brightness(0.2)), color(255, 51, 51))
      try await expectEqual(picture(red.colorInvert()), color(0, 255, 255))
      try await expectEqual(picture(red.hueRotation(.degrees(360))), color(255, 0, 0))
      try await expectEqual(picture(red.colorMultiply(Color(.sRGB, red: 0.2, green: 1, blue: 1))), color(51, 0, 0))
      let sharp = try await picture(text)
      #expect(try await picture(text.blur(radius: 2)) != sharp)
      try await expectEqual(picture(text.blur(radius: 0)), sharp)
    }

    @Test("a group keeps a blend mode from what lies behind it")
    func group() async throws {
      let yellow = Color(.sRGB, red: 1, green: 1, blue: 0)
      let cyan = Color(.sRGB, red: 0, green: 1, blue: 1)
      try await expectEqual(
        picture(
          ZStack {
            yellow; cyan.blendMode(.multiply)
          }), picture(Color(.sRGB, red: 0, green: 1, blue: 0)))
      try await expectEqual(
        picture(
          ZStack {
            yellow; Group { cyan.blendMode(.multiply) }.compositingGroup()
          }), picture(cyan))
    }

    @Test("an image without interpolation has sharp pixels")
    func interpolation() async throws {
      let halves = try await picture(
        HStack(spacing: 0) {
          Color.red
          Color.blue
        })
      // The middle of the image, ten times as wide.
      func shown(_ image: Image) -> some View { image.resizable().frame(width: 600, height: 60) }
      let image = try Image(uiImage: #require(UIImage(data: halves)))
      #expect(try await picture(shown(image.interpolation(.none))) != picture(shown(image)))
      try await expectEqual(picture(shown(image.interpolation(.high))), picture(shown(image)))
      try await expectEqual(picture(shown(image.antialiased(false))), picture(shown(image)))
    }
  #endif
}

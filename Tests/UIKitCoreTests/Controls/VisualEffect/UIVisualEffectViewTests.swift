import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIVisualEffectViewTests {
  @Test("the content view fills a visual effect view at every size")
  func contentView() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.contentView.superview === view)
  }

  @Test("a blur effect is an opaque background that follows the appearance")
  func blur() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let light = view.renderedBackground(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = view.renderedBackground(with: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(light, UIColor(white: 0.95, alpha: 1).rendered(with: view.traitCollection))
    expectEqual(dark, UIColor(white: 0.16, alpha: 1).rendered(with: view.traitCollection))
    view.effect = nil
    #expect(view.renderedBackground(with: view.traitCollection) == nil)
  }

  @Test("a material that is named light looks the same in dark appearance")
  func lightMaterial() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
    let light = view.renderedBackground(with: UITraitCollection(userInterfaceStyle: .light))
    expectEqual(light, view.renderedBackground(with: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("a vibrancy effect has no background")
  func vibrancy() {
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .secondaryLabel)
    let view = UIVisualEffectView(effect: effect)
    #expect(view.renderedBackground(with: view.traitCollection) == nil)
  }

  @Test("effects are equal if their styles are")
  func equality() {
    expectEqual(UIBlurEffect(style: .regular), UIBlurEffect(style: .regular))
    #expect(UIBlurEffect(style: .regular) != UIBlurEffect(style: .dark))
    let blur = UIBlurEffect(style: .regular)
    expectEqual(UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
  }

  @Test("a subview outside of the content view is an exception")
  func directSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
    #expect(words(of: result).contains("Do not add subviews directly to the visual effect view itself"))
  }
}

import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIImageViewTests {
  private func symbol(in view: UIImageView) -> SymbolContent? {
    guard case .symbol(let content) = view.renderContent(with: view.traitCollection) else { return nil }
    return content
  }

  @Test("an image view has its image's size, or none without an image")
  func sizes() throws {
    try withRuler {
      let image = try #require(UIImage(systemName: "star"))
      let view = UIImageView(image: image)
      expectEqual(view.bounds.size, image.size)
      expectEqual(view.intrinsicContentSize, image.size)
      expectEqual(view.sizeThatFits(.zero), image.size)
      #expect(!view.isUserInteractionEnabled)
      view.image = nil
      expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
      #expect(symbol(in: view) == nil)
    }
  }

  @Test("the preferred configuration fills in what the symbol's leaves open")
  func preferredConfiguration() {
    withRuler {
      let own = UIImage.SymbolConfiguration(pointSize: 100)
      let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: own))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
      expectEqual(view.intrinsicContentSize.height, 120)
      expectEqual(symbol(in: view)?.weight, UIFont.Weight.bold.rawValue)
    }
  }

  @Test("a template uses the nearest tint, an original its own colour")
  func tint() throws {
    let parent = UIView()
    parent.tintColor = .red
    let view = UIImageView(image: UIImage(systemName: "star"))
    parent.addSubview(view)
    expectEqual(symbol(in: view)?.color, RenderColor(red: 1, green: 0, blue: 0))
    expectEqual(symbol(in: view)?.name, "star")
    view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    expectEqual(symbol(in: view)?.color, RenderColor(red: 0, green: 0, blue: 1))
  }

  @Test("M6: an original symbol has its own colours in a view with a tint")
  func originalSymbol() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysOriginal))
    view.tintColor = .red
    let drawn = try #require(symbol(in: view))
    expectEqual(drawn.color, UIColor.systemYellow.rendered(with: view.traitCollection))
    let red = UIColor.red.rendered(with: view.traitCollection)
    let usesTint = drawn.drawing.operations.contains { operation in
      switch operation {
      case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color == red
      default: false
      }
    }
    #expect(!usesTint)
  }

  @Test("a highlighted view shows its highlighted image if it has one")
  func highlighting() {
    let view = UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
    view.isHighlighted = true
    expectEqual(symbol(in: view)?.name, "star.fill")
    view.highlightedImage = nil
    expectEqual(symbol(in: view)?.name, "star")
  }

  @Test("the content mode positions the image")
  func contentModes() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    let size = CGSize(width: 20, height: 10)
    func frame(_ mode: UIView.ContentMode) -> CGRect { mode.frame(of: size, in: bounds) }
    expectEqual(frame(.scaleToFill), bounds)
    expectEqual(frame(.scaleAspectFit), CGRect(x: 10, y: 0, width: 80, height: 40))
    expectEqual(frame(.scaleAspectFill), CGRect(x: 0, y: -5, width: 100, height: 50))
    expectEqual(frame(.center), CGRect(x: 40, y: 15, width: 20, height: 10))
    expectEqual(frame(.topLeft), CGRect(x: 0, y: 0, width: 20, height: 10))
    expectEqual(frame(.bottomRight), CGRect(x: 80, y: 30, width: 20, height: 10))
    expectEqual(frame(.right), CGRect(x: 80, y: 15, width: 20, height: 10))
  }

  @Test("a forward chevron points left in right-to-left layout")
  func mirroring() {
    let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(symbol(in: view)?.character, "‹")
  }
}

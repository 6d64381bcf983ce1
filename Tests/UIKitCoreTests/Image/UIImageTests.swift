import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIImageTests {
  @Test("a symbol is found by its name; an unknown name gives nil")
  func names() {
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "cloud.bold.rain.fill") == nil)
  }

  @Test("images of one symbol are equal, and a variation is a new image")
  func values() throws {
    let star = try #require(UIImage(systemName: "star"))
    expectEqual(star, UIImage(systemName: "star"))
    #expect(star != UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage)
    expectEqual(star.renderingMode, .automatic)
    let template = star.withRenderingMode(.alwaysTemplate)
    #expect(template !== star)
    #expect(template != star)
    expectEqual(template.renderingMode, .alwaysTemplate)
    expectEqual(star.renderingMode, .automatic)
    expectEqual(star.withTintColor(.red).renderingMode, .automatic)
    expectEqual(star.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
    expectEqual(UIImage().size, .zero)
    #expect(!UIImage().isSymbolImage)
  }

  @Test("merged configurations take the later specified values")
  func merging() throws {
    let first = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let second = UIImage.SymbolConfiguration(scale: .small)
    expectEqual(first.applying(second), UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small))
    expectEqual(first.applying(UIImage.SymbolConfiguration.unspecified), first)
    let star = try #require(UIImage(systemName: "star", withConfiguration: first))
    expectEqual(star.symbolConfiguration, first)
    expectEqual(star.applyingSymbolConfiguration(second)?.symbolConfiguration, first.applying(second))
    expectEqual(star.withConfiguration(second).symbolConfiguration, second)
    #expect(UIImage().applyingSymbolConfiguration(first) == nil)
  }

  @Test("a symbol's size follows its text and scale; in terminals one cell")
  func sizes() throws {
    try withRuler {
      let star = try #require(UIImage(systemName: "star"))
      func side(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
        star.withConfiguration(configuration).size.height
      }
      expectEqual(
        star.size, CGSize(width: (20.4 as CGFloat).ceiledToPixel(3), height: (20.4 as CGFloat).ceiledToPixel(3)))
      expectEqual(side(.init(pointSize: 17)), star.size.height)
      expectEqual(side(.init(textStyle: .body)), star.size.height)
      expectEqual(side(.init(font: .preferredFont(forTextStyle: .body))), star.size.height)
      expectEqual(side(.init(pointSize: 100)), 120)
      #expect(abs(side(.init(pointSize: 100, weight: .regular, scale: .large)) - 153.667) < 0.001)
      #expect(side(.init(scale: .small)) < star.size.height)
    }
    withRuler({ $0.pointGrid = CGSize(width: 8, height: 16) }) {
      expectEqual(UIImage(systemName: "star")?.size, CGSize(width: 8, height: 16))
    }
  }
}

import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIImageSymbolTests {
  private static let frame = CGRect(x: 0, y: 0, width: 24, height: 24)

  private func content(of image: UIImage, in frame: CGRect = frame, isRightToLeft: Bool = false) -> SymbolContent? {
    image.symbolContent(in: frame, tint: .green, traits: .current, isRightToLeft: isRightToLeft)
  }

  /// The colours that an image is painted in, in order, with the opacity of their groups applied.
  private func colors(of image: UIImage) -> [RenderColor] {
    var opacities = [1.0]
    var colors: [RenderColor] = []
    for operation in content(of: image)?.drawing.operations ?? [] {
      switch operation {
      case .fill(_, _, .color(var color)), .stroke(_, _, .color(var color)):
        color.alpha *= opacities[opacities.count - 1]
        if colors.last != color { colors.append(color) }
      case .opacity(let opacity): opacities[opacities.count - 1] *= opacity
      case .save: opacities.append(opacities[opacities.count - 1])
      case .restore: opacities.removeLast()
      default: break
      }
    }
    return colors
  }

  private func rendered(_ color: UIColor) -> RenderColor { color.rendered(with: .current) }

  @Test("an unknown symbol name is logged once, with similar names")
  func unknownNames() {
    let messages = loggedMessages(.debug) {
      #expect(UIImage(systemName: "folder.fil") == nil)
      #expect(UIImage(systemName: "folder.fil") == nil)
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("'folder.fill'") ?? false)
  }

  @Test("a template takes the tint, whatever its own tint")
  func templates() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    for image in [
      star, star.withRenderingMode(.alwaysTemplate), star.withTintColor(.red),
      star.withTintColor(.red, renderingMode: .alwaysTemplate),
    ] {
      expectEqual(colors(of: image), [rendered(.green)])
      expectEqual(content(of: image)?.color, rendered(.green))
    }
  }

  @Test("an original takes its own tint, its multicolour or the label colour")
  func originals() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    expectEqual(colors(of: star.withTintColor(.red, renderingMode: .alwaysOriginal)), [rendered(.red)])
    expectEqual(colors(of: star.withRenderingMode(.alwaysOriginal)), [rendered(.systemYellow)])
    let chevron = try #require(UIImage(systemName: "chevron.right"))
    expectEqual(colors(of: chevron.withRenderingMode(.alwaysOriginal)), [rendered(.label)])
  }

  @Test("preferringMulticolor applies only to symbols with their own colours")
  func multicolor() throws {
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
    let check = try #require(UIImage(systemName: "checkmark.circle.fill", withConfiguration: multicolor))
    expectEqual(colors(of: check), [rendered(.systemGreen), rendered(.white)])
    let either = UIImage.SymbolConfiguration(hierarchicalColor: .orange).applying(multicolor)
    let chevron = try #require(UIImage(systemName: "chevron.right", withConfiguration: either))
    expectEqual(colors(of: chevron), [rendered(.orange)])
    let one = either.applying(UIImage.SymbolConfiguration.preferringMonochrome())
    expectEqual(colors(of: check.withConfiguration(one)), [rendered(.green)])
    let again = one.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
    expectEqual(colors(of: check.withConfiguration(again)), [rendered(.red)])
  }

  @Test("the first layer of a hierarchical symbol is opaque, the second translucent")
  func hierarchical() throws {
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .orange)
    let check = try #require(UIImage(systemName: "checkmark.circle.fill", withConfiguration: configuration))
    var disc = rendered(.orange)
    disc.alpha = 0.5
    expectEqual(colors(of: check), [disc, rendered(.orange)])
    expectEqual(content(of: check)?.color, rendered(.orange))
  }

  @Test("a palette gives each layer a colour, further layers the last")
  func palettes() throws {
    let check = try #require(UIImage(systemName: "checkmark.circle.fill"))
    func colors(_ palette: [UIColor]) -> [RenderColor] {
      self.colors(of: check.withConfiguration(UIImage.SymbolConfiguration(paletteColors: palette)))
    }
    expectEqual(colors([.purple, .white]), [rendered(.white), rendered(.purple)])
    expectEqual(colors([.purple]), [rendered(.purple)])
    expectEqual(colors([.purple, .white, .red]), [rendered(.white), rendered(.purple)])
    expectEqual(colors([]), [rendered(.green)])
  }

  @Test("bolder weights thicken strokes, a larger scale does not")
  func weights() throws {
    let circle = try #require(UIImage(systemName: "circle"))
    func thickness(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      let image = circle.withConfiguration(configuration)
      let drawing = try #require(content(of: image, in: CGRect(origin: .zero, size: image.size))).drawing
      var scale: CGFloat = 0
      for operation in drawing.operations {
        if case .transform(let transform) = operation { scale = transform.d }
        if case .stroke(_, let style, _) = operation { return style.width * scale }
      }
      return 0
    }
    let weights = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
      .compactMap(UIImage.SymbolWeight.init)
    let thicknesses = try weights.map { try thickness(.init(pointSize: 20, weight: $0)) }
    #expect(zip(thicknesses, thicknesses.dropFirst()).allSatisfy { $0 < $1 })
    let medium = try thickness(.init(pointSize: 100, weight: .bold, scale: .medium))
    let large = try thickness(.init(pointSize: 100, weight: .bold, scale: .large))
    #expect(abs(medium - large) < 0.01 * medium)
  }

  @Test("a symbol is centred on capital letters when baselines align")
  func baseline() throws {
    try withRuler {
      let star = try #require(
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
      let baseline = try #require(star.baselineOffsetFromBottom)
      expectEqual(baseline + UIFont.systemFont(ofSize: 50).capHeight / 2, star.size.height / 2)
    }
    #expect(UIImage().baselineOffsetFromBottom == nil)
  }

  @Test("forward symbols are mirrored in right-to-left layout, right ones are not")
  func mirroring() throws {
    func transform(_ name: String, isRightToLeft: Bool) throws -> Transform? {
      let image = try #require(UIImage(systemName: name))
      let frame = CGRect(x: 10, y: 5, width: 15, height: 24)
      for case .transform(let transform) in content(of: image, in: frame, isRightToLeft: isRightToLeft)?.drawing
        .operations ?? []
      { return transform }
      return nil
    }
    let forward = try transform("chevron.forward", isRightToLeft: false)
    expectEqual(forward, Transform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 5))
    try expectEqual(
      transform("chevron.forward", isRightToLeft: true), Transform(a: -1, b: 0, c: 0, d: 1, tx: 25, ty: 5))
    try expectEqual(transform("chevron.right", isRightToLeft: true), forward)
  }

  @Test("equal symbols in equal colours and frames share a drawing")
  func sharing() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let drawing = try #require(content(of: star)).drawing
    #expect(content(of: try #require(UIImage(systemName: "star.fill")))?.drawing === drawing)
    #expect(content(of: star.withRenderingMode(.alwaysOriginal))?.drawing != drawing)
    #expect(content(of: star, in: Self.frame.offsetBy(dx: 1, dy: 0))?.drawing != drawing)
  }
}

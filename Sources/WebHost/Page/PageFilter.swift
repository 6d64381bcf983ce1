import Foundation
import RenderTree

/// The filter of effects in a page: functions of style sheets, and for those that have none filters of SVG, which are defined in
/// the page.
struct PageFilter {
  /// The value of the property `filter`.
  let value: String
  /// The definitions to which the value refers.
  let definitions: [Markup]

  /// The filter of effects, whose definitions have ids that begin with a name.
  init(_ effects: [PixelEffect], name: String) {
    var definitions: [Markup] = []
    value = effects.map { effect in
      if let function = effect.function { return function }
      let id = "\(name)-\(definitions.count)"
      definitions.append(effect.definition(id: id))
      return "url(#\(id))"
    }
    .joined(separator: " ")
    self.definitions = definitions
  }

  /// The filter of a node.
  init(of node: RenderNode) { self.init(node.style.compositing.effects, name: "e" + PageNumber.name(node.id)) }

  /// Returns the definitions with a node's content, as one element; the content if there are none.
  func defined(beside content: Markup?) -> Markup? {
    guard !definitions.isEmpty else { return content }
    var holder = Markup("svg", ["class": "c", "aria-hidden": "true", "width": "0", "height": "0"])
    holder.pieces = definitions.map { .element($0) }
    guard var content else { return holder }
    content["class"] = content["class"].map { $0.split(separator: " ").filter { $0 != "c" }.joined(separator: " ") }
    var both = Markup("div", ["class": "c"])
    holder["class"] = nil
    both.pieces = [.element(holder), .element(content)]
    return both
  }
}

extension PixelEffect {
  /// The function of style sheets with the effect; nil if there is none.
  fileprivate var function: String? {
    switch self {
    case .blur(let radius, false): "blur(\(PageNumber.length(max(0, radius))))"
    case .saturation(let amount) where amount >= 0: "saturate(\(PageNumber.factor(amount)))"
    case .contrast(let amount) where amount >= 0: "contrast(\(PageNumber.factor(amount)))"
    case .hueRotation(let angle): "hue-rotate(\(PageNumber.text(angle * 180 / .pi))deg)"
    case .inversion: "invert(1)"
    // The brightness of style sheets is a factor, and no amount is negative there.
    case .blur, .saturation, .contrast, .brightness, .multiplication: nil
    }
  }

  /// The filter of SVG with the effect.
  fileprivate func definition(id: String) -> Markup {
    var filter = Markup("filter", ["id": id, "color-interpolation-filters": "sRGB"])
    if let colorMatrix {
      // Shadows and parts that stand out of the box are in the region, too.
      for (name, value) in [("x", "-1"), ("y", "-1"), ("width", "3"), ("height", "3")] { filter[name] = value }
      let values = colorMatrix.values.map { PageNumber.factor($0) }.joined(separator: " ")
      filter.append(Markup("feColorMatrix", ["values": values]))
    } else if case .blur(let radius, _) = self {
      // The region of the filter is the box, whose pixels become opaque.
      for (name, value) in [("x", "0"), ("y", "0"), ("width", "1"), ("height", "1")] { filter[name] = value }
      filter.append(Markup("feGaussianBlur", ["stdDeviation": PageNumber.text(max(0, radius))]))
      var opacity = Markup("feComponentTransfer")
      opacity.append(Markup("feFuncA", ["type": "linear", "slope": "255"]))
      filter.append(opacity)
    }
    return filter
  }
}

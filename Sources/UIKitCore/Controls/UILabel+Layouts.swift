import Foundation
import RenderTree

/// A cache of a text's last layouts: a label is measured repeatedly at one or two widths during the layout of views.
struct TextLayoutCache {
  struct Request: Hashable {
    var size: CGSize
    var maximumLines: Int
  }

  /// The number of layouts kept. Most labels need only three: unlimited, at the solved width, in the bounds.
  private static let capacity = 4

  private var entries: [(request: Request, layout: TextLayout)] = []
  private var traits: UITraitCollection?
  private weak var window: UIWindow?

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Removes all layouts if the traits or the window have changed.
  @MainActor
  mutating func prepare(for traits: UITraitCollection, window: UIWindow?) {
    guard self.traits !== traits || self.window !== window else { return }
    if self.traits != traits || self.window !== window { removeAll() }
    self.traits = traits
    self.window = window
  }

  mutating func layout(for request: Request, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.request == request }) { return entry.layout }
    let layout = make()
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((request, layout))
    return layout
  }
}

extension StyledText {
  /// The text in reduced font sizes, so that it fits on one line of `width`. Unchanged if smaller fonts are not
  /// narrower, as in a terminal.
  ///
  /// - Parameters:
  ///   - style: the paragraph style; its maximum number of lines multiplies the width.
  ///   - minimumFactor: the least factor of the font sizes.
  func fitted(
    to width: CGFloat, style: ParagraphStyle, minimumFactor: CGFloat, engine: any TextEngine
  ) -> StyledText {
    let room = width * CGFloat(max(1, style.maximumLines))
    guard room.isFinite, room > 0, style.maximumLines > 0 else { return self }
    var unbroken = style
    unbroken.alignment = .left
    func naturalWidth(_ text: StyledText) -> CGFloat {
      engine.layout(text, style: unbroken, in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)).size.width
    }
    let whole = naturalWidth(self)
    guard whole > room else { return self }
    var factor: CGFloat = 1
    var widthNow = whole
    // Widths are nearly proportional to sizes; hinting and rounding may need a step or two more.
    for _ in 0..<4 where widthNow > room {
      factor = max(minimumFactor, factor * room / widthNow)
      widthNow = naturalWidth(scaled(by: factor))
      if factor == minimumFactor { break }
    }
    return widthNow < whole ? scaled(by: factor) : self
  }

  /// The text with reduced letter spacing, so that it fits on one line of `width`. Unchanged if it is more than 5 % too
  /// wide, or if reduced spacing does not make it narrower, as in a terminal.
  func tightened(to width: CGFloat, style: ParagraphStyle, engine: any TextEngine) -> StyledText {
    guard width.isFinite, width > 0 else { return self }
    var unbroken = style
    unbroken.alignment = .left
    func naturalWidth(_ text: StyledText) -> CGFloat {
      engine.layout(text, style: unbroken, in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)).size.width
    }
    let whole = naturalWidth(self)
    let letters = runs.reduce(0) { $0 + $1.text.count }
    guard whole > width, whole <= width * 1.05, letters > 1 else { return self }
    var copy = self
    let step = (whole - width) / CGFloat(letters - 1)
    for index in copy.runs.indices { copy.runs[index].attributes.kerning -= step }
    return naturalWidth(copy) <= width ? copy : self
  }

  private func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].attributes.font.size *= factor
      copy.runs[index].attributes.baselineOffset *= factor
      copy.runs[index].attributes.attachment = copy.runs[index].attributes.attachment?.scaled(by: factor)
    }
    return copy
  }
}

extension NSLineBreakMode {
  /// True if an ellipsis replaces text that does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

import Foundation
import RenderTree
import Synchronization

/// An image with variants for scales, appearances, devices, size classes and layout directions: of the app's resources,
/// or registered by the app.
final class ImageAsset: Sendable {
  /// A variant of the image.
  struct Variant: Sendable {
    enum Source: Sendable {
      /// A file, which is read when the variant is needed.
      case file(URL)
      /// An image of the app, which depends on no traits.
      case picture(NonSymbolImage)
    }

    let source: Source
    /// Pixels per point; 0 for an image at any scale.
    var scale: CGFloat
    var conditions = AssetConditions()
    var resizing: NonSymbolImage.Resizing?
    /// The colours of a variant of the app.
    var coloring = NonSymbolImage.Coloring()

    /// The variant as it is shown; nil if its file cannot be read.
    func resolved() -> NonSymbolImage.Resolved? {
      switch source {
      case .file(let file):
        guard let bitmap = BitmapFiles.shared.bitmap(at: file) else { return nil }
        return NonSymbolImage.Resolved(
          source: .bitmap(bitmap), scale: max(1, scale), orientation: bitmap.orientation, resizing: resizing)
      case .picture(let picture):
        var resolved = picture.resolved(with: .current)
        resolved.coloring = coloring
        return resolved
      }
    }
  }

  /// The traits on which the choice of a variant depends.
  private struct Wish: Hashable {
    var conditions: AssetConditions
    var scale: CGFloat

    init(_ traits: UITraitCollection) {
      conditions = AssetConditions(traits)
      scale = max(1, traits.displayScale)
    }
  }

  private struct State {
    var variants: [Variant]
    /// True once the app has added or removed variants.
    var isChanged = false
    /// The variants from the best to the worst for the traits that were asked for.
    var orders: [Wish: [Int]] = [:]
  }

  private let state: Mutex<State>
  /// The rendering mode from the resources, used unless the app sets one.
  let renderingMode: UIImage.RenderingMode

  /// The number of combinations of traits whose choices are remembered.
  private static let mostWishes = 64

  init(variants: [Variant], renderingMode: UIImage.RenderingMode = .automatic) {
    state = Mutex(State(variants: variants))
    self.renderingMode = renderingMode
  }

  /// The best variant for traits that can be read; nil if none can.
  ///
  /// A variant for another device, appearance, contrast, direction or size class is the last resort. Among the others, one
  /// for exactly the wanted ones (compared in this order) precedes one for any. Then the scale of the screen comes first, the next higher scales second, and lower ones last, the
  /// highest first.
  ///
  /// - Complexity: O(1) for traits that were asked for before.
  func resolved(with traits: UITraitCollection) -> NonSymbolImage.Resolved? {
    let wish = Wish(traits)
    let variants = state.withLock { state in
      if let order = state.orders[wish] { return order.map { state.variants[$0] } }
      if state.orders.count >= Self.mostWishes { state.orders = [:] }
      let order = Self.order(state.variants, for: wish)
      state.orders[wish] = order
      return order.map { state.variants[$0] }
    }
    for variant in variants {
      if let resolved = variant.resolved() { return resolved }
    }
    return nil
  }

  private static func order(_ variants: [Variant], for wish: Wish) -> [Int] {
    let fitness = variants.map { variant -> [CGFloat] in
      let scale = variant.scale
      let sharpness = scale == 0 ? 0 : scale >= wish.scale ? wish.scale - scale : scale - 100
      return variant.conditions.fitness(for: wish.conditions).map { CGFloat($0) } + [sharpness]
    }
    return variants.indices.sorted { a, b in
      fitness[a] == fitness[b] ? a < b : fitness[b].lexicographicallyPrecedes(fitness[a])
    }
  }

  /// True if the asset does not depend on traits and has no settings of its own.
  var isPlain: Bool {
    state.withLock { !$0.isChanged && $0.variants.count == 1 && $0.variants[0].resizing == nil }
      && renderingMode == .automatic
  }

  /// True once the app has added or removed variants.
  var isChanged: Bool { state.withLock { $0.isChanged } }

  /// Adds a variant, in the place of one with the same conditions and scale.
  func register(_ variant: Variant) {
    state.withLock { state in
      state.variants.removeAll { $0.conditions == variant.conditions && $0.scale == variant.scale }
      state.variants.append(variant)
      state.orders = [:]
      state.isChanged = true
    }
  }

  /// Removes the variants with these conditions, at a scale; 0 for every scale.
  func unregister(_ conditions: AssetConditions, scale: CGFloat) {
    state.withLock { state in
      state.variants.removeAll { $0.conditions == conditions && (scale == 0 || $0.scale == scale) }
      state.orders = [:]
      state.isChanged = true
    }
  }
}

extension ImageAsset: Hashable {
  /// Compares by identity: each asset is made once.
  static func == (a: ImageAsset, b: ImageAsset) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

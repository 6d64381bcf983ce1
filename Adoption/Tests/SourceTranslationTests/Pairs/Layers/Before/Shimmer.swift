import UIKit

final class Shimmer: CAGradientLayer {
  nonisolated override init() { super.init() }
  nonisolated override init(layer: Any) { super.init(layer: layer) }
  nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
  nonisolated convenience init(size: CGSize) { self.init() }
}

final class Glow: NSObject {
  nonisolated override init() { super.init() }
}

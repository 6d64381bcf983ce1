#sourceLocation(file: "Shimmer.swift", line: 1)
import UIKit

final class Shimmer: CAGradientLayer {
              override init() { super.init() }
              override init(layer: Any) { super.init(layer: layer) }
              required init?(coder: NSCoder) { super.init(coder: coder) }
              convenience init(size: CGSize) { self.init() }
}

final class Glow: NSObject {
  nonisolated override init() { super.init() }
}

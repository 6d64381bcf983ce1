import Foundation

extension CGRect {
  /// The rectangle in the form `(x y; width height)`.
  var pointDescription: String {
    "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
      + "\(size.width.shortDescription) \(size.height.shortDescription))"
  }
}

extension CGFloat {
  /// The number with six digits at most, without trailing zeros.
  var shortDescription: String { String(format: "%g", Double(self)) }

  /// The number as text, without the fraction if it is a whole number.
  var shortest: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self)) }
}

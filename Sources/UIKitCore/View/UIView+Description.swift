import Foundation
import PergolaSystem

/// The descriptions of views, which have the form of the original's: the class and its nearest class of the package, the
/// frame, attributes that differ from their defaults, the layer, and the details of a subclass.
///
///     <UITableViewCell: 0x7f3c; frame = (0 44; 320 44); text = 'Apple'; autoresize = W+H; layer = <CALayer: 0x7f40>>
///
/// Classes have no module names. The addresses of gesture recognizers are left out, because their array is a value.
extension UIView {
  /// The description of the view; off the main thread, the class and the address only.
  final nonisolated var attributedDescription: String {
    let start = Self.reference(to: self).dropLast()
    guard MainThread.isCurrent else { return "\(start)>" }
    let attributes = MainActor.assumeIsolated { describedAttributes }
    return ([String(start)] + attributes).joined(separator: "; ") + ">"
  }

  /// The class and the address of an object.
  @_spi(Toolkit) public static nonisolated func reference(to object: AnyObject) -> String {
    "<\(type(of: object)): \(NSLayoutConstraint.address(of: object))>"
  }

  private final var describedAttributes: [String] {
    var attributes: [String] = []
    if let baseName { attributes.append("baseClass = \(baseName)") }
    attributes.append("frame = \(frame.pointDescription)")
    if let describedText { attributes.append("text = '\(describedText)'") }
    if clipsToBounds { attributes.append("clipsToBounds = YES") }
    if alpha != 1 { attributes.append("alpha = \(alpha.shortDescription)") }
    if isHidden { attributes.append("hidden = YES") }
    if let mask = autoresizingMask.shortDescription { attributes.append("autoresize = \(mask)") }
    if !isUserInteractionEnabled { attributes.append("userInteractionEnabled = NO") }
    if tag != 0 { attributes.append("tag = \(tag)") }
    if let backgroundColor { attributes.append("backgroundColor = \(backgroundColor)") }
    attributes.append("layer = \(Self.reference(to: layer))")
    return attributes + describedDetails
  }

  /// The name of the nearest class of the package that an app's class inherits from; nil for a class of the package, and
  /// for a direct subclass of `UIView`.
  private final var baseName: String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    var isFirst = true
    while let current = mirror {
      let name = String(reflecting: current.subjectType)
      if Self.modules.contains(where: { name.hasPrefix($0) }) {
        return isFirst || current.subjectType == UIView.self ? nil : "\(current.subjectType)"
      }
      mirror = current.superclassMirror
      isFirst = false
    }
    return nil
  }

  /// The beginnings of the names of the package's classes of views.
  private static var modules: [String] { ["UIKitCore.", "UIKitLists.", "PergolaSwiftUI."] }
}

extension UIView.AutoresizingMask {
  /// The flexible parts, such as `W+H`; nil if there are none.
  fileprivate var shortDescription: String? {
    let parts: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let names = parts.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: "+")
  }
}

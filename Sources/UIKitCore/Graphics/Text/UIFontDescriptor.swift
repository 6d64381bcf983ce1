import Foundation
import RenderTree

/// The attributes of a font without its metrics, for creating fonts that differ in one attribute.
public final class UIFontDescriptor: NSObject, Sendable {
  let descriptor: FontDescriptor
  let scaling: UIFont.Scaling?

  init(descriptor: FontDescriptor, scaling: UIFont.Scaling?) {
    self.descriptor = descriptor
    self.scaling = scaling
    super.init()
  }

  /// Style attributes of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public let rawValue: UInt32
    /// The set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design in the original.
    public let rawValue: String
    /// A design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The descriptor of a text style's font, at the content size category of the traits, or the current one if they have
  /// none.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { descriptor.size }

  /// The style attributes. Semibold and heavier weights count as bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if descriptor.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// A descriptor with exactly the given traits; never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    varied { wanted in
      wanted.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = wanted.weight >= UIFont.Weight.semibold.rawValue
      if symbolicTraits.contains(.traitBold) != isBold {
        wanted.weight = isBold ? UIFont.Weight.regular.rawValue : UIFont.Weight.bold.rawValue
      }
      if symbolicTraits.contains(.traitMonoSpace) {
        wanted.family = .monospaced
      } else if wanted.family == .monospaced {
        wanted.family = .system
      }
    }
  }

  /// A descriptor with another design of the system font; nil for an unknown design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: varied { $0.family = .system }
    case .monospaced: varied { $0.family = .monospaced }
    default: nil
    }
  }

  /// A descriptor with another size, in points, which no longer adapts to the preferred content size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var wanted = descriptor
    wanted.size = newPointSize
    return UIFontDescriptor(descriptor: wanted, scaling: nil)
  }

  private func varied(_ vary: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
    var wanted = descriptor
    vary(&wanted)
    return UIFontDescriptor(descriptor: wanted, scaling: scaling)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return descriptor == other.descriptor && scaling == other.scaling
  }

  public override var hash: Int { descriptor.hashValue }
}

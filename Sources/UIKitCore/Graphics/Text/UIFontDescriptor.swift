import Foundation
import RenderTree

/// What a font asks for, apart from any measures: to make fonts that differ in one thing.
public final class UIFontDescriptor: NSObject, Sendable {
  let descriptor: FontDescriptor
  let scaling: UIFont.Scaling?

  init(descriptor: FontDescriptor, scaling: UIFont.Scaling?) {
    self.descriptor = descriptor
    self.scaling = scaling
    super.init()
  }

  /// Looks that fonts of one family have or have not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// The set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Families of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name as the system writes it.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's own.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// All characters equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The descriptor of a style's font, at the size that the traits ask for; the current ones where they are nil.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// In points.
  public var pointSize: CGFloat { descriptor.size }

  /// Semibold and thicker counts as bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if descriptor.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// A descriptor with exactly those traits. It always can: the result is never nil.
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

  /// A descriptor of another family of the system's; nil for one that there is not.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: varied { $0.family = .system }
    case .monospaced: varied { $0.family = .monospaced }
    default: nil
    }
  }

  /// A descriptor of another size, in points, which no longer follows the person's preference.
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

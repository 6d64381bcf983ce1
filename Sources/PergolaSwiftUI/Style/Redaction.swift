import Foundation
@_spi(Toolkit) import UIKitCore

/// The reasons for which texts and images are shown as blocks.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// Reasons with given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The data are not there yet: all texts and images are blocks of their size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The data are private: texts and images are blocks where `privacySensitive(_:)` says so.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The data are old. Views of the app may read it; texts and images stay as they are.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  private enum IsPrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The reasons for which texts and images are shown as blocks; empty by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// True inside of `privacySensitive(_:)`.
  var isPrivacySensitive: Bool {
    get { self[IsPrivacySensitiveKey.self] }
    set { self[IsPrivacySensitiveKey.self] = newValue }
  }

  /// True where texts and images are shown as blocks.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Shows the texts and images inside as blocks, for a reason beside those of the views around. Assistive technologies
  /// leave them out.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the texts and images inside as they are, whatever views around say.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as private: `redacted(reason: .privacy)` around it shows its texts and images as blocks.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

extension UIView {
  /// Shows the view as a block, or as it is.
  ///
  /// - Parameter color: The colour of the content, of which the block is a faint variant.
  func showBlock(_ isRedacted: Bool, _ color: UIColor) {
    backgroundColor = isRedacted ? color.withAlphaComponent(0.16) : nil
    layer.cornerRadius = isRedacted ? 4 : 0
    setNeedsDisplay()
  }
}

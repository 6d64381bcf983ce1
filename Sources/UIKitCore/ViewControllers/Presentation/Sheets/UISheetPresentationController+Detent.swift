import Foundation

/// The context in which the height of a detent is determined.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a detent, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the identifier.
      public let rawValue: String
      /// An identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole container but a margin at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// A detent at about half of the container's height. Inactive in compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
      }
    }

    /// A detent at full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent at a height of its own.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; a unique one by default.
    ///   - resolver: Returns the height without the safe area at the bottom; nil if the detent is inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in a context, without the safe area at the bottom; nil if the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The context of a sheet's detents: its traits and its greatest height.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}

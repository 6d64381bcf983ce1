import Foundation

/// The use of the views behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }

  private let kind: Kind
  /// The greatest height at which the views can be used; nil for any.
  private let detent: PresentationDetent?

  private init(_ kind: Kind, upThrough detent: PresentationDetent? = nil) {
    (self.kind, self.detent) = (kind, detent)
  }

  /// As the system chooses: the views behind can't be used.
  public static let automatic = PresentationBackgroundInteraction(.automatic)
  /// The views behind are not dimmed, and can be used.
  public static let enabled = PresentationBackgroundInteraction(.enabled)
  /// The views behind can be used up to a height of the sheet, and are dimmed above it.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(.enabled, upThrough: detent)
  }
  /// The views behind can't be used.
  public static let disabled = PresentationBackgroundInteraction(.disabled)

  /// The greatest of some heights at which the views behind can be used; nil for none.
  ///
  /// - Parameter room: The greatest height of a sheet, in points.
  func greatestDetent(among detents: Set<PresentationDetent>, in room: CGFloat) -> PresentationDetent? {
    guard kind == .enabled else { return nil }
    return detent ?? detents.max { $0.height(in: room) < $1.height(in: room) }
  }
}

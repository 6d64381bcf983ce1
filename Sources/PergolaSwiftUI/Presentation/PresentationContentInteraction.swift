/// The effect of a swipe up in the content of a sheet that is not at its greatest height.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, resizes, scrolls }

  private let kind: Kind

  /// As the system chooses: the sheet grows first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet grows, and then its content scrolls.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls. The handle resizes the sheet.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

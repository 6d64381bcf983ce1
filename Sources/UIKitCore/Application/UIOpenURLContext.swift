import Foundation

/// A URL for a scene to open, with its options.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The origin of a URL.
  @preconcurrency @MainActor
  public final class Options: NSObject {
    /// The app that opened the URL; always nil.
    public var sourceApplication: String? { nil }
    /// A Boolean value that indicates whether the URL's file may be modified in place; always false.
    public var openInPlace: Bool { false }
  }

  /// The URL to open.
  public let url: URL
  /// The origin of the URL.
  public let options = Options()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

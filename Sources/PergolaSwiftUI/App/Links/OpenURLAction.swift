import Foundation
import PergolaUIKit

/// The action that opens a URL: `@Environment(\.openURL)` in a view, called as a function.
public struct OpenURLAction {
  /// The answer of an app's own action.
  public struct Result {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The URL was opened.
    public static var handled: Result { Result(kind: .handled) }
    /// The URL was not opened.
    public static var discarded: Result { Result(kind: .discarded) }
    /// The URL is to be opened as without the app's own action.
    public static var systemAction: Result { Result(kind: .system(nil)) }
    /// Another URL is to be opened as without the app's own action.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// Creates an action of the app's own, for `environment(\.openURL, …)`.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL.
  ///
  /// - Parameter completion: Called with true if the URL was opened.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch ViewGraph.withoutTracking({ handler(url) }).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let completion = UncheckedBox(completion)
      UIApplication.shared.open(other ?? url, options: [:]) { completion.value($0) }
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// The action that opens URLs for the view, such as those of `Link`. By default a URL is opened by the app that
  /// declares its scheme, as by `UIApplication.open(_:)`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

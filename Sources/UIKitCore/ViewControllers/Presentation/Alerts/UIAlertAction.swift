import Foundation

/// A button of an alert: its title, its style and the closure that it calls.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of an action, which determines its look and its position.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default`
    /// Leaves everything unchanged. An alert has at most one such action; escape chooses it.
    case cancel
    /// Changes or deletes data.
    case destructive
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - handler: A closure called after the alert was dismissed.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  private var storedTitle: String?
  private var storedStyle = Style.default
  private var handler: ((UIAlertAction) -> Void)?

  /// The title of the button.
  open var title: String? { storedTitle }

  /// The style of the button.
  open var style: Style { storedStyle }

  /// A Boolean value that indicates whether the user can choose the action; true by default.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { button?.isEnabled = isEnabled } }
  }

  /// The button that displays the action; nil while there is none.
  final weak var button: AlertButton?

  /// Calls the handler.
  final func performHandler() { handler?(self) }
}

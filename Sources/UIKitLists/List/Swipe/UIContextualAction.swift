import Foundation
@_spi(Toolkit) import UIKitCore

/// An action on a row: a button beside the row while the row is swiped.
///
/// ```swift
/// let archive = UIContextualAction(style: .normal, title: "Archive") { action, view, completion in
///   mailbox.archive(mail)
///   completion(true)
/// }
/// archive.backgroundColor = .systemPurple
/// ```
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal
    /// The app deletes the row's item before it calls the handler's completion with true, or in the same turn. A row
    /// whose item is not deleted closes.
    case destructive
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: the action itself.
  ///   - sourceView: the view that the user activated: the action's button, or the row.
  ///   - completionHandler: called once by the app, with true if the action succeeded. Until then the row stays open and
  ///     its actions are disabled; the user can still close it.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// - Parameter title: the name of the action, also if an image is shown instead.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The effect of the action on its row; `.normal` by default.
  public private(set) final var style = Style.normal

  /// Performs the action.
  public private(set) final var handler: Handler = { _, _, completionHandler in completionHandler(true) }

  /// The name of the action. If nil, assistive technologies use the name of the image's symbol, or else a word for the
  /// style: "Delete" or "Action".
  open var title: String?

  /// The image of the button; nil by default. It replaces the title, except in rows of at least 91 points, where the
  /// title is below it, and in a terminal, where the title is beside it. White, unless its rendering mode is
  /// `.alwaysOriginal`.
  open var image: UIImage?

  /// The colour of the button. If nil, which is the default, the style's colour: `.systemRed` for a destructive action,
  /// otherwise `.systemGray`, on which white is legible.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: UIColor?
}

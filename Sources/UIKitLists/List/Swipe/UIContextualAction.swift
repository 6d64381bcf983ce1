import Foundation
@_spi(Toolkit) import UIKitCore

/// Something that can be done to a row: a button that is found beside the row when it is swiped.
///
/// ```swift
/// let archive = UIContextualAction(style: .normal, title: "Archive") { action, view, completion in
///   mailbox.archive(mail)
///   completion(true)
/// }
/// archive.backgroundColor = .systemPurple
/// ```
@MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal
    /// The row is to go: the app removes the item before the handler's completion is called with true, or at once after
    /// it. A row that stays moves back.
    case destructive
  }

  /// Does the action.
  ///
  /// - Parameters:
  ///   - action: the action itself.
  ///   - sourceView: the view that was used: the action's button, or the row.
  ///   - completionHandler: to be called once, with whether the action was done. Until then the row stays as it is, and
  ///     none of its actions can be used; a person can still put it back.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// - Parameter title: what the action is called, also where a picture is shown in its place.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// What the action does to its row; `.normal` by default.
  public private(set) final var style = Style.normal

  /// Does the action.
  public private(set) final var handler: Handler = { _, _, completionHandler in completionHandler(true) }

  /// What the action is called. Where it is nil, those who cannot see it hear what its symbol shows, or else a word for
  /// its style: "Delete", "Action".
  open var title: String?

  /// Shown in place of the title, which is shown below it in rows of at least 91 points, and beside it in a terminal.
  /// In white, unless it is always an original. Nil by default.
  open var image: UIImage?

  /// What fills the button. Nil makes it the style's again, and it is by default: red for what is destructive, else
  /// grey. Here `.systemGray`, on which white can be read.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: UIColor?
}

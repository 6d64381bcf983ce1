import Foundation

/// A rectangle that takes part in Auto Layout and is not a view: it draws nothing and takes no touches.
@MainActor
open class UILayoutGuide: NSObject {
  /// What determines the rectangle.
  enum Role {
    /// The app's constraints.
    case custom
    /// The view's layout margins.
    case margins
    /// What bars and the like leave of the view.
    case safeArea
    /// The margins, no wider than text is good to read.
    case readable
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
  }

  let role: Role

  /// A guide to be added to a view with `addLayoutGuide(_:)`.
  public override init() {
    role = .custom
    super.init()
  }

  init(_ role: Role, of view: UIView, identifier: String) {
    self.role = role
    self.identifier = identifier
    super.init()
    owningView = view
  }

  /// The view that the guide belongs to.
  public internal(set) final weak var owningView: UIView?

  /// A name for logs.
  open var identifier = ""

  /// Where the guide stands in its view's coordinates, as of the last layout.
  public final var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch role {
    case .custom: return solvedFrame
    case .margins, .safeArea, .readable: return owningView.bounds.inset(by: owningView.insets(of: role))
    case .scrollContent:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return owningView.bounds
    }
  }

  /// Where constraints put the guide, in its view's coordinates.
  final var solvedFrame = CGRect.zero
}

extension UIView {
  /// The greatest width of text that is good to read, in points.
  private static let readableWidth: CGFloat = 672

  /// How far a guide that follows the view's edges keeps from them.
  final func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
    switch role {
    case .custom, .scrollContent, .scrollFrame: return .zero
    case .margins: return layoutMargins
    case .safeArea: return safeAreaInsets
    case .readable:
      var insets = layoutMargins
      let excess = bounds.width - insets.left - insets.right - Self.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }

  /// Makes a guide a part of the view; it leaves the view that it was in.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownConstraintState.guides.append(layoutGuide)
  }

  /// Takes a guide out of the view, with the constraints about it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .custom else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where constraint.first === layoutGuide || constraint.second === layoutGuide
      {
        constraint.deactivate()
      }
      view = current.superview
    }
    constraintState?.guides.removeLast(layoutGuide)
    layoutGuide.owningView = nil
    constraintStructureDidChange()
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// What bars and the like leave of the view.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide")
  }

  /// The view within its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, identifier: "UIViewLayoutMarginsGuide")
  }

  /// The view within its margins, no wider than text is good to read: 672 points.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide(.readable, identifier: "UIViewReadableContentGuide")
  }

  final func systemGuide(_ role: UILayoutGuide.Role, identifier: String) -> UILayoutGuide {
    let state = ownConstraintState
    if let made = state.systemGuides.first(where: { $0.role == role }) { return made }
    let made = UILayoutGuide(role, of: self, identifier: identifier)
    state.systemGuides.append(made)
    return made
  }
}

extension UIScrollView {
  /// The content: what is constrained to it determines `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, identifier: "UIScrollView-contentLayoutGuide")
  }

  /// The view's own frame: what is constrained to it stays where it is while the content scrolls.
  public final var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, identifier: "UIScrollView-frameLayoutGuide")
  }
}

import Foundation

/// A rectangle that takes part in Auto Layout but is not a view: it draws nothing and receives no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The source of the guide's rectangle.
  enum Role {
    /// The app's constraints.
    case custom
    /// The view's layout margins.
    case margins
    /// The part of the view that bars don't cover.
    case safeArea
    /// The layout margins, with a limit on the width for legible text.
    case readable
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
  }

  let role: Role

  /// Creates a guide, to be added to a view with `addLayoutGuide(_:)`.
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

  /// The view that owns the guide.
  public internal(set) final weak var owningView: UIView?

  /// A name for logs.
  open var identifier = ""

  /// The guide's frame in its owning view's coordinates, as of the last layout.
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

  /// The frame that constraints give the guide, in its owning view's coordinates.
  final var solvedFrame = CGRect.zero
}

extension UIView {
  /// The maximum width of legible text, in points.
  private static let readableWidth: CGFloat = 672

  /// The insets from the view's edges of a guide that follows them; zero for other guides.
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

  /// Adds a layout guide to the view, and removes it from its previous view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownConstraintState.guides.append(layoutGuide)
  }

  /// Removes a layout guide and deactivates the constraints that refer to it.
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

  /// The layout guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// The part of the view that bars don't cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide")
  }

  /// The view's bounds inside its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, identifier: "UIViewLayoutMarginsGuide")
  }

  /// The view's bounds inside its layout margins, at most 672 points wide.
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
  /// The content of the scroll view. Constraints to it determine `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, identifier: "UIScrollView-contentLayoutGuide")
  }

  /// The scroll view's own frame. Views constrained to it don't move while the content scrolls.
  public final var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, identifier: "UIScrollView-frameLayoutGuide")
  }
}

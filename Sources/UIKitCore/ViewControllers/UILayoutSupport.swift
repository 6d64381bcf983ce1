import Foundation

/// The place that bars cover at an edge of a view controller's view. The safe area took its place in iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the place, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// The place at the top of the view that bars cover: from the view's top edge to that of the safe area. Made on first use.
  @available(
    iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
  )
  public final var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.at(.top, of: view) }

  /// The place at the bottom of the view that bars cover: from the safe area's bottom edge to the view's. Made on first use.
  @available(
    iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
  )
  public final var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.at(.bottom, of: view) }
}

/// The layout guide between an edge of a view and that of its safe area.
private final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge: String {
    case top = "_UIViewControllerTop"
    case bottom = "_UIViewControllerBottom"
  }

  private let edge: Edge

  static func at(_ edge: Edge, of view: UIView) -> BarLayoutGuide {
    view.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }.first { $0.edge == edge }
      ?? BarLayoutGuide(edge, of: view)
  }

  private init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    identifier = edge.rawValue
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: edge == .top ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }
}

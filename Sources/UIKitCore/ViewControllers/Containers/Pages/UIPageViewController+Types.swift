import Foundation

extension UIPageViewController {
  /// The style of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages scroll.
    case scroll = 1

    /// A curl of paper, which no host shows.
    @available(*, unavailable, message: "Pages do not curl on this platform; use .scroll.")
    public static var pageCurl: TransitionStyle { .scroll }
  }

  /// The axis along which the pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// The next page is at the trailing edge.
    case horizontal
    /// The next page is below.
    case vertical
  }

  /// The direction of a transition.
  public enum NavigationDirection: Int, Sendable {
    /// To the page after: it arrives from the trailing edge, or from below.
    case forward
    /// To the page before.
    case reverse
  }

  /// A key of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the space between two pages, a number of points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    /// The space in the options; 0 without one.
    static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
      let spacing: CGFloat =
        switch options?[.interPageSpacing] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
      return spacing.isFinite ? max(0, spacing) : 0
    }
  }
}

import Foundation

extension UIWindowScene {
  /// The link to the visible content: the web page of the scene's activity, or else of the activity of a visible view
  /// controller, an inner one first; nil if none has a web page.
  var address: URL? {
    if let url = userActivity?.webpageURL { return url }
    let window = keyWindow ?? visibleWindows.last { $0.rootViewController != nil }
    return window?.rootViewController?.addressOfVisibleContent
  }
}

extension UIViewController {
  fileprivate var addressOfVisibleContent: URL? {
    if let presentedViewController { return presentedViewController.addressOfVisibleContent ?? ownAddress }
    let visible = children.reversed().lazy.filter { $0.isShown(in: self) }
    return visible.compactMap(\.addressOfVisibleContent).first ?? ownAddress
  }

  private var ownAddress: URL? { userActivity?.webpageURL }
}

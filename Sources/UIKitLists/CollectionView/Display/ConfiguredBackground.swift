import Foundation
@_spi(Toolkit) import UIKitCore

/// The background configuration of a cell, header or footer and its view.
///
/// A class, because an app's overrides of `didAddSubview(_:)` may set another configuration while one is set.
@MainActor final class ConfiguredBackground {
  /// A configuration, in an object of its own because few cells have one.
  private final class Box {
    let configuration: UIBackgroundConfiguration

    init(_ configuration: UIBackgroundConfiguration) { self.configuration = configuration }
  }

  private var box: Box?

  /// The configuration that the app has set; nil, as in most cells, for that of the list.
  var appConfiguration: UIBackgroundConfiguration? {
    get { box?.configuration }
    set { box = newValue.map(Box.init) }
  }

  /// The view behind all others; nil without a background.
  private(set) var view: BackgroundConfigurationView?

  /// Shows a configuration in a background view that fills a view behind its other subviews; nil removes the
  /// background view.
  ///
  /// - Parameter groupShape: The shape of the background view, if it does not exist yet.
  func show(
    _ configuration: UIBackgroundConfiguration?, in owner: UIView,
    groupShape: @autoclosure () -> BackgroundConfigurationView.GroupShape? = nil
  ) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view {
      view.configuration = configuration
      return
    }
    let made = BackgroundConfigurationView(configuration: configuration)
    made.groupShape = groupShape()
    view = made
    owner.fill(with: made, at: 0)
  }
}

extension UIView {
  /// Inserts a subview that fills this view.
  func fill(with view: UIView, at index: Int) { insertSubview(filling(view), at: index) }

  /// Inserts a subview that fills this view behind another subview.
  func fill(with view: UIView, below sibling: UIView) { insertSubview(filling(view), belowSubview: sibling) }

  private func filling(_ view: UIView) -> UIView {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
